"""Harzdame: from corner to corner along rows and columns."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.compass import STRAIGHT, Compass, facing
from damarium.rules.endings import Ends, Repetition
from damarium.rules.geometry import AllSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import CrowningSquares, InCapture, Promotion
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.harzdame.diagrams import DIAGRAMS

_PAGES = "mindsports.nl, Harzdame; igGameCenter, its English page"

_START = (
    "..bbbbbb",
    "...bbbbb",
    "w...bbbb",
    "ww...bbb",
    "www...bb",
    "wwww...b",
    "wwwww...",
    "wwwwww..",
)

HARZDAME = Sheet(
    id="harzdame",
    names=Text(de="Harzdame", en="Harzdame"),
    about=Text(
        de="Von Ecke zu Ecke: Steine ziehen nach oben oder nach rechts und schlagen in alle vier "
        "geraden Richtungen.",
        en="From corner to corner: men move up or to the right and capture in all four straight "
        "directions.",
    ),
    cite=f"{_PAGES}; GlukKazan/Dagaz, harzdame",
    board=AllSquares(8, 8, chequered=True),
    setup=Diagram("".join(_START)),
    numbering=Letters(),
    men=Men(
        move=facing(Compass.N, Compass.E),
        capture=STRAIGHT,
        cite=_PAGES,
        disputed="igGameCenter's German page lets men capture up and to the right only; its "
        "English one, mindsports.nl and GlukKazan/Dagaz have all four directions.",
    ),
    kings=Kings(
        move=STRAIGHT, capture=STRAIGHT, range=Range.FLYING, landing=Landing.ANY, cite=_PAGES
    ),
    captures=Captures(prefer=(MOST_PIECES,), removal=Removal.END_OF_MOVE, cite=_PAGES),
    promotion=Promotion(
        on=CrowningSquares(
            white=("c8", "d8", "e8", "f8", "g8", "h8", "h7", "h6", "h5", "h4", "h3"),
            black=("a6", "a5", "a4", "a3", "a2", "a1", "b1", "c1", "d1", "e1", "f1"),
        ),
        in_capture=InCapture.GOES_ON_AS_MAN,
        cite=_PAGES,
    ),
    ends=Ends(cite=_PAGES),
    draws=(
        Repetition(
            3,
            cite="GlukKazan/Dagaz, harzdame",
            disputed="A repetition draws; that it takes a third time is our choice.",
        ),
    ),
    perft=(12, 144, 1848, 22744, 288612),
    examples=DIAGRAMS,
)

"""Hexdame: International draughts on a board of hexagons."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.compass import AHEAD, EVERY_WAY
from damarium.rules.endings import Ends, Repetition
from damarium.rules.geometry import Hexagon
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import CrowningSquares, InCapture, Promotion
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.hexdame.diagrams import DIAGRAMS

_FREELING = "Freeling, Hexdame, with van Zon's program for Zillions of Games"

# half row by half row of cells, from the far corner i9 to the near one, a1
_START = (
    "b",
    "bb",
    "bbb",
    "bbbb",
    ".bbb.",
    ".bb.",
    "..b..",
    "....",
    ".....",
    "....",
    "..w..",
    ".ww.",
    ".www.",
    "wwww",
    "www",
    "ww",
    "w",
)

HEXDAME = Sheet(
    id="hexdame",
    names=Text(de="Hexdame", en="Hexdame"),
    about=Text(
        de="Internationale Dame auf Sechsecken: Steine schlagen in alle sechs Richtungen.",
        en="International draughts on hexagons: men capture in all six directions.",
    ),
    cite=f"{_FREELING}; Wikipedia, Hexdame; mindsports.nl",
    board=Hexagon(5),
    setup=Diagram("".join(_START)),
    numbering=Letters(),
    men=Men(move=AHEAD, capture=EVERY_WAY, cite=_FREELING),
    kings=Kings(
        move=EVERY_WAY,
        capture=EVERY_WAY,
        range=Range.FLYING,
        landing=Landing.ANY,
        cite=_FREELING,
    ),
    captures=Captures(prefer=(MOST_PIECES,), removal=Removal.END_OF_MOVE, cite=_FREELING),
    promotion=Promotion(
        on=CrowningSquares(
            white=("e9", "f9", "g9", "h9", "i9", "i8", "i7", "i6", "i5"),
            black=("a5", "a4", "a3", "a2", "a1", "b1", "c1", "d1", "e1"),
        ),
        in_capture=InCapture.GOES_ON_AS_MAN,
        cite=_FREELING,
    ),
    ends=Ends(cite=_FREELING),
    draws=(Repetition(3, cite=_FREELING),),
    perft=(15, 211, 3337, 51589, 848774),
    examples=DIAGRAMS,
)

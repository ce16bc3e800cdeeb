"""Dameo: lines of men move as one, and all pieces capture along rows and columns."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.compass import AHEAD, EVERY_WAY, STRAIGHT
from damarium.rules.endings import Ends, Repetition
from damarium.rules.geometry import AllSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.dameo.diagrams import DIAGRAMS

_FREELING = "Freeling, Dameo, 2000"
_BRAINKING = "BrainKing, rules of Dameo"

_START = (
    "bbbbbbbb",
    ".bbbbbb.",
    "..bbbb..",
    "........",
    "........",
    "..wwww..",
    ".wwwwww.",
    "wwwwwwww",
)

DAMEO = Sheet(
    id="dameo",
    names=Text(de="Dameo", en="Dameo"),
    about=Text(
        de="Eine Reihe von Steinen rückt als Ganzes vor; geschlagen wird nur gerade, dafür auch "
        "rückwärts.",
        en="A line of men advances as one; captures go straight only, but backward, too.",
    ),
    cite=f"{_FREELING}; {_BRAINKING}; Mind-Sports-Games/strategygames, tests of Dameo",
    board=AllSquares(8, 8, chequered=True),
    setup=Diagram("".join(_START)),
    numbering=Letters(),
    men=Men(move=AHEAD, capture=STRAIGHT, linear=True, cite=_FREELING),
    kings=Kings(
        move=EVERY_WAY,
        capture=STRAIGHT,
        range=Range.FLYING,
        landing=Landing.ANY,
        cite=_FREELING,
    ),
    captures=Captures(
        prefer=(MOST_PIECES,), removal=Removal.END_OF_MOVE, cite=f"{_FREELING}; {_BRAINKING}"
    ),
    promotion=Promotion(
        in_capture=InCapture.GOES_ON_AS_MAN,
        cite=_FREELING,
        disputed="GlukKazan/Dagaz crowns in passing, against its inventor.",
    ),
    ends=Ends(cite=_FREELING),
    draws=(
        Repetition(
            3,
            cite=_FREELING,
            disputed="Freeling names this and agreement only. PlayStrategy also draws after 25 "
            "moves by each side with kings only and no capture, and a king against a king soon; "
            "AbstractPlay after 50 plies without progress.",
        ),
    ),
    perft=(52, 2704, 135930, 6253934, 275931640),
    examples=DIAGRAMS,
)

"""Croda: men step ahead, diagonally too, and all pieces capture along rows and columns."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.compass import AHEAD, STRAIGHT
from damarium.rules.endings import Ends, Repetition
from damarium.rules.geometry import AllSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.croda.diagrams import DIAGRAMS

_DEDIC = "Dedić's game as jpneto's pages and Freeling's notes tell it"

CRODA = Sheet(
    id="croda",
    names=Text(de="Croda", en="Croda"),
    about=Text(
        de="Steine ziehen gerade und schräg vorwärts; geschlagen wird nur gerade, dafür auch "
        "rückwärts.",
        en="Men move straight and diagonally forward; captures go straight only, but backward, "
        "too.",
    ),
    cite=f"{_DEDIC}; yorktonthisweek.com on Croda; bonaludo.com",
    board=AllSquares(8, 8, chequered=True),
    setup=Rows(3),
    numbering=Letters(),
    men=Men(
        move=AHEAD,
        capture=STRAIGHT,
        cite=_DEDIC,
        disputed="setupgroup.com also lets men move sideways, against its own first sentence.",
    ),
    kings=Kings(
        move=STRAIGHT, capture=STRAIGHT, range=Range.FLYING, landing=Landing.ANY, cite=_DEDIC
    ),
    captures=Captures(prefer=(MOST_PIECES,), removal=Removal.END_OF_MOVE, cite=_DEDIC),
    promotion=Promotion(in_capture=InCapture.GOES_ON_AS_MAN, cite=_DEDIC),
    ends=Ends(cite=_DEDIC),
    draws=(Repetition(3, cite=_DEDIC),),
    perft=(22, 484, 10494, 194440, 3624616),
    examples=DIAGRAMS,
)

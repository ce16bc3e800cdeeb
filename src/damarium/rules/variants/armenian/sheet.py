"""Armenian draughts, tama: men move sideways and diagonally ahead, but capture straight."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.compass import AHEAD_AND_ASIDE, EVERY_WAY, NOT_BACK, STRAIGHT
from damarium.rules.endings import HOUSE_DRAWS, Ends
from damarium.rules.geometry import AllSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.armenian.diagrams import DIAGRAMS

_PAGE = "draughts.github.io, Armenian draughts"
_LUDII = "Wikipedia as Ludii's Tama tells it"

_START = (
    "........",
    "bbbbbbbb",
    "bbbbbbbb",
    "........",
    "........",
    "wwwwwwww",
    "wwwwwwww",
    "........",
)

ARMENIAN = Sheet(
    id="armenian",
    names=Text(de="Armenische Dame", en="Armenian draughts"),
    about=Text(
        de="Wie die Türkische Dame, doch ziehen Steine auch schräg vorwärts und Damen in alle "
        "Richtungen.",
        en="Like Turkish draughts, but men also move diagonally forward and kings in every "
        "direction.",
    ),
    aliases=("Tama", "armenische dame", "Armenian checkers", "armenian draughts"),
    cite=f"{_PAGE}; {_LUDII}; GlukKazan/Dagaz, armenian-tama",
    board=AllSquares(8, 8),
    setup=Diagram("".join(_START)),
    numbering=Letters(),
    men=Men(move=NOT_BACK, capture=AHEAD_AND_ASIDE, cite=_PAGE),
    kings=Kings(
        move=EVERY_WAY,
        capture=STRAIGHT,
        range=Range.FLYING,
        landing=Landing.ANY,
        cite=f"{_PAGE}; {_LUDII}",
        disputed="Schmidt saw kings of one step in 1934, and a game won by taking everything only.",
    ),
    captures=Captures(
        prefer=(MOST_PIECES,),
        removal=Removal.AT_ONCE,
        turn_back=False,
        cite=f"{_PAGE}; {_LUDII}: no turn of 180 degrees",
        disputed_removal="GlukKazan/Dagaz leaves pieces standing until the move ends.",
    ),
    promotion=Promotion(in_capture=InCapture.GOES_ON_AS_KING, cite=_PAGE),
    ends=Ends(cite=_PAGE),
    draws=HOUSE_DRAWS,
    perft=(22, 484, 12174, 268670, 6280482),
    examples=DIAGRAMS,
)

"""Hawaiian checkers, konane: the board is full, and every move captures."""

from damarium.rules.captures import Captures, Removal
from damarium.rules.color import BLACK
from damarium.rules.compass import NOWHERE, STRAIGHT
from damarium.rules.endings import Ends
from damarium.rules.geometry import AllSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Men
from damarium.rules.promotion import Promotion, PromotionSquares
from damarium.rules.setup import Diagram, OpeningRemoval
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.hawaiian.diagrams import DIAGRAMS

_PAGE = "BrainKing, rules of Hawaiian Checkers"
_GENERAL = "BrainKing, general rules of draughts and table of games"

HAWAIIAN = Sheet(
    id="hawaiian",
    names=Text(de="Hawaiianische Dame", en="Hawaiian checkers"),
    about=Text(
        de="Kōnane: Das Brett ist voll, und jeder Zug schlägt geradeaus; wer nicht mehr schlagen "
        "kann, verliert.",
        en="Konane: the board is full and every move captures in a straight line; who cannot "
        "capture any more loses.",
    ),
    aliases=("konane", "Kōnane", "hawaiianische dame", "hawaiian checkers"),
    cite=f"{_PAGE}; yagu0/vchess, Konane",
    board=AllSquares(8, 8, chequered=True),
    setup=Diagram(4 * ("bwbwbwbw" + "wbwbwbwb")),
    numbering=Letters(),
    first=BLACK,
    opening=OpeningRemoval(
        ("a8", "d5", "e4", "h1"),
        cite=_PAGE,
        disputed="Elsewhere any of the four squares in the middle, or any square of the edge.",
    ),
    men=Men(move=NOWHERE, capture=STRAIGHT, cite=_PAGE),
    captures=Captures(
        prefer=(),
        removal=Removal.AT_ONCE,
        may_stop=True,
        straight_on=True,
        cite=f"{_PAGE}; {_GENERAL}",
    ),
    promotion=Promotion(on=PromotionSquares.NEVER, cite=_PAGE),
    ends=Ends(cite=_PAGE),
    perft=(4, 12, 28, 172, 892, 7124, 52044, 508088),
    examples=DIAGRAMS,
)

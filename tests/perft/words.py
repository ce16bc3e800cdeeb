"""Games without a folder of their own yet, so that every word of the vocabulary has its numbers.

Each is the rules alone, with a plain board and no names; the rows lie in `unhoused/`.
"""

from damarium.rules import BLACK, Sheet
from damarium.rules.captures import (
    BY_KING,
    KINGS_EARLIEST,
    MOST_KINGS,
    MOST_PIECES,
    Captures,
    Removal,
)
from damarium.rules.compass import DIAGONAL
from damarium.rules.geometry import DarkSquares
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.text import Text

_BOTH_WAYS = Men(capture=DIAGONAL)
_FLYING = Kings(range=Range.FLYING)
_LANDS_BEHIND = Kings(range=Range.FLYING, landing=Landing.NEXT)
_MAJORITY = Captures(prefer=(MOST_PIECES,))
_AT_ONCE = Captures(removal=Removal.AT_ONCE)
_PASSES = Promotion(in_capture=InCapture.GOES_ON_AS_MAN)


def _rules(
    board: DarkSquares,
    *,
    rows: int = 3,
    men: Men = Men(),
    kings: Kings = _FLYING,
    captures: Captures = Captures(),
    promotion: Promotion = Promotion(),
) -> Sheet:
    return Sheet(
        id="words",
        names=Text(en="words"),
        board=board,
        setup=Rows(rows),
        first=BLACK,
        men=men,
        kings=kings,
        captures=captures,
        promotion=promotion,
    )


_EIGHT, _TEN, _TWELVE = DarkSquares(8, 8), DarkSquares(10, 10), DarkSquares(12, 12)

WORDS = {
    "international": _rules(_TEN, rows=4, men=_BOTH_WAYS, captures=_MAJORITY, promotion=_PASSES),
    "canadian": _rules(_TWELVE, rows=5, men=_BOTH_WAYS, captures=_MAJORITY, promotion=_PASSES),
    "brazilian": _rules(_EIGHT, men=_BOTH_WAYS, captures=_MAJORITY, promotion=_PASSES),
    "pool": _rules(_EIGHT, men=_BOTH_WAYS, promotion=_PASSES),
    "russian": _rules(
        _EIGHT, men=_BOTH_WAYS, promotion=Promotion(in_capture=InCapture.GOES_ON_AS_KING)
    ),
    "czech": _rules(_EIGHT, captures=Captures(prefer=(BY_KING,))),
    "italian": _rules(
        DarkSquares(8, 8, mirrored=True),
        men=Men(may_take_kings=False),
        kings=Kings(),
        captures=Captures(prefer=(MOST_PIECES, BY_KING, MOST_KINGS, KINGS_EARLIEST)),
    ),
    "german_a": _rules(_EIGHT, kings=_LANDS_BEHIND, captures=_AT_ONCE),
    "german_b": _rules(_EIGHT),
    "german_c": _rules(_EIGHT, men=_BOTH_WAYS, promotion=_PASSES),
    "thai": _rules(_EIGHT, rows=2, kings=_LANDS_BEHIND, captures=_AT_ONCE),
}

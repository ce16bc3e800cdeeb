"""Games without a folder of their own yet, so that mixes of words have published numbers, too.

Each is the rules alone, with a plain board and no names; the rows lie in `unhoused/`.
"""

from damarium.rules import BLACK, Sheet
from damarium.rules.captures import Captures, Removal
from damarium.rules.geometry import DarkSquares
from damarium.rules.pieces import Kings, Landing, Range
from damarium.rules.setup import Rows
from damarium.rules.text import Text

WORDS = {
    "thai": Sheet(
        id="words",
        names=Text(en="words"),
        board=DarkSquares(8, 8),
        setup=Rows(2),
        first=BLACK,
        kings=Kings(range=Range.FLYING, landing=Landing.NEXT),
        captures=Captures(removal=Removal.AT_ONCE),
    ),
}

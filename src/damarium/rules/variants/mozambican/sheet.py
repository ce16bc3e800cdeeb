"""Mozambican draughts: a captured king counts two men, and the most must be taken."""

from damarium.rules.captures import MOST_VALUE, Captures, Removal, Worth
from damarium.rules.color import WHITE
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.endings import HOUSE_DRAWS, Counter, Ends
from damarium.rules.geometry import DarkSquares
from damarium.rules.material import LONE_KING, Force, Material, exactly
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.mozambican.diagrams import DIAGRAMS
from damarium.rules.variants.mozambican.draws import DRAW_DIAGRAMS

_WINTHER = "Winther, Mozambican checkers (mlwi.magix.net)"

MOZAMBICAN = Sheet(
    id="mozambican",
    names=Text(de="Mosambikanische Dame", en="Mozambican draughts"),
    about=Text(
        de="Auch Steine schlagen rückwärts, Damen fliegen, und was du schlägst, muss am meisten "
        "zählen: ein Stein eins, eine Dame zwei.",
        en="Men capture backward, too, kings fly, and what you take must count the most: a man "
        "one, a king two.",
    ),
    aliases=("mozambican draughts", "Mozambican checkers", "mosambikanische dame"),
    cite=f"{_WINTHER}; who begins and how squares are named has no source: White does, and the "
    "numbers are those of Portugal, where the board lies the same way",
    board=DarkSquares(8, 8, mirrored=True),
    setup=Rows(3),
    first=WHITE,
    numbering=Numbers(Corner.LOWER_RIGHT),
    men=Men(move=FORWARD, capture=DIAGONAL, may_take_kings=True, cite=_WINTHER),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=_WINTHER),
    captures=Captures(
        compulsory=True,
        prefer=(MOST_VALUE,),
        worth=Worth(man=1, king=2),
        removal=Removal.END_OF_MOVE,
        cite=f"{_WINTHER}: two kings before three men, a king and two men are equal",
        disputed_removal="That pieces stay until the move ends has no source; it is the custom of "
        "such games.",
    ),
    promotion=Promotion(in_capture=InCapture.GOES_ON_AS_MAN, cite=_WINTHER),
    ends=Ends(cite=_WINTHER),
    draws=(
        *HOUSE_DRAWS,
        Counter(
            "thirteen",
            plies=26,
            when=Material(Force(kings=exactly(3), men=exactly(0)), LONE_KING),
            cite="Wikipedia, as remembered: 13 moves with three kings against one",
            disputed="A weak source.",
        ),
    ),
    perft=(7, 49, 302, 1469, 7473, 37628, 187302, 907830),
    examples=(*DIAGRAMS, *DRAW_DIAGRAMS),
)

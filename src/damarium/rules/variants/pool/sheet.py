"""American pool checkers: flying kings and a free choice; Black begins."""

from damarium.rules.captures import Captures, Removal
from damarium.rules.color import BLACK
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.endings import Counter, Ends, Repetition
from damarium.rules.geometry import DarkSquares
from damarium.rules.material import LONE_KING, Force, Material, exactly
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_readings import forty
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.pool.diagrams import DIAGRAMS
from damarium.rules.variants.pool.draws import DRAW_DIAGRAMS, FORTY_DIAGRAMS

_TEXT = "rules of play after Ramsey and Kaplan; tkabber-draughts, pool text"
_THREEFOLD = Repetition(3, cite="APCA rules, 26, as cited by rhalbersma/dctl")

POOL = Sheet(
    id="pool",
    names=Text(de="American Pool Checkers", en="American pool checkers"),
    about=Text(
        de="Fliegende Damen, Steine schlagen in beide Richtungen, freie Wahl; Schwarz beginnt.",
        en="Flying kings, men capture both ways, a free choice; Black begins.",
    ),
    aliases=(
        "american pool",
        "american pool checkers",
        "pool checkers",
        "Spanish pool checkers",
    ),
    cite="APCA tournament rules (7: Black begins; unified Pool and Zimbabwe: White); "
    "rhalbersma/dctl",
    board=DarkSquares(8, 8),
    setup=Rows(3),
    first=BLACK,
    numbering=Numbers(Corner.UPPER_LEFT),
    pdn=23,
    men=Men(move=FORWARD, capture=DIAGONAL, may_take_kings=True, cite=f"{_TEXT}, 4"),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=_TEXT),
    captures=Captures(
        compulsory=True,
        prefer=(),
        removal=Removal.END_OF_MOVE,
        cite=f"{_TEXT}; Wikipedia, American pool checkers",
    ),
    promotion=Promotion(
        in_capture=InCapture.GOES_ON_AS_MAN,
        cite="APCA rules, 16, 22, 23; tkabber-draughts, pool text, 5",
        disputed="One program's tests (czsoftcode/checkers) crown the man and end its move.",
    ),
    ends=Ends(cite=_TEXT),
    draws=(
        _THREEFOLD,
        Counter(
            "thirteen",
            plies=26,
            when=Material(Force(kings=exactly(3), men=exactly(0)), LONE_KING),
            cite="APCA rules, as told by Wikipedia and torofun: 13 moves",
            disputed="The 14th move may still be the capture; rhalbersma/dctl cites 15 moves.",
        ),
    ),
    readings={"forty": forty(_THREEFOLD, FORTY_DIAGRAMS)},
    perft=(7, 49, 302, 1469, 7482, 37986, 190146, 929896),
    examples=(*DIAGRAMS, *DRAW_DIAGRAMS),
)

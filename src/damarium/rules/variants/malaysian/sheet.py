"""Malaysian draughts, dam haji: 144 squares, men only forward, and the most must be taken."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import FORWARD
from damarium.rules.endings import HOUSE_DRAWS, Ends, Repetition
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.malaysian.diagrams import DIAGRAMS
from damarium.rules.variants.malaysian.readings import FREE_DIAGRAMS, MAIN_DAM_DIAGRAMS

_WIKIPEDIA = "Wikipedia, Malaysian/Singaporean checkers, as a copy keeps it"
_PAGES = f"{_WIKIPEDIA}; setupgroup.com; draughts.github.io"
_GAMEDAMA = "gamedama.com, dam haji"
_WILKINSON = "Wilkinson 1915, main dam, as Ludii tells it"

MALAYSIAN = Sheet(
    id="malaysian",
    names=Text(de="Malaysische Dame", en="Malaysian draughts"),
    about=Text(
        de="144 Felder und dreißig Steine auf jeder Seite; Steine gehen und schlagen nur vorwärts, "
        "Damen fliegen, und das Meiste muss genommen werden.",
        en="144 squares and thirty men a side; men move and capture only forward, kings fly, and "
        "the most must be taken.",
    ),
    aliases=(
        *("Dam haji", "dam", "malaysian draughts", "Malaysian checkers", "malaysische dame"),
        *("singaporean", "Singaporean draughts", "singaporean checkers", "Singapur-Dame"),
    ),
    cite=f"{_PAGES}. Who begins is agreed on or drawn by lot there; here White does",
    board=DarkSquares(12, 12),
    setup=Rows(5),
    first=WHITE,
    numbering=Numbers(Corner.UPPER_LEFT),
    men=Men(move=FORWARD, capture=FORWARD, may_take_kings=True, cite=_WIKIPEDIA),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=_WIKIPEDIA),
    captures=Captures(
        compulsory=True,
        prefer=(MOST_PIECES,),
        removal=Removal.END_OF_MOVE,
        cite=_PAGES,
        disputed="At the board nobody is held to capture: the piece that could have is taken off "
        f"instead. {_GAMEDAMA} does not ask for the longest capture: reading `free`.",
    ),
    promotion=Promotion(
        in_capture=InCapture.STOPS,
        cite="Damarium, after the Spanish family: the sources are silent",
        disputed="No source says what a man does that is crowned in a capture.",
    ),
    ends=Ends(cite=_WIKIPEDIA),
    draws=(
        Repetition(3, cite=f"{_WIKIPEDIA}: repetition, the third time being ours"),
        *HOUSE_DRAWS[1:],
    ),
    readings={
        "free": Reading(
            names=Text(de="mit freier Wahl beim Schlagen", en="with a free choice of captures"),
            cite=_GAMEDAMA,
            captures=Captures(
                compulsory=True, prefer=(), removal=Removal.END_OF_MOVE, cite=_GAMEDAMA
            ),
            examples=FREE_DIAGRAMS,
        ),
        "main-dam": Reading(
            names=Text(de="Main Dam, 1915", en="main dam, 1915"),
            cite=_WILKINSON,
            board=DarkSquares(8, 8),
            setup=Rows(3),
            captures=Captures(compulsory=True, prefer=(), removal=Removal.AT_ONCE, cite=_WILKINSON),
            examples=MAIN_DAM_DIAGRAMS,
        ),
    },
    perft=(11, 121, 1222, 10053, 78629, 575837),
    examples=DIAGRAMS,
)

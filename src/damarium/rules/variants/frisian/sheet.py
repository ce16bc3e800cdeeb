"""Frisian draughts: captures along rows and columns too, and a king counts almost two men."""

from damarium.rules.captures import BY_KING, MOST_VALUE, Captures, Removal, Worth
from damarium.rules.color import WHITE
from damarium.rules.compass import DIAGONAL, EVERY_WAY, FORWARD
from damarium.rules.endings import Counter, Ends, Pending, Repetition, Standoff
from damarium.rules.geometry import DarkSquares
from damarium.rules.material import LONE_KING, Force, Material, exactly
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.frisian.diagrams import DIAGRAMS
from damarium.rules.variants.frisian.draws import DRAW_DIAGRAMS

_RULES = "official rules of Frisian draughts, 2011"

FRISIAN = Sheet(
    id="frisian",
    names=Text(de="Friesische Dame", en="Frisian draughts"),
    about=Text(
        de="Schlagen kann man auch gerade, entlang von Reihen und Linien; eine Dame zählt dabei "
        "fast so viel wie zwei Steine.",
        en="Captures go straight, too, along ranks and files, and a king among them counts almost "
        "as much as two men.",
    ),
    aliases=("frisian draughts", "friesische dame", "Fries dammen", "Frysk dammen"),
    cite=f"{_RULES}, 27 articles; rhalbersma/dctl; RoepStoep/lidraughts",
    board=DarkSquares(10, 10, straight=True),
    setup=Rows(4),
    first=WHITE,
    numbering=Numbers(Corner.UPPER_LEFT),
    pdn=40,
    men=Men(move=FORWARD, capture=EVERY_WAY, may_take_kings=True, cite=f"{_RULES}, 7"),
    kings=Kings(
        move=DIAGONAL,
        capture=EVERY_WAY,
        range=Range.FLYING,
        landing=Landing.ANY,
        run_limit=3,
        cite=f"{_RULES}, 9 and following",
        disputed="mindsports.nl lets a king move along straight lines as well. How the count of "
        "the three moves begins anew when a side's last man is taken is told by lidraughts only.",
    ),
    captures=Captures(
        compulsory=True,
        prefer=(MOST_VALUE, BY_KING),
        worth=Worth(man=100, king=199),
        removal=Removal.END_OF_MOVE,
        cite=f"{_RULES}: a king is more than one man and less than two, and any number of kings "
        "less than twice as many men; numbers as lidraughts has them",
        disputed="Winther (mlwi.magix.net) takes the most pieces, then looks for kings.",
    ),
    promotion=Promotion(in_capture=InCapture.GOES_ON_AS_MAN, cite=f"{_RULES}, 8"),
    ends=Ends(cite=_RULES),
    draws=(
        Repetition(
            3,
            cite="Damarium, so that a game ends",
            disputed="No source tells of a rule of repetition; lidraughts leaves it out.",
        ),
        Counter(
            "two-kings",
            plies=14,
            when=Material(Force(kings=exactly(2), men=exactly(0)), LONE_KING),
            cite=f"{_RULES}: 7 moves by each side",
        ),
        Standoff(
            "one-king",
            when=Material(LONE_KING, LONE_KING),
            unless=Pending.FORCED_CAPTURE,
            cite=f"{_RULES}: drawn unless a king can be taken at once or must be with the next "
            "move",
            disputed="lidraughts and pydraughts give both sides two more moves instead.",
        ),
    ),
    perft=(9, 81, 658, 3874, 21265, 102431, 540126),
    examples=(*DIAGRAMS, *DRAW_DIAGRAMS),
)

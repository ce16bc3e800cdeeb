"""Portuguese draughts: most pieces, then most kings, and twelve moves for three kings."""

from dataclasses import replace

from damarium.rules.captures import MOST_KINGS, MOST_PIECES, Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import FORWARD
from damarium.rules.endings import Counter, Counting, Ends, Event, Repetition
from damarium.rules.geometry import DarkSquares
from damarium.rules.material import LONE_KING, Force, Material, at_least, at_most, exactly
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.region import Region
from damarium.rules.setup import Rows
from damarium.rules.shared_readings import forty
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.portuguese.diagrams import DIAGRAMS
from damarium.rules.variants.portuguese.draws import FORTY_DIAGRAMS, OLDER_DIAGRAMS

_OLDER = "FPD, earlier rules of the classical game, 14 b"

_THIRD = Repetition(
    3,
    cite="FPD 5.3",
    disputed="Earlier rules leave it to the opponent to claim it: reading `older`.",
)

_THREE_KINGS = Force(kings=exactly(3), men=exactly(0))

_FORCADA = Counter(
    "forcada",
    plies=12,
    when=Material(_THREE_KINGS, LONE_KING),
    starts=Material(replace(_THREE_KINGS, on=Region.LONG_DIAGONAL), LONE_KING),
    counts=Counting.STRONGER,
    replaces="twenty",
    cite="FPD 3.8.a and 3.8.b.4",
    disputed="That leaving the river does not start the count again is how a "
    "Brazilian-Portuguese program project reads it; the text is silent. One server plays "
    "the Russian draw rules here.",
)

_FEW_WITH_A_KING = Force(kings=at_least(1), pieces=at_most(4))

_TWENTY = Counter(
    "twenty",
    plies=40,
    resets=(Event.CAPTURE, Event.MAN_MOVE),
    when=Material(_FEW_WITH_A_KING, _FEW_WITH_A_KING),
    cite="FPD 3.8.b",
)

PORTUGUESE = Sheet(
    id="portuguese",
    names=Text(de="Portugiesische Dame", en="Portuguese draughts"),
    about=Text(
        de="Fliegende Damen und Steine nur vorwärts; drei Damen müssen eine in zwölf Zügen fangen.",
        en="Flying kings, men only forward; three kings have twelve moves to catch one.",
    ),
    aliases=(
        *("Damas clássicas", "damas classicas", "Damas portuguesas"),
        *("portugiesische dame", "portuguese draughts", "Portuguese checkers"),
    ),
    cite="FPD, rules of the classical game, 2013 and in force from April 2026",
    board=DarkSquares(8, 8, mirrored=True),
    setup=Rows(3),
    first=WHITE,
    numbering=Numbers(Corner.LOWER_RIGHT),
    pdn=28,
    men=Men(
        move=FORWARD,
        capture=FORWARD,
        may_take_kings=True,
        cite="FPD; BrainKing",
    ),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite="FPD; BrainKing"),
    captures=Captures(
        compulsory=True,
        prefer=(MOST_PIECES, MOST_KINGS),
        removal=Removal.END_OF_MOVE,
        cite="FPD 3.7.a, 3.7.b, 3.7.e",
        disputed_removal="BrainKing says of all its games that pieces leave at once.",
    ),
    promotion=Promotion(in_capture=InCapture.STOPS, cite="FPD 3.1.e"),
    ends=Ends(cite="FPD"),
    draws=(_THIRD, _FORCADA, _TWENTY),
    readings={
        "older": Reading(
            names=Text(de="Wiederholung auf Verlangen", en="repetition on claim"),
            cite=_OLDER,
            draws=(Repetition(3, claimed=True, cite=_OLDER), _FORCADA, _TWENTY),
            examples=OLDER_DIAGRAMS,
        ),
        "forty": forty(_THIRD, FORTY_DIAGRAMS),
    },
    perft=(7, 49, 302, 1469, 7361, 36473, 177532, 828783),
    examples=DIAGRAMS,
)

"""Italian draughts: short kings that no man may take, and four steps of precedence."""

from damarium.rules.captures import (
    BY_KING,
    KINGS_EARLIEST,
    MOST_KINGS,
    MOST_PIECES,
    Captures,
    Removal,
)
from damarium.rules.color import WHITE
from damarium.rules.compass import FORWARD
from damarium.rules.endings import Ends, Event, Repetition, quiet
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_readings import forty
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.italian.diagrams import DIAGRAMS
from damarium.rules.variants.italian.draws import FORTY_DIAGRAMS, FOURTH_DIAGRAMS

_THIRD = Repetition(
    3,
    cite="FID, short rules",
    disputed="9.3 b1 of the technical rules, as rhalbersma/dctl cites it, asks for the fourth "
    "time: reading `fourth`. Whether it must be claimed is not said there.",
)
_QUIET = quiet(
    plies=80,
    resets=(Event.CAPTURE, Event.MAN_MOVE),
    claimed=True,
    cite="FID 10.4: counted at a player's request",
)

ITALIAN = Sheet(
    id="italian",
    names=Text(de="Italienische Dame", en="Italian draughts"),
    about=Text(
        de="Kurze Könige, vor Steinen sicher; beim Schlagen zählen Menge, König und Reihenfolge.",
        en="Short kings, safe from men; captures are ranked by number, kings and order.",
    ),
    aliases=(
        *("Dama italiana", "italienische dame"),
        *("italian draughts", "Italian checkers"),
    ),
    cite="FID, Regolamento Tecnico 2008, Capo I; articles are of this text",
    # 2.3 and 2.4: a dark square at each player's lower right, 1 at the upper left
    board=DarkSquares(8, 8, mirrored=True),
    setup=Rows(3),
    first=WHITE,
    numbering=Numbers(Corner.UPPER_LEFT),
    pdn=22,
    men=Men(move=FORWARD, capture=FORWARD, may_take_kings=False, cite="FID 5.3, 5.6, 5.7"),
    kings=Kings(range=Range.SHORT, cite="FID 4.7, 5.3, 5.8, 5.9"),
    captures=Captures(
        compulsory=True,
        prefer=(MOST_PIECES, BY_KING, MOST_KINGS, KINGS_EARLIEST),
        removal=Removal.END_OF_MOVE,
        cite="FID 3.5, 6.6-6.10",
        disputed="Short pages compare the first king only; Alioto's position has the whole order "
        "compared. BrainKing's table leaves precedence blank and calls the rules of quality more "
        "intricate.",
    ),
    promotion=Promotion(
        in_capture=InCapture.STOPS,
        cite="FID, short rules; czsoftcode/checkers",
    ),
    ends=Ends(cite="FID, short rules, 10: taken or shut in"),
    draws=(_THIRD, _QUIET),
    readings={
        "fourth": Reading(
            names=Text(de="vierte Wiederholung", en="fourth repetition"),
            cite="FID 9.3 b1, as rhalbersma/dctl cites it",
            draws=(Repetition(4, cite="FID 9.3 b1, as rhalbersma/dctl cites it"), _QUIET),
            examples=FOURTH_DIAGRAMS,
        ),
        "forty": forty(_THIRD, FORTY_DIAGRAMS),
    },
    perft=(7, 49, 302, 1469, 7361, 36473, 177532, 828783),
    examples=DIAGRAMS,
)

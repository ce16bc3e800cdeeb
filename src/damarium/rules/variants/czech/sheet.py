"""Czech draughts: a king that can capture goes before every man."""

from damarium.rules.captures import BY_KING, Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import FORWARD
from damarium.rules.endings import Ends, Event, Repetition, quiet
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_readings import forty
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.czech.diagrams import BRAINKING_DIAGRAMS, DIAGRAMS
from damarium.rules.variants.czech.draws import FORTY_DIAGRAMS

_CFD = "ČFD, rules of the game"
_BRAINKING = "BrainKing, general rules of draughts"

_THIRD = Repetition(3, claimed=True, cite=_CFD)

CZECH = Sheet(
    id="czech",
    names=Text(de="Tschechische Dame", en="Czech draughts"),
    about=Text(
        de="Fliegende Damen, Steine nur vorwärts, und beim Schlagen geht die Dame vor.",
        en="Flying kings, men only forward, and when capturing a king goes first.",
    ),
    aliases=(
        *("Česká dáma", "ceska dama", "tschechische dame", "czech draughts", "Czech checkers"),
        *("slovak", "Slowakische Dame", "Slovak draughts"),
    ),
    cite="ČFD, rules on damweb.cz; articles as rhalbersma/dctl cites them; that Slovak draughts, "
    "whose name leads here, has the same rules is unconfirmed",
    board=DarkSquares(8, 8),
    setup=Rows(3),
    first=WHITE,
    numbering=Letters(),
    pdn=29,
    men=Men(move=FORWARD, capture=FORWARD, may_take_kings=True, cite="ČFD 4.1"),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite="ČFD 3.9"),
    captures=Captures(
        compulsory=True,
        prefer=(BY_KING,),
        removal=Removal.END_OF_MOVE,
        cite="ČFD 4.14; the federation's rules as Wikipedia tells them",
        disputed="One page of rules reads as if several pieces must be taken where that can be; "
        "another knows no precedence of the king. Federation and BrainKing agree on both.",
        disputed_removal="BrainKing takes pieces away at once: reading `brainking`.",
    ),
    promotion=Promotion(in_capture=InCapture.STOPS, cite=f"{_CFD}; BrainKing"),
    ends=Ends(cite=_CFD),
    draws=(
        _THIRD,
        quiet(plies=30, resets=(Event.CAPTURE, Event.MAN_MOVE), cite=_CFD),
    ),
    readings={
        "brainking": Reading(
            names=Text(de="nach BrainKing", en="after BrainKing"),
            cite=_BRAINKING,
            captures=Captures(
                compulsory=True,
                prefer=(BY_KING,),
                removal=Removal.AT_ONCE,
                cite=_BRAINKING,
                disputed_removal="The federation leaves pieces standing until the move ends.",
            ),
            perft=(7, 49, 302, 1469, 7361, 36768),
            examples=BRAINKING_DIAGRAMS,
        ),
        "forty": forty(_THIRD, FORTY_DIAGRAMS),
    },
    perft=(7, 49, 302, 1469, 7361, 36768, 179740, 845931),
    examples=DIAGRAMS,
)

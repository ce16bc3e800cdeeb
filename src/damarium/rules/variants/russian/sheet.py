"""Russian draughts: flying kings, a free choice, and who is crowned in a capture flies on."""

from damarium.rules.captures import Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.endings import Ends, Repetition
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_draws import fmjd64_draws
from damarium.rules.shared_readings import forty
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.russian.diagrams import DIAGRAMS
from damarium.rules.variants.russian.draws import FORTY_DIAGRAMS
from damarium.rules.variants.russian.fmjd64 import FMJD64_DIAGRAMS

_CODE = "FMJD-64 rules; code of Russian draughts, 2004"

RUSSIAN = Sheet(
    id="russian",
    names=Text(de="Russische Dame", en="Russian draughts"),
    about=Text(
        de="Fliegende Damen und freie Wahl; wer im Schlag Dame wird, schlägt sofort als Dame "
        "weiter.",
        en="Flying kings and a free choice; a man crowned in a capture goes on at once as a king.",
    ),
    aliases=(
        "Shashki",
        "schaschki",
        "russian draughts",
        "Russian checkers",
        "russische dame",
    ),
    cite="FMJD-64 rules; code of Russian draughts, 2004 (Kodeks shashek); rhalbersma/dctl",
    board=DarkSquares(8, 8),
    setup=Rows(3),
    first=WHITE,
    numbering=Letters(),
    pdn=25,
    men=Men(move=FORWARD, capture=DIAGONAL, may_take_kings=True, cite=_CODE),
    kings=Kings(
        range=Range.FLYING,
        landing=Landing.ANY,
        cite="FMJD-64 rules, 4.6: where a capture can go on from a landing square, it must",
    ),
    captures=Captures(
        compulsory=True,
        prefer=(),
        removal=Removal.END_OF_MOVE,
        cite=_CODE,
        disputed_removal="BrainKing says of all its games that pieces leave at once.",
    ),
    promotion=Promotion(in_capture=InCapture.GOES_ON_AS_KING, cite=_CODE),
    ends=Ends(cite=_CODE),
    draws=fmjd64_draws(),
    readings={"forty": forty(Repetition(3, cite="FMJD-64 rules, 7.2.3"), FORTY_DIAGRAMS)},
    perft=(7, 49, 302, 1469, 7482, 37986, 190146, 929899),
    examples=(*DIAGRAMS, *FMJD64_DIAGRAMS),
)

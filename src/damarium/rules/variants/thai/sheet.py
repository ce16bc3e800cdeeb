"""Thai checkers, makhos: eight men a side, and kings that land right behind what they take."""

from damarium.rules.captures import Captures, Removal
from damarium.rules.color import BLACK, WHITE
from damarium.rules.compass import FORWARD
from damarium.rules.endings import HOUSE_DRAWS, Ends
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.thai.diagrams import BLACK_FIRST_DIAGRAMS, DIAGRAMS

_TABLE = "BrainKing, table of games"
_FANDOM = "checkers.fandom.com, Mak-hot"
_MINDSPORTS = "mindsports.nl, Thai draughts"

THAI = Sheet(
    id="thai",
    names=Text(de="Thai Dame", en="Thai checkers"),
    about=Text(
        de="Acht Steine auf zwei Reihen; die Dame fliegt und landet gleich hinter dem "
        "Geschlagenen.",
        en="Eight men on two rows; the king flies and lands right behind what it takes.",
    ),
    aliases=("thai dame", "Thailändische Dame", "thai checkers", "Thai draughts", "Makhos"),
    cite=f"{_TABLE}; {_MINDSPORTS}; {_FANDOM}; checkerschest.com, Thai checkers; BrainKing's own "
    "page could not be read. White begins there; Thai practice and PDN have Black begin, reading "
    "`black-first`",
    board=DarkSquares(8, 8),
    setup=Rows(2),
    numbering=Numbers(Corner.UPPER_LEFT),
    first=WHITE,
    men=Men(move=FORWARD, capture=FORWARD, cite=_MINDSPORTS),
    kings=Kings(range=Range.FLYING, landing=Landing.NEXT, cite=f"{_TABLE}; {_MINDSPORTS}"),
    captures=Captures(
        prefer=(),
        removal=Removal.AT_ONCE,
        cite=f"{_FANDOM}; eightygames; rhalbersma/dctl",
        disputed_removal="GlukKazan/Dagaz leaves pieces standing until the move ends.",
        disputed="BrainKing's general "
        "rules put a flying king first; its table does not mark that for this game, and no other "
        "source has it.",
    ),
    promotion=Promotion(in_capture=InCapture.STOPS, cite=_MINDSPORTS),
    ends=Ends(cite=_MINDSPORTS),
    draws=HOUSE_DRAWS,
    readings={
        "black-first": Reading(
            names=Text(de="Schwarz beginnt", en="Black begins"),
            cite="PDN game type 31; siam-pattaya-city.com; GlukKazan/Dagaz",
            first=BLACK,
            pdn=31,
            perft=(7, 49, 392, 3136, 26592, 218695),
            examples=BLACK_FIRST_DIAGRAMS,
        ),
    },
    perft=(7, 49, 392, 3136, 26592, 218695),
    examples=DIAGRAMS,
)

"""One Way Checkers: the men of both sides march up the board."""

from damarium.rules.captures import BY_KING, Captures, Removal
from damarium.rules.compass import Compass, both
from damarium.rules.endings import HOUSE_DRAWS, Ends
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import CrowningSquares, InCapture, Promotion
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.one_way.diagrams import BLACK_LEFT_DIAGRAMS, DIAGRAMS

_PAGE = "BrainKing, rules of One Way Checkers"
_GENERAL = "BrainKing, general rules of draughts and table of games"

_UPWARD = both(Compass.NE, Compass.NW)
_LAST_ROW = ("b8", "d8", "f8", "h8")

_LEFT, _RIGHT = "ww", "bb"
_START = "........" + 6 * (_LEFT + _RIGHT)

ONE_WAY = Sheet(
    id="one-way",
    names=Text(de="Ein-Weg-Dame", en="One Way Checkers"),
    about=Text(
        de="Beide Seiten stehen nebeneinander, und alle Steine laufen zur selben Reihe hinauf.",
        en="Both sides stand next to each other, and all men climb to the same row.",
    ),
    aliases=("ein-weg-dame", "Einwegdame", "one way checkers", "one-way checkers"),
    cite=f"{_PAGE} in four languages; who stands on the left is a picture there: White in "
    "piecepackr/ppdf, Black in PirnaschW/BoardGames, reading `black-left`",
    board=DarkSquares(8, 8),
    setup=Diagram(_START),
    numbering=Letters(),
    men=Men(move=_UPWARD, capture=_UPWARD, cite=_PAGE),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=_GENERAL),
    captures=Captures(
        prefer=(BY_KING,),
        removal=Removal.AT_ONCE,
        cite=_GENERAL,
        disputed_removal="The Czech federation, to whose game BrainKing refers, leaves pieces "
        "standing until the move ends.",
    ),
    promotion=Promotion(
        on=CrowningSquares(white=_LAST_ROW, black=_LAST_ROW),
        in_capture=InCapture.STOPS,
        cite=f"{_PAGE}; {_GENERAL}",
        disputed="That Black is crowned on the eighth row, too, is inferred: all men go one way.",
    ),
    ends=Ends(cite=_GENERAL),
    draws=HOUSE_DRAWS,
    readings={
        "black-left": Reading(
            names=Text(de="Schwarz links", en="Black on the left"),
            cite="PirnaschW/BoardGames, set-up of this game",
            setup=Diagram(_START.translate(str.maketrans("wb", "bw"))),
            perft=(1, 1, 4, 17, 46, 236, 995, 5200, 23882, 132662),
            examples=BLACK_LEFT_DIAGRAMS,
        ),
    },
    perft=(4, 9, 21, 63, 208, 743, 3051, 12442, 58692, 269325),
    examples=DIAGRAMS,
)

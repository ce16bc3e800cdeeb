"""Corner Checkers: from one corner of the board to the other, and crowned only there."""

from damarium.rules.captures import BY_KING, Captures, Removal
from damarium.rules.compass import FORWARD
from damarium.rules.endings import HOUSE_DRAWS, Ends
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import CrowningSquares, InCapture, Promotion
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.corner.diagrams import DIAGRAMS, END_DIAGRAMS

_PAGE = "BrainKing, rules of Corner Checkers"
_GENERAL = "BrainKing, general rules of draughts and table of games"

_START = (
    "bbb.",
    "bbb.",
    "bb.w",
    "bb.w",
    "b.ww",
    "b.ww",
    ".www",
    ".www",
)

CORNER = Sheet(
    id="corner",
    names=Text(de="Eckdame", en="Corner Checkers"),
    about=Text(
        de="Tschechische Dame von Ecke zu Ecke: Gekrönt wird nur auf den zwei Feldern dort.",
        en="Czech draughts from corner to corner: crowned only on the two squares there.",
    ),
    aliases=("eckdame", "corner checkers", "Corner draughts"),
    cite=f"{_PAGE}; the start position, a picture there, as PirnaschW/BoardGames and "
    "piecepackr/ppdf have copied it, each by itself and alike",
    board=DarkSquares(8, 8),
    setup=Diagram("".join(_START)),
    numbering=Letters(),
    men=Men(move=FORWARD, capture=FORWARD, cite=f"{_PAGE}: as in Czech draughts"),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=_GENERAL),
    captures=Captures(
        prefer=(BY_KING,),
        removal=Removal.AT_ONCE,
        cite=_GENERAL,
        disputed_removal="The Czech federation, to whose game BrainKing refers, leaves pieces "
        "standing until the move ends: reading `end`.",
    ),
    promotion=Promotion(
        on=CrowningSquares(white=("a7", "b8"), black=("g1", "h2")),
        in_capture=InCapture.STOPS,
        cite=f"{_PAGE}; {_GENERAL}",
        disputed="That a man on another square of the last row stays a man, and is stuck, follows "
        "from the page; no source spells it out.",
    ),
    ends=Ends(cite=_GENERAL),
    draws=HOUSE_DRAWS,
    readings={
        "end": Reading(
            names=Text(
                de="Geschlagenes bleibt bis zum Ende des Zuges", en="removal at the end of the move"
            ),
            cite="ČFD, rules of the game, to which BrainKing's page refers",
            captures=Captures(
                prefer=(BY_KING,),
                removal=Removal.END_OF_MOVE,
                cite="ČFD, rules of the game",
                disputed_removal="BrainKing's general rules take pieces away at once.",
            ),
            perft=(6, 6, 14, 39, 78, 240, 804, 2768, 11209, 45138, 195193),
            examples=END_DIAGRAMS,
        ),
    },
    perft=(6, 6, 14, 39, 78, 240, 804, 2768, 11209, 45138, 195163, 855253),
    examples=DIAGRAMS,
)

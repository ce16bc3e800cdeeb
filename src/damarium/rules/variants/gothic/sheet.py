"""Gothic Checkers: every square is played on, and men go every way but back."""

from damarium.rules.captures import Captures, Removal
from damarium.rules.compass import EVERY_WAY, NOT_BACK
from damarium.rules.endings import HOUSE_DRAWS, Ends
from damarium.rules.geometry import AllSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.gothic.diagrams import DIAGRAMS

_PAGE = "BrainKing, rules of Gothic Checkers"
_GENERAL = "BrainKing, general rules of draughts and table of games"

GOTHIC = Sheet(
    id="gothic",
    names=Text(de="Gotische Dame", en="Gothic Checkers"),
    about=Text(
        de="Auf allen 64 Feldern: Steine ziehen und schlagen vorwärts, schräg vorwärts und "
        "seitwärts.",
        en="On all 64 squares: men move and capture forward, diagonally forward and sideways.",
    ),
    aliases=("gotische dame", "gothic checkers", "Gothic draughts"),
    cite=f"{_PAGE}; its start is told by lehi-innovation.github.io, White first. Elsewhere the "
    "name means an older game with other rules, here a game of its own: `altdeutsch`",
    board=AllSquares(8, 8, chequered=True),
    setup=Rows(2),
    numbering=Letters(),
    men=Men(
        move=NOT_BACK,
        capture=NOT_BACK,
        cite=_PAGE,
        disputed="Elsewhere men move only diagonally forward: `altdeutsch`.",
    ),
    kings=Kings(move=EVERY_WAY, capture=EVERY_WAY, range=Range.SHORT, cite=_PAGE),
    captures=Captures(
        prefer=(),
        removal=Removal.AT_ONCE,
        cite=_GENERAL,
        disputed="Elsewhere the most pieces must be taken: `altdeutsch`.",
    ),
    promotion=Promotion(in_capture=InCapture.STOPS, cite=_GENERAL),
    ends=Ends(cite=_GENERAL),
    draws=HOUSE_DRAWS,
    perft=(22, 484, 12892, 343396, 10043928),
    examples=DIAGRAMS,
)

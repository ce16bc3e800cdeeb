"""How positions, moves and squares are written, and everything they may look like when read."""

from damarium.notation.errors import InvalidMove, UnknownSquare
from damarium.notation.fen import FenFlaw, InvalidFen, read_fen, write_fen
from damarium.notation.placement import Placement
from damarium.notation.squares import Squares, squares

__all__ = [
    "FenFlaw",
    "InvalidFen",
    "InvalidMove",
    "Placement",
    "Squares",
    "UnknownSquare",
    "read_fen",
    "squares",
    "write_fen",
]

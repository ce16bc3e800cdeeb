"""What men and kings may do."""

from dataclasses import dataclass, field
from enum import Enum

from damarium.rules.compass import BACKWARD, DIAGONAL, FORWARD, Directions


class Range(Enum):
    """How far a king goes in one step."""

    SHORT = "short"
    FLYING = "flying"


class Landing(Enum):
    """Where a flying king may land behind the piece it takes."""

    ANY = "any"
    #: right behind it
    NEXT = "next"
    #: anywhere, but right behind it where the capture ends and that piece is a king
    NEXT_AFTER_KING = "next_after_king"


@dataclass(frozen=True)
class Men:
    """How an uncrowned piece moves and captures.

    Attributes:
        move: the directions of quiet moves.
        capture: the directions of captures.
        capture_on: those of the second and all later jumps of a capture, where they differ.
        may_take_kings: whether a man may take a king.
        linear: whether an unbroken line of men may move one square along itself, which is played
            and written as its last man going to the empty square before its first.
        far_row_only_captures: whether a man on the far row makes no quiet moves.
    """

    move: Directions = FORWARD
    capture: Directions = FORWARD
    capture_on: Directions | None = None
    may_take_kings: bool = True
    linear: bool = False
    far_row_only_captures: bool = False
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)


@dataclass(frozen=True)
class Kings:
    """How a crowned piece moves and captures.

    With `run_limit` a side that has men, too, may make only so many quiet moves with the same
    king one after the other; a capture or a move of another piece begins a new count.
    """

    move: Directions = DIAGONAL
    capture: Directions = DIAGONAL
    range: Range = Range.SHORT
    landing: Landing = Landing.ANY
    run_limit: int | None = None
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)

    @property
    def flying(self) -> bool:
        """Whether they go any distance, which also decides what they are called."""
        return self.range is Range.FLYING


@dataclass(frozen=True)
class Parachutists:
    """A third kind of piece: it stands on its own far row, only captures, and then is a man.

    Whatever stands uncrowned on its own crowning squares is a parachutist; men never do. With
    `goes_on` the capture in which it becomes a man may go on as a man's, else the move ends.
    """

    capture: Directions = BACKWARD
    goes_on: bool = False
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)

"""Which captures must be made, and when captured pieces leave the board."""

from dataclasses import dataclass, field
from enum import Enum


class Criterion(Enum):
    """One step of a precedence ladder: what is compared before the captures that remain."""

    MOST_PIECES = "most_pieces"
    BY_KING = "by_king"
    MOST_KINGS = "most_kings"
    KINGS_EARLIEST = "kings_earliest"
    MOST_VALUE = "most_value"


class Removal(Enum):
    """When a captured piece leaves the board."""

    END_OF_MOVE = "end"
    AT_ONCE = "at_once"


@dataclass(frozen=True)
class Worth:
    """What captured pieces count when captures are weighed against each other."""

    man: int = 1
    king: int = 1


@dataclass(frozen=True)
class Captures:
    """The duty to capture, the order of precedence, and the removal of what is captured.

    Attributes:
        compulsory: whether a side that can capture must.
        prefer: a sort key: captures that tie on its first criterion are compared by the next.
        worth: what pieces count for `MOST_VALUE`.
        removal: when captured pieces leave the board.
        may_stop: whether a capture that has begun may end after any jump.
        straight_on: whether later jumps go in the direction of the first.
        turn_back: whether a flying king may turn by 180 degrees between two jumps, over the square
            of a piece that has left the board at once.
    """

    compulsory: bool = True
    prefer: tuple[Criterion, ...] = ()
    worth: Worth | None = None
    removal: Removal = Removal.END_OF_MOVE
    may_stop: bool = False
    straight_on: bool = False
    turn_back: bool = True
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)
    #: where sources disagree about the removal alone
    disputed_removal: str = field(default="", compare=False)


MOST_PIECES = Criterion.MOST_PIECES
BY_KING = Criterion.BY_KING
MOST_KINGS = Criterion.MOST_KINGS
KINGS_EARLIEST = Criterion.KINGS_EARLIEST
MOST_VALUE = Criterion.MOST_VALUE

"""Which captures must be made, and when captured pieces leave the board."""

from dataclasses import dataclass, field
from enum import Enum


class Criterion(Enum):
    """One step of a precedence ladder: what is compared before the captures that remain."""

    MOST_PIECES = "most_pieces"
    BY_KING = "by_king"
    MOST_KINGS = "most_kings"
    KINGS_EARLIEST = "kings_earliest"


class Removal(Enum):
    """When a captured piece leaves the board."""

    END_OF_MOVE = "end"
    AT_ONCE = "at_once"


@dataclass(frozen=True)
class Captures:
    """The duty to capture, the order of precedence, and the removal of what is captured.

    `prefer` is a sort key: captures that tie on its first criterion are compared by the next.
    A capture that has begun is always finished.
    """

    compulsory: bool = True
    prefer: tuple[Criterion, ...] = ()
    removal: Removal = Removal.END_OF_MOVE
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)


MOST_PIECES = Criterion.MOST_PIECES
BY_KING = Criterion.BY_KING
MOST_KINGS = Criterion.MOST_KINGS
KINGS_EARLIEST = Criterion.KINGS_EARLIEST

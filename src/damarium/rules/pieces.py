"""What men and kings may do."""

from dataclasses import dataclass, field
from enum import Enum

from damarium.rules.compass import DIAGONAL, FORWARD, Directions


class Range(Enum):
    """How far a king goes in one step."""

    SHORT = "short"
    FLYING = "flying"


class Landing(Enum):
    """Where a flying king may land behind the piece it takes."""

    ANY = "any"
    NEXT = "next"


@dataclass(frozen=True)
class Men:
    """How an uncrowned piece moves and captures."""

    move: Directions = FORWARD
    capture: Directions = FORWARD
    may_take_kings: bool = True
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)


@dataclass(frozen=True)
class Kings:
    """How a crowned piece moves and captures."""

    move: Directions = DIAGONAL
    capture: Directions = DIAGONAL
    range: Range = Range.SHORT
    landing: Landing = Landing.ANY
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)

    @property
    def flying(self) -> bool:
        """Whether they go any distance, which also decides what they are called."""
        return self.range is Range.FLYING

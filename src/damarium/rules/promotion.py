"""Where a man is crowned, and what happens when he gets there in the middle of a capture."""

from dataclasses import dataclass, field
from enum import Enum

from damarium.rules.color import Color
from damarium.rules.geometry import DarkSquares


class PromotionSquares(Enum):
    """The squares on which a man is crowned."""

    FAR_ROW = "far_row"

    def of(self, board: DarkSquares, color: Color) -> tuple[int, ...]:
        """The crowning squares of one side.

        >>> PromotionSquares.FAR_ROW.of(DarkSquares(8, 8), Color.WHITE)
        (0, 1, 2, 3)
        """
        far = 0 if color is Color.WHITE else board.height - 1
        return tuple(index for index, (_, row) in enumerate(board.places) if row == far)


class InCapture(Enum):
    """What a man does who reaches a crowning square while capturing."""

    STOPS = "stops"
    GOES_ON_AS_MAN = "goes_on_as_man"
    GOES_ON_AS_KING = "goes_on_as_king"


@dataclass(frozen=True)
class Promotion:
    """The crowning of men."""

    on: PromotionSquares = PromotionSquares.FAR_ROW
    in_capture: InCapture = InCapture.STOPS
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)

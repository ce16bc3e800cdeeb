"""Where a man is crowned, and what happens when it gets there in the middle of a capture."""

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from damarium.rules.color import Color
from damarium.rules.geometry import Board


class PromotionSquares(Enum):
    """The squares on which a man is crowned, as far as one word says them."""

    FAR_ROW = "far_row"
    NEVER = "never"

    def of(self, board: Board, color: Color) -> tuple[int, ...]:
        """The crowning squares of one side.

        >>> from damarium.rules.geometry import DarkSquares
        >>> PromotionSquares.FAR_ROW.of(DarkSquares(8, 8), Color.WHITE)
        (0, 1, 2, 3)
        """
        return far_row(board, color) if self is PromotionSquares.FAR_ROW else ()


@dataclass(frozen=True)
class CrowningSquares:
    """Crowning squares one by one, by file and rank, those of White and those of Black."""

    word: ClassVar[str] = "squares"

    white: tuple[str, ...]
    black: tuple[str, ...]

    def __post_init__(self) -> None:
        # a set of squares has one order, so that equal rules have one hash
        for name in ("white", "black"):
            object.__setattr__(self, name, tuple(sorted(set(getattr(self, name)))))

    def of(self, board: Board, color: Color) -> tuple[int, ...]:
        """The crowning squares of one side; names of no squares of the board are passed over.

        >>> from damarium.rules.geometry import DarkSquares
        >>> CrowningSquares(("a7", "b8"), ("g1", "h2")).of(DarkSquares(8, 8), Color.WHITE)
        (0, 4)
        """
        named = self.white if color is Color.WHITE else self.black
        return tuple(index for index, name in enumerate(board.letters) if name in named)


def far_row(board: Board, color: Color) -> tuple[int, ...]:
    """The row farthest from one side."""
    rows = {row for _, row in board.places}
    far = min(rows) if color is Color.WHITE else max(rows)
    return tuple(index for index, (_, row) in enumerate(board.places) if row == far)


class InCapture(Enum):
    """What a man does who reaches a crowning square while capturing."""

    STOPS = "stops"
    GOES_ON_AS_MAN = "goes_on_as_man"
    GOES_ON_AS_KING = "goes_on_as_king"


@dataclass(frozen=True)
class Promotion:
    """The crowning of men."""

    on: PromotionSquares | CrowningSquares = PromotionSquares.FAR_ROW
    in_capture: InCapture = InCapture.STOPS
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)

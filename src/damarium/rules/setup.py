"""The position in which a game begins."""

from dataclasses import dataclass
from typing import ClassVar

from damarium.rules.geometry import DarkSquares


@dataclass(frozen=True)
class Rows:
    """Men on every square of the first `rows` rows of each side.

    >>> Rows(3).squares(DarkSquares(8, 8))[:14]
    'bbbbbbbbbbbb..'
    """

    word: ClassVar[str] = "rows"

    rows: int

    def squares(self, board: DarkSquares) -> str:
        """One character a square: `w` and `b` men, `.` empty."""
        return "".join(
            "b" if row < self.rows else "w" if row >= board.height - self.rows else "."
            for _, row in board.places
        )


@dataclass(frozen=True)
class Diagram:
    """A position square by square from the top left: `w b` men, `W B` kings, `.` empty."""

    word: ClassVar[str] = "diagram"

    position: str

    def squares(self, board: DarkSquares) -> str:
        """The position itself; ValueError where its length does not fit the board."""
        if len(self.position) != len(board.places):
            raise ValueError(
                f"{len(self.position)} squares drawn, the board has {len(board.places)}"
            )
        return self.position

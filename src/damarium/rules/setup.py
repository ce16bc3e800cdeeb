"""The position in which a game begins."""

from dataclasses import dataclass, field
from typing import ClassVar

from damarium.rules.geometry import Board


@dataclass(frozen=True)
class Rows:
    """Men on every square of the first `rows` rows of each side.

    >>> from damarium.rules.geometry import DarkSquares
    >>> Rows(3).squares(DarkSquares(8, 8))[:14]
    'bbbbbbbbbbbb..'
    """

    word: ClassVar[str] = "rows"

    rows: int

    def squares(self, board: Board) -> str:
        """One character a square: `w` and `b` men, `.` empty."""
        _, height = board.grid
        return "".join(
            "b" if row < self.rows else "w" if row >= height - self.rows else "."
            for _, row in board.places
        )


@dataclass(frozen=True)
class Diagram:
    """A position square by square from the top left: `w b` men, `W B` kings, `.` empty."""

    word: ClassVar[str] = "diagram"

    position: str

    def squares(self, board: Board) -> str:
        """The position itself; ValueError where its length does not fit the board."""
        if len(self.position) != len(board.places):
            raise ValueError(
                f"{len(self.position)} squares drawn, the board has {len(board.places)}"
            )
        return self.position


@dataclass(frozen=True)
class OpeningRemoval:
    """A game that begins on a full board: each side first takes away a piece of its own.

    Who begins takes one from `squares` (by file and rank), the other one beside the hole.
    """

    squares: tuple[str, ...]
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        # a set of squares has one order, so that equal rules have one hash
        object.__setattr__(self, "squares", tuple(sorted(set(self.squares))))

    def of(self, board: Board) -> tuple[int, ...]:
        """The squares from which the first piece may be taken."""
        return tuple(index for index, name in enumerate(board.letters) if name in self.squares)

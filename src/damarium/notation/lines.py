"""Straight lines over a board: what lies between two squares."""

from dataclasses import dataclass
from functools import lru_cache

from damarium.rules.geometry import DarkSquares


@dataclass(frozen=True)
class Line:
    """The straight way from one square to another.

    Attributes:
        direction: 0 for north, then clockwise.
        between: the squares crossed, nearest first, without the two ends.
    """

    direction: int
    between: tuple[int, ...]


class Lines:
    """The straight lines of one board."""

    __slots__ = ("_lines", "neighbours")

    def __init__(self, neighbours: tuple[tuple[int, ...], ...]) -> None:
        self.neighbours = neighbours
        self._lines: list[dict[int, Line] | None] = [None] * len(neighbours)

    def line(self, origin: int, destination: int) -> Line | None:
        """The line between two squares, or None where no direction leads from one to the other.

        >>> lines(DarkSquares(8, 8)).line(0, 14)
        Line(direction=3, between=(5, 9))
        """
        found = self._lines[origin]
        if found is None:
            found = self._lines[origin] = self._from(origin)
        return found.get(destination)

    @property
    def diagonal(self) -> bool:
        """Whether all lines run diagonally, as on the dark squares of a board."""
        return all(row[way] < 0 for row in self.neighbours for way in range(0, 8, 2))

    def _from(self, origin: int) -> dict[int, Line]:
        found: dict[int, Line] = {}
        for direction in range(8):
            crossed: list[int] = []
            square = self.neighbours[origin][direction]
            while square >= 0:
                found.setdefault(square, Line(direction, tuple(crossed)))
                crossed.append(square)
                square = self.neighbours[square][direction]
        return found


@lru_cache(maxsize=64)
def lines(board: DarkSquares) -> Lines:
    """The straight lines of a board."""
    return Lines(board.neighbours)

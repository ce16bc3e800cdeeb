"""The shapes of boards: which squares are played on and how they lie."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from damarium.rules.compass import Compass

MAX_SQUARES = 128


@dataclass(frozen=True)
class DarkSquares:
    """A chequered board of which only the dark squares are played on.

    `mirrored` puts a light square at White's lower left, as in Spain, Portugal and Italy.
    Squares are counted from 0 at the top left of the picture, row by row.
    """

    word: ClassVar[str] = "dark_squares"

    width: int
    height: int
    mirrored: bool = False

    @property
    def places(self) -> tuple[tuple[int, int], ...]:
        """(column, row) of every square, row 0 at the top.

        >>> DarkSquares(8, 8).places[:2], DarkSquares(8, 8, mirrored=True).places[0]
        (((1, 0), (3, 0)), (0, 0))
        """
        return _dark_places(self.width, self.height, self.mirrored)

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For every square the next square in each of the eight directions, -1 where none is."""
        return _neighbours(self.places)

    def resized(self, width: int, height: int) -> "DarkSquares":
        """The same kind of board in another size."""
        return DarkSquares(width, height, self.mirrored)


@cache
def _dark_places(width: int, height: int, mirrored: bool) -> tuple[tuple[int, int], ...]:
    return tuple(
        (column, row)
        for row in range(height)
        for column in range(width)
        if ((height - 1 - row + column) % 2 == 0) != mirrored
    )


@cache
def _neighbours(places: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    at = {place: index for index, place in enumerate(places)}
    return tuple(
        tuple(
            at.get((column + direction.step[0], row + direction.step[1]), -1)
            for direction in Compass
        )
        for column, row in places
    )

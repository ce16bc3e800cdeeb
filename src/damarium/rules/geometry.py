"""The shapes of boards: which squares are played on and how they lie.

Places are counted on the grid of the picture, (column, row) from the top left, White sitting at
the bottom; squares are counted from 0 in the same order, row by row.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar

from damarium.rules.compass import Compass

MAX_SQUARES = 128

Place = tuple[int, int]


class Board(ABC):
    """What every shape of board answers."""

    word: ClassVar[str]

    @property
    @abstractmethod
    def size(self) -> tuple[int, int]:
        """How many files and how many ranks there are."""

    @property
    def dimensions(self) -> str:
        """Files and ranks as people write them.

        >>> DarkSquares(10, 8).dimensions
        '10x8'
        """
        width, height = self.size
        return f"{width}x{height}"

    @property
    def grid(self) -> tuple[int, int]:
        """(columns, rows) of the picture in which the places are counted."""
        return self.size

    @property
    @abstractmethod
    def places(self) -> tuple[Place, ...]:
        """(column, row) of every square, row 0 at the top."""

    @property
    @abstractmethod
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For every square the next square in each of the eight directions, -1 where none is."""

    @property
    def files(self) -> tuple[int, ...]:
        """The file of every square, 0 being a."""
        return tuple(column for column, _ in self.places)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of every square, counted from 1 on White's side."""
        _, height = self.size
        return tuple(height - row for _, row in self.places)

    @property
    def letters(self) -> tuple[str, ...]:
        """File and rank of every square, a1 at White's lower left.

        Geometric, also where the lower left is not played on:

        >>> DarkSquares(8, 8, mirrored=True).letters[0], Hexagon(5).letters[0]
        ('a8', 'i9')
        """
        return tuple(
            f"{chr(ord('a') + column)}{rank}"
            for column, rank in zip(self.files, self.ranks, strict=True)
        )


@dataclass(frozen=True)
class DarkSquares(Board):
    """A chequered board of which only the dark squares are played on.

    `mirrored` puts a light square at White's lower left, as in Spain, Portugal and Italy. With
    `straight` rows and columns are lines, too, in which a light square lies between neighbours.
    """

    word: ClassVar[str] = "dark_squares"

    width: int
    height: int
    mirrored: bool = False
    straight: bool = False

    @property
    def size(self) -> tuple[int, int]:
        """How many files and how many ranks there are."""
        return self.width, self.height

    @property
    def places(self) -> tuple[Place, ...]:
        """(column, row) of every square, row 0 at the top.

        >>> DarkSquares(8, 8).places[:2], DarkSquares(8, 8, mirrored=True).places[0]
        (((1, 0), (3, 0)), (0, 0))
        """
        return _dark_places(self.width, self.height, self.mirrored)

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For every square the next square in each of the eight directions, -1 where none is.

        >>> board = DarkSquares(10, 10, straight=True)
        >>> board.neighbours[0][Compass.E.index], board.neighbours[0][Compass.S.index]
        (1, 10)
        """
        return _neighbours(self.places, _DARK_STRAIGHT if self.straight else _DARK)

    def resized(self, width: int, height: int) -> "DarkSquares":
        """The same kind of board in another size."""
        return DarkSquares(width, height, self.mirrored, self.straight)


@dataclass(frozen=True)
class AllSquares(Board):
    """A board of which every square is played on.

    `chequered` says how it is drawn: with dark and light squares, and not all alike.
    """

    word: ClassVar[str] = "all_squares"

    width: int
    height: int
    chequered: bool = field(default=False, compare=False)

    @property
    def size(self) -> tuple[int, int]:
        """How many files and how many ranks there are."""
        return self.width, self.height

    @property
    def places(self) -> tuple[Place, ...]:
        """(column, row) of every square, row 0 at the top."""
        return _all_places(self.width, self.height)

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For every square the next square in each of the eight directions, -1 where none is."""
        return _neighbours(self.places, _STEPS)

    def resized(self, width: int, height: int) -> "AllSquares":
        """The same kind of board in another size."""
        return AllSquares(width, height, self.chequered)


@dataclass(frozen=True)
class Points(Board):
    """Points joined by lines, as carved for alquerque: pieces stand on the points.

    Rows and columns are lines everywhere; diagonals join every second point, a1 among them.
    """

    word: ClassVar[str] = "points"

    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """How many files and how many ranks there are."""
        return self.width, self.height

    @property
    def places(self) -> tuple[Place, ...]:
        """(column, row) of every point, row 0 at the top."""
        return _all_places(self.width, self.height)

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For every point the next point in each of the eight directions, -1 where none is.

        >>> [len([n for n in row if n >= 0]) for row in Points(5, 5).neighbours[:3]]
        [3, 3, 5]
        """
        return _point_neighbours(self.places, self.height)


@dataclass(frozen=True)
class Hexagon(Board):
    """A hexagon of cells, `side` of them along each edge, a corner before each player.

    Files run up to the right, ranks up to the left. A cell has neighbours to the north, where both
    grow, to the north-east and north-west, where one does, and opposite to these.
    """

    word: ClassVar[str] = "hexagon"

    side: int

    @property
    def size(self) -> tuple[int, int]:
        """How many files and how many ranks there are."""
        return 2 * self.side - 1, 2 * self.side - 1

    @property
    def grid(self) -> tuple[int, int]:
        """(columns, half rows) of the picture: a cell is two half rows high.

        >>> Hexagon(5).grid, Hexagon(5).places[0], len(Hexagon(5).places)
        ((9, 17), (4, 0), 61)
        """
        return 2 * self.side - 1, 4 * self.side - 3

    @property
    def places(self) -> tuple[Place, ...]:
        """(column, half row) of the upper half of every cell, half row 0 at the top."""
        return _hexagon_places(self.side)

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For every cell the next cell in each of the eight directions, -1 where none is."""
        return _neighbours(self.places, _HEXAGON)

    @property
    def files(self) -> tuple[int, ...]:
        """The file of every cell, 0 being a."""
        last = 2 * (self.side - 1)
        # seen from the top, column and half row count what file and rank have in common
        return tuple(last + (column - self.side + 1 - row) // 2 for column, row in self.places)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of every cell, counted from 1 on White's side."""
        return tuple(
            file - (column - self.side + 1) + 1
            for file, (column, _) in zip(self.files, self.places, strict=True)
        )


_STEPS = {direction: direction.step for direction in Compass}
_DARK = {direction: step for direction, step in _STEPS.items() if step[0] and step[1]}
_DARK_STRAIGHT = {
    direction: step if step[0] and step[1] else (2 * step[0], 2 * step[1])
    for direction, step in _STEPS.items()
}
_HEXAGON = _DARK | {Compass.N: (0, -2), Compass.S: (0, 2)}


@cache
def _dark_places(width: int, height: int, mirrored: bool) -> tuple[Place, ...]:
    return tuple(
        (column, row)
        for row in range(height)
        for column in range(width)
        if ((height - 1 - row + column) % 2 == 0) != mirrored
    )


@cache
def _all_places(width: int, height: int) -> tuple[Place, ...]:
    return tuple((column, row) for row in range(height) for column in range(width))


@cache
def _hexagon_places(side: int) -> tuple[Place, ...]:
    last = 2 * (side - 1)
    cells = (
        (file - rank + side - 1, 2 * last - file - rank)
        for file in range(last + 1)
        for rank in range(last + 1)
        if abs(file - rank) < side
    )
    return tuple(sorted(cells, key=lambda place: (place[1], place[0])))


def _neighbours(
    places: tuple[Place, ...], steps: Mapping[Compass, Place]
) -> tuple[tuple[int, ...], ...]:
    return _joined(places, tuple(steps.get(direction, (0, 0)) for direction in Compass))


@cache
def _joined(places: tuple[Place, ...], steps: tuple[Place, ...]) -> tuple[tuple[int, ...], ...]:
    at = {place: index for index, place in enumerate(places)}
    return tuple(
        tuple(
            at.get((column + across, row + down), -1) if across or down else -1
            for across, down in steps
        )
        for column, row in places
    )


def _point_neighbours(places: tuple[Place, ...], height: int) -> tuple[tuple[int, ...], ...]:
    every = _neighbours(places, _STEPS)
    return tuple(
        row
        if (column + height - 1 - line) % 2 == 0
        else tuple(-1 if way in _DARK else next_ for way, next_ in zip(Compass, row, strict=True))
        for (column, line), row in zip(places, every, strict=True)
    )

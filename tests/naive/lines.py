"""How the squares of a board are joined, told once more from where they lie.

Rulers and not tables: nothing here asks the board for its neighbours.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache

from damarium.rules.compass import Compass
from damarium.rules.geometry import Board, DarkSquares, Hexagon, Points

#: (column, row) in the picture, row 0 at the top.
Place = tuple[int, int]
Steps = dict[Place, dict[Compass, Place]]
Rays = dict[Place, dict[Compass, tuple[Place, ...]]]

#: What a step in a hexagon adds to the letter and to the number of a cell.
_HEXAGON = {
    Compass.N: (1, 1),
    Compass.NE: (1, 0),
    Compass.SE: (0, -1),
    Compass.S: (-1, -1),
    Compass.SW: (-1, 0),
    Compass.NW: (0, 1),
}


# so many positions are drawn of every board that its lines are looked up and not drawn each time
@lru_cache(maxsize=64)
def steps(board: Board) -> Steps:
    """For every place the next one in each direction in which there is one."""
    go = _hexagon(board) if isinstance(board, Hexagon) else _square(board)
    places = frozenset(board.places)
    return {
        place: {way: there for way in Compass if (there := go(place, way)) in places}
        for place in places
    }


@lru_cache(maxsize=64)
def rays(board: Board) -> Rays:
    """For every place the squares from there to the edge in each direction, without the first."""
    drawn = steps(board)

    def run(place: Place, way: Compass) -> Iterator[Place]:
        there = drawn[place].get(way)
        while there is not None:
            yield there
            there = drawn[there].get(way)

    return {place: {way: tuple(run(place, way)) for way in Compass} for place in drawn}


def _square(board: Board) -> Callable[[Place, Compass], Place | None]:
    _, height = board.size

    def go(place: Place, way: Compass) -> Place | None:
        (column, row), (right, down) = place, way.step
        slanting = bool(right and down)
        if isinstance(board, DarkSquares) and not slanting:
            # the next dark square of a row or column is the second one
            return (column + 2 * right, row + 2 * down) if board.straight else None
        file, rank = column + 1, height - row
        if isinstance(board, Points) and slanting and (file + rank) % 2:
            return None  # no slanting line runs through b1, a2 and every second point on
        return column + right, row + down

    return go


def _hexagon(board: Hexagon) -> Callable[[Place, Compass], Place | None]:
    name = dict(zip(board.places, board.letters, strict=True))
    place_of = {written: place for place, written in name.items()}

    def go(place: Place, way: Compass) -> Place | None:
        if way not in _HEXAGON:
            return None
        letter, number = _HEXAGON[way]
        file, rank = name[place][0], name[place][1:]
        return place_of.get(f"{chr(ord(file) + letter)}{int(rank) + number}")

    return go

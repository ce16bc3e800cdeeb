"""The ways of a capture: which piece each leg takes, how it is written, what it passes."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from damarium.notation.lines import Line, Lines


def legs(path: Sequence[int], lines: Lines) -> list[Line]:
    """The lines of a path from landing to landing; ValueError where two are not on one."""
    found = []
    for origin, destination in pairwise(path):
        line = lines.line(origin, destination)
        if line is None:
            raise ValueError(f"no line from square {origin} to square {destination}")
        found.append(line)
    return found


def victims(path: Sequence[int], captured: Collection[int], lines: Lines) -> list[int]:
    """The piece that each leg takes, in the order in which they are taken."""
    taken: list[int] = []
    for line in legs(path, lines):
        # with removal at once a leg may cross a square that an earlier leg has emptied
        taken += [square for square in line.between if square in captured and square not in taken]
    return taken


def long_path(path: Sequence[int], captured: Collection[int], lines: Lines) -> tuple[int, ...]:
    """The squares of the long form (PDN 3.0).

    At every turn the turn square, on a straight run the square immediately behind each taken
    piece, and the destination; nothing is left out.
    """
    ways = legs(path, lines)
    written = [path[0]]
    for index, victim in enumerate(victims(path, captured, lines)[:-1]):
        direction = ways[index].direction
        straight = ways[index + 1].direction == direction
        written.append(lines.neighbours[victim][direction] if straight else path[index + 1])
    return (*written, path[-1])


def passed(path: Sequence[int], captured: Collection[int], lines: Lines) -> list[int]:
    """Every square that a capture stands on or flies over, without those it captures on."""
    squares = [path[0]]
    for line, landing in zip(legs(path, lines), path[1:], strict=True):
        squares += [square for square in line.between if square not in captured]
        squares.append(landing)
    return squares


def runs_through(squares: Sequence[int], way: Sequence[int]) -> bool:
    """Whether all of `squares` lie on `way` in their order.

    >>> runs_through([5, 7], [4, 5, 6, 7]), runs_through([7, 5], [4, 5, 6, 7])
    (True, False)
    """
    rest = iter(way)
    return all(square in rest for square in squares)

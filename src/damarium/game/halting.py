"""Where a king must stop that has taken a king last."""

from damarium.game.move import Move
from damarium.notation.lines import Lines
from damarium.notation.paths import legs, passed, runs_through, victims


def halt(move: Move, path: tuple[int, ...], lines: Lines) -> tuple[int, int] | None:
    """The king that an attempt takes last and the square right behind it.

    `move` is a capture that might be the attempt if kings need not stop there; None where it is
    not, or where it does stop there.
    """
    if (move.origin, move.destination) != (path[0], path[-1]):
        return None
    position = move.legal.position.squares()
    for way in move.paths:
        victim = victims(way, move.captured, lines)[-1]
        square = lines.neighbours[victim][legs(way, lines)[-1].direction]
        fits = runs_through(path, passed(way, move.captured, lines))
        if fits and square != path[-1] and position[victim].isupper():
            return victim, square
    return None

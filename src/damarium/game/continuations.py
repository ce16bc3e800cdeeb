"""How a capture may go on from the squares that have been passed."""

from collections.abc import Sequence
from dataclasses import dataclass

from damarium.game.attempt import Reading
from damarium.game.legal import LegalMoves
from damarium.game.move import Move
from damarium.notation.lines import lines
from damarium.notation.paths import passed, runs_through


@dataclass(frozen=True)
class Continuations:
    """Every legal way of going on from a list of squares.

    Attributes:
        prefix: the squares passed so far.
        next: the squares on which the piece may land next; with an empty prefix, the squares
            from which a piece may move.
        moves: the legal moves that may become of it.
        paths: the whole ways of playing them, from landing to landing.
        complete: the move that the squares are already, without going on; else None.
    """

    prefix: tuple[int, ...]
    next: tuple[int, ...]
    moves: tuple[Move, ...]
    paths: tuple[tuple[int, ...], ...]
    complete: Move | None


def continuations(legal: LegalMoves, prefix: tuple[int, ...]) -> Continuations:
    """What may follow `prefix`; squares left out are filled in where no way begins exactly so."""
    ways = [(move, way) for move in legal for way in move.paths]
    begun = [(move, way, len(prefix)) for move, way in ways if way[: len(prefix)] == prefix]
    if not begun:
        begun = [
            (move, way, stop) for move, way in ways for stop in _stops(legal, move, way, prefix)
        ]
    fitting = legal.fitting(Reading("", (prefix,))) if prefix else ()
    return Continuations(
        prefix=prefix,
        next=tuple(sorted({way[stop] for _, way, stop in begun if stop < len(way)})),
        moves=tuple(dict.fromkeys(move for move, _, _ in begun)),
        paths=tuple(dict.fromkeys(way for _, way, _ in begun)),
        complete=fitting[0] if len(fitting) == 1 else None,
    )


def _stops(legal: LegalMoves, move: Move, way: tuple[int, ...], prefix: Sequence[int]) -> list[int]:
    """How many squares of a way may lie behind a piece that has passed `prefix`."""
    if way[0] != prefix[0]:
        return []
    board = lines(legal.variant.sheet.board)
    return [
        stop
        for stop in range(1, len(way) + 1)
        if way[stop - 1] == prefix[-1]
        and runs_through(prefix, passed(way[:stop], move.captured, board))
    ]

"""Fixed searches: the engine's speed, and a number that shows whether it still searches alike."""

from collections.abc import Iterator
from dataclasses import dataclass

from damarium.engine.analyst import Analyst
from damarium.engine.limits import Limit
from damarium.game import Board
from damarium.rules import Variant, parse, sheets

#: Plies after which each game is looked at, all played by one fixed choice among the legal moves.
_PLIES = (0, 12, 26, 44)
DEPTH = 11


@dataclass(frozen=True)
class Searched:
    """One search of the bench.

    Attributes:
        variant: the game's spelling.
        fen: the position.
        nodes: positions visited.
        millis: milliseconds spent.
    """

    variant: str
    fen: str
    nodes: int
    millis: int


def bench(depth: int = DEPTH, variants: tuple[Variant | str, ...] = ()) -> Iterator[Searched]:
    """Search a few positions of some games, of all without a choice, to a fixed depth each."""
    for given in variants or tuple(sheets()):
        variant = parse(given) if isinstance(given, str) else given
        seen: set[str] = set()
        for plies in _PLIES:
            board = _played(Board(variant), plies)
            if board.fen() in seen:  # a short game stands at its end twice
                continue
            seen.add(board.fen())
            found = Analyst(variant).analyse(board, Limit(depth=depth))
            yield Searched(variant.spelling, board.fen(), found.nodes, found.millis)


def _played(board: Board, plies: int) -> Board:
    """The position after moves that no search has chosen, so that no change of it changes them."""
    for ply in range(plies):
        if board.outcome() is not None:
            board.pop()
            break
        legal = board.legal_moves
        board.push(legal[(7 * ply + 3) % len(legal)])
    return board

"""What a game makes of a position, in its own notation."""

from dataclasses import dataclass

from damarium.game.board import Board


@dataclass(frozen=True)
class Told:
    """The same as `Shown` tells it of each of two games.

    Attributes:
        moves: all legal moves.
        crowned: those by which a man is crowned.
        end: "white", "black" or "draw" where the game is over, "" while it goes on.
    """

    moves: tuple[str, ...]
    crowned: tuple[str, ...]
    end: str


def told(board: Board) -> Told:
    """What a game makes of the position on a board."""
    moves, outcome = board.legal_moves, board.outcome()
    return Told(
        tuple(move.text for move in moves),
        tuple(move.text for move in moves if move.crowned),
        "" if outcome is None else outcome.winner.value if outcome.winner else "draw",
    )

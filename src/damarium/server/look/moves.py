"""Legal moves as the page's scripts choose among them."""

from collections.abc import Iterable
from typing import Any

from damarium.game import Board, Move

#: Ways of playing one capture that are told; no game from a usual beginning has so many.
MOST_WAYS = 250


def legal_json(squares: tuple[str, ...], moves: Iterable[Move]) -> list[dict[str, Any]]:
    """Moves with the names of their squares, and every way of playing each."""
    return [
        {
            "text": move.text,
            "path": [squares[square] for square in move.path],
            "paths": [[squares[square] for square in path] for path in move.paths[:MOST_WAYS]],
            "captured": [squares[square] for square in move.captured],
            "crowns": move.crowned,
        }
        for move in moves
    ]


def must_capture(board: Board) -> bool:
    """Whether something is to be captured; a piece of one's own is only taken away."""
    return board.variant.sheet.captures.compulsory and any(
        move.captured and len(move.path) > 1 for move in board.legal_moves
    )

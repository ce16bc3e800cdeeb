"""Speaks for pydraughts; run by the Python of its environment."""

from typing import Any

import draughts  # type: ignore[import-not-found]
from stopwatch import Verb, answer  # type: ignore[import-not-found]

_NAMES = {
    "international": "standard",
    "american": "english",
    "brazilian": "brazilian",
    "italian": "italian",
    "russian": "russian",
    "breakthrough": "breakthrough",
}


def board(variant: str, fen: str) -> Any:
    """The position; the beginning of the game without one."""
    name = _NAMES[variant]
    return draughts.Board(name, fen) if fen else draughts.Board(name)


def leaves(asked: Any, depth: int) -> int:
    """A count with the last ply counted in bulk."""
    moves = asked.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        asked.push(move)
        total += leaves(asked, depth - 1)
        asked.pop()
    return total


def perft(variant: str, fen: str, depth: int) -> int:
    """A count on one board."""
    return leaves(board(variant, fen), depth)


def verbs(variant: str, fen: str) -> dict[str, Verb]:
    """What its library is asked."""

    def make() -> Any:
        return board(variant, fen)

    played = make()
    move = played.legal_moves()[0]
    text = move.pdn_move

    def push_pop(asked: Any) -> None:
        asked.push(move)
        asked.pop()

    def push_text_pop(asked: Any) -> None:
        asked.push(draughts.Move(asked, pdn_move=text))
        asked.pop()

    written = make().fen
    return {
        "legal": (make, lambda asked: len(asked.legal_moves())),
        "push+pop": (lambda: played, push_pop),
        "push text+pop": (lambda: played, push_text_pop),
        "fen in": (lambda: None, lambda _: draughts.Board(_NAMES[variant], written)),
        "fen out": (make, lambda asked: asked.fen),
    }


if __name__ == "__main__":
    answer(perft, verbs)

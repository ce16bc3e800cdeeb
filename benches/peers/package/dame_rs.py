"""Speaks for dame-rs; run by the Python of its environment."""

from typing import Any

import dame  # type: ignore[import-not-found]
from stopwatch import Verb, answer  # type: ignore[import-not-found]


def board(fen: str) -> Any:
    """The position; the beginning of the game without one."""
    return dame.Board(fen) if fen else dame.Board()


def perft(_variant: str, fen: str, depth: int) -> int:
    """Its own count."""
    return int(dame.perft(board(fen), depth))


def verbs(_variant: str, fen: str) -> dict[str, Verb]:
    """What its library is asked."""
    played = board(fen)
    move = next(iter(played.legal_moves))

    def push_pop(asked: Any) -> None:
        asked.push(move)
        asked.pop()

    return {
        "legal": (lambda: board(fen), lambda asked: len(asked.legal_moves)),
        "push+pop": (lambda: played, push_pop),
        "fen in": (lambda: None, lambda _: board(fen)),
        "fen out": (lambda: board(fen), lambda asked: asked.fen()),
    }


if __name__ == "__main__":
    answer(perft, verbs)

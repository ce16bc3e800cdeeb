"""Speaks for py-draughts; run by the Python of its environment."""

from typing import Any

import draughts  # type: ignore[import-not-found]
from stopwatch import Verb, answer  # type: ignore[import-not-found]

_BOARDS = {
    "international": draughts.StandardBoard,
    "brazilian": draughts.BrazilianBoard,
    "russian": draughts.RussianBoard,
    "frisian": draughts.FrisianBoard,
    "breakthrough": draughts.BreakthroughBoard,
}


def board(variant: str, fen: str) -> Any:
    """The position; the beginning of the game without one."""
    kind = _BOARDS[variant]
    return kind.from_fen(fen) if fen else kind()


def leaves(asked: Any, depth: int) -> int:
    """A count with the last ply counted in bulk."""
    moves = list(asked.legal_moves)
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
    move = next(iter(played.legal_moves))
    text = str(move)

    def push_pop(asked: Any) -> None:
        asked.push(move)
        asked.pop()

    def push_text_pop(asked: Any) -> None:
        asked.push_uci(text)
        asked.pop()

    written = make().fen
    return {
        "legal": (make, lambda asked: len(list(asked.legal_moves))),
        "push+pop": (lambda: played, push_pop),
        "push text+pop": (lambda: played, push_text_pop),
        "fen in": (lambda: None, lambda _: _BOARDS[variant].from_fen(written)),
        "fen out": (make, lambda asked: asked.fen),
    }


if __name__ == "__main__":
    answer(perft, verbs)

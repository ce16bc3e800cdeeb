"""Microseconds for the verbs of the Python libraries, ours beside each peer's."""

import json
from collections.abc import Sequence
from typing import Any

from benches.peers.package.stopwatch import Verb, microseconds
from benches.peers.programs import Program
from benches.peers.tasks import Task
from damarium.game import Board


def verbs(task: Task) -> dict[str, Verb]:
    """What our library is asked."""
    played = task.board
    first = played.legal_moves[0]
    text, written = first.text, task.board.fen()

    def make() -> Board:
        return task.board

    def push_pop(board: Any) -> None:
        board.push(first)
        board.pop()

    def push_text_pop(board: Any) -> None:
        board.push(text)
        board.pop()

    return {
        "legal": (make, lambda board: len(board.legal_moves)),
        "push+pop": (lambda: played, push_pop),
        "push text+pop": (lambda: played, push_text_pop),
        "fen in": (lambda: None, lambda _: Board.from_fen(written, task.variant)),
        "fen out": (make, lambda board: board.fen()),
    }


def compare(task: Task, programs: Sequence[Program]) -> None:
    """Prints a row for each verb and each peer that plays the game."""
    for program in programs:
        if not program.plays(task.variant):
            continue
        own = microseconds(verbs(task))
        other = json.loads(program.ask(task.variant, task.fen, "verbs"))
        for verb in filter(other.__contains__, own):
            print(
                f"{task.name:14} {verb:14} {own[verb]:9.2f}   {program.name:20}"
                f" {other[verb]:10.2f}   {other[verb] / own[verb]:9.1f}",
                flush=True,
            )

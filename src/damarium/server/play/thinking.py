"""The program of a thinker: reads questions from stdin, a JSON line each, and answers on stdout.

It steps back for everything else on the machine, and ends with the server that started it.
"""

import json
import os
import queue
import signal
import sys
import threading
from collections import OrderedDict
from typing import Any

from damarium.engine import Analyst, Limit, Player
from damarium.game import Board
from damarium.rules import Variant

#: Yields to every server and browser on the machine.
NICENESS = 10
#: How long to look at a position that is only to be judged.
JUDGING = Limit(millis=300)
#: Players kept with what they have seen; each holds a hash table.
KEPT = 4


class Thinking:
    """Answers one question after the other; another thread may break the one at hand off."""

    def __init__(self) -> None:
        self._players: OrderedDict[tuple[Variant, int | None], Player | Analyst] = OrderedDict()
        self._busy: Player | Analyst | None = None
        self._stopped = 0

    def stop(self, id: int) -> None:
        """Break question `id` off, also where it has not begun."""
        self._stopped = id
        busy = self._busy
        if busy is not None:
            busy.stop()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question as `thinker.Question` asks it."""
        path: tuple[int, ...] = ()
        score = 0
        if question["id"] > self._stopped:
            board = _board(question)
            self._busy = thinker = self._thinker(board.variant, question)
            if isinstance(thinker, Analyst):
                score = thinker.analyse(board, JUDGING).score
            else:
                thinker.seed = question["seed"]
                path = thinker.choose(board).path
            self._busy = None
        return {"id": question["id"], "path": path, "score": score}

    def _thinker(self, variant: Variant, question: dict[str, Any]) -> Player | Analyst:
        """Who answers: the best judge there is, or a player of the level asked for."""
        level = None if question["judge"] else int(question["level"])
        key = (variant, level)
        if key not in self._players:
            self._players[key] = Analyst(variant) if level is None else Player(variant, level)
        self._players.move_to_end(key)
        while len(self._players) > KEPT:
            self._players.popitem(last=False)
        return self._players[key]


def _board(question: dict[str, Any]) -> Board:
    """The position of a question, reached by its moves, so that repetitions are known."""
    board = Board(Variant.from_json(question["rules"]))
    for path in question["paths"]:
        board.push(tuple(path))
    return board


def _listen(thinking: Thinking, questions: "queue.Queue[dict[str, Any]]") -> None:
    """Hear what the server says while a question is being answered."""
    for line in sys.stdin:
        message = json.loads(line)
        if "stop" in message:
            thinking.stop(message["stop"])
        else:
            questions.put(message)
    os._exit(0)  # the server is gone, and nobody waits for the answer at hand


def main() -> None:
    """Answer until the server goes away."""
    # Ctrl-C reaches the whole terminal; the server decides when its thinkers end
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    thinking = Thinking()
    questions: queue.Queue[dict[str, Any]] = queue.Queue()
    threading.Thread(target=_listen, args=(thinking, questions), daemon=True).start()
    while True:
        answer = thinking.answer(questions.get())
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

"""Times the verbs of a library; shared by ours and its peers, so that all are asked alike."""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

#: One verb: how a board is made for it, fresh or the same again and again, and what is asked.
Verb = tuple[Callable[[], Any], Callable[[Any], object]]

_BOARDS = 40
_ROUNDS = 5


def microseconds(verbs: dict[str, Verb]) -> dict[str, float]:
    """The best time for each verb, on boards made for it."""
    best = {}
    for name, (make, do) in verbs.items():
        times = []
        for _ in range(_ROUNDS):
            boards = [make() for _ in range(_BOARDS)]
            begun = time.process_time_ns()
            for board in boards:
                do(board)
            times.append((time.process_time_ns() - begun) / _BOARDS / 1000)
        best[name] = min(times)
    return best


def answer(
    perft: Callable[[str, str, int], int], verbs: Callable[[str, str], dict[str, Verb]]
) -> None:
    """Answers `VARIANT FEN DEPTH` by leaves and seconds, `VARIANT FEN verbs` by microseconds."""
    variant, fen, what = sys.argv[1:]
    if what == "verbs":
        print(json.dumps(microseconds(verbs(variant, fen))))
        return
    begun = time.process_time()
    leaves = perft(variant, fen, int(what))
    print(leaves, time.process_time() - begun)

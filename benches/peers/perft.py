"""Leaves a second: ours and each peer's in turn, on the same positions."""

import statistics
import time
from collections.abc import Sequence

from benches.peers.programs import Program
from benches.peers.tasks import Task

#: A peer that is slower than this counts fewer plies.
_PATIENCE = 2.0


def ours(task: Task, depth: int) -> float:
    """Our leaves a second."""
    position = task.board.core
    begun = time.process_time()
    leaves = position.perft(depth)
    return leaves / (time.process_time() - begun)


def theirs(program: Program, task: Task, depth: int) -> float:
    """A peer's leaves a second; ValueError where it counts something else."""
    leaves, seconds = program.ask(task.variant, task.fen, str(depth)).split()
    if depth == task.depth and int(leaves) not in (task.leaves, task.visited):
        raise ValueError(f"{program.name} counts {leaves} instead of {task.leaves}: {task.name}")
    return int(leaves) / max(float(seconds), 1e-6)


def depth_for(program: Program, task: Task) -> int:
    """The depth a peer can count in a few seconds by its own clock, which leaves out its start."""
    depth = min(3, task.depth)
    while depth < task.depth:
        _, seconds = program.ask(task.variant, task.fen, str(depth)).split()
        if float(seconds) > _PATIENCE / 4:
            break
        depth += 1
    return depth


def compare(task: Task, programs: Sequence[Program], rounds: int) -> None:
    """Prints a row for each peer that plays the game: best and median of both, and the ratio."""
    for program in programs:
        if not program.plays(task.variant):
            continue
        depth = depth_for(program, task)
        pairs = [(ours(task, task.depth), theirs(program, task, depth)) for _ in range(rounds)]
        own, other = ([value / 1e6 for value in side] for side in zip(*pairs, strict=True))
        ratio = max(own) / max(other)
        paired = statistics.median(mine / its for mine, its in pairs)
        print(
            f"{task.name:14} {max(own):8.1f} ({statistics.median(own):7.1f})"
            f"   {program.name:20} {max(other):9.4f} ({statistics.median(other):9.4f})"
            f"   {ratio:9.2f}   {paired:9.2f}",
            flush=True,
        )

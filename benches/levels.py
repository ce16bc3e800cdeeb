"""Plays the engine's levels against each other: `python -m benches.levels [VARIANT …]`.

Each pair plays from random openings, every opening twice with colours swapped. A win counts 1,
a draw a half; the figure behind ± is one standard error. `--games N` (100), `--pairs 5-4 …`.
A level that is bounded by time alone gets `--nodes N` (300,000) instead, so that the same command
plays the same games on any machine.
"""

import argparse
import random
import statistics
import sys
from dataclasses import replace

from damarium.engine import LEVELS, Analyst, Level, Limit
from damarium.game import Board
from damarium.rules import WHITE, Color, parse

OPENING = 6
#: An opening is fair if a short look finds neither side ahead by more centi-men.
FAIR = 60
LONGEST = 300


def opening(spelling: str, dice: random.Random) -> Board:
    """A position after random moves that gives neither side much."""
    while True:
        board = Board(spelling)
        for _ in range(OPENING):
            board.push(dice.choice(list(board.legal_moves)))
        judge = Analyst(board.variant, hash_mb=1)
        if board.outcome() is None and abs(judge.analyse(board, Limit(depth=7)).score) < FAIR:
            return board


def game(start: Board, players: dict[Color, Level], seed: int) -> Color | None:
    """The winner; who may claim a draw does."""
    board = start.copy()
    analysts = {color: Analyst(board.variant, hash_mb=8) for color in players}
    while board.outcome() is None and not board.claims() and board.ply < LONGEST:
        level = players[board.turn]
        found = analysts[board.turn].analyse(
            board, level.limit, noise=level.noise, seed=2 * seed + board.turn.index
        )
        board.push(found.line[0])
    outcome = board.outcome()
    return outcome.winner if outcome else None


def match(spelling: str, upper: Level, lower: Level, games: int) -> tuple[float, float]:
    """The share of points of the upper level, and its standard error."""
    points = []
    for number in range(games):
        start = opening(spelling, random.Random(number // 2))
        own = WHITE if number % 2 else WHITE.other
        winner = game(start, {own: upper, own.other: lower}, number)
        points.append(0.5 if winner is None else float(winner is own))
    error = statistics.stdev(points) / len(points) ** 0.5 if len(points) > 1 else 0.0
    return statistics.fmean(points), error


def main(words: list[str]) -> None:
    """Print a row for every pair of levels."""
    options = argparse.ArgumentParser(prog="benches.levels")
    options.add_argument("variants", nargs="*", default=["spanish", "american"])
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--pairs", nargs="*")
    options.add_argument("--nodes", type=int, default=300_000)
    given = options.parse_args(words)
    fast = Limit(nodes=given.nodes)
    levels = {
        level.number: level if level.limit.depth else replace(level, limit=fast) for level in LEVELS
    }
    pairs = given.pairs or [f"{number}-{number - 1}" for number in range(2, len(LEVELS) + 1)]
    for spelling in given.variants:
        for pair in pairs:
            upper, lower = (levels[int(number)] for number in pair.split("-"))
            share, error = match(parse(spelling).spelling, upper, lower, given.games)
            print(f"{spelling:16} {pair:>5}  {share:6.1%} ± {error:.1%}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

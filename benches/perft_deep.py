"""The deep rows of tests/perft, too long for `make test`: checked and timed on the fast boards.

python -m benches.perft_deep [--leaves MOST]
"""

import argparse
import sys
import time

from damarium.rules import parse
from tests.generators import Core
from tests.perft.rows import Row, rows

#: What `make test` has already counted.
TESTED = 20_000_000


def deep(most: int) -> list[tuple[Row, int, int]]:
    """(row, depth, leaves) of every number that only this bench counts."""
    return [
        (row, depth, leaves)
        for row in rows()
        for depth, leaves in row.nodes
        if TESTED < leaves <= most
    ]


def main(arguments: list[str] | None = None) -> int:
    """Count them all; the exit code is the number of wrong ones, at most 1."""
    options = argparse.ArgumentParser(prog="python -m benches.perft_deep", description=__doc__)
    options.add_argument("--leaves", type=int, default=2_000_000_000, help="skip longer rows")
    most: int = options.parse_args(arguments).leaves
    wrong = 0
    for row, depth, leaves in deep(most):
        sheet = parse(row.variant).sheet
        core = Core(sheet, table=False)
        begun = time.perf_counter()
        counted = core.perft(row.picture, row.turn, depth)
        seconds = time.perf_counter() - begun
        verdict = "" if counted == leaves else f"  WRONG: {leaves:,} published"
        wrong += counted != leaves
        print(
            f"{row.variant:24} {core.rules.board:7} depth {depth:2} {counted:>14,} leaves "
            f"{seconds:8.2f} s {counted / seconds / 1e6:8.1f} M/s{verdict}",
            flush=True,
        )
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())

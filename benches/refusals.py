"""Whether refusals are true, asked of thousands of positions: every plausible move is tried.

python -m benches.refusals [--positions N] [--seed WORD] [--puzzling] [VARIANT …]

Legal must be what nothing refuses, and a referee who knows only the sheet and the square-by-square
generator must find each reason true. `--puzzling` also lists refusals that are true though another
rule alone forbids the move, which a player would rather hear; it takes several times as long.
"""

import argparse
import sys
import time
from collections import Counter

from damarium.rules import Variant, parse
from tests.every_variant.attempts import Answer, answers, boards, would_rather_hear
from tests.every_variant.variants import VARIANTS


def examine(variant: Variant, positions: int, seed: str, *, puzzling: bool) -> list[Answer]:
    """Ask about a variant, print what was counted, and return the answers that are untrue."""
    begun = time.process_time()
    codes: Counter[str] = Counter()
    untrue = []
    for board in boards(variant, positions, seed):
        for answer in answers(board):
            codes[str(answer.refusal.code) if answer.refusal else "legal"] += 1
            if answer.fault:
                untrue.append(answer)
            elif puzzling and (rather := would_rather_hear(answer)):
                print(f"  puzzling: {answer} (rather {', '.join(sorted(rather))})")
    seconds = time.process_time() - begun
    print(
        f"{variant.spelling:32} {positions:6,} positions {codes.total():9,} attempts "
        f"{len(untrue):4} untrue {seconds:7.1f} s"
    )
    print("  " + ", ".join(f"{code} {count:,}" for code, count in codes.most_common()))
    for answer in untrue:
        print(f"  UNTRUE: {answer}", flush=True)
    return untrue


def main(arguments: list[str] | None = None) -> int:
    """Ask about all of them; the exit code is 1 if anything is untrue."""
    options = argparse.ArgumentParser(prog="python -m benches.refusals", description=__doc__)
    options.add_argument("--positions", type=int, default=2000, help="of each variant (2000)")
    options.add_argument("--seed", default="bench", help="another word makes other positions")
    options.add_argument("--puzzling", action="store_true", help="list what would puzzle a player")
    options.add_argument("variants", nargs="*", metavar="VARIANT", help="all that tests know")
    given = options.parse_args(arguments)
    variants = [parse(spelling) for spelling in given.variants] or VARIANTS
    untrue = [
        answer
        for variant in variants
        for answer in examine(variant, given.positions, given.seed, puzzling=given.puzzling)
    ]
    print(f"{len(untrue)} untrue")
    return min(len(untrue), 1)


if __name__ == "__main__":
    sys.exit(main())

"""Our speed beside peers: `python -m benches.peers [POSITION …]`.

Peers are commands that print the leaves and the seconds when they are called with
`VARIANT FEN DEPTH` (the FEN is empty for the beginning of the game): `--peer name=command`, or
`--peer name@variant,variant=command` where they do not play everything. `--packages FOLDER` (or
DAMARIUM_PEERS) adds the Python packages, each in an environment of its own below that folder, made
where it is missing.
Ours and theirs run in turn; a row shows the best (the median) of each in million leaves a second of
processor time, the ratio of the best, and the median of the ratios.
"""

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

from benches.peers import library, perft
from benches.peers.programs import commanded, packaged
from benches.peers.tasks import TASKS

#: The games that the packages play by the same rules. In breakthrough they still offer moves when a
#: king has won, deeper than they count here; Frisian py-draughts tells captures apart by their
#: order, 0.4 per cent more leaves after five plies.
_PLAYED = {
    "dame-rs": {"international"},
    "py-draughts": {"international", "brazilian", "russian", "frisian", "breakthrough"},
    "pydraughts": {
        *("international", "american", "brazilian", "italian", "russian", "breakthrough"),
    },
}


def main(words: list[str]) -> None:
    """Print the tables."""
    options = argparse.ArgumentParser(prog="python -m benches.peers")
    options.add_argument("positions", nargs="*", help="of the table; all if none is named")
    options.add_argument("--peer", action="append", default=[], type=commanded)
    options.add_argument("--packages", type=Path, default=os.environ.get("DAMARIUM_PEERS"))
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--only", choices=("leaves", "library"), help="one of the two tables")
    given = options.parse_args(words)
    tasks = [task for task in TASKS if task.name in (given.positions or [task.name])]
    packages = [
        replace(program, variants=frozenset(_PLAYED[program.name.split()[0]]))
        for program in (packaged(Path(given.packages)) if given.packages else ())
    ]
    if given.only != "library":
        print("leaves: position, ours, theirs in million a second; best of each, median of pairs")
        for task in tasks:
            perft.compare(task, [*given.peer, *packages], given.rounds)
    if given.only != "leaves":
        print("library: position, verb, ours, theirs in microseconds; how many times faster")
        for task in tasks:
            library.compare(task, packages)


if __name__ == "__main__":
    main(sys.argv[1:])

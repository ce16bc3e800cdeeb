"""Nodes a second and depth in a second, ours beside other engines that speak Hub.

python -m benches.search [--peer NAME=COMMAND …] [--seconds 1] [--rounds 3]

Engines take turns at every position; of several rounds the deepest counts, and the fastest. Each
counts nodes in its own way, so depth says more than speed. A command that needs a folder of its
own names it before an @: NAME=FOLDER@COMMAND.
"""

import argparse
import shlex
import subprocess
import sys
from dataclasses import dataclass

from damarium.notation.hub import read_line

#: The start, Woldouby's position (captures in all directions), and one with kings.
POSITIONS = {
    "start": "W" + 20 * "b" + 10 * "e" + 20 * "w",
    "Woldouby": "Weeeeeeeeeeebbbebebbebebbwbwwewewwwwewweeeeeeeeeeee",
    "kings": "BeeeeeweewwweeeeeBeewwwwBeeeeewWeweeeweeewwwweweeee",
}


@dataclass
class Best:
    """What an engine reached at one position in its best rounds."""

    depth: int = 0
    rate: float = 0.0


class Engine:
    """An engine in a process of its own."""

    def __init__(self, name: str, command: str, folder: str | None = None) -> None:
        self.name = name
        self.process = subprocess.Popen(
            shlex.split(command),
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        if self.process.stdin is None or self.process.stdout is None:
            raise SystemExit(f"{name} has no pipes")
        self.writer, self.reader = self.process.stdin, self.process.stdout
        self.tell("hub")
        self.until("wait")
        self.tell("init")
        self.until("ready")

    def tell(self, line: str) -> None:
        """Say one line."""
        self.writer.write(line + "\n")

    def until(self, command: str) -> list[str]:
        """The answers up to the first of a command."""
        lines = []
        for line in self.reader:
            lines.append(line)
            if line.split()[:1] == [command]:
                return lines
        raise SystemExit(f"{self.name} has ended")

    def search(self, position: str, seconds: float) -> tuple[int, float]:
        """The depth reached and the millions of nodes a second."""
        self.tell("new-game")
        self.tell(f"pos pos={position}")
        self.tell(f"level move-time={seconds}")
        self.tell("go think")
        words: dict[str, str] = {}
        for line in map(read_line, self.until("done")):
            words |= line.arguments if line is not None and line.command == "info" else {}
        time = float(words.get("time", 0)) or seconds
        return int(words.get("depth", 0)), float(words.get("nodes", 0)) / time / 1e6


def main(arguments: list[str] | None = None) -> None:
    """Print a row for every position and engine."""
    options = argparse.ArgumentParser(prog="python -m benches.search", description=__doc__)
    options.add_argument("--peer", action="append", default=[], help="NAME=[FOLDER@]COMMAND")
    options.add_argument("--seconds", type=float, default=1.0)
    options.add_argument("--rounds", type=int, default=3)
    given = options.parse_args(arguments)
    engines = [Engine("damarium", f"{sys.executable} -m damarium hub international")]
    for peer in given.peer:
        name, _, rest = peer.partition("=")
        folder, _, command = rest.rpartition("@")
        engines.append(Engine(name, command, folder or None))
    for title, position in POSITIONS.items():
        best = {engine.name: Best() for engine in engines}
        for _ in range(given.rounds):
            for engine in engines:
                depth, rate = engine.search(position, given.seconds)
                found = best[engine.name]
                found.depth, found.rate = max(found.depth, depth), max(found.rate, rate)
        for name, found in best.items():
            print(f"{title:10} {name:12} depth {found.depth:3} {found.rate:8.2f} Mnodes/s")
    for engine in engines:
        engine.tell("quit")


if __name__ == "__main__":
    main()

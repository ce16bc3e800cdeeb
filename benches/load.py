"""How many live games one server bears: moves are timed inside it and from end to end.

python -m benches.load [--games 500] [--sockets 2000] [--period 5] [--seconds 30] [--steps 6]
                       [--bar 30] [--database FILE-OR-URL]

Server and crowd share this machine, each in a process of its own. Each step halves the seconds
between two moves of a game, until p95 inside the server is over the bar.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from benches.crowd import Timings, gather, play, seat_tables

#: Milliseconds of p95 inside the server.
BAR = 30.0
VARIANTS = ["international", "spanish", "frisian", "american", "turkish"]
_NUMBER = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)


@dataclass
class Reading:
    """The server's own numbers at one moment, by the names of Prometheus."""

    at: float
    numbers: dict[tuple[str, str], float]

    @classmethod
    def of(cls, url: str) -> "Reading":
        """What the server says now."""
        with urllib.request.urlopen(f"{url}/metrics", timeout=60) as answer:  # noqa: S310
            text = answer.read().decode()
        found = {(name, labels): float(value) for name, labels, value in _NUMBER.findall(text)}
        return cls(time.perf_counter(), found)

    def __getitem__(self, name: str) -> float:
        return self.numbers.get((name, ""), 0.0)

    def buckets(self, name: str, labels: str) -> dict[float, float]:
        """A histogram: how many took at most so many seconds."""
        found = {}
        for (one, all_labels), value in self.numbers.items():
            if one == f"{name}_bucket" and all_labels.startswith(labels):
                found[float(all_labels.partition('le="')[2].rstrip('"'))] = value
        return found


def inside(before: Reading, after: Reading, name: str, labels: str, share: float) -> float:
    """The seconds within which a share of what lies between two readings was done."""
    earlier, later = before.buckets(name, labels), after.buckets(name, labels)
    counts = sorted((limit, count - earlier.get(limit, 0.0)) for limit, count in later.items())
    wanted = share * counts[-1][1] if counts else 0.0
    low, below = 0.0, 0.0
    for limit, count in counts:
        if count >= wanted > below:
            return low + (min(limit, 10.0) - low) * (wanted - below) / (count - below)
        low, below = limit, count
    return float("nan")


def quantile(values: list[float], share: float) -> float:
    """The value under which a share of the values lies."""
    return sorted(values)[int(share * (len(values) - 1))] if values else float("nan")


@contextmanager
def server(database: str) -> Iterator[str]:
    """A server of its own; its address."""
    command = [sys.executable, "-m", "damarium", "serve", "--port", "0"]
    environ = {**os.environ, "DAMARIUM_DATABASE": database, "DAMARIUM_GAMES_PER_MINUTE": "0"}
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            line = process.stdout.readline() if process.stdout else ""
            address = re.search(r"http://\S+", line)
            if address is None:
                raise SystemExit(f"the server did not start: {line}")
            yield address[0]
        finally:
            process.terminate()
            process.wait(timeout=60)


def show(period: float, before: Reading, after: Reading, crowd: Timings) -> float:
    """Print a row; p95 inside the server in seconds."""
    seconds = after.at - before.at
    labels = 'action="play"'
    action, append = "damarium_action_seconds", "damarium_append_seconds"
    shares = (0.5, 0.95, 0.99)
    within = [inside(before, after, action, labels, share) for share in shares]
    stored = [inside(before, after, append, "", share) for share in shares]
    cpu = (after["process_cpu_seconds_total"] - before["process_cpu_seconds_total"]) / seconds
    memory = after["process_resident_memory_bytes"] / 1e6

    def told(values: list[float]) -> str:
        return "/".join(f"{1000 * value:.1f}" for value in values)

    print(
        f"{len(crowd.acks) / seconds:7.1f} moves/s (one in {period:.3g} s a game) | inside "
        f"{told(within)} ms, stored {told(stored)} | acknowledged "
        f"{told([quantile(crowd.acks, share) for share in shares])}, end to end "
        f"{told([quantile(crowd.news, share) for share in shares])} | "
        f"CPU {cpu:.2f} cores, {memory:.0f} MB | crowd late "
        f"{1000 * quantile(crowd.late, 0.95):.1f} ms, {crowd.refused} refused, {crowd.lost} lost",
        flush=True,
    )
    return within[1]


async def steps(url: str, given: argparse.Namespace) -> None:
    """Seat the crowd, and let it play faster and faster."""
    watchers = max(0, given.sockets // given.games - 2)
    tables = list(seat_tables(url, given.games, watchers, VARIANTS))
    empty = Reading.of(url)
    since = time.perf_counter()
    await gather(tables)
    there = await asyncio.to_thread(Reading.of, url)
    print(
        f"{given.games} games, {there['damarium_sockets']:.0f} sockets after "
        f"{time.perf_counter() - since:.1f} s; "
        f"{empty['process_resident_memory_bytes'] / 1e6:.0f} MB without them, "
        f"{there['process_resident_memory_bytes'] / 1e6:.0f} MB with them; p50/p95/p99:",
        flush=True,
    )
    period = given.period
    for _ in range(given.steps):
        before = await asyncio.to_thread(Reading.of, url)
        crowd = await play(tables, period, given.seconds)
        after = await asyncio.to_thread(Reading.of, url)
        if 1000 * show(period, before, after, crowd) > given.bar or crowd.lost:
            break
        period /= 2
    for table in tables:
        await table.leave()


def main(arguments: list[str] | None = None) -> None:
    """Print a row for every step."""
    options = argparse.ArgumentParser(prog="python -m benches.load", description=__doc__)
    options.add_argument("--games", type=int, default=500)
    options.add_argument("--sockets", type=int, default=2000)
    options.add_argument("--period", type=float, default=5.0)
    options.add_argument("--seconds", type=float, default=30.0)
    options.add_argument("--steps", type=int, default=6)
    options.add_argument("--bar", type=float, default=BAR, help="milliseconds: stop above it")
    options.add_argument("--database", default="", help="a file or a URL; else a passing file")
    given = options.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        server(given.database or str(Path(folder) / "games.sqlite")) as url,
    ):
        asyncio.run(steps(url, given))


if __name__ == "__main__":
    main()

"""A crowd at a server: tables with two who play in turn and some who watch, on one event loop."""

import asyncio
import http.client
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

#: Sockets that are opened at the same time.
_AT_ONCE = 40


@dataclass
class Timings:
    """What the crowd measures, in seconds: from a move to its acknowledgement and to its news.

    Attributes:
        late: by how much the crowd itself was late to move: it is no measure of the server then.
    """

    acks: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0


class Table:
    """One game; the two lines that play it, and those that watch."""

    def __init__(self, url: str, game: str, secrets: tuple[str, str], watchers: int) -> None:
        self.url, self.game = url, game
        self._secrets = (*secrets, *[""] * watchers)
        self._chance = random.Random(game)
        self._lines: list[ClientConnection] = []
        self._turn = ""
        self._ply = 0
        self._legal: list[dict[str, Any]] = []
        self._sides: dict[str, ClientConnection] = {}
        self._sent_at = 0.0
        self.timings = Timings()
        self._readers: list[asyncio.Task[None]] = []

    async def come(self, gate: asyncio.Semaphore) -> None:
        """Open all lines."""
        for secret in self._secrets:
            async with gate:
                address = f"{self.url.replace('http', 'ws', 1)}/api/games/{self.game}/socket"
                line = await connect(
                    address,
                    additional_headers={"Cookie": f"seat={secret}", "Origin": self.url},
                    proxy=None,
                    ping_interval=None,
                    open_timeout=60,
                )
                self._lines.append(line)
                self._take(line, json.loads(await line.recv()))
            self._readers.append(asyncio.ensure_future(self._read(line)))

    async def play(self, period: float, until: float) -> None:
        """Make a move every `period` seconds, the first one at any moment of the first period."""
        due = time.perf_counter() + self._chance.random() * period
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            if not self._legal:
                return  # the game is over
            now = time.perf_counter()
            self.timings.late.append(now - due)
            due += period
            path = self._chance.choice(self._legal)["path"]
            message = {"do": "move", "id": self._ply, "path": path, "ply": self._ply}
            self._sent_at = time.perf_counter()
            await self._sides[self._turn].send(json.dumps(message))

    async def leave(self) -> None:
        """Close all lines."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        for line in self._lines:
            line.transport.abort()

    async def _read(self, line: ClientConnection) -> None:
        async for text in line:
            now = time.perf_counter()
            message = json.loads(text)
            kind = message["type"]
            if kind == "beat":
                await line.send(json.dumps({"do": "beat", "n": message["n"]}))
            elif kind == "ack":
                self.timings.acks.append(now - self._sent_at)
            elif kind in ("error", "refusal"):
                self.timings.refused += 1
            elif message["ply"] > self._ply and message["turn"] in message["you"]:
                self.timings.news.append(now - self._sent_at)
                self._take(line, message)
        self.timings.lost += 1

    def _take(self, line: ClientConnection, message: dict[str, Any]) -> None:
        self._turn, self._ply = message["turn"], message["ply"]
        self._legal = message["legal"]
        for side in message["you"]:
            self._sides[side] = line


def seat_tables(url: str, games: int, watchers: int, variants: list[str]) -> Iterator[Table]:
    """Begin and join games with clocks, over the API."""
    host, port = url.removeprefix("http://").split(":")
    line = http.client.HTTPConnection(host, int(port), timeout=60)
    for number in range(games):
        wish = {"variant": variants[number % len(variants)], "opponent": "link", "clock": "15+10"}
        game, white = _post(line, "/api/games", {**wish, "colour": "white"})
        _, black = _post(line, f"/api/games/{game}/join", {})
        yield Table(url, game, (white, black), watchers)
    line.close()


def _post(line: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> tuple[str, str]:
    """The id of the game that is begun or joined, and the secret of one's seat there."""
    line.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = line.getresponse()
    data = json.loads(answer.read())
    if answer.status >= 300:
        raise SystemExit(f"{path}: {answer.status} {data}")
    cookie = next(value for value in answer.headers.get_all("set-cookie") or () if "seat=" in value)
    return data["id"], cookie.partition("seat=")[2].partition(";")[0]


async def gather(tables: list[Table]) -> None:
    """Let all come, a few at a time."""
    gate = asyncio.Semaphore(_AT_ONCE)
    await asyncio.gather(*(table.come(gate) for table in tables))


async def play(tables: list[Table], period: float, seconds: float) -> Timings:
    """Let all play for a while; what was measured."""
    for table in tables:
        table.timings = Timings()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(period, until) for table in tables))
    await asyncio.sleep(1)
    every = Timings()
    for table in tables:
        every.acks += table.timings.acks
        every.news += table.timings.news
        every.late += table.timings.late
        every.refused += table.timings.refused
        every.lost += table.timings.lost
    return every

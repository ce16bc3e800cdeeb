"""Many who mean no good, at several games at once: nobody else feels it.

DAMARIUM_FUZZ says for how many seconds.
"""

import asyncio
import json
import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from damarium.server.play.seats import secret_hash
from tests.loops import run
from tests.server.rubbish import rubbish
from tests.serving import Served, Visitor, serving

SECONDS = float(os.environ.get("DAMARIUM_FUZZ", "8"))
ATTACKERS = 12
#: Megabytes by which the server may grow meanwhile.
GROWTH = 100


@dataclass
class Prey:
    """A game, and the secrets that attackers show there: of one seat, of another game, of none."""

    game: str
    secrets: list[str]


@dataclass
class Haul:
    """What attackers were sent: nothing of it may be a secret."""

    text: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server whose log is the test's own."""
    with serving(tmp_path / "games.sqlite", log=tmp_path / "log") as served:
        yield served


@pytest.mark.timeout(120 + 10 * SECONDS)
def test_attackers_at_several_games(own_server: Served) -> None:
    url = own_server.url
    with Visitor(url) as host, Visitor(url) as guest:
        games = [_for_two(host, guest, name) for name in ("spanish", "american", "frisian")]
        quiet, attacked, half = games
        against = host.create(variant="spanish", level=1)
        waiting = host.create(variant="spanish", opponent="open")
        white = {game: host.secret(game) for game in games}
        black = {game: guest.secret(game) for game in games}
        foreign = [host.secret(waiting), white[half], "", "0" * 32, secret_hash(white[quiet])]
        prey = [
            Prey(quiet, foreign),
            Prey(waiting, [*foreign, white[quiet]]),
            Prey(attacked, [white[attacked], black[attacked], *foreign]),
            Prey(half, [white[half]]),
            Prey(against, [host.secret(against)]),
        ]
        before = _resident(own_server.pid)
        haul = run(_attack(url, prey))
        grown = _resident(own_server.pid) - before

        assert min(haul.kinds[kind] for kind in ("state", "news", "error", "ack")) > 0
        secrets = {*white.values(), *black.values(), host.secret(waiting), host.secret(against)}
        hidden = [*secrets, *map(secret_hash, secrets)]
        heard = "\n".join(haul.text)
        log = own_server.log
        assert not any(one in heard or one in log for one in hidden)
        assert "Traceback" not in log
        assert '"level": "error"' not in log
        assert grown < GROWTH, f"{grown:.0f} MB more"

        assert guest.state(quiet)["seq"] == 1
        assert host.state(waiting)["status"] == "waiting"
        events = guest.http.get(f"/api/games/{half}/events").json()["events"]
        assert {event.get("by", "white") for event in events[2:]} <= {"white"}
        assert guest.state(half)["ply"] <= 1
        for game in (quiet, _for_two(host, guest, "spanish")):
            with host.follow(game) as one, guest.follow(game) as other:
                one.play(one.state["legal"][0]["path"])
                other.until(lambda state: state["ply"] == 1)
                other.play(other.state["legal"][0]["path"])
        for game in (attacked, half):
            _goes_on(host, guest, game)


def _for_two(host: Visitor, guest: Visitor, variant: str) -> str:
    game = host.create(variant=variant, opponent="link", colour="white")
    assert guest.http.post(f"/api/games/{game}/join").status_code == 200
    return game


def _goes_on(host: Visitor, guest: Visitor, game: str) -> None:
    """A legal move goes through wherever the game runs; else it may be played again."""
    with host.follow(game) as one, guest.follow(game) as other:
        if one.state["status"] == "running":
            mover = one if one.state["turn"] == "white" else other
            mover.play(mover.state["legal"][0]["path"])
        elif one.state["next"] is None:
            assert one.state["can"]["rematch"]


async def _attack(url: str, prey: list[Prey]) -> Haul:
    haul = Haul()
    until = time.monotonic() + SECONDS
    attackers = [_attacker(url, prey, haul, number, until) for number in range(ATTACKERS)]
    await asyncio.gather(*attackers, _breaker(url, prey, haul, until))
    return haul


async def _attacker(url: str, prey: list[Prey], haul: Haul, number: int, until: float) -> None:
    """Come again and again, with another face and another temper each time."""
    chance = random.Random(f"attacker {number}")
    while time.monotonic() < until:
        target = chance.choice(prey)
        secret = chance.choice(target.secrets)
        address = f"{url.replace('http', 'ws', 1)}/api/games/{target.game}/socket"
        headers = {"Cookie": f"seat={secret}", "Origin": url}
        with suppress(OSError, WebSocketException, TimeoutError, EOFError):
            async with connect(
                address,
                additional_headers=headers,
                proxy=None,
                max_size=None,
                close_timeout=0.5,
            ) as line:
                await _visit(line, chance, haul)


async def _visit(line: ClientConnection, chance: random.Random, haul: Haul) -> None:
    state: dict[str, Any] = json.loads(await line.recv())
    haul.kinds[state["type"]] += 1
    reading = asyncio.ensure_future(_read(line, haul))
    try:
        many = chance.choice((3, 10, 40, 400))
        for _ in range(many):
            await line.send(rubbish(chance, state["legal"], state["ply"]))
            if many < 50:
                await asyncio.sleep(chance.choice((0, 0, 0.02)))
        match chance.randrange(4):
            case 0:
                line.transport.abort()
            case 1:
                line.transport.write_eof()
                await asyncio.sleep(0.2)
            case 2:
                await line.send("x" * chance.choice((16_385, 300_000)))
        await asyncio.sleep(0.05)
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)


async def _read(line: ClientConnection, haul: Haul) -> None:
    with suppress(ConnectionClosed):
        async for text in line:
            haul.text.append(str(text))
            message = json.loads(text)
            haul.kinds[message["type"]] += 1
            assert message["type"] != "error" or message["sentence"]


async def _breaker(url: str, prey: list[Prey], haul: Haul, until: float) -> None:
    """Speak the protocol below the messages badly, or stop in the middle of a word."""
    chance = random.Random("breaker")
    host, port = url.removeprefix("http://").split(":")
    while time.monotonic() < until:
        reader, writer = await asyncio.open_connection(host, int(port))
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            game = chance.choice(prey).game
            head = (
                f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            cut = chance.choice((len(head), len(head), len(head) - 2, 40))
            writer.write(head.encode()[:cut] + chance.randbytes(chance.choice((0, 1, 200))))
            if chance.random() < 0.5:
                writer.write_eof()
            async with asyncio.timeout(0.3):
                answer = await reader.readline()
                assert not answer.startswith(b"HTTP/1.1 5"), answer
                haul.text.append((await reader.read(10_000)).decode(errors="replace"))
        writer.transport.abort()


def _resident(pid: int) -> float:
    """Megabytes of memory that a process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

"""Pairs of people who play on through everything, and remember what they were told."""

import asyncio
import json
import random
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from damarium.rules import Color
from tests.serving import Visitor

#: Seconds by which players may be late where they compare clocks.
PROMPT = 0.3


class Life:
    """When the server lived, by the steady clock of whoever kills it.

    Attributes:
        late: by how many seconds the players' own loop was late since the last kill: what they
            measure is no better.
    """

    def __init__(self) -> None:
        self.late = 0.0
        self._spans: list[tuple[float, float | None]] = [(time.monotonic(), None)]

    @property
    def begun(self) -> float:
        """Since when the present process lives."""
        return self._spans[-1][0]

    @property
    def deaths(self) -> int:
        """How many processes were killed."""
        return sum(end is not None for _, end in self._spans)

    def died_between(self, since: float, until: float) -> bool:
        """Whether a process was killed between two moments."""
        return any(end is not None and since < end < until for _, end in self._spans)

    def ends(self) -> None:
        """The process is killed now."""
        self._spans[-1] = (self.begun, time.monotonic())

    def begins(self, at: float) -> None:
        """Another one has lived since `at` and answers from now on."""
        self.late = 0.0
        self._spans.append((at, None))

    def between(self, since: float, until: float) -> float:
        """Seconds that servers lived between two moments."""
        spans = ((start, until if end is None else end) for start, end in self._spans)
        return sum(max(0.0, min(end, until) - max(start, since)) for start, end in spans)


@dataclass(eq=False)
class Deed:
    """Something that a player does, and whether the server has acknowledged it."""

    game: str
    message: dict[str, Any]
    acked: bool = False


@dataclass
class Clocks:
    """The clocks of a game as they were told after an event, and when, and after how many kills."""

    game: str
    seq: int
    at: float
    deaths: int
    late: float
    left: dict[str, Any]


@dataclass
class Memory:
    """What a player knows, for the judge.

    Attributes:
        deeds: all that he has done, in order.
        seen: by game and event the moves and the position that he was shown.
        off: by how many seconds clocks were off when he came back after a kill: more is shown
            than there should be where it is positive.
    """

    deeds: list[Deed] = field(default_factory=list)
    seen: dict[str, dict[int, tuple[int, str]]] = field(default_factory=lambda: defaultdict(dict))
    sides: dict[str, Color] = field(default_factory=dict)
    off: list[float] = field(default_factory=list)
    moved_at: float = 0.0
    faults: list[str] = field(default_factory=list)


class Player:
    """One of two, who comes back whenever the line breaks and says again what got no answer."""

    def __init__(self, visitor: Visitor, game: str, life: Life, pace: float, seed: str) -> None:
        self.game = game
        self.memory = Memory()
        self.secret = visitor.secret(game)
        self._url = visitor.url
        self._life = life
        self._pace = pace
        self._chance = random.Random(seed)
        self._state: dict[str, Any] = {}
        self._deed: Deed | None = None
        self._clocks: Clocks | None = None
        self._number = 0
        self._asked = 0.0

    async def play(self) -> None:
        """Play game after game, until cancelled."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                self._asked = time.monotonic()
                address = f"{self._url.replace('http', 'ws', 1)}/api/games/{self.game}/socket"
                headers = {"Cookie": f"seat={self.secret}", "Origin": self._url}
                async with connect(
                    address,
                    additional_headers=headers,
                    proxy=None,
                    open_timeout=60,
                    close_timeout=0.2,
                ) as line:
                    await self._talk(line)
            await asyncio.sleep(self._chance.uniform(0.05, 0.3))

    async def _talk(self, line: ClientConnection) -> None:
        """Talk on one line until it breaks or the next game begins."""
        self._state = {}
        game = self.game
        again = self._deed
        due = time.monotonic() + self._wait()
        while self.game == game:
            try:
                async with asyncio.timeout(max(0.0, due - time.monotonic())):
                    message = json.loads(await line.recv())
            except TimeoutError:
                due = time.monotonic() + self._wait()
                if self._state and self._deed is None:
                    await self._act(line)
                continue
            if message["type"] == "beat":
                await line.send(json.dumps({"do": "beat", "n": message["n"]}))
                continue
            self._hear(message)
            if message["type"] == "state" and again is not None:
                await self._once_more(line, again)
                again = None

    def _wait(self) -> float:
        return self._pace * self._chance.uniform(0.5, 1.5)

    async def _once_more(self, line: ClientConnection, deed: Deed) -> None:
        """Say again what nobody has answered: a move as it is, all else where it is not there."""
        do, text = deed.message["do"], deed.message.get("text")
        if do == "say" and any(text == line["text"] for line in self._state["chat"]):
            deed.acked = True
        elif do in ("move", "say"):
            await self._send(line, deed)
            return
        self._deed = None

    async def _act(self, line: ClientConnection) -> None:
        state, chance = self._state, self._chance
        me = state["you"][0]
        other = {"white": "black", "black": "white"}[me]
        if state["status"] == "over":
            if state["next"]:
                self._go_on(state["next"])
            elif me == "white" or state["rematch"]:
                await self._do(line, "rematch")
        elif state["takeback"]:
            if state["takeback"]["by"] == other and chance.random() < 0.7:
                await self._do(line, "undo", ply=state["ply"])
            elif state["takeback"]["by"] == other:
                await self._do(line, "decline", what="undo")
        elif chance.random() < 0.05:
            await self._do(line, "say", text=f"{me} {self._number}")
        elif state["can"]["asks"] and chance.random() < 0.05:
            await self._do(line, "undo", ply=state["ply"])
        elif state["turn"] == me:
            path = chance.choice(chance.choice(state["legal"])["paths"])
            await self._do(line, "move", path=path, ply=state["ply"])

    async def _do(self, line: ClientConnection, do: str, **more: object) -> None:
        deed = Deed(self.game, {"do": do, **more})
        self.memory.deeds.append(deed)
        await self._send(line, deed)

    async def _send(self, line: ClientConnection, deed: Deed) -> None:
        self._deed = deed
        self._number += 1
        await line.send(json.dumps({**deed.message, "id": self._number}))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "state":
            self._check_return(message)
            self._state = message
        elif kind == "news":
            if message["from"] != self._state["seq"]:
                self.memory.faults.append(f"{self.game}: news from {message['from']}")
            moves = self._state["moves"][: message["keep"]] + message["moves"]
            self._state = {**self._state, **message, "moves": moves}
        elif message["id"] == self._number and self._deed is not None:
            self._answered(kind, message)
            return
        self._remember()

    def _answered(self, kind: str, message: dict[str, Any]) -> None:
        deed = self._deed
        self._deed = None
        if deed is None or kind not in ("ack", "go"):
            return
        deed.acked = True
        if deed.message["do"] == "move":
            self.memory.moved_at = time.monotonic()
        if kind == "go":
            self._go_on(message["url"])

    def _go_on(self, url: str) -> None:
        self.game = url.removeprefix("/games/")
        self._clocks = None

    def _remember(self) -> None:
        state = self._state
        self.memory.sides[self.game] = Color(state["you"][0])
        told = (state["ply"], state["position"])
        before = self.memory.seen[self.game].setdefault(state["seq"], told)
        if before != told:
            self.memory.faults.append(f"{self.game}: event {state['seq']} is another one now")
        known = self._clocks
        new = known is None or known.seq != state["seq"]
        if state["clock"] and state["clock"]["running"] and new:
            now, deaths = time.monotonic(), self._life.deaths
            late, left = self._life.late, state["clock"]
            self._clocks = Clocks(self.game, state["seq"], now, deaths, late, left)

    def _check_return(self, state: dict[str, Any]) -> None:
        """Compare the first state on a new line with what was known on the one before."""
        seen = self.memory.seen.get(self.game)
        if seen and max(seen) > state["seq"]:
            self.memory.faults.append(f"{self.game}: event {max(seen)} is lost")
        known = self._clocks
        if known is None or (known.game, known.seq) != (self.game, state["seq"]):
            return
        if known.deaths == self._life.deaths:
            return
        running = known.left["running"]
        other = {"white": "black", "black": "white"}[running]
        if (state["clock"]["running"], state["clock"][other]) != (running, known.left[other]):
            self.memory.faults.append(f"{self.game}: the other clock ran")
        spent = (known.left[running] - state["clock"][running]) / 1000
        if max(known.late, self._life.late) < PROMPT:
            # the state was made at some moment since the line was asked for
            least = self._life.between(known.at, self._asked) - spent
            most = self._life.between(known.at, time.monotonic()) - spent
            self.memory.off.append(max(least, min(0.0, most)))


def seat_pair(
    host: Visitor, guest: Visitor, life: Life, pace: float, seed: str, **wish: object
) -> list[Player]:
    """Two people at a new table, of whom one has invited the other."""
    game = host.create(opponent="link", **wish)
    assert guest.http.post(f"/api/games/{game}/join").status_code == 200
    return [
        Player(visitor, game, life, pace, f"{seed} {number}")
        for number, visitor in enumerate((host, guest))
    ]


async def while_playing(players: list[Player], life: Life, drive: Callable[[], Any]) -> None:
    """Let them play until `drive` is through."""
    tasks = [asyncio.ensure_future(one) for one in (_watch(life), *(p.play() for p in players))]
    try:
        await drive()
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error


async def _watch(life: Life) -> None:
    """Note by how much the loop is late."""
    while True:
        due = time.monotonic() + 0.02
        await asyncio.sleep(0.02)
        life.late = max(life.late, time.monotonic() - due)

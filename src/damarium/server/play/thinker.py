"""Thinkers: child processes in which the computer chooses moves, so that nobody waits for it."""

import asyncio
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

import structlog

log = structlog.get_logger()

#: A thinker that does not answer within so many seconds is replaced; levels promise far less.
PATIENCE = 20.0
#: How long a thinker may take to come back when it is told to stop.
STOPPING = 1.0
#: One line from a thinker is at most so long.
_LINE = 64 * 1024


@dataclass(frozen=True)
class Question:
    """What a thinker is asked.

    Attributes:
        rules: the variant's JSON form.
        paths: the squares of every move so far.
        level: 1 to 10, how well to choose.
        seed: what chance is drawn from.
        judge: only say who stands better, by how much.
    """

    rules: dict[str, Any]
    paths: tuple[tuple[int, ...], ...]
    level: int
    seed: int
    judge: bool = False


@dataclass(frozen=True)
class Answer:
    """What a thinker found.

    Attributes:
        path: the squares of the move it chose; empty where it was to judge.
        score: centi-men by which the side to move stands better, where it was to judge.
    """

    path: tuple[int, ...]
    score: int


class ThinkerLost(Exception):
    """A thinker died or did not answer."""


class _Thinker:
    """One child process and the line to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._asked = 0

    @classmethod
    async def start(cls, command: Sequence[str]) -> "_Thinker":
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE,
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, question: Question) -> Answer:
        self._asked += 1
        await self._tell({"id": self._asked, **asdict(question)})
        return await self._hear()

    async def stop(self) -> bool:
        """Break off the question at hand; whether the thinker is ready for the next."""
        try:
            async with asyncio.timeout(STOPPING):
                await self._tell({"stop": self._asked})
                await self._hear()
        except (TimeoutError, ThinkerLost):
            return False
        return True

    async def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _tell(self, message: dict[str, object]) -> None:
        if self._process.stdin is None:
            raise ThinkerLost
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            await self._process.stdin.drain()
        except (BrokenPipeError, ConnectionResetError) as error:
            raise ThinkerLost from error

    async def _hear(self) -> Answer:
        """The answer to the newest question; answers to broken-off ones are passed over."""
        if self._process.stdout is None:
            raise ThinkerLost
        try:
            while line := await self._process.stdout.readline():
                answer = json.loads(line)
                if answer["id"] == self._asked:
                    return Answer(tuple(answer["path"]), answer["score"])
        except (ValueError, KeyError, TypeError) as error:
            raise ThinkerLost from error
        raise ThinkerLost


class Thinkers:
    """A fixed number of thinkers; who asks while all are busy waits his turn.

    Attributes:
        busy: how many are thinking or being made ready again.
        waiting: how many questions wait their turn.
    """

    def __init__(self, count: int, command: Sequence[str] = ()) -> None:
        self._command = tuple(command) or (sys.executable, "-m", "damarium.server.play.thinking")
        self._free = asyncio.Semaphore(count)
        self._idle: list[_Thinker] = []
        self._all: set[_Thinker] = set()
        self._recovering: set[asyncio.Task[None]] = set()
        self.busy = 0
        self.waiting = 0

    async def warm(self) -> None:
        """Start the first thinker before anybody needs it."""
        async with self._free:
            self._idle.append(await self._take())

    async def ask(self, question: Question) -> Answer:
        """What a thinker answers. Cancelling breaks its thinking off.

        Raises ThinkerLost where the thinker died or overran its time; another takes its place.
        """
        await self._begin()
        thinker = None
        try:
            thinker = await self._take()
            async with asyncio.timeout(PATIENCE):
                answer = await thinker.ask(question)
        except asyncio.CancelledError:
            self._recover(thinker)
            raise
        except (TimeoutError, ThinkerLost, OSError) as error:
            log.warning("thinker lost", reason=type(error).__name__)
            if thinker is not None:
                await self._drop(thinker)
            self._end()
            raise ThinkerLost from error
        self._idle.append(thinker)
        self._end()
        return answer

    async def close(self) -> None:
        """End all thinkers."""
        for task in tuple(self._recovering):
            task.cancel()
        for thinker in tuple(self._all):
            await self._drop(thinker)

    async def _begin(self) -> None:
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        self.busy += 1

    def _end(self) -> None:
        self.busy -= 1
        self._free.release()

    async def _take(self) -> _Thinker:
        while self._idle:
            thinker = self._idle.pop()
            if thinker.alive:
                return thinker
            log.warning("thinker died")
            self._all.discard(thinker)
        thinker = await _Thinker.start(self._command)
        self._all.add(thinker)
        return thinker

    def _recover(self, thinker: _Thinker | None) -> None:
        """Make a thinker whose question was broken off ready again, in the background."""
        if thinker is None:
            self._end()
            return
        task = asyncio.ensure_future(self._stop(thinker))
        self._recovering.add(task)
        task.add_done_callback(self._recovering.discard)

    async def _stop(self, thinker: _Thinker) -> None:
        try:
            if await thinker.stop():
                self._idle.append(thinker)
            else:
                await self._drop(thinker)
        finally:
            self._end()

    async def _drop(self, thinker: _Thinker) -> None:
        self._all.discard(thinker)
        await thinker.kill()

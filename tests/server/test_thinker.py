"""Thinkers: children that answer, are broken off, die, and are replaced."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from damarium.game import Board
from damarium.rules import parse
from damarium.server.play import thinker
from damarium.server.play.thinker import Question, ThinkerLost, Thinkers
from tests.loops import run

FAKE = """
import json, sys, time, threading
for line in sys.stdin:
    message = json.loads(line)
    if "stop" in message:
        continue
    level = message["level"]
    if level == 1:  # dies
        sys.exit(1)
    if level == 2:  # never answers
        time.sleep(60)
    if level == 3:  # takes its time
        time.sleep(0.3)
    if level == 9:  # babbles
        print("hello", flush=True)
    print(json.dumps({"id": message["id"], "path": [level], "score": 0}), flush=True)
"""


def question(level: int, *, judge: bool = False) -> Question:
    rules = parse("spanish").to_json()
    return Question(rules, paths=(), level=level, seed=1, judge=judge)


def with_thinkers(
    use: Callable[[Thinkers], Awaitable[None]], *command: str, count: int = 1
) -> None:
    async def main() -> None:
        thinkers = Thinkers(count, command)
        try:
            await use(thinkers)
        finally:
            await thinkers.close()

    run(main())


@pytest.fixture
def fake(tmp_path: Path) -> tuple[str, str]:
    path = tmp_path / "fake.py"
    path.write_text(FAKE)
    return sys.executable, str(path)


def test_a_thinker_chooses_a_legal_move() -> None:
    async def use(thinkers: Thinkers) -> None:
        answer = await thinkers.ask(question(3))
        assert answer.path in [move.path for move in Board("spanish").legal_moves]
        assert await thinkers.ask(question(3)) == answer

    with_thinkers(use)


def test_a_thinker_judges() -> None:
    async def use(thinkers: Thinkers) -> None:
        answer = await thinkers.ask(question(1, judge=True))
        assert answer.path == ()
        assert abs(answer.score) < 200

    with_thinkers(use)


def test_a_thinker_breaks_off_and_is_ready_for_the_next() -> None:
    async def use(thinkers: Thinkers) -> None:
        await thinkers.warm()
        asking = asyncio.ensure_future(thinkers.ask(question(10)))
        await asyncio.sleep(0.5)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        (child,) = thinkers._all
        since = time.monotonic()
        await thinkers.ask(question(1))
        assert time.monotonic() - since < 1
        assert thinkers._all == {child}

    with_thinkers(use)


def test_a_dead_thinker_is_replaced(fake: tuple[str, str]) -> None:
    async def use(thinkers: Thinkers) -> None:
        with pytest.raises(ThinkerLost):
            await thinkers.ask(question(1))
        assert (await thinkers.ask(question(5))).path == (5,)
        (child,) = thinkers._all
        await child.kill()
        assert (await thinkers.ask(question(6))).path == (6,)

    with_thinkers(use, *fake)


def test_a_thinker_that_babbles_is_replaced(fake: tuple[str, str]) -> None:
    async def use(thinkers: Thinkers) -> None:
        with pytest.raises(ThinkerLost):
            await thinkers.ask(question(9))
        assert (await thinkers.ask(question(5))).path == (5,)

    with_thinkers(use, *fake)


def test_a_silent_thinker_is_replaced(
    fake: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "PATIENCE", 3.0)
    monkeypatch.setattr(thinker, "STOPPING", 0.1)

    async def use(thinkers: Thinkers) -> None:
        with pytest.raises(ThinkerLost):
            await thinkers.ask(question(2))
        assert (await thinkers.ask(question(5))).path == (5,)
        asking = asyncio.ensure_future(thinkers.ask(question(2)))
        await asyncio.sleep(0.1)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert (await thinkers.ask(question(7))).path == (7,)

    with_thinkers(use, *fake)


def test_an_answer_that_comes_too_late_is_passed_over(fake: tuple[str, str]) -> None:
    async def use(thinkers: Thinkers) -> None:
        asking = asyncio.ensure_future(thinkers.ask(question(3)))
        await asyncio.sleep(0.1)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert (await thinkers.ask(question(4))).path == (4,)

    with_thinkers(use, *fake)


def test_who_asks_while_all_are_busy_waits(fake: tuple[str, str]) -> None:
    async def use(thinkers: Thinkers) -> None:
        answers = await asyncio.gather(*(thinkers.ask(question(level)) for level in (3, 4, 5, 6)))
        assert [answer.path for answer in answers] == [(3,), (4,), (5,), (6,)]
        assert len(thinkers._all) == 1

    with_thinkers(use, *fake)


def test_a_command_that_cannot_start_is_a_lost_thinker() -> None:
    async def use(thinkers: Thinkers) -> None:
        with pytest.raises(ThinkerLost):
            await thinkers.ask(question(5))

    with_thinkers(use, "/nowhere/at/all")

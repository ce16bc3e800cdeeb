"""Clocks at one screen: the server's time decides, and time without a server costs nobody."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from damarium.rules import BLACK, WHITE, parse
from damarium.server.play.actions import Play, Refused, Undo
from damarium.server.play.clock import DAY, OFFERED, TimeControl, clock_text, read_control
from damarium.server.play.games import Games
from damarium.server.play.seats import PERSON
from damarium.server.store.engine import open_database
from damarium.server.store.events import Store
from tests.loops import run
from tests.server.playing import BOTH, Watch, moves

OPENING = moves("spanish", "11-15", "22-19", "15x22")
CONTROL = TimeControl(initial=60_000, increment=2_000)


def at_server(
    database: Path, watch: Watch, use: Callable[[Games], Awaitable[None]], *, killed: bool = False
) -> None:
    """One process with its games; a killed one closes nothing."""
    opened, lock = open_database(database)

    async def main() -> None:
        games = Games(Store(opened), watch)
        await games.resume()
        await use(games)
        if not killed:
            await games.close()
        await opened.close()

    run(main())
    lock.release()


async def begin(games: Games) -> str:
    seats = {WHITE: PERSON, BLACK: PERSON}
    game, _ = await games.create(parse("spanish"), seats, CONTROL)
    return game


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def test_every_offered_clock_is_spelled_as_it_is_read() -> None:
    for text in OFFERED[1:]:
        control = read_control(text)
        assert control is not None
        assert control.spelling == text
        assert TimeControl.from_json(control.to_json()) == control
    assert read_control("none") is TimeControl.from_json(None) is None


@pytest.mark.parametrize(
    ("text", "control", "words"),
    [
        ("3+2", TimeControl(180_000, 2_000), "3 min + 2 s a move"),
        ("0+5", TimeControl(5_000, 5_000), "5 s + 5 s a move"),
        ("10+0", TimeControl(600_000), "10 min"),
        ("30/move", TimeControl(30_000, per_move=True), "30 s a move"),
        ("1d", TimeControl(DAY, per_move=True), "1 day a move"),
        ("14d", TimeControl(14 * DAY, per_move=True), "14 days a move"),
    ],
)
def test_clocks_are_read_and_said(text: str, control: TimeControl, words: str) -> None:
    assert read_control(text) == control
    assert clock_text(control, "en") == words


@pytest.mark.parametrize(
    "text",
    ["", "0+0", "181+0", "1+181", "3601/move", "0/move", "15d", "0d", "3", "3+", "-1+2", "٣+2"],
)
def test_other_clocks_are_refused(text: str) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the text is its message
        read_control(text)
    assert str(error.value) == text


def test_the_clock_runs_from_the_first_move_on(database: Path) -> None:
    watch = Watch()

    async def use(games: Games) -> None:
        table = await games.open(await begin(games))
        watch.seconds += 500
        assert table.left == (60_000, 60_000)
        await games.act(table, BOTH, Play(OPENING[0].path, 0))
        assert table.left == (60_000, 60_000)
        watch.seconds += 10
        assert table.left == (60_000, 50_000)
        await games.act(table, BOTH, Play(OPENING[1].path, 1))
        assert table.left == (60_000, 52_000)
        watch.seconds += 1.5
        await games.act(table, BOTH, Play(OPENING[2].path, 2))
        assert table.left == (60_500, 52_000)

    at_server(database, watch, use)


def test_who_has_no_time_left_loses(database: Path) -> None:
    watch = Watch()

    async def use(games: Games) -> None:
        table = await games.open(await begin(games))
        await games.act(table, BOTH, Play(OPENING[0].path, 0))
        watch.seconds += 59.9
        await games.flag(table)
        assert table.game.running
        watch.seconds += 0.2
        with pytest.raises(Refused) as error:
            await games.act(table, BOTH, Play(OPENING[1].path, 1))
        assert "over" in error.value.sentence.in_("en")
        outcome = table.game.outcome
        assert outcome is not None
        assert (outcome.winner, outcome.reason) == (WHITE, "flag")
        assert table.left == (60_000, 0)

    at_server(database, watch, use)


def test_the_flag_falls_by_itself(database: Path) -> None:
    async def use(games: Games) -> None:
        seats = {WHITE: PERSON, BLACK: PERSON}
        game, _ = await games.create(parse("spanish"), seats, TimeControl(150, 0))
        table = await games.open(game)
        await games.act(table, BOTH, Play(OPENING[0].path, 0))
        for _ in range(100):
            await asyncio.sleep(0.02)
            if not table.game.running:
                break
        assert table.game.outcome is not None

    opened, lock = open_database(database)

    async def main() -> None:
        games = Games(Store(opened))
        await use(games)
        await games.close()
        await opened.close()

    run(main())
    lock.release()


def test_taking_a_move_back_gives_its_time_back(database: Path) -> None:
    watch = Watch()

    async def use(games: Games) -> None:
        table = await games.open(await begin(games))
        await games.act(table, BOTH, Play(OPENING[0].path, 0))
        watch.seconds += 10
        await games.act(table, BOTH, Play(OPENING[1].path, 1))
        watch.seconds += 7
        await games.act(table, BOTH, Undo())
        assert table.left == (60_000, 60_000)
        watch.seconds += 1
        assert table.left == (60_000, 59_000)
        await games.act(table, BOTH, Undo())
        watch.seconds += 100
        assert table.left == (60_000, 60_000)

    at_server(database, watch, use)


@pytest.mark.parametrize("killed", [False, True])
def test_time_without_a_server_costs_nobody(database: Path, killed: bool) -> None:
    watch = Watch()
    names: list[str] = []

    async def first(games: Games) -> None:
        names.append(await begin(games))
        table = await games.open(names[0])
        await games.act(table, BOTH, Play(OPENING[0].path, 0))
        watch.seconds += 20
        await games.beat()

    async def second(games: Games) -> None:
        table = await games.open(names[0])
        assert table.left == (60_000, 40_000)
        watch.seconds += 5
        await games.beat()

    async def third(games: Games) -> None:
        table = await games.open(names[0])
        assert table.left == (60_000, 35_000)
        await games.act(table, BOTH, Play(OPENING[1].path, 1))
        assert table.left == (60_000, 37_000)

    for use in (first, second, third):
        at_server(database, watch, use, killed=killed)
        watch.seconds += 3600


def test_a_restarted_server_lets_the_flag_fall(database: Path) -> None:
    watch = Watch()
    names: list[str] = []

    async def first(games: Games) -> None:
        names.append(await begin(games))
        table = await games.open(names[0])
        await games.act(table, BOTH, Play(OPENING[0].path, 0))

    async def second(games: Games) -> None:
        watch.seconds += 58
        await games.beat()
        table = await games.open(names[0])
        assert table.flag is not None
        watch.seconds += 3
        await games.flag(table)
        assert not table.game.running
        assert await games._store.due(2**62) == ()

    at_server(database, watch, first, killed=True)
    at_server(database, watch, second)


def test_a_flag_that_could_not_be_stored_falls_later(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    append, failures = Store.append, [OSError("the disk is full")]

    async def fail(store: Store, *rest: Any) -> None:
        if failures:
            raise failures.pop()
        await append(store, *rest)

    async def use(games: Games) -> None:
        table = await games.open(await begin(games))
        await games.act(table, BOTH, Play(OPENING[0].path, 0))
        watch.seconds += 61
        monkeypatch.setattr(Store, "append", fail)
        await games.flag(table, 0.01)
        assert table.game.running
        async with asyncio.timeout(10):
            while table.game.running:  # noqa: ASYNC110 - nobody tells of it
                await asyncio.sleep(0.005)

    at_server(database, watch, use)

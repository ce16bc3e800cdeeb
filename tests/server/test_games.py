"""The door through which everything goes: one action at a time, stored before it is seen."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from damarium.rules import BLACK, WHITE, parse
from damarium.server.play.actions import Play, Refused, Resign, Undo
from damarium.server.play.event import Event, Moved
from damarium.server.play.games import Games
from damarium.server.play.room import Room
from damarium.server.play.seats import PERSON, Seat
from damarium.server.problem import Problem
from damarium.server.store.engine import open_database
from damarium.server.store.events import Standing, Step, Store
from tests.loops import run
from tests.server.playing import BOTH, ONLY_WHITE, moves

OPENING = moves("spanish", "11-15", "22-19", "15x22")
HERE = {WHITE: PERSON, BLACK: PERSON}


def at_server(database: Path, use: Callable[[Games, Store], Awaitable[None]]) -> None:
    """Open the database, act in its games, and let it go."""
    opened, lock = open_database(database)

    async def main() -> None:
        store = Store(opened)
        games = Games(store)
        await use(games, store)
        await games.close()
        await opened.close()

    run(main())
    lock.release()


async def begin(games: Games) -> Room:
    game, _ = await games.create(parse("spanish"), HERE, None)
    return await games.open(game)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def test_nobody_sees_what_is_not_stored(database: Path) -> None:
    seen: list[int] = []

    async def use(games: Games, store: Store) -> None:
        room = await begin(games)
        room.followers.join(lambda: seen.append(room.game.number))
        await games.act(room, BOTH, Play(OPENING[0].path, 0))
        assert seen == [1]
        assert [event.number for event in await store.events(room.id)] == [0, 1]

    at_server(database, use)


def test_of_two_at_once_one_is_played(database: Path) -> None:
    async def use(games: Games, store: Store) -> None:
        room = await begin(games)
        other = moves("spanish", "12-16")[0].path
        results = await asyncio.gather(
            games.act(room, BOTH, Play(OPENING[0].path, 0)),
            games.act(room, BOTH, Play(other, 0)),
            games.act(room, BOTH, Play(OPENING[0].path, 0)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Refused, type(None)]
        assert len(await store.events(room.id)) == 2

    at_server(database, use)


def test_who_loses_a_race_folds_again_and_asks_again(database: Path) -> None:
    async def use(games: Games, store: Store) -> None:
        room = await begin(games)
        await store.append(room.id, Step([Event(1, 0, OPENING[0])], Standing()))
        await games.act(room, BOTH, Resign())  # at ply 1 now: black's to resign
        outcome = room.game.outcome
        assert outcome is not None
        assert (outcome.winner, room.game.ply, room.game.number) == (WHITE, 1, 2)

    at_server(database, use)


def test_an_asker_who_goes_away_leaves_nothing_half_done(database: Path) -> None:
    async def use(games: Games, store: Store) -> None:
        room = await begin(games)
        asking = asyncio.ensure_future(games.act(room, BOTH, Play(OPENING[0].path, 0)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        async with room.lock:
            assert room.game.number == len(await store.events(room.id)) - 1 == 1

    at_server(database, use)


def test_a_game_that_nobody_follows_is_read_again(database: Path) -> None:
    async def use(games: Games, _store: Store) -> None:
        room = await begin(games)
        await games.act(room, BOTH, Play(OPENING[0].path, 0))
        game, position = room.id, room.game.position
        del room
        games._kept.clear()
        assert not games._rooms
        again = await games.open(game)
        assert again.game.position == position

    at_server(database, use)


def test_an_unknown_game_is_a_problem(database: Path) -> None:
    async def use(games: Games, _store: Store) -> None:
        with pytest.raises(Problem) as error:
            await games.open("nosuchgame")
        assert error.value.status == 404

    at_server(database, use)


def test_a_game_that_cannot_be_read_holds_up_no_other(database: Path) -> None:
    owed: list[str] = []

    async def use(games: Games, store: Store) -> None:
        seats = {WHITE: PERSON, BLACK: Seat(1)}
        broken, _ = await games.create(parse("spanish"), seats, None)
        sound, _ = await games.create(parse("spanish"), seats, None)
        step = Step([Event(1, 0, Moved((0, 1)))], Standing("computer"))
        await store.append(broken, step)
        room = await games.open(sound)
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        owed.append(sound)

    async def again(games: Games, _store: Store) -> None:
        watched: list[str] = []
        games.watch = lambda room: watched.append(room.id)
        await games.resume()
        assert watched == owed

    at_server(database, use)
    at_server(database, again)


def test_a_rematch_is_one_however_often_it_is_asked_for(database: Path) -> None:
    async def use(games: Games, _store: Store) -> None:
        room = await begin(games)
        with pytest.raises(Refused):
            await games.rematch(room, BOTH)
        await games.act(room, BOTH, Resign())
        with pytest.raises(Refused):
            await games.rematch(room, frozenset())
        first, second = await asyncio.gather(games.rematch(room, BOTH), games.rematch(room, BOTH))
        assert first == second == room.game.rematch
        assert first is not None
        following = await games.open(first)
        assert following.secrets == room.secrets
        assert following.game.ply == 0

    at_server(database, use)


def test_undo_is_an_event_like_any_other(database: Path) -> None:
    async def use(games: Games, store: Store) -> None:
        room = await begin(games)
        await games.act(room, BOTH, Play(OPENING[0].path, 0))
        await games.act(room, BOTH, Undo())
        kinds = [event.what.kind for event in await store.events(room.id)]
        assert kinds == ["created", "moved", "undone"]

    at_server(database, use)

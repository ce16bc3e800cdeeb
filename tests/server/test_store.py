"""The store: events in order, each number once, on both kinds of database."""

from dataclasses import replace
from pathlib import Path

import pytest

from damarium.server.play.event import Event, Joined, Rematched, Resigned
from damarium.server.store.events import NewGame, NumberTaken, Standing, Step, Store
from tests.server.playing import created, events, moves
from tests.server.stores import with_store

OPENING = moves("spanish", "11-15", "22-19", "15x22")


def new_game(name: str) -> NewGame:
    (first,) = events(created())
    return NewGame(name, name, 1, "spanish", first, {"white": "hash", "black": ""}, Standing())


def test_events_come_out_as_they_went_in(database: Path | str) -> None:
    stream = tuple(events(created(), *OPENING))

    async def write(store: Store) -> None:
        await store.create(new_game("one"))
        await store.create(new_game("two"))
        await store.append("one", Step(stream[1:2], Standing(deadline=900)))
        await store.append("one", Step(stream[2:], Standing("computer", 700)))

    async def read(store: Store) -> None:
        assert await store.events("one") == stream
        assert await store.events("two") == stream[:1]
        assert await store.events("none") == ()
        assert await store.secrets("one") == {"white": "hash", "black": ""}
        assert await store.events("one", 2) == stream[2:]
        assert await store.owed("computer") == ("one",)
        assert await store.due(699) == ()
        assert await store.due(700) == ("one",)

    with_store(database, write)
    with_store(database, read)


def test_a_number_is_given_once_and_a_race_leaves_nothing_behind(database: Path | str) -> None:
    async def race(store: Store) -> None:
        await store.create(new_game("one"))
        await store.append("one", Step([Event(1, 0, OPENING[0])], Standing()))
        late = Standing("computer", 5, "link")
        with pytest.raises(NumberTaken):
            await store.append("one", Step([Event(1, 0, Resigned("white"))], late))
        step = Step([Event(1, 0, Rematched("two"))], late, {"black": "new"}, new_game("two"))
        with pytest.raises(NumberTaken):
            await store.append("one", step)
        with pytest.raises(NumberTaken):
            await store.create(new_game("one"))
        assert [event.what for event in await store.events("one")][1:] == [OPENING[0]]
        assert await store.owed("computer") == ()
        assert await store.due(5) == ()
        assert await store.secrets("one") == {"white": "hash", "black": ""}
        assert await store.events("two") == ()

    with_store(database, race)


def test_the_time_served_is_noted(database: Path | str) -> None:
    async def serve_on(store: Store) -> None:
        assert await store.served() == 0
        await store.note_served(700)
        await store.note_served(1300)
        assert await store.served() == 1300
        # an event says it, too: between two notes a server may be killed
        await store.create(new_game("one"))
        await store.append("one", Step([Event(1, 0, OPENING[0], served=1500)], Standing()))
        assert await store.served() == 1500
        await store.note_served(1600)
        assert await store.served() == 1600

    with_store(database, serve_on)


def test_a_table_is_found_by_its_last_round(database: Path | str) -> None:
    async def find(store: Store) -> None:
        await store.create(new_game("one"))
        second = replace(new_game("one/2"), table="one", round=2)
        await store.append("one", Step([Event(1, 0, Rematched("one/2"))], Standing(), {}, second))
        await store.create(new_game("three"))
        wanted = ("three", "one", "two")
        assert await store.newest(wanted) == {"one": "one/2", "three": "three"}

    with_store(database, find)


def test_open_seats_are_found_where_they_are_listed(database: Path | str) -> None:
    async def find(store: Store) -> None:
        for name, at, vacancy in (("a", 5, "listed"), ("b", 7, "link"), ("c", 8, "listed")):
            game = new_game(name)
            first = replace(game.first, at=at)
            await store.create(replace(game, first=first, standing=Standing(vacancy=vacancy)))
        assert await store.listed(0, 9) == ("c", "a")
        assert await store.listed(6, 9) == await store.listed(0, 1) == ("c",)
        await store.append("c", Step([Event(1, 9, Joined("black"))], Standing(), {"black": "x"}))
        assert await store.listed(0, 9) == ("a",)
        assert await store.secrets("c") == {"white": "hash", "black": "x"}

    with_store(database, find)

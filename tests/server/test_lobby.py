"""The lobby: open tables are shown, and whoever wants any opponent finds one."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import pytest

from damarium.rules import BLACK, WHITE, parse
from damarium.server.play.clock import read_control
from damarium.server.play.games import Games
from damarium.server.play.lobby import Lobby
from damarium.server.play.rematch import Wish
from damarium.server.play.seats import OPEN, PERSON
from damarium.server.store.events import Store
from tests.server.playing import ONLY_WHITE
from tests.server.test_games import at_server
from tests.serving import Served, Visitor, serving


@pytest.fixture
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose lobby nobody else uses."""
    with serving(tmp_path_factory.mktemp("lobby") / "games.sqlite") as served:
        yield served


def listed(visitor: Visitor) -> list[str]:
    """The ids of the tables in the lobby."""
    return [table["id"] for table in visitor.http.get("/api/tables").json()["tables"]]


def test_open_tables_are_shown_with_what_a_guest_wants_to_know(alone: Served) -> None:
    with ExitStack() as stack:
        host, guest = (stack.enter_context(Visitor(alone.url)) for _ in range(2))
        hidden = host.create(variant="spanish", opponent="link")
        free = host.create(variant="italian", opponent="link", listed=True)
        for_two = host.create(variant="thai", opponent="open", listed=True, clock="7d")
        assert listed(guest) == [for_two, free]
        told = {table["id"]: table for table in guest.http.get("/api/tables").json()["tables"]}
        assert told[free]["colour"] == "black"
        assert told[for_two]["colour"] is None
        assert told[for_two]["clock"] == "7 days a move"
        assert hidden not in told
        guest.http.post(f"/api/games/{free}/join")
        host.http.post(f"/api/games/{for_two}/withdraw")
        assert listed(guest) == []


def test_a_table_is_shown_while_its_host_is_there(tmp_path: Path) -> None:
    """But for those at which a move has days; and whoever has just come may still be on his way."""

    async def use(games: Games, store: Store) -> None:
        lobby = Lobby(store, games)
        ids = {}
        for clock in ("none", "3+2", "3d"):
            seats = {WHITE: PERSON, BLACK: OPEN}
            control = read_control(clock)
            ids[clock], _ = await games.create(parse("spanish"), seats, control, listed=True)

        async def seen() -> set[str]:
            return {vacancy.id for vacancy in await lobby.vacancies()}

        assert await seen() == set(ids.values())
        later = time.time_ns() + 20 * 10**9
        with patch("damarium.server.play.lobby.time.time_ns", return_value=later):
            assert await seen() == {ids["3d"]}
            room = await games.open(ids["3+2"])
            room.presence.come(ONLY_WHITE)
            assert await seen() == {ids["3d"], ids["3+2"]}
            room.presence.go(ONLY_WHITE)
            assert await seen() == {ids["3d"]}
        with patch(
            "damarium.server.play.lobby.time.time_ns", return_value=later + 2 * 86400 * 10**9
        ):
            assert await seen() == set()

    at_server(tmp_path / "games.sqlite", use)


def test_a_table_of_days_is_shown_by_the_next_server_too(tmp_path: Path) -> None:
    names: list[str] = []

    async def open_one(games: Games, _store: Store) -> None:
        seats = {WHITE: PERSON, BLACK: OPEN}
        names.append((await games.create(parse("thai"), seats, read_control("3d"), listed=True))[0])

    async def find(games: Games, store: Store) -> None:
        assert [vacancy.id for vacancy in await Lobby(store, games).vacancies()] == names

    for use in (open_one, find):
        at_server(tmp_path / "games.sqlite", use)


def test_two_who_want_the_same_are_paired(alone: Served) -> None:
    with ExitStack() as stack:
        one, two, three = (stack.enter_context(Visitor(alone.url)) for _ in range(3))
        wish = {"variant": "spanish", "clock": "5+3"}
        first = one.http.post("/api/pairings", json=wish).json()
        assert not first["paired"]
        other = two.http.post("/api/pairings", json={**wish, "clock": "3+2"}).json()
        assert not other["paired"]
        second = three.http.post("/api/pairings", json=wish).json()
        assert (second["id"], second["paired"]) == (first["id"], True)
        sides = one.state(first["id"])["you"] + three.state(first["id"])["you"]
        assert sorted(sides) == ["black", "white"]


def test_two_who_come_at_the_same_moment_are_paired(tmp_path: Path) -> None:
    async def use(games: Games, store: Store) -> None:
        lobby = Lobby(store, games)
        wish = Wish(parse("frisian"), read_control("5+3"))
        pairs = await asyncio.gather(*(lobby.pair(wish, ()) for _ in range(6)))
        assert len({table for table, _, _ in pairs}) == 3
        assert sorted(paired for _, _, paired in pairs) == [False] * 3 + [True] * 3

    at_server(tmp_path / "games.sqlite", use)


def test_nobody_is_paired_with_himself(alone: Served) -> None:
    with Visitor(alone.url) as visitor:
        wish = {"variant": "spanish"}
        first = visitor.http.post("/api/pairings", json=wish).json()
        again = visitor.http.post("/api/pairings", json=wish)
        assert (again.json()["id"], again.json()["paired"]) == (first["id"], False)
        assert visitor.state(first["id"])["status"] == "waiting"


@pytest.mark.parametrize("wish", [{"variant": "nosuch"}, {"variant": "spanish", "clock": "x"}, {}])
def test_a_wish_that_cannot_be_is_named(visitor: Visitor, wish: dict[str, str]) -> None:
    answer = visitor.http.post("/api/pairings", json=wish)
    assert answer.status_code == 422
    assert answer.json()["fields"]

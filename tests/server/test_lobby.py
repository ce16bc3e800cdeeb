"""The lobby: open tables are shown, and whoever wants any opponent finds one."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.serving import Served, Visitor, serving


@pytest.fixture
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose lobby nobody else uses."""
    with serving(tmp_path_factory.mktemp("lobby") / "games.sqlite") as served:
        yield served


def listed(visitor: Visitor) -> list[str]:
    return [table["id"] for table in visitor.http.get("/api/tables").json()["tables"]]


def test_open_tables_are_shown_while_their_host_is_there(alone: Served) -> None:
    with ExitStack() as stack:
        host, guest = (stack.enter_context(Visitor(alone.url)) for _ in range(2))
        hidden = host.create(variant="spanish", opponent="link")
        free = host.create(variant="italian", opponent="link", listed=True)
        hurried = host.create(variant="turkish", opponent="link", listed=True, clock="3+2")
        for_two = host.create(variant="thai", opponent="open", listed=True, clock="7d")
        assert listed(guest) == [for_two, free]
        with host.follow(hurried):
            assert listed(guest) == [for_two, hurried, free]
        told = {table["id"]: table for table in guest.http.get("/api/tables").json()["tables"]}
        assert told[free]["colour"] == "black"
        assert told[for_two]["colour"] is None
        assert told[for_two]["clock"] == "7 days a move"
        assert hidden not in told
        guest.http.post(f"/api/games/{free}/join")
        host.http.post(f"/api/games/{for_two}/withdraw")
        assert listed(guest) == []


def test_two_who_want_the_same_are_paired(alone: Served) -> None:
    with ExitStack() as stack:
        one, two, three = (stack.enter_context(Visitor(alone.url)) for _ in range(3))
        wish = {"variant": "spanish", "clock": "5+3"}
        first = one.http.post("/api/pairings", json=wish).json()
        assert not first["paired"]
        stack.enter_context(one.follow(first["id"]))
        other = two.http.post("/api/pairings", json={**wish, "clock": "3+2"}).json()
        assert not other["paired"]
        second = three.http.post("/api/pairings", json=wish).json()
        assert (second["id"], second["paired"]) == (first["id"], True)
        sides = one.state(first["id"])["you"] + three.state(first["id"])["you"]
        assert sorted(sides) == ["black", "white"]


def test_nobody_is_paired_with_himself(alone: Served) -> None:
    with Visitor(alone.url) as visitor:
        wish = {"variant": "spanish"}
        first = visitor.http.post("/api/pairings", json=wish).json()
        again = visitor.http.post("/api/pairings", json=wish).json()
        assert not again["paired"]
        assert again["id"] != first["id"]


@pytest.mark.parametrize("wish", [{"variant": "nosuch"}, {"variant": "spanish", "clock": "x"}, {}])
def test_a_wish_that_cannot_be_is_named(visitor: Visitor, wish: dict[str, str]) -> None:
    answer = visitor.http.post("/api/pairings", json=wish)
    assert answer.status_code == 422
    assert answer.json()["fields"]

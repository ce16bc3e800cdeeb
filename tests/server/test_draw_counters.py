"""The draw counters as the page is told of them."""

from typing import Any

import pytest

from damarium.game import Board
from damarium.game.counters import DrawCounter
from damarium.rules.endings import Counter, Counting, Event
from damarium.rules.material import LONE_KING, Force, Material, at_least
from damarium.server.live.state import state
from tests.server.playing import BOTH, Watch, game, room

KINGS = Material(Force(kings=at_least(2)), LONE_KING)


def rule(id: str, plies: int, counts: Counting = Counting.BOTH) -> Counter:
    return Counter(id, plies, (Event.CAPTURE,), when=KINGS, counts=counts)


def told(monkeypatch: pytest.MonkeyPatch, *counters: DrawCounter) -> list[dict[str, Any]]:
    """What the page is told where these count."""
    monkeypatch.setattr(Board, "counters", counters)
    counted: list[dict[str, Any]] = state(room(game(), Watch()), BOTH, "en")["counters"]
    return counted


def test_the_counter_that_strikes_first_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    counters = told(
        monkeypatch,
        DrawCounter(rule("later", 30), 22),
        DrawCounter(rule("unseen", 10), 4),
        DrawCounter(rule("latest", 60), 30),
        DrawCounter(rule("next", 10), 8),
    )
    assert [one["id"] for one in counters] == ["next", "later", "latest"]


def test_moves_of_one_side_count_as_far_as_two_plies(monkeypatch: pytest.MonkeyPatch) -> None:
    counters = told(
        monkeypatch,
        DrawCounter(rule("moves", 12, Counting.STRONGER), 9),
        DrawCounter(rule("plies", 40), 35),
    )
    assert [one["id"] for one in counters] == ["plies", "moves"]

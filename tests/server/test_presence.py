"""Who is away, and when the other side may claim the game for it."""

from collections.abc import Callable

import pytest

from damarium.rules import BLACK, WHITE
from damarium.server.play.actions import Absent, Refused, decide
from damarium.server.play.clock import DAY, TimeControl
from damarium.server.play.event import Event, Happening, Joined, Left, Said
from damarium.server.play.fold import Game, fold
from damarium.server.play.presence import Absence, Presence
from tests.server.playing import (
    BOTH,
    ONLY_BLACK,
    ONLY_WHITE,
    Watch,
    created,
    events,
    for_two,
    game,
    moves,
)

OPENING = moves("spanish", "11-15", "22-19", "15x22")


def played(clock: tuple[int, ...] | None, *more: Happening) -> Game:
    """A game in which Black has joined and is to move."""
    return game(for_two(clock=clock), Joined("black"), OPENING[0], *more)


@pytest.mark.parametrize(
    ("clock", "wait"),
    [
        ((180_000, 2_000), 60_000),
        ((300_000, 5_000), 120_000),
        ((5_000, 0, 1), 60_000),
        ((30_000, 0, 1), 120_000),
        (None, DAY),
    ],
)
def test_the_grace_depends_on_the_clock(clock: tuple[int, ...] | None, wait: int) -> None:
    watch = Watch()
    presence = Presence(watch, grace=60)
    assert presence.absence(played(clock), served=0) == Absence(BLACK, wait)
    watch.seconds += 10
    if clock is not None:
        assert presence.absence(played(clock), served=0) == Absence(BLACK, wait - 10_000)
    watch.seconds += 1000
    assert presence.absence(played(clock), served=DAY) == Absence(BLACK, 0)


def test_days_for_a_move_are_nobodys_absence() -> None:
    control = TimeControl(DAY, per_move=True).to_json()
    assert Presence(Watch(), 60).absence(played(control), DAY) is None


@pytest.mark.parametrize(
    "other",
    [
        lambda: game(for_two()),  # nobody has joined
        lambda: game(created(), OPENING[0]),  # at one screen
        lambda: played((60_000, 0), Left("black", drawn=True)),  # over
    ],
)
def test_where_nobody_waits_nobody_is_away(other: Callable[[], Game]) -> None:
    assert Presence(Watch(), 60).absence(other(), DAY) is None


def test_whoever_comes_back_is_here_and_leaves_anew() -> None:
    watch = Watch()
    presence = Presence(watch, grace=60)
    presence.come(ONLY_BLACK)
    presence.come(ONLY_BLACK)
    presence.come(frozenset())
    assert (presence.here(BLACK), presence.here(WHITE), presence.watchers) == (True, False, 1)
    assert presence.absence(played((60_000, 0)), 0) is None
    presence.go(ONLY_BLACK)
    assert presence.here(BLACK)
    watch.seconds += 500
    presence.go(ONLY_BLACK)
    presence.go(frozenset())
    assert (presence.lines(ONLY_BLACK), presence.lines(frozenset())) == (0, 0)
    assert presence.absence(played((60_000, 0)), 0) == Absence(BLACK, 60_000)
    presence.come(BOTH)
    assert presence.lines(ONLY_WHITE) == presence.lines(BOTH) == 1


def test_without_a_clock_the_last_move_counts_and_no_talk() -> None:
    stream = [
        *events(for_two(), Joined("black")),
        Event(2, 0, OPENING[0], None, 5_000),
        Event(3, 0, Said("white", "are you there?", ""), None, 9_000),
    ]
    watch = Watch()
    presence = Presence(watch, grace=60)
    watch.seconds += 100
    assert presence.absence(fold(stream), DAY) == Absence(BLACK, 5_000)


@pytest.mark.parametrize("drawn", [False, True])
def test_the_game_is_claimed_by_the_side_that_stayed(drawn: bool) -> None:
    here = played((60_000, 0))
    assert decide(here, ONLY_WHITE, Absent(drawn)) == Left("black", drawn)
    with pytest.raises(Refused):
        decide(here, ONLY_BLACK, Absent(drawn))
    with pytest.raises(Refused):
        decide(game(created(), OPENING[0]), BOTH, Absent(drawn))
    outcome = played((60_000, 0), Left("black", drawn)).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (None if drawn else WHITE, "left")

"""Lag is given back out of a quota, and a flag waits for no more than that."""

from pathlib import Path

import pytest

from damarium.rules import WHITE
from damarium.server.live.pulse import Pulse
from damarium.server.play.actions import Play, Refused
from damarium.server.play.clock import DAY, TimeControl
from damarium.server.play.games import Games
from damarium.server.play.lag import LagQuota
from tests.server.playing import ONLY_BLACK, ONLY_WHITE, Watch, moves
from tests.server.test_clock import at_server, begin

OPENING = moves("spanish", "11-15", "22-19", "15x22")
SLOW, FAST = TimeControl(180_000), TimeControl(60_000)


def test_a_quota_begins_with_three_moves_and_saves_up_to_seven() -> None:
    quota = LagQuota.of(SLOW)
    assert (quota.left, quota.given(400, 9000), quota.given(5000, 9000)) == (3000, 400, 3000)
    assert quota.given(400, 100) == 100  # no more than the move took
    for _ in range(9):
        quota = quota.used(0)
    assert quota.left == 7000
    assert quota.used(7000).left == 1000


def test_quick_games_and_days_give_less() -> None:
    assert LagQuota.of(FAST).left == 1050
    assert LagQuota.of(TimeControl(DAY, per_move=True)).left == LagQuota.of(None).left == 0


def test_a_pulse_learns_the_lag_from_answers_to_its_last_beat() -> None:
    watch = Watch()
    pulse = Pulse(watch)
    first = pulse.beat()
    watch.seconds += 0.2
    pulse.answered(first)
    assert pulse.lag == 200
    pulse.answered(first)
    late = pulse.beat()
    watch.seconds += 1
    pulse.beat()
    pulse.answered(late)
    assert pulse.lag == 200
    watch.seconds += 0.1
    pulse.answered(late + 1)
    assert pulse.lag == 150


def test_a_pulse_is_silent_when_two_beats_are_not_answered() -> None:
    pulse = Pulse(Watch())
    for _ in range(3):
        pulse.beat()
    assert not pulse.silent  # whoever never answered may be a program that knows no beats
    pulse.answered(3)
    pulse.beat()
    assert not pulse.silent
    pulse.beat()
    assert pulse.silent
    pulse.answered(4)
    assert not pulse.silent


@pytest.mark.parametrize(("lag", "left"), [(0, 50_000), (300, 50_300), (99_999, 51_050)])
def test_a_slow_line_gets_its_time_back(tmp_path: Path, lag: int, left: int) -> None:
    watch = Watch()

    async def use(games: Games) -> None:
        room = await games.open(await begin(games))
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        watch.seconds += 10
        await games.act(room, ONLY_BLACK, Play(OPENING[1].path, 1, lag))
        assert room.left == (60_000, left + 2_000)

    at_server(tmp_path / "games.sqlite", watch, use)


def test_a_move_that_was_on_its_way_defeats_the_flag(tmp_path: Path) -> None:
    watch = Watch()

    async def use(games: Games) -> None:
        room = await games.open(await begin(games))
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        watch.seconds += 10
        await games.act(room, ONLY_BLACK, Play(OPENING[1].path, 1, 500))
        watch.seconds += 1
        await games.act(room, ONLY_WHITE, Play(OPENING[2].path, 2))
        assert room.left is not None
        watch.seconds += room.left[1] / 1000 + 0.4
        await games.flag(room)  # Black's line takes half a second, as is known
        assert room.game.running
        reply = room.game.board.legal_moves[0].path
        await games.act(room, ONLY_BLACK, Play(reply, 3, 500))
        assert room.game.ply == 4

    at_server(tmp_path / "games.sqlite", watch, use)


def test_nothing_beyond_the_quota_defeats_it(tmp_path: Path) -> None:
    watch = Watch()

    async def use(games: Games) -> None:
        room = await games.open(await begin(games))
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        watch.seconds += 61.1
        with pytest.raises(Refused):
            await games.act(room, ONLY_BLACK, Play(OPENING[1].path, 1, 60_000))
        assert room.game.outcome is not None
        assert room.game.outcome.winner is WHITE

    at_server(tmp_path / "games.sqlite", watch, use)

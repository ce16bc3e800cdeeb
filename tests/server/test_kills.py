"""Kill -9 in the middle of many games: nothing acknowledged is lost, and every game goes on.

DAMARIUM_KILLS and DAMARIUM_KILL_GAMES say how often and how many; `-s` shows the figures.
"""

import asyncio
import json
import os
import random
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from damarium.rules import Color, sheets
from damarium.server.play.event import Event, Moved, Said, UndoAsked, Undone
from damarium.server.play.fold import Game
from damarium.server.store.events import Store
from tests.loops import run
from tests.server.pairs import Deed, Life, Player, seat_pair, while_playing
from tests.server.stores import with_store
from tests.serving import Served, Visitor

KILLS = int(os.environ.get("DAMARIUM_KILLS", "2"))
GAMES = int(os.environ.get("DAMARIUM_KILL_GAMES", "12"))
#: Moves and other deeds a second, in all games together: what two busy cores bear.
RATE = 30.0
CLOCKS = ("5+3", "10+5", "60/move", "15+10", "3d")
#: So many players at most have moved when the server is killed once more.
MOVES = 40
#: Seconds by which a clock may be off.
BAR = 1.0
#: Seconds until every game has gone on after the last kill.
PATIENCE = 60.0


@pytest.mark.timeout(120 + 30 * KILLS + GAMES)
def test_kills_in_the_middle_of_many_games(database: Path | str, tmp_path: Path) -> None:
    served = [Served(database, log=tmp_path / "log")]
    life = Life()
    try:
        players = _seated(served[0].url, life)
        run(while_playing(players, life, lambda: _kill_again_and_again(served, life, players)))
        told = _told(served[-1].url, players)
    finally:
        ended = served[-1].stop()
    assert ended == 0
    log = served[-1].log
    assert "Traceback" not in log
    assert not any(player.secret in log for player in players)
    faults = [fault for player in players for fault in player.memory.faults]
    assert not faults, faults[:5]
    stored = _stored(database, told)
    for game, events in stored.items():
        assert [_as_told(event) for event in events] == told[game]
        _check_game(game, events, [one for one in players if game in one.memory.seen])
    drifts = _drifts(stored.values(), life)
    off = [seconds for player in players for seconds in player.memory.off]
    assert 0 < len(drifts) <= KILLS
    assert max(map(abs, drifts)) < BAR, drifts
    assert max(map(abs, off), default=0) < BAR, sorted(off, key=abs)[-9:]
    print(
        f"\n{life.deaths} kills, {len(told)} games, {sum(map(len, told.values()))} events, "
        f"{sum(deed.acked for one in players for deed in one.memory.deeds)} acknowledged; "
        f"clocks given {min(drifts):+.3f} to {max(drifts):+.3f} s too much by a kill; as seen by "
        f"players {min(off, default=0):+.3f} to {max(off, default=0):+.3f} s ({len(off)} times)"
    )


def _seated(url: str, life: Life) -> list[Player]:
    """Two people at every table, of many games and clocks."""
    names, pace = sorted(sheets()), GAMES / RATE
    with Visitor(url) as host, Visitor(url) as guest:
        return [
            player
            for number in range(GAMES)
            for player in seat_pair(
                host,
                guest,
                life,
                pace,
                f"pair {number}",
                variant=names[number % len(names)],
                clock=CLOCKS[number % len(CLOCKS)],
                colour="lot",
            )
        ]


async def _kill_again_and_again(served: list[Served], life: Life, players: list[Player]) -> None:
    chance = random.Random(KILLS)
    for _ in range(KILLS):
        await _some_moves(players, life, chance.randint(1, min(GAMES, MOVES)))
        await asyncio.sleep(chance.uniform(0.0, 0.3))
        life.ends()
        served[-1].kill()
        served.append(await asyncio.to_thread(_again, served[-1], life))
    until = time.monotonic() + PATIENCE
    while waiting := _not_gone_on(players, life):
        assert time.monotonic() < until, f"no move is made any more in {waiting}"
        await asyncio.sleep(0.1)


async def _some_moves(players: list[Player], life: Life, moves: int) -> None:
    """Wait until so many players have moved since the last kill."""
    until = time.monotonic() + PATIENCE
    while sum(player.memory.moved_at > life.begun for player in players) < moves:
        assert time.monotonic() < until, "hardly anybody moves any more"
        await asyncio.sleep(0.02)


def _again(served: Served, life: Life) -> Served:
    again = served.again()
    life.begins(_clocks_go_on_at(again.log))
    return again


def _clocks_go_on_at(log: str) -> float:
    """When the newest process let the clocks go on, by the steady clock.

    It says so itself: under load whoever has killed it hears of its address much later.
    """
    line = next(line for line in reversed(log.splitlines()) if '"clocks go on"' in line)
    stamp = datetime.fromisoformat(json.loads(line)["timestamp"])
    return stamp.timestamp() - (time.time() - time.monotonic())


def _not_gone_on(players: list[Player], life: Life) -> set[str]:
    """The tables at which no move was accepted since the last kill."""
    table = {player: player.game.partition("/")[0] for player in players}
    gone_on = {table[one] for one in players if one.memory.moved_at > life.begun}
    return set(table.values()) - gone_on


def _told(url: str, players: list[Player]) -> dict[str, list[dict[str, Any]]]:
    """The events of all games, as a player is told them."""
    told: dict[str, list[dict[str, Any]]] = {}
    with Visitor(url) as visitor:
        for player in players:
            for game in set(player.memory.seen) - set(told):
                cookie = {"cookie": f"seat={player.secret}"}
                answer = visitor.http.get(f"/api/games/{game}/events", headers=cookie)
                assert answer.status_code == 200, answer.text
                told[game] = answer.json()["events"]
    return told


def _stored(database: Path | str, games: Iterable[str]) -> dict[str, tuple[Event, ...]]:
    """The events of the games, as they lie in the database."""
    stored: dict[str, tuple[Event, ...]] = {}

    async def read(store: Store) -> None:
        for game in games:
            stored[game] = await store.events(game)

    with_store(database, read)
    return stored


def _as_told(event: Event) -> dict[str, Any]:
    data = json.loads(event.data)
    data.pop("seed", None)
    return {"number": event.number, "at": event.at, "kind": event.what.kind, **data}


def _check_game(game: str, events: Sequence[Event], players: Sequence[Player]) -> None:
    """Hold what players have done and seen against what is stored."""
    assert [event.number for event in events] == list(range(len(events))), game
    for number, shown in _shown(events).items():
        for player in players:
            assert player.memory.seen[game].get(number, shown) == shown, (game, number)
    assert all(max(player.memory.seen[game]) < len(events) for player in players), game
    said = Counter(event.what.text for event in events if isinstance(event.what, Said))
    assert max(said.values(), default=0) <= 1, (game, said)
    asked: list[Deed] = []
    for player in players:
        deeds = [deed for deed in player.memory.deeds if deed.game == game]
        _check_moves(events, player.memory.sides[game], _only(deeds, "move"))
        lost = [deed for deed in _only(deeds, "say") if deed.acked > said[deed.message["text"]]]
        assert not lost, (game, lost)
        asked += _only(deeds, "undo")
    happened = sum(isinstance(event.what, UndoAsked | Undone) for event in events)
    assert sum(deed.acked for deed in asked) <= happened <= len(asked), game


def _shown(events: Sequence[Event]) -> dict[int, tuple[int, str]]:
    """How many moves there are after each event, and the position."""
    game = Game(events[0])
    shown = {0: (game.ply, game.position)}
    for event in events[1:]:
        game.apply(event)
        shown[event.number] = (game.ply, game.position)
    return shown


def _check_moves(events: Sequence[Event], side: Color, deeds: list[Deed]) -> None:
    """Each move that is stored was made once, and each that was acknowledged is stored."""
    game = Game(events[0])
    names = game.variant.squares
    left = iter(deeds)
    for event in events[1:]:
        if isinstance(event.what, Moved) and game.turn is side:
            path, ply = [names[square] for square in event.what.path], game.ply
            for deed in left:
                if (deed.message["path"], deed.message["ply"]) == (path, ply):
                    break
                assert not deed.acked, f"{deed} is lost"
            else:
                pytest.fail(f"{event} is there twice, or nobody's")
        game.apply(event)
    for deed in left:
        assert not deed.acked, f"{deed} is lost"


def _drifts(stored: Iterable[Sequence[Event]], life: Life) -> list[float]:
    """By how many seconds the time in which clocks run went on less than servers lived.

    Each value lies between the last event before a kill and the first one after it.
    """
    steady = time.time() - time.monotonic()
    times = sorted(
        (event.served / 1000, event.at / 1000 - steady) for one in stored for event in one
    )
    return [
        life.between(since, until) - (later - earlier)
        for (earlier, since), (later, until) in pairwise(times)
        if life.died_between(since, until)
    ]


def _only(deeds: Iterable[Deed], do: str) -> list[Deed]:
    return [deed for deed in deeds if deed.message["do"] == do]

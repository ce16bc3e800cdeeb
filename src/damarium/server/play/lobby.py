"""The lobby: tables with an open seat, and any opponent for whoever wants one."""

import asyncio
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass

import structlog

from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.server.play.actions import Refused
from damarium.server.play.clock import DAY, TimeControl
from damarium.server.play.games import Games
from damarium.server.play.rematch import Wish
from damarium.server.play.room import Room
from damarium.server.play.seats import OPEN, PERSON
from damarium.server.store.events import Store

log = structlog.get_logger()

#: Tables that are shown at once.
MOST = 60
#: Milliseconds after which an invitation is shown no longer, and in which the page of a host who
#: has just opened a table finds its line.
FRESH, OPENING = DAY, 15_000
#: Seconds between two looks for tables that are not in memory.
LOOKS = 10.0


@dataclass(frozen=True)
class Vacancy:
    """A table with an open seat.

    Attributes:
        id: the table's id.
        colour: the one that is free; none where both are.
        since: milliseconds since 1970.
    """

    id: str
    variant: Variant
    control: TimeControl | None
    colour: Color | None
    since: int


class Lobby:
    """The open tables of a server."""

    def __init__(self, store: Store, games: Games) -> None:
        self._store = store
        self._games = games
        self._pairing = asyncio.Lock()
        self._looked_at = -LOOKS
        self._stored: tuple[str, ...] = ()

    async def vacancies(self) -> list[Vacancy]:
        """The tables that may be joined now, the newest first.

        Only those are shown whose host is there, and those at which a move has days.
        """
        return (await self._look())[:MOST]

    async def pair(self, wish: Wish, own: Collection[str]) -> tuple[str, str | None, bool]:
        """Sit down with whoever wants to play the same, or wait at a new table.

        Args:
            wish: the game and the clock.
            own: ids of tables at which the asker may be waiting himself.

        Returns:
            The table's id; the secret of the asker's seat, or none where he waits there already;
            and whether somebody was there.
        """
        async with self._pairing:  # of two who come at once the second finds the first
            for vacancy in await self._look():
                if (vacancy.variant, vacancy.control) != (wish.variant, wish.control):
                    continue
                if vacancy.id in own:
                    return vacancy.id, None, False
                try:
                    _, secret = await self._games.join(await self._games.open(vacancy.id), None)
                except Refused:  # somebody was faster
                    continue
                return vacancy.id, secret, True
            mine = secrets.choice((WHITE, BLACK))
            seats = {mine: PERSON, mine.other: OPEN}
            new = await self._games.create(wish.variant, seats, wish.control, listed=True)
            return *new, False

    async def _look(self) -> list[Vacancy]:
        now = time.time_ns() // 1_000_000
        if time.monotonic() - self._looked_at > LOOKS:
            self._looked_at = time.monotonic()
            self._stored = await self._store.listed(now - FRESH, MOST)
        for table in self._stored:
            try:
                await self._games.open(table)
            except Exception:  # one table that cannot be read hides no other
                log.exception("table not listed", game=table)
        rooms = [room for room in self._games.waiting() if _is_shown(room, now)]
        return sorted(map(_vacancy, rooms), key=lambda vacancy: (-vacancy.since, vacancy.id))


def _is_shown(room: Room, now: int) -> bool:
    """Whether a table is listed, and its host there: his page has a line, or may not have yet."""
    game = room.game
    age = now - game.begun_at
    if not game.created.listed or age > FRESH:
        return False
    patient = game.standing.vacancy == "listed"
    here = room.presence.watchers > 0 or any(room.presence.here(one) for one in (WHITE, BLACK))
    return patient or here or age < OPENING


def _vacancy(room: Room) -> Vacancy:
    game = room.game
    free = [color for color in (WHITE, BLACK) if game.seats[color].open]
    colour = free[0] if len(free) == 1 else None
    return Vacancy(room.table, game.variant, game.control, colour, game.begun_at)

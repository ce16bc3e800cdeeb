"""The lobby: tables with an open seat, and any opponent for whoever wants one."""

import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass

import structlog

from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.server.actions import Refused
from damarium.server.clock import DAY, TimeControl
from damarium.server.games import Games
from damarium.server.rematch import Wish
from damarium.server.room import Room
from damarium.server.seats import OPEN, PERSON
from damarium.server.store.events import Store

log = structlog.get_logger()

#: Tables that are shown at once, and milliseconds after which an invitation is shown no longer.
MOST, FRESH = 60, DAY


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

    async def vacancies(self) -> list[Vacancy]:
        """The tables that may be joined now, the newest first.

        Where a clock waits for both, only those are shown whose host is there.
        """
        since = time.time_ns() // 1_000_000 - FRESH
        found: list[Vacancy] = []
        for table in await self._store.listed(since, MOST):
            try:
                room = await self._games.open(table)
            except Exception:  # one table that cannot be read hides no other
                log.exception("table not listed", game=table)
                continue
            if room.game.waiting and _is_there(room):
                found.append(_vacancy(room))
        return found

    async def pair(self, wish: Wish, own: Collection[str]) -> tuple[str, str, bool]:
        """Sit down with whoever wants to play the same, or wait at a new table.

        Args:
            wish: the game and the clock.
            own: ids of tables at which the asker waits himself.

        Returns:
            The table's id, the secret of the asker's seat, and whether somebody was there.
        """
        for vacancy in await self.vacancies():
            same = (vacancy.variant, vacancy.control) == (wish.variant, wish.control)
            if not same or vacancy.id in own:
                continue
            try:
                _, secret = await self._games.join(await self._games.open(vacancy.id), None)
            except Refused:  # somebody was faster
                continue
            return vacancy.id, secret, True
        mine = secrets.choice((WHITE, BLACK))
        seats = {mine: PERSON, mine.other: OPEN}
        new = await self._games.create(wish.variant, seats, wish.control, listed=True)
        return *new, False


def _is_there(room: Room) -> bool:
    control = room.game.control
    if control is None or control.kind == "days":
        return True
    return room.presence.watchers > 0 or any(room.presence.here(one) for one in (WHITE, BLACK))


def _vacancy(room: Room) -> Vacancy:
    game = room.game
    free = [color for color in (WHITE, BLACK) if game.seats[color].open]
    colour = free[0] if len(free) == 1 else None
    return Vacancy(room.table, game.variant, game.control, colour, game.begun_at)

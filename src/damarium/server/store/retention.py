"""What goes by age: tables that came to nothing, and who was who in games of long ago."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    delete,
    exists,
    or_,
    select,
    tuple_,
    update,
)

from damarium.server.play.clock import DAY
from damarium.server.play.event import Event, Said
from damarium.server.play.fold import BrokenGame, fold
from damarium.server.store.database import Database
from damarium.server.store.tables import EVENT, events, games, seats

log = structlog.get_logger()

#: Days after which tables go that nobody joined or whose games were called off.
NOTHING_DAYS = 14
#: What ends a game as if it had never been.
CALLED_OFF = ("aborted", "withdrawn")
#: Games looked at in one query: whoever plays meanwhile waits for no more.
_PAGE = 200


_NEVER_PLAYED = or_(
    games.c.vacancy != "",
    exists().where(events.c.game == games.c.id, events.c.kind.in_(CALLED_OFF)),
)
#: Of games whose seats nobody can hold any more there is nothing left to forget.
_HELD = exists().where(seats.c.game == games.c.id, seats.c.secret_hash != "")


@dataclass
class Swept:
    """What a sweep did, in tables.

    Attributes:
        nothing: deleted, as nobody ever played there.
        unfinished: deleted, as no game there was ever finished.
        forgotten: kept without what was said and without seats.
    """

    nothing: int = 0
    unfinished: int = 0
    forgotten: int = 0


_Look = Callable[[Connection, str, Swept], None]


class Retention:
    """Sweeps one database; each table whole or not at all, and the same one only once."""

    def __init__(self, database: Database, keep_days: int) -> None:
        self._database = database
        self._keep = keep_days * DAY
        self._marks: dict[_Look, tuple[int, str]] = {}

    async def sweep(self, now: int) -> Swept:
        """Look at all that has grown old since the last time; `now` is milliseconds since 1970."""
        swept = Swept()
        await self._each(now - NOTHING_DAYS * DAY, _NEVER_PLAYED, _drop_nothing, swept)
        await self._each(now - self._keep, _HELD, _forget, swept)
        if swept != Swept():
            log.info("old tables swept", **vars(swept))
        return swept

    async def _each(
        self, before: int, sign: ColumnElement[bool], look: _Look, swept: Swept
    ) -> None:
        """Look at each table with a game of that sign of which none was touched since `before`."""
        while True:
            mark = self._marks.get(look, (-1, ""))
            place = tuple_(games.c.touched_at, games.c.id)
            query = (
                select(games.c.touched_at, games.c.id, games.c.table_id, sign.label("sign"))
                .where(place > tuple_(*mark), games.c.touched_at < before)
                .order_by(games.c.touched_at, games.c.id)
                .limit(_PAGE)
            )
            page = await self._database.read(partial(_rows, query))
            if not page:
                return
            for table in dict.fromkeys(row.table_id for row in page if row.sign):
                await self._database.write(partial(_look_at, table, before, look, swept))
            # a table that was touched again comes again, by its new time
            self._marks[look] = (page[-1].touched_at, page[-1].id)


def _rows(query: Select[Any], connection: Connection) -> Sequence[Row[Any]]:
    return connection.execute(query).all()


def _look_at(table: str, before: int, look: _Look, swept: Swept, connection: Connection) -> None:
    if _is_old(connection, table, before):
        look(connection, table, swept)


def _is_old(connection: Connection, table: str, before: int) -> bool:
    """Whether nothing was touched; meanwhile nobody touches it."""
    query = select(games.c.touched_at).where(games.c.table_id == table).with_for_update()
    touched = connection.execute(query).scalars().all()
    return bool(touched) and max(touched) < before


def _drop_nothing(connection: Connection, table: str, swept: Swept) -> None:
    played = select(games.c.id).where(games.c.table_id == table, ~_NEVER_PLAYED).limit(1)
    if connection.execute(played).first() is None:
        _delete(connection, table)
        swept.nothing += 1


def _forget(connection: Connection, table: str, swept: Swept) -> None:
    here = select(games.c.id).where(games.c.table_id == table)
    ids = connection.execute(here).scalars().all()
    if not any(_is_finished(connection, one) for one in ids):
        _delete(connection, table)
        swept.unfinished += 1
        return
    connection.execute(update(seats).where(seats.c.game.in_(here)).values(secret_hash=""))
    said = select(events.c.game, events.c.number, events.c.data).where(
        events.c.game.in_(here), events.c.kind == Said.kind
    )
    for row in connection.execute(said).all():
        # the event stays, as numbers must be whole
        data = json.dumps({**json.loads(row.data), "text": ""}, separators=(",", ":"))
        one = (events.c.game == row.game) & (events.c.number == row.number)
        connection.execute(update(events).where(one).values(data=data))
    swept.forgotten += 1


def _is_finished(connection: Connection, id: str) -> bool:
    """Whether a game has an end; one that cannot be read counts, so that nothing of it is lost."""
    query = select(*EVENT).where(events.c.game == id).order_by(events.c.number)
    try:
        return fold(Event.read(*row) for row in connection.execute(query)).outcome is not None
    except (BrokenGame, ValueError, KeyError, TypeError, StopIteration):
        log.exception("old game not read", game=id)
        return True


def _delete(connection: Connection, table: str) -> None:
    here = select(games.c.id).where(games.c.table_id == table)
    for rows in (events, seats):
        connection.execute(delete(rows).where(rows.c.game.in_(here)))
    connection.execute(delete(games).where(games.c.table_id == table))

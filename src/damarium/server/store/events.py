"""The store: events go in with their number and come out in order."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from damarium.server.play.event import Event
from damarium.server.store.batches import Batches
from damarium.server.store.database import Database
from damarium.server.store.tables import EVENT, events, games, seats, service
from damarium.server.store.tallies import Changes, add

#: Games in which the newest event of all is looked for, those touched last.
_RECENT = 16


class NumberTaken(Exception):
    """Somebody else wrote the event of this number first: fold again and ask again."""


@dataclass(frozen=True)
class Standing:
    """What is asked of many games at once, as it is after an event.

    Attributes:
        duty: what the server owes the game when it starts again: "" or "computer".
        deadline: the served time at which a flag falls, in milliseconds; none where no clock runs.
        vacancy: "link" where a seat is open, "listed" where the lobby shows it though its host may
            be away, else "".
    """

    duty: str = ""
    deadline: int | None = None
    vacancy: str = ""


@dataclass(frozen=True)
class NewGame:
    """All that is stored when a game begins; `secrets` are the hashes of the seats' secrets."""

    id: str
    table: str
    round: int
    variant: str
    first: Event
    secrets: Mapping[str, str]
    standing: Standing


@dataclass(frozen=True)
class Step:
    """What one action adds to a game, all or nothing.

    Attributes:
        secrets: the hash of a seat's secret for each colour that somebody takes.
        successor: the game that follows this one.
        tallies: what it changes in the count of finished games.
    """

    events: Sequence[Event]
    standing: Standing
    secrets: Mapping[str, str] = field(default_factory=dict)
    successor: NewGame | None = None
    tallies: Changes = field(default_factory=dict)


class Store:
    """Games in a database. Whatever a method has returned from survives a power cut."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._appended = Batches(self._write, (IntegrityError, DataError))

    async def create(self, game: NewGame) -> None:
        """Begin a game; NumberTaken where there is one of this id."""
        try:
            await self._database.write(lambda connection: _create(connection, game))
        except IntegrityError as error:
            raise NumberTaken(game.id) from error

    async def append(self, game: str, step: Step) -> None:
        """Add events, all or none, with what follows from them.

        Raises NumberTaken where an event of such a number is already there.
        """
        try:
            await self._appended.add((game, step))
        except IntegrityError as error:
            raise NumberTaken(game) from error

    async def _write(self, steps: Sequence[tuple[str, Step]]) -> None:
        await self._database.write(lambda connection: _append(connection, steps))

    async def events(self, game: str, since: int = 0) -> tuple[Event, ...]:
        """The events of a game from number `since` on; none where there is no such game."""
        query = select(*EVENT).where(events.c.game == game, events.c.number >= since)
        rows = await self._rows(query.order_by(events.c.number))
        return tuple(Event.read(*tuple(row)) for row in rows)

    async def secrets(self, game: str) -> dict[str, str]:
        """The hash of each seat's secret by colour, empty where nobody holds it."""
        query = select(seats.c.color, seats.c.secret_hash).where(seats.c.game == game)
        return {row.color: row.secret_hash for row in await self._rows(query)}

    async def newest(self, tables: Sequence[str]) -> dict[str, str]:
        """The game of each table's last round, but for tables that there are not."""
        query = select(games.c.table_id, games.c.id).where(games.c.table_id.in_(tables))
        rows = await self._rows(query.order_by(games.c.round))
        return {row.table_id: row.id for row in rows}

    async def owed(self, duty: str) -> tuple[str, ...]:
        """The games to which the server owes this duty."""
        rows = await self._rows(select(games.c.id).where(games.c.duty == duty))
        return tuple(row.id for row in rows)

    async def due(self, served: int) -> tuple[str, ...]:
        """The games in which a flag falls until this served time, the first one first."""
        query = select(games.c.id).where(games.c.deadline <= served).order_by(games.c.deadline)
        return tuple(row.id for row in await self._rows(query))

    async def listed(self, since: int, limit: int) -> tuple[str, ...]:
        """Games with an open seat that the lobby always shows, begun since then, newest first."""
        query = (
            select(games.c.id)
            .where(games.c.vacancy == "listed", games.c.created_at >= since)
            .order_by(games.c.created_at.desc())
            .limit(limit)
        )
        return tuple(row.id for row in await self._rows(query))

    async def note_served(self, millis: int) -> None:
        """Note how long servers have lived."""
        noted = update(service).values(served=millis)
        await self._database.write(lambda connection: connection.execute(noted))

    async def served(self) -> int:
        """How long servers have lived, as it was noted last, by itself or with an event."""
        recent = select(games.c.id).order_by(games.c.touched_at.desc()).limit(_RECENT)
        newest = select(func.max(events.c.served)).where(events.c.game.in_(recent))

        def read(connection: Connection) -> int:
            noted: int = connection.execute(select(service.c.served)).scalar_one()
            told: int | None = connection.execute(newest).scalar_one()
            return max(noted, told or 0)

        return await self._database.read(read)

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._database.read(lambda connection: connection.execute(query).all())


def _append(connection: Connection, steps: Sequence[tuple[str, Step]]) -> None:
    rows = [{"game": game, **_row(event)} for game, step in steps for event in step.events]
    touched = [
        {"which": game, "touched_at": step.events[-1].at, **_columns(step.standing)}
        for game, step in steps
    ]
    connection.execute(insert(events), rows)
    connection.execute(update(games).where(games.c.id == bindparam("which")), touched)
    for game, step in steps:
        for color, secret in step.secrets.items():
            seat = (seats.c.game == game) & (seats.c.color == color)
            connection.execute(update(seats).where(seat).values(secret_hash=secret))
        if step.successor is not None:
            _create(connection, step.successor)
    add(connection, (step.tallies for _, step in steps))


def _create(connection: Connection, game: NewGame) -> None:
    row = {
        "id": game.id,
        "table_id": game.table,
        "round": game.round,
        "variant": game.variant,
        "created_at": game.first.at,
        "touched_at": game.first.at,
        **_columns(game.standing),
    }
    connection.execute(insert(games), [row])
    connection.execute(insert(events), [{"game": game.id, **_row(game.first)}])
    connection.execute(
        insert(seats),
        [
            {"game": game.id, "color": color, "secret_hash": secret}
            for color, secret in game.secrets.items()
        ],
    )


def _columns(standing: Standing) -> dict[str, object]:
    return {
        "duty": standing.duty,
        "deadline": standing.deadline,
        "vacancy": standing.vacancy,
    }


def _row(event: Event) -> dict[str, object]:
    return {
        "number": event.number,
        "at": event.at,
        "served": event.served,
        "kind": event.what.kind,
        "data": event.data,
    }

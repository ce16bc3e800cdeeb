"""The store: events go in with their number and come out in order."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from damarium.server.event import Event
from damarium.server.store.tables import clocks, events, games, seats


class NumberTaken(Exception):
    """Somebody else wrote the event of this number first: fold again and ask again."""


@dataclass(frozen=True)
class NewGame:
    """All that is stored when a game begins; `secrets` are the hashes of the seats' secrets."""

    id: str
    variant: str
    first: Event
    secrets: Mapping[str, str]
    duty: str


@dataclass(frozen=True)
class Spent:
    """Milliseconds that the running clock has lost since event `number`."""

    game: str
    number: int
    millis: int


class Store:
    """Games in a database. Whatever a method has returned from survives a power cut."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def create(self, game: NewGame) -> None:
        """Begin a game."""
        async with self._engine.begin() as connection:
            await _create(connection, game)

    async def append(
        self, game: str, new: Sequence[Event], duty: str, successor: NewGame | None = None
    ) -> None:
        """Add events, all or none, and begin the game that follows this one, if any.

        Raises NumberTaken where an event of such a number is already there.
        """
        rows = [{"game": game, **_row(event)} for event in new]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(events), rows)
                await connection.execute(update(games).where(games.c.id == game).values(duty=duty))
                if successor is not None:
                    await _create(connection, successor)
        except IntegrityError as error:
            raise NumberTaken(game) from error

    async def events(self, game: str) -> tuple[Event, ...]:
        """All events of a game in order; none where there is no such game."""
        query = select(events.c.number, events.c.at, events.c.kind, events.c.data)
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                query.where(events.c.game == game).order_by(events.c.number)
            )
            return tuple(Event.read(*row) for row in rows)

    async def secrets(self, game: str) -> dict[str, str]:
        """The hash of each seat's secret by colour, empty where nobody holds it."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(seats.c.color, seats.c.secret_hash).where(seats.c.game == game)
            )
            return {row.color: row.secret_hash for row in rows}

    async def owed(self, duty: str) -> tuple[str, ...]:
        """The games to which the server owes this duty."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(games.c.id).where(games.c.duty == duty))
            return tuple(row.id for row in rows)

    async def spend(self, spent: Iterable[Spent]) -> None:
        """Note how much of the running clocks is used up."""
        rows = [{"game": one.game, "number": one.number, "spent": one.millis} for one in spent]
        if not rows:
            return
        statement = upsert(clocks)
        statement = statement.on_conflict_do_update(
            index_elements=[clocks.c.game],
            set_={"number": statement.excluded.number, "spent": statement.excluded.spent},
        )
        async with self._engine.begin() as connection:
            await connection.execute(statement, rows)

    async def spent(self, game: str, number: int) -> int:
        """Milliseconds noted as used up since event `number`."""
        async with self._engine.connect() as connection:
            query = select(clocks.c.spent).where(clocks.c.game == game, clocks.c.number == number)
            return (await connection.execute(query)).scalar_one_or_none() or 0

    async def ping(self) -> None:
        """Return where the database answers, raise where it does not."""
        async with self._engine.connect() as connection:
            await connection.execute(select(games.c.id).limit(1))


async def _create(connection: AsyncConnection, game: NewGame) -> None:
    row = {"id": game.id, "variant": game.variant, "created_at": game.first.at, "duty": game.duty}
    await connection.execute(insert(games), [row])
    await connection.execute(insert(events), [{"game": game.id, **_row(game.first)}])
    await connection.execute(
        insert(seats),
        [
            {"game": game.id, "color": color, "secret_hash": secret}
            for color, secret in game.secrets.items()
        ],
    )


def _row(event: Event) -> dict[str, object]:
    return {"number": event.number, "at": event.at, "kind": event.what.kind, "data": event.data}

"""The count of finished games: added to with the event that ends one, read whole or by variant."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial

from sqlalchemy import Connection, Insert, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from damarium.server.store.database import Database
from damarium.server.store.tables import tallies

#: The spelling of a variant, what is told of its games, and one value of that.
Key = tuple[str, str, str]
#: By how much counts grow, or shrink.
Changes = Mapping[Key, int]

#: Rows that go in at once: each brings four values, of which SQLite takes some thousands.
_AT_ONCE = 200


def add(connection: Connection, changes: Iterable[Changes]) -> None:
    """Carry changes into the table, within the transaction of their events."""
    total: Counter[Key] = Counter()
    for one in changes:
        total.update(one)
    # in one order always, so that two writers never wait for one another
    rows = [(*key, count) for key, count in sorted(total.items()) if count]
    names = [column.name for column in tallies.columns]
    for at in range(0, len(rows), _AT_ONCE):
        some = [dict(zip(names, row, strict=True)) for row in rows[at : at + _AT_ONCE]]
        connection.execute(_adding(connection.dialect.name, some))


def _adding(dialect: str, rows: list[dict[str, object]]) -> Insert:
    """One statement that adds to the rows that are there; both databases know it by one form."""
    insert = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(tallies)
    values: postgresql.Insert | sqlite.Insert = insert.values(rows)
    total = tallies.c.count + values.excluded.count
    return values.on_conflict_do_update(
        index_elements=list(tallies.primary_key), set_={"count": total}
    )


class Tallies:
    """Reads what is counted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> dict[Key, int]:
        """Every count that is not 0."""
        return await self._database.read(read)

    async def of(self, variant: str, *beginnings: str) -> dict[Key, int]:
        """The same of one spelling and of those that begin in one of these ways."""
        return await self._database.read(partial(read, variant=variant, beginnings=beginnings))


def read(
    connection: Connection, variant: str | None = None, beginnings: Iterable[str] = ()
) -> dict[Key, int]:
    """The same in a transaction; without a variant, of all."""
    wanted = select(tallies).where(tallies.c.count != 0)
    if variant is not None:
        spelling = tallies.c.variant
        begun = (spelling.startswith(each, autoescape=True) for each in beginnings)
        wanted = wanted.where(or_(spelling == variant, *begun))
    rows = connection.execute(wanted)
    return {(spelling, fact, value): count for spelling, fact, value, count in rows}

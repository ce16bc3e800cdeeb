"""Databases that a test opens without a server."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import Engine

from damarium.server.store.engine import open_database
from damarium.server.store.events import Store
from damarium.server.store.place import Remote, place
from damarium.server.store.postgres import remote_engine
from damarium.server.store.sqlite import file_engine
from tests.loops import run


def with_store(database: Path | str, use: Callable[[Store], Awaitable[object]]) -> None:
    """Open the database, use it, and let it go."""
    opened, lock = open_database(place(str(database)))

    async def main() -> None:
        try:
            await use(Store(opened))
        finally:
            await opened.close()
            lock.release()

    run(main())


def plainly(database: Path | str) -> Engine:
    """The database as it lies there, without lock or migrations."""
    where = place(str(database))
    return remote_engine(where) if isinstance(where, Remote) else file_engine(where)

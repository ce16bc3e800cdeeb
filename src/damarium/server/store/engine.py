"""The database: one SQLite file, held by one process, brought to the newest form at the start."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from damarium.server.problem import CannotServe

MIGRATIONS = Path(__file__).parent / "migrations"


class Lock:
    """The right to be the only process at a database, until `release` or the process ends.

    It is a write lock of SQLite on a file of its own beside the database: the operating system
    takes it back from a killed process, and backups may still read the database.
    """

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        self._held = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._held.close()
            raise CannotServe(
                f"{database}: another server is already using this database; stop it, or give "
                "--database another file."
            ) from error

    def release(self) -> None:
        """Let the next process in."""
        self._held.close()


def open_database(database: Path) -> tuple[AsyncEngine, Lock]:
    """The database in its newest form; CannotServe names what stands in the way."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(database)
    except (OSError, sqlite3.Error) as error:
        raise CannotServe(f"{database}: cannot be written ({error}).") from error
    try:
        _check(database)
        _migrate(database)
    except BaseException:
        lock.release()
        raise
    # one connection: SQLite writes one at a time anyway, and so nobody meets a locked database
    url = URL.create("sqlite+aiosqlite", database=str(database))
    engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60)
    _with_pragmas(engine.sync_engine)
    return engine, lock


def _check(database: Path) -> None:
    """Refuse a file that is something else before a migration touches it."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise CannotServe(f"{database}: is no SQLite database ({error}).") from error
    if names and "alembic_version" not in names:
        raise CannotServe(f"{database}: is the database of another program; give another file.")


def _migrate(database: Path) -> None:
    engine = create_engine(URL.create("sqlite", database=str(database)))
    _with_pragmas(engine)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise CannotServe(
            f"{database}: was written by a newer Damarium; start that one, or give another file."
        ) from error
    except DBAPIError as error:
        raise CannotServe(f"{database}: cannot be brought up to date ({error.orig}).") from error
    finally:
        engine.dispose()


def _with_pragmas(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        # FULL: what was acknowledged survives a power cut, too
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

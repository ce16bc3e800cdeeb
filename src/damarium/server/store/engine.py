"""The database: one SQLite file, held by one process, brought to the newest form at the start."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from damarium.server.problem import CannotServe
from damarium.server.store.tables import metadata

MIGRATIONS = Path(__file__).parent / "migrations"


class Lock:
    """The right to be the only process at a database, until `release` or the process ends.

    It is a write lock of SQLite on a file of its own beside the database: the operating system
    takes it back from a killed process, and backups may still read the database.
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}.lock")
        self._made = not self._path.exists()
        self._held = sqlite3.connect(
            self._path, timeout=0, isolation_level=None, check_same_thread=False
        )
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

    def withdraw(self) -> None:
        """Release where nothing came of it: beside a refused file no lock is left behind."""
        if self._made:
            with suppress(OSError):
                self._path.unlink()
        self._held.close()


def open_database(database: Path) -> tuple[AsyncEngine, Lock]:
    """The database in its newest form; CannotServe names what stands in the way."""
    try:
        # whatever name a file is called by, its lock is the same
        database = database.resolve()
        if database.exists() and not database.is_file():
            raise CannotServe(f"{database}: is no file; give --database a file, not a folder.")
        database.parent.mkdir(parents=True, exist_ok=True)
        if database.exists():
            _check(database)
        lock = Lock(database)
    except (OSError, RuntimeError, ValueError, sqlite3.Error) as error:
        raise CannotServe(f"{database}: cannot be written ({error}).") from error
    try:
        _migrate(database)
        _prove(database)
    except BaseException:
        lock.withdraw()
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
    except (DBAPIError, sqlite3.Error) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise CannotServe(f"{database}: cannot be brought up to date ({reason}).") from error
    finally:
        engine.dispose()


def _prove(database: Path) -> None:
    """Refuse a damaged database now, rather than in the middle of somebody's game."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            for table in metadata.sorted_tables:
                columns = ", ".join(f'"{column.name}"' for column in table.columns)
                connection.execute(f'SELECT {columns} FROM "{table.name}" LIMIT 1')  # noqa: S608
    except sqlite3.Error as error:
        raise CannotServe(_damaged(database, error)) from error
    if verdict != "ok":
        raise CannotServe(_damaged(database, " ".join(verdict.split())))


def _damaged(database: Path, reason: object) -> str:
    return f"{database}: is damaged ({reason}); put a backup in its place, or give another file."


def _with_pragmas(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        # FULL: what was acknowledged survives a power cut, too
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

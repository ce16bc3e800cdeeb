"""A SQLite file: checked before anything touches it, synchronised with every event."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from damarium.server.problem import CannotServe
from damarium.server.store.database import Database
from damarium.server.store.lock import FileLock
from damarium.server.store.migrating import is_foreign, migrate, reason
from damarium.server.store.tables import metadata

#: Pages of changes with which a commit brings them into the file itself, should nobody else have
#: done so: whoever makes such a commit waits for it.
_MOST_PAGES = 50_000


def open_file(database: Path) -> tuple[Database, FileLock]:
    """The database in its newest form; CannotServe names what stands in the way."""
    database, lock = claim(database)
    try:
        _migrate(database)
        _prove(database)
    except BaseException:
        lock.withdraw()
        raise
    # one at a time: SQLite writes so anyway, and so nobody meets a locked database
    engine = file_engine(database)

    @event.listens_for(engine, "connect")
    def checkpoint_elsewhere(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA wal_autocheckpoint={_MOST_PAGES}")

    return Database(engine, threads=1, care=partial(_checkpoint, database)), lock


def claim(database: Path) -> tuple[Path, FileLock]:
    """A file that is ours or is still to be, under its one true name, and the lock on it."""
    try:
        # whatever name a file is called by, its lock is the same
        database = database.resolve()
        if database.exists() and not database.is_file():
            raise CannotServe(f"{database}: is no file; give --database a file, not a folder.")
        database.parent.mkdir(parents=True, exist_ok=True)
        if database.exists():
            check(database)
        return database, FileLock(database)
    except (OSError, RuntimeError, ValueError, sqlite3.Error) as error:
        raise CannotServe(f"{database}: cannot be written ({error}).") from error


def check(database: Path) -> set[str]:
    """The tables of a file; CannotServe where it is something else than a place for games."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            names = {
                name
                for (name,) in connection.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'table'"
                )
            }
    except sqlite3.Error as error:
        raise CannotServe(f"{database}: is no SQLite database ({error}).") from error
    if is_foreign(names):
        raise CannotServe(f"{database}: is the database of another program; give another file.")
    return names


def file_engine(database: Path) -> Engine:
    """The file for one thread; a transaction is whole there, its migrations included."""
    engine = create_engine(URL.create("sqlite", database=str(database)), hide_parameters=True)
    _with_pragmas(engine)

    @event.listens_for(engine, "connect")
    def no_own_transactions(connection: Any, _record: object) -> None:
        # Python's module would begin none for a change of the tables
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _checkpoint(database: Path) -> None:
    """Bring the log of changes into the file, beside those who go on writing to it."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def _migrate(database: Path) -> None:
    engine = file_engine(database)
    try:
        with engine.begin() as connection:
            migrate(connection, database)
    except (DBAPIError, sqlite3.Error) as error:
        why = reason(error) if isinstance(error, DBAPIError) else error
        raise CannotServe(f"{database}: cannot be brought up to date ({why}).") from error
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

"""The right to be the only process at a database, until it is released or the process ends."""

import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from damarium.server.problem import CannotServe
from damarium.server.store.place import Remote

#: What Damarium's lock is called among the advisory locks of a database.
_KEY = 0x64616D6172697501
#: Seconds in which a server that was killed may still hold the lock.
PATIENCE = 3.0
_PAUSE = 0.1


class LockLost(Exception):
    """Another process holds the lock that was ours."""


class Lock(Protocol):
    """Held by one process at a time."""

    def keep(self) -> None:
        """Make sure that the lock is still ours; LockLost where another process has it."""

    def release(self) -> None:
        """Let the next process in."""


class FileLock:
    """A write lock of SQLite on a file of its own beside the database.

    The operating system takes it back from a killed process, and backups may still read the
    database.
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
            raise _taken(database) from error

    def keep(self) -> None:
        """Nothing to do: no file lock is lost while its process lives."""

    def release(self) -> None:
        """Let the next process in."""
        self._held.close()

    def withdraw(self) -> None:
        """Release where nothing came of it: beside a refused file no lock is left behind."""
        if self._made:
            with suppress(OSError):
                self._path.unlink()
        self._held.close()


class AdvisoryLock:
    """A lock of PostgreSQL on a connection of its own: it ends with the connection."""

    def __init__(self, engine: Engine, place: Remote) -> None:
        self._engine = engine
        self._held = engine.connect()
        until = time.monotonic() + PATIENCE
        while not _take(self._held):
            if time.monotonic() > until:
                self.release()
                raise _taken(place)
            time.sleep(_PAUSE)

    def keep(self) -> None:
        """Take the lock again where its connection was lost; LockLost where another was faster.

        Raises DBAPIError where the database does not answer.
        """
        try:
            self._held.execute(text("SELECT 1"))
            self._held.commit()
        except DBAPIError:
            with suppress(DBAPIError):
                self._held.close()
            self._held = self._engine.connect()
            if not _take(self._held):
                raise LockLost from None

    def release(self) -> None:
        """Let the next process in."""
        with suppress(DBAPIError):
            self._held.close()
        self._engine.dispose()


def _take(connection: Connection) -> bool:
    taken = connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": _KEY}).scalar()
    connection.commit()
    return bool(taken)


def _taken(database: Path | Remote) -> CannotServe:
    return CannotServe(
        f"{database}: another server is already using this database; stop it, or give "
        "--database another one."
    )

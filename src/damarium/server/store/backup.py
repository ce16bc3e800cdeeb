"""Backups: made while a server runs, and put back whole or not at all."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from damarium.server.problem import CannotServe
from damarium.server.store import dump, sqlite
from damarium.server.store.migrating import empty, newest, reason, revision, table_names
from damarium.server.store.place import Place, Remote
from damarium.server.wholefile import whole_file


def backup(place: Place, file: Path) -> dict[str, int]:
    """Write all rows, as one moment shows them, to a file that appears when it is whole.

    Answers how many rows there are of each table. Raises CannotServe, OSError.
    """
    # hashes of secrets and the words of players are nobody else's
    with snapshot(place) as connection, whole_file(file) as raw:
        return dump.write(connection, raw)


def restore(place: Place, file: Path, *, replace: bool = False) -> dict[str, int]:
    """Fill a database from a file; how many rows there are now of each table.

    Raises CannotServe where the file is not whole, where a server holds the database, or where
    there are games in it that `replace` does not give up; OSError.
    """
    rows = dump.verify(file)
    if isinstance(place, Remote):
        _restore_remote(place, file, replace=replace)
    else:
        _restore_file(place, file, replace=replace)
    return rows


@contextmanager
def snapshot(place: Place, *, newest_form: bool = False) -> Iterator[Connection]:
    """A transaction that reads the database as it is at one moment, while a server may write.

    Raises CannotServe where there is none of ours, or one of an older form where only the newest
    will do.
    """
    if isinstance(place, Remote):
        from damarium.server.store import postgres

        with postgres.said(place), postgres.remote_engine(place).connect() as connection:
            connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            _of_games(postgres.check(connection, place), place)
            if newest_form:
                _of_newest_form(connection, place)
            yield connection
        return
    path = place.resolve()
    _of_games(sqlite.check(path) if path.is_file() else set(), path)
    engine = sqlite.file_engine(path)
    try:
        with engine.connect() as connection:
            if newest_form:
                _of_newest_form(connection, path)
            yield connection
    except DBAPIError as error:
        raise CannotServe(f"{path}: cannot be read ({reason(error)}).") from error
    finally:
        engine.dispose()


def _of_games(names: set[str], place: Place) -> None:
    if "games" not in names:
        raise CannotServe(f"{place}: there are no games; is that the right place?")


def _of_newest_form(connection: Connection, place: Place) -> None:
    if revision(connection) != newest():
        raise CannotServe(f"{place}: has another form; `damarium db migrate` brings the newest.")


def _restore_remote(place: Remote, file: Path, *, replace: bool) -> None:
    from damarium.server.store import postgres

    engine, lock = postgres.claim(place)
    try:
        with postgres.said(place), engine.begin() as connection:
            if not replace:
                _refuse_games(connection, place)
            empty(connection, place)
            dump.fill(connection, file, place)
    finally:
        lock.release()


def _restore_file(database: Path, file: Path, *, replace: bool) -> None:
    """Make a new file beside the old one, and put it in its place when it is whole."""
    database, lock = sqlite.claim(database)
    part = database.with_name(f"{database.name}.part")
    try:
        if database.exists() and not replace:
            with _disposed(sqlite.file_engine(database)) as connection:
                _refuse_games(connection, database)
        _remove(part)
        with _disposed(sqlite.file_engine(part)) as connection:
            dump.fill(connection, file, database)
            connection.commit()
        _give_up(database)
        part.replace(database)
    except BaseException as error:
        _remove(part)
        lock.withdraw()
        if isinstance(error, DBAPIError):
            raise CannotServe(f"{database}: cannot be filled ({reason(error)}).") from error
        raise
    lock.release()


@contextmanager
def _disposed(engine: Engine) -> Iterator[Connection]:
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _refuse_games(connection: Connection, place: Place) -> None:
    names = table_names(connection)
    if "games" in names and connection.execute(text("SELECT 1 FROM games LIMIT 1")).first():
        raise CannotServe(
            f"{place}: holds games already; --replace gives them up for those of the backup."
        )


def _give_up(database: Path) -> None:
    """Bring an old file to rest: what its journal holds must not go into the new one."""
    if database.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    for end in ("-wal", "-shm"):
        database.with_name(f"{database.name}{end}").unlink(missing_ok=True)


def _remove(database: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        with suppress(OSError):
            database.with_name(f"{database.name}{end}").unlink(missing_ok=True)

"""A database of a PostgreSQL server, reached through psycopg 3."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, make_url, select, text
from sqlalchemy.exc import DBAPIError, OperationalError, ProgrammingError

from damarium.server.problem import CannotServe
from damarium.server.store.database import Database
from damarium.server.store.lock import AdvisoryLock
from damarium.server.store.migrating import is_foreign, migrate, reason, table_names
from damarium.server.store.place import Remote
from damarium.server.store.tables import metadata

#: Connections of one server: each event holds one for a few milliseconds.
POOL = 10
#: Seconds to wait for the database to answer a new connection.
_CONNECT = 10
#: The server's end looks after a vanished machine, whose lock would else be held for hours;
#: what was acknowledged survives a power cut, whatever the cluster's own default is.
_SESSION = (
    "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 "
    "-c synchronous_commit=on"
)


def open_remote(place: Remote) -> tuple[Database, AdvisoryLock]:
    """The database in its newest form; CannotServe names what stands in the way."""
    sync, lock = claim(place)
    try:
        with said(place), sync.begin() as connection:
            migrate(connection, place)
        with said(place), sync.connect() as connection:
            _prove(connection, place)
    except BaseException:
        lock.release()
        raise
    engine = create_engine(
        place_url(place),
        connect_args=_arguments(place),
        pool_size=POOL,
        max_overflow=0,
        pool_timeout=30,
        pool_pre_ping=True,
        hide_parameters=True,
    )
    return Database(engine, threads=POOL), lock


def claim(place: Remote) -> tuple[Engine, AdvisoryLock]:
    """A database that is ours or is still to be, and the lock on it."""
    engine = remote_engine(place)
    with said(place):
        with engine.connect() as connection:
            check(connection, place)
        return engine, AdvisoryLock(remote_engine(place), place)


def remote_engine(place: Remote) -> Engine:
    """The database for one thread, a connection at a time."""
    return create_engine(
        place_url(place),
        connect_args=_arguments(place),
        poolclass=NullPool,
        hide_parameters=True,
    )


def check(connection: Connection, place: Remote) -> set[str]:
    """The tables of a database; CannotServe where it is no place for games."""
    encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
    if encoding != "UTF8":
        raise CannotServe(f"{place}: keeps its texts in {encoding}; make the database in UTF8.")
    names = table_names(connection)
    if is_foreign(names):
        raise CannotServe(
            f"{place}: is the database of another program; give one that is empty or ours."
        )
    return names


@contextmanager
def said(place: Remote) -> Iterator[None]:
    """Turn what the driver raises into one sentence, in which there is no password."""
    try:
        yield
    except ProgrammingError as error:
        raise CannotServe(
            f"{place}: does not allow it ({reason(error)}); the user needs CREATE on the schema "
            "and its own tables."
        ) from error
    except OperationalError as error:
        raise CannotServe(
            f"{place}: cannot be reached ({reason(error)}); is the server there, and are user, "
            "password and database right?"
        ) from error
    except DBAPIError as error:
        raise CannotServe(f"{place}: cannot be used ({reason(error)}).") from error


def place_url(place: Remote) -> Any:
    """The address as SQLAlchemy takes it, for the driver that we use."""
    return make_url(place.url).set(drivername="postgresql+psycopg")


def _arguments(place: Remote) -> dict[str, object]:
    given = place_url(place).query
    own, seconds = given.get("options", ""), str(given.get("connect_timeout", _CONNECT))
    if not (seconds.isascii() and seconds.isdecimal() and len(seconds) < 5):
        raise CannotServe(f"{place}: connect_timeout is a number of seconds, such as {_CONNECT}.")
    return {
        "application_name": given.get("application_name", "damarium"),
        "connect_timeout": int(seconds),
        "options": f"{own} {_SESSION}".strip(),
    }


def _prove(connection: Connection, place: Remote) -> None:
    """Refuse a database that lacks something now, rather than in the middle of a game."""
    try:
        for table in metadata.sorted_tables:
            connection.execute(select(table).limit(1))
    except DBAPIError as error:
        raise CannotServe(
            f"{place}: is damaged or not ours to read ({reason(error)}); restore a backup, or "
            "give another database."
        ) from error

"""A PostgreSQL of the tests' own: Debian's, started by somebody who is not root."""

import os
import shutil
import socket
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from pytest_postgresql.executors import PostgreSQLExecutor
from pytest_postgresql.janitor import DatabaseJanitor

ABSENT = "there is no PostgreSQL"
#: Who runs the server where root tests, to whom PostgreSQL refuses to answer.
_NOBODY = "nobody"
#: Nothing checks it, and it must be found in no log.
PASSWORD = "a-password-that-nobody-prints"
_NUMBER = count()


def _control() -> Path | None:
    """The newest `pg_ctl` that Debian or the PATH has."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[4])
    )
    on_path = shutil.which("pg_ctl")
    return found[-1] if found else Path(on_path) if on_path else None


def free_port() -> int:
    """A port of this machine on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQLExecutor]:
    """A running server; without PostgreSQL the test is skipped, and fails in CI."""
    control = _control()
    if control is None:
        sentence = f"{ABSENT}; on Debian this brings it: sudo apt-get install postgresql"
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)
    # not pytest's own folder, which is root's alone
    folder = Path(tempfile.mkdtemp(prefix="damarium-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, _NOBODY)
        script = folder / "pg_ctl"
        script.write_text(f'#!/bin/sh\ncd /\nexec runuser -u {_NOBODY} -- {control} "$@"\n')
        script.chmod(0o755)
        control = script
    executor = PostgreSQLExecutor(
        executable=str(control),
        host="127.0.0.1",
        port=free_port(),
        datadir=str(folder / "data"),
        unixsocketdir=str(folder),
        logfile=str(folder / "log"),
        startparams="-w",
        dbname="games",
        postgres_options="-c max_connections=60",
    )
    try:
        with executor:
            yield executor
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres: PostgreSQLExecutor) -> Iterator[str]:
    """The address of an empty database."""
    name = f"games{next(_NUMBER)}"
    janitor = DatabaseJanitor(
        user=postgres.user, host=postgres.host, port=postgres.port, dbname=name
    )
    with janitor:
        yield f"postgresql://{postgres.user}:{PASSWORD}@{postgres.host}:{postgres.port}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A place for games that is empty, of each kind in turn."""
    if request.param == "sqlite":
        return tmp_path / "games.sqlite"
    url: str = request.getfixturevalue("postgres_url")
    return url

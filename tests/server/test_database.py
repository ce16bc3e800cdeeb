"""The database: one process at a time, the newest form, and clear words for what is not ours."""

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from threading import Timer

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from damarium.server.problem import CannotServe
from damarium.server.serving import serve
from damarium.server.settings import Settings
from damarium.server.store.engine import open_database
from damarium.server.store.events import Store
from damarium.server.store.lock import LockLost
from damarium.server.store.place import place
from damarium.server.store.tables import metadata
from tests.postgres import PASSWORD
from tests.server.stores import plainly, with_store
from tests.server.test_store import new_game


def refusal(database: Path | str) -> str:
    """Why a database cannot be opened, in one line without the password."""
    with pytest.raises(CannotServe) as error:
        open_database(place(str(database)))
    sentence = str(error.value)
    assert "\n" not in sentence
    assert PASSWORD not in sentence
    return sentence


def test_what_is_acknowledged_survives_a_power_cut(database: Path | str) -> None:
    wanted = (
        {"SHOW synchronous_commit": "on", "SHOW fsync": "off"}  # the tests' own server needs none
        if isinstance(database, str)
        else {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2, "PRAGMA foreign_keys": 1}
    )

    async def ask(store: Store) -> None:
        def answers(connection: Connection) -> dict[str, object]:
            return {question: connection.scalar(text(question)) for question in wanted}

        assert await store._database.read(answers) == wanted

    with_store(database, ask)


def test_changes_come_into_the_file_beside_whoever_writes(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def write(store: Store) -> None:
        await store.note_served(4711)
        assert _in_file_alone(path) != 4711
        await store._database.tend()
        assert _in_file_alone(path) == 4711

    with_store(path, write)


def _in_file_alone(path: Path) -> int:
    """The served time as the file says it without its log of changes."""
    alone = path.with_name("alone.sqlite")
    alone.write_bytes(path.read_bytes())
    with closing(sqlite3.connect(f"file:{alone}?immutable=1", uri=True)) as connection:
        (served,) = connection.execute("SELECT served FROM service").fetchone()
        return int(served)


def test_a_second_server_is_refused(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("damarium.server.store.lock.PATIENCE", 0.2)

    async def second(_store: Store) -> None:
        assert "another server is already using this database" in refusal(database)

    with_store(database, second)
    with_store(database, lambda store: store.served())


def test_a_database_of_another_program_is_left_alone(database: Path | str) -> None:
    engine = plainly(database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE cats (name VARCHAR(9))"))
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
    assert "another program" in refusal(database)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
    assert "another program" in refusal(database)
    engine.dispose()


def test_a_database_from_the_future_is_left_alone(database: Path | str) -> None:
    with_store(database, lambda store: store.served())
    engine = plainly(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "newer Damarium" in refusal(database)


def test_a_database_without_its_tables_is_damaged(database: Path | str) -> None:
    with_store(database, lambda store: store.served())
    engine = plainly(database)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE seats"))
    engine.dispose()
    assert "is damaged" in refusal(database)


def test_migrations_make_the_tables_that_the_code_knows(database: Path | str) -> None:
    with_store(database, lambda store: store.served())
    engine = plainly(database)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


# --- PostgreSQL ---


def test_the_lock_of_a_killed_server_is_waited_for(postgres_url: str) -> None:
    _, lock = open_database(place(postgres_url))
    Timer(0.3, lock.release).start()
    _, lock = open_database(place(postgres_url))
    lock.release()


def end_all_connections(url: str) -> None:
    with closing(psycopg.connect(url, autocommit=True)) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_a_lost_lock_is_taken_again(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("damarium.server.store.lock.PATIENCE", 0.2)
    _, lock = open_database(place(postgres_url))
    end_all_connections(postgres_url)
    lock.keep()
    assert "another server" in refusal(postgres_url)
    lock.release()


def test_a_server_hears_that_another_has_its_database(postgres_url: str) -> None:
    _, first = open_database(place(postgres_url))
    end_all_connections(postgres_url)
    _, second = open_database(place(postgres_url))
    with pytest.raises(LockLost):
        first.keep()
    first.release()
    second.keep()
    second.release()


def test_a_server_that_is_not_there_is_named() -> None:
    since = time.monotonic()
    sentence = refusal(f"postgresql://club:{PASSWORD}@127.0.0.1:1/games")
    assert sentence.startswith("postgresql://club@127.0.0.1:1/games: cannot be reached (")
    assert time.monotonic() - since < 5


def test_a_database_that_is_not_there_is_named(postgres_url: str) -> None:
    sentence = refusal(postgres_url.replace("/games", "/other"))
    assert "cannot be reached" in sentence
    assert "does not exist" in sentence


def test_a_user_without_rights_is_told_which_he_needs(postgres_url: str) -> None:
    with closing(psycopg.connect(postgres_url, autocommit=True)) as admin:
        admin.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        admin.execute("DROP ROLE IF EXISTS guest")
        admin.execute("CREATE ROLE guest LOGIN")
    guest = re.sub(r"//[^:]+:", "//guest:", postgres_url)
    sentence = refusal(guest)
    assert "permission denied" in sentence
    assert "needs CREATE on the schema" in sentence
    with_store(postgres_url, lambda store: store.served())
    assert "needs CREATE on the schema" in refusal(guest)


def test_a_database_in_another_encoding_is_refused(postgres_url: str) -> None:
    with closing(psycopg.connect(postgres_url, autocommit=True)) as admin:
        admin.execute("CREATE DATABASE old TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
        try:
            assert "make the database in UTF8" in refusal(postgres_url.rpartition("/")[0] + "/old")
        finally:
            admin.execute("DROP DATABASE old")


# --- a file ---


def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    with_store(tmp_path / "new" / "games.sqlite", lambda store: store.served())


def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir or Madam, " * 100)
    with pytest.raises(CannotServe, match="no SQLite database"):
        open_database(path)
    assert path.read_text().startswith("Dear Sir")


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="cannot be written"):
        open_database(tmp_path / "file" / "games.sqlite")


def test_a_second_server_is_refused_by_any_name_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    link = tmp_path / "link.sqlite"
    link.symlink_to("games.sqlite")

    async def second(_store: Store) -> None:
        for name in (link, Path("games.sqlite"), Path("./link.sqlite")):
            with pytest.raises(CannotServe, match="another server is already using"):
                open_database(name)

    with_store(tmp_path / "games.sqlite", second)


def test_beside_a_refused_path_no_lock_is_left(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir or Madam, " * 100)
    (tmp_path / "folder").mkdir()
    empty_but_versioned(tmp_path / "versioned.sqlite")
    for name in ("letter.txt", "folder", "versioned.sqlite"):
        with pytest.raises(CannotServe):
            open_database(tmp_path / name)
    assert not list(tmp_path.glob("*.lock"))


@pytest.mark.parametrize("path", [".", "/"])
def test_a_folder_is_no_database(path: str) -> None:
    with pytest.raises(CannotServe, match="is no file"):
        open_database(Path(path))


def empty_but_versioned(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('0002')")


@pytest.mark.parametrize("start", [100, 4096, 3 * 4096])
def test_a_damaged_database_is_named(tmp_path: Path, start: int) -> None:
    path = tmp_path / "games.sqlite"

    async def fill(store: Store) -> None:
        for number in range(20):
            await store.create(new_game(f"game{number}"))

    with_store(path, fill)
    data = bytearray(path.read_bytes())
    data[start : start + 8000] = b"\xff" * len(data[start : start + 8000])
    path.write_bytes(data)
    with pytest.raises(CannotServe) as error:
        open_database(path)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("host", ["a..b", "x" * 70, "a\0b"])
def test_a_host_that_is_no_name_is_refused(tmp_path: Path, host: str) -> None:
    with pytest.raises(CannotServe, match="cannot listen there"):
        serve(Settings(tmp_path / "games.sqlite", host, 0), lambda _address: None)

"""The database: events in order, one process at a time, and clear words for what is no database."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from damarium.server.event import Event, Joined, Rematched, Resigned
from damarium.server.problem import CannotServe
from damarium.server.serving import serve
from damarium.server.settings import Settings, database_path
from damarium.server.store.engine import open_database
from damarium.server.store.events import NewGame, NumberTaken, Standing, Step, Store
from damarium.server.store.tables import metadata
from tests.loops import run
from tests.server.playing import created, events, moves

OPENING = moves("spanish", "11-15", "22-19", "15x22")


def new_game(name: str) -> NewGame:
    (first,) = events(created())
    return NewGame(name, name, 1, "spanish", first, {"white": "hash", "black": ""}, Standing())


def with_store(database: Path, use: Callable[[Store], Awaitable[None]]) -> None:
    """Open the database, use it, and let it go."""
    engine, lock = open_database(database)

    async def main() -> None:
        try:
            await use(Store(engine))
        finally:
            await engine.dispose()
            lock.release()

    run(main())


def test_events_come_out_as_they_went_in(tmp_path: Path) -> None:
    stream = tuple(events(created(), *OPENING))

    async def write(store: Store) -> None:
        await store.create(new_game("one"))
        await store.create(new_game("two"))
        await store.append("one", Step(stream[1:2], Standing(deadline=900)))
        await store.append("one", Step(stream[2:], Standing("computer", 700)))

    async def read(store: Store) -> None:
        assert await store.events("one") == stream
        assert await store.events("two") == stream[:1]
        assert await store.events("none") == ()
        assert await store.secrets("one") == {"white": "hash", "black": ""}
        assert await store.events("one", 2) == stream[2:]
        assert await store.owed("computer") == ("one",)
        assert await store.due(699) == ()
        assert await store.due(700) == ("one",)

    with_store(tmp_path / "games.sqlite", write)
    with_store(tmp_path / "games.sqlite", read)


def test_a_number_is_given_once_and_a_race_leaves_nothing_behind(tmp_path: Path) -> None:
    async def race(store: Store) -> None:
        await store.create(new_game("one"))
        await store.append("one", Step([Event(1, 0, OPENING[0])], Standing()))
        late = Standing("computer", 5, "link")
        with pytest.raises(NumberTaken):
            await store.append("one", Step([Event(1, 0, Resigned("white"))], late))
        step = Step([Event(1, 0, Rematched("two"))], late, {"black": "new"}, new_game("two"))
        with pytest.raises(NumberTaken):
            await store.append("one", step)
        with pytest.raises(NumberTaken):
            await store.create(new_game("one"))
        assert [event.what for event in await store.events("one")][1:] == [OPENING[0]]
        assert await store.owed("computer") == ()
        assert await store.due(5) == ()
        assert await store.secrets("one") == {"white": "hash", "black": ""}
        assert await store.events("two") == ()

    with_store(tmp_path / "games.sqlite", race)


def test_the_time_served_is_noted(tmp_path: Path) -> None:
    async def serve_on(store: Store) -> None:
        assert await store.served() == 0
        await store.note_served(700)
        await store.note_served(1300)
        assert await store.served() == 1300

    with_store(tmp_path / "games.sqlite", serve_on)


def test_a_table_is_found_by_its_last_round(tmp_path: Path) -> None:
    async def find(store: Store) -> None:
        await store.create(new_game("one"))
        second = replace(new_game("one/2"), table="one", round=2)
        await store.append("one", Step([Event(1, 0, Rematched("one/2"))], Standing(), {}, second))
        assert await store.newest("one") == "one/2"
        assert await store.newest("two") is None

    with_store(tmp_path / "games.sqlite", find)


def test_open_seats_are_found_where_they_are_listed(tmp_path: Path) -> None:
    async def find(store: Store) -> None:
        for name, at, vacancy in (("a", 5, "listed"), ("b", 7, "link"), ("c", 8, "listed")):
            game = new_game(name)
            first = replace(game.first, at=at)
            await store.create(replace(game, first=first, standing=Standing(vacancy=vacancy)))
        assert await store.listed(0, 9) == ("c", "a")
        assert await store.listed(6, 9) == await store.listed(0, 1) == ("c",)
        await store.append("c", Step([Event(1, 9, Joined("black"))], Standing(), {"black": "x"}))
        assert await store.listed(0, 9) == ("a",)
        assert await store.secrets("c") == {"white": "hash", "black": "x"}

    with_store(tmp_path / "games.sqlite", find)


def test_what_is_acknowledged_survives_a_power_cut(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        async with store._engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                answer = await connection.exec_driver_sql(f"PRAGMA {pragma}")
                assert answer.scalar_one() == value

    with_store(tmp_path / "games.sqlite", ask)


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    async def second(_store: Store) -> None:
        with pytest.raises(CannotServe, match="another server is already using this database"):
            open_database(tmp_path / "games.sqlite")

    with_store(tmp_path / "games.sqlite", second)
    with_store(tmp_path / "games.sqlite", lambda store: store.ping())


def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    with_store(tmp_path / "new" / "games.sqlite", lambda store: store.ping())


def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir or Madam, " * 100)
    with pytest.raises(CannotServe, match="no SQLite database"):
        open_database(path)
    assert path.read_text().startswith("Dear Sir")


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE cats (name TEXT)")
    with pytest.raises(CannotServe, match="another program"):
        open_database(path)


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with_store(path, lambda store: store.ping())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotServe, match="newer Damarium"):
        open_database(path)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="cannot be written"):
        open_database(tmp_path / "file" / "games.sqlite")


@pytest.mark.parametrize("text", ["games.sqlite", "sqlite:///games.sqlite"])
def test_a_database_is_a_path_or_an_address(text: str) -> None:
    assert database_path(text) == Path("games.sqlite")


def test_an_absolute_address_keeps_its_root() -> None:
    assert database_path("sqlite+aiosqlite:////data/games.sqlite") == Path("/data/games.sqlite")


@pytest.mark.parametrize("text", ["postgresql://me:secret@host/games", "sqlite://", "sqlite:///"])
def test_other_databases_are_refused_without_saying_a_password(text: str) -> None:
    with pytest.raises(CannotServe, match="kept in SQLite") as error:
        database_path(text)
    assert "secret" not in str(error.value)


def test_the_usual_place_is_the_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_path(None) == tmp_path / "damarium" / "damarium.sqlite"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert database_path(None) == Path("damarium.sqlite")


def test_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with_store(path, lambda store: store.ping())
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


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


@pytest.mark.parametrize("text", ["", " ", ":memory:", "sqlite:///:memory:"])
def test_a_database_is_a_file(text: str) -> None:
    with pytest.raises(CannotServe, match="kept in a file"):
        database_path(text)


def empty_but_versioned(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('0002')")


def test_a_database_without_its_tables_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    empty_but_versioned(path)
    with pytest.raises(CannotServe, match="is damaged"):
        open_database(path)


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
        serve(host, 0, Settings(tmp_path / "games.sqlite"), lambda _address: None)

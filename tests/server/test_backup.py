"""Backups: whole, the same for both kinds of database, and put back whole or not at all."""

import gzip
import json
import random
import stat
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, text

from damarium.server.problem import CannotServe
from damarium.server.store import dump
from damarium.server.store.backup import backup, restore
from damarium.server.store.events import Standing, Step, Store
from damarium.server.store.migrating import revision
from damarium.server.store.place import place
from tests.server.playing import created, events, moves
from tests.server.stores import plainly, with_store
from tests.server.test_store import new_game

OPENING = moves("spanish", "11-15", "22-19", "15x22")
ODD = "König “\u2028\U0001f600” \\ \x01"


def rows(database: Path | str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database."""
    engine, found = plainly(database), MetaData()
    with engine.connect() as connection:
        found.reflect(connection)
        answer = {
            one.name: sorted(tuple(row) for row in connection.execute(one.select()))
            for one in found.sorted_tables
        }
    engine.dispose()
    return answer


def fill(database: Path | str, count: int = 3) -> None:
    """Some games, one of which has odd signs in it."""

    async def write(store: Store) -> None:
        for number in range(count):
            await store.create(new_game(f"game{number}"))
            await store.append(f"game{number}", Step(events(created(), *OPENING)[1:], Standing()))

    with_store(database, write)
    engine = plainly(database)
    with engine.begin() as connection:
        query = text("UPDATE events SET data = :data WHERE game = 'game0' AND number = 3")
        connection.execute(query, {"data": json.dumps({"text": ODD}, ensure_ascii=False)})
    engine.dispose()


@pytest.fixture
def other(database: Path | str, tmp_path: Path, request: pytest.FixtureRequest) -> Path | str:
    """An empty database of the other kind."""
    if isinstance(database, str):
        return tmp_path / "other.sqlite"
    url: str = request.getfixturevalue("postgres_url")
    return url


def test_games_move_from_one_database_to_another(
    database: Path | str, other: Path | str, tmp_path: Path
) -> None:
    fill(database)
    counted = backup(place(str(database)), tmp_path / "saved")
    assert (counted["games"], counted["events"]) == (3, 12)
    assert restore(place(str(other)), tmp_path / "saved") == counted
    assert rows(other) == rows(database)
    backup(place(str(other)), tmp_path / "again")
    assert gunzip(tmp_path / "again") == gunzip(tmp_path / "saved")


def gunzip(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def test_a_backup_is_for_its_owner_only_and_says_no_name_of_a_file(
    database: Path | str, tmp_path: Path
) -> None:
    fill(database)
    file = tmp_path / "saved"
    file.write_text("an older one")
    backup(place(str(database)), file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))
    assert b"saved" not in file.read_bytes()


def test_a_backup_is_one_moment_while_a_server_writes(
    database: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = place(str(database))
    fill(database, 1)
    before = rows(database)

    real = revision

    def slowly(connection: Connection) -> str:
        """The first look at the database, after which somebody writes."""
        answer = real(connection)
        engine = plainly(database)
        with engine.begin() as other:
            other.execute(text("UPDATE games SET duty = 'changed'"))
            other.execute(text("DELETE FROM events WHERE number = 3"))
        engine.dispose()
        return answer

    async def meanwhile(_store: Store) -> None:
        backup(where, tmp_path / "saved")

    monkeypatch.setattr(dump, "revision", slowly)
    with_store(database, meanwhile)
    assert rows(database) != before
    restore(where, tmp_path / "saved", replace=True)
    assert rows(database) == before


def test_what_is_there_is_given_up_only_when_asked(database: Path | str, tmp_path: Path) -> None:
    where = place(str(database))
    fill(database)
    backup(where, tmp_path / "saved")
    with_store(database, lambda store: store.create(new_game("new")))
    before = rows(database)
    with pytest.raises(CannotServe, match="holds games already; --replace"):
        restore(where, tmp_path / "saved")
    assert rows(database) == before
    restore(where, tmp_path / "saved", replace=True)
    assert {"new"} == {row[0] for row in before["games"]} - {
        row[0] for row in rows(database)["games"]
    }
    with_store(database, lambda store: store.served())


def test_a_database_that_somebody_serves_is_not_filled(
    database: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damarium.server.store.lock.PATIENCE", 0.2)
    fill(database)
    backup(place(str(database)), tmp_path / "saved")

    async def serving(_store: Store) -> None:
        with pytest.raises(CannotServe, match="another server"):
            restore(place(str(database)), tmp_path / "saved", replace=True)

    with_store(database, serving)


def test_a_backup_of_an_older_form_is_brought_up_to_date(
    database: Path | str, tmp_path: Path
) -> None:
    lines = [
        {"damarium": "backup", "format": 1, "revision": "0001"},
        {"table": "games", "columns": ["id", "variant", "created_at", "duty"]},
        ["abcdefghjk", "spanish", 1_700_000_000_000, ""],
        {"table": "events", "columns": ["game", "number", "at", "kind", "data"]},
        ["abcdefghjk", 0, 1_700_000_000_000, "created", events(created())[0].data],
    ]
    signed(tmp_path / "old", lines, {"games": 1, "events": 1})
    restore(place(str(database)), tmp_path / "old")
    with_store(database, lambda store: store.served())
    assert [row[0] for row in rows(database)["games"]] == ["abcdefghjk"]


def signed(file: Path, lines: list[object], counted: dict[str, int]) -> None:
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    end = {"rows": counted, "sha256": sha256(text.encode()).hexdigest()}
    file.write_bytes(gzip.compress((text + json.dumps(end) + "\n").encode()))


def test_a_backup_of_a_newer_damarium_is_refused(database: Path | str, tmp_path: Path) -> None:
    signed(tmp_path / "new", [{"damarium": "backup", "format": 1, "revision": "9999"}], {})
    with pytest.raises(CannotServe, match="newer Damarium"):
        restore(place(str(database)), tmp_path / "new")
    signed(tmp_path / "new", [{"damarium": "backup", "format": 2}], {})
    with pytest.raises(CannotServe, match="newer Damarium"):
        restore(place(str(database)), tmp_path / "new")


def test_a_file_that_is_cut_or_damaged_changes_nothing(tmp_path: Path) -> None:
    chance = random.Random(5)
    source, target = tmp_path / "games.sqlite", tmp_path / "target.sqlite"
    fill(source)
    fill(target, 1)
    before = rows(target)
    backup(source, tmp_path / "saved")
    whole = (tmp_path / "saved").read_bytes()
    lines = gunzip(tmp_path / "saved")
    broken = [whole[:length] for length in (0, 5, 40, len(whole) // 2, len(whole) - 1)]
    for _ in range(20):
        bent = bytearray(whole)
        bent[chance.randrange(10, len(bent) - 8)] ^= 1 << chance.randrange(8)
        broken.append(bytes(bent))
    for index in range(len(lines)):
        broken.append(gzip.compress(b"".join(lines[:index] + lines[index + 1 :])))
    broken += [
        gzip.compress(b"[]\n"),
        gzip.compress(b"null\n"),
        b"PK\x03\x04",
        b"SQLite format 3\0",
    ]
    for data in broken:
        (tmp_path / "broken").write_bytes(data)
        with pytest.raises(CannotServe) as error:
            restore(target, tmp_path / "broken", replace=True)
        assert "\n" not in str(error.value)
        assert "backup" in str(error.value)
    assert rows(target) == before


def test_what_fails_in_the_middle_leaves_all_as_it_was(
    database: Path | str, tmp_path: Path
) -> None:
    fill(database)
    before = rows(database)
    orphan = [
        {"damarium": "backup", "format": 1, "revision": "0001"},
        {"table": "seats", "columns": ["game", "color", "secret_hash"]},
        ["nobodys", "white", ""],
    ]
    signed(tmp_path / "orphan", orphan, {"seats": 1})
    with pytest.raises(CannotServe, match=r"(?i)foreign key"):
        restore(place(str(database)), tmp_path / "orphan", replace=True)
    assert rows(database) == before
    assert not list(tmp_path.glob("*.part*"))


def test_where_nothing_is_nothing_is_saved_nor_made(database: Path | str, tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="there are no games"):
        backup(place(str(database)), tmp_path / "saved")
    assert not list(tmp_path.iterdir())

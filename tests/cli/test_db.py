"""`damarium db`: it says what it did, and why it did nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from damarium.cli import main
from tests.cli.conftest import Capture


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DAMARIUM_DATABASE", "games.sqlite")


def out(capsys: Capture, *arguments: str) -> str:
    assert main(["db", *arguments]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def complaint(capsys: Capture, *arguments: str) -> str:
    assert main(["db", *arguments]) == 2
    return capsys.readouterr().err


def test_a_database_goes_through_its_life(capsys: Capture) -> None:
    assert out(capsys, "migrate").startswith("games.sqlite has the form 0")
    with closing(sqlite3.connect("games.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)
    assert out(capsys, "backup", "saved") == "saved is written: games 0, events 0.\n"
    told = out(capsys, "restore", "saved", "--database", "other.sqlite")
    assert told == "other.sqlite is filled: games 0, events 0.\n"


def test_what_cannot_be_done_is_one_sentence(capsys: Capture) -> None:
    assert "there are no games" in complaint(capsys, "backup", "saved")
    Path("letter").write_text("Dear Sir or Madam")
    assert "letter: is damaged" in complaint(capsys, "restore", "letter")
    assert "--database: " in complaint(capsys, "migrate", "--database", "mysql://me:pw@host/games")
    assert "ACTION" in complaint(capsys)
    assert "FILE" in complaint(capsys, "backup")


def test_a_file_that_is_not_there_is_named(capsys: Capture) -> None:
    assert main(["db", "restore", "nothing"]) == 1
    assert capsys.readouterr().err == (
        "damarium: nothing cannot be read or written: No such file or directory.\n"
    )
    assert out(capsys, "migrate")
    assert main(["db", "backup", "nowhere/saved"]) == 1
    assert "nowhere/saved" in capsys.readouterr().err

"""Adding a game is one folder: then it is in the terminal, in the lobby and on the page."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.serving import serving

SHEET = '''"""A small game on all squares, made up."""

from damarium.rules.compass import AHEAD, EVERY_WAY, STRAIGHT
from damarium.rules.geometry import AllSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Men
from damarium.rules.setup import Rows
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text

SKIRMISH = Sheet(
    id="skirmish",
    names=Text(de="Scharmützel", en="Skirmish"),
    about=Text(de="Ein kleines Spiel.", en="A small game."),
    board=AllSquares(5, 5, chequered=True),
    setup=Rows(1),
    numbering=Letters(),
    men=Men(move=AHEAD, capture=STRAIGHT),
    kings=Kings(move=EVERY_WAY, capture=STRAIGHT),
)
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one game that nobody else has."""
    (tmp_path / "games" / "skirmish").mkdir(parents=True)
    sheet = tmp_path / "games" / "skirmish" / "sheet.py"
    sheet.write_text(SHEET, encoding="utf-8")
    monkeypatch.setenv("DAMARIUM_VARIANTS", str(tmp_path / "games"))
    return tmp_path


def test_a_folder_makes_a_game_in_the_terminal(folder: Path) -> None:
    def damarium(*words: str) -> str:
        command = [sys.executable, "-m", "damarium", *words]
        return subprocess.run(
            command, env=os.environ, capture_output=True, text=True, check=True
        ).stdout

    games = {game["spelling"]: game["name"] for game in json.loads(damarium("variants", "--json"))}
    assert games["skirmish"] == "Skirmish"
    assert "a1-a2" in damarium("moves", "skirmish")


def test_a_folder_makes_a_game_in_the_lobby_and_on_the_page(folder: Path, browser: Browser) -> None:
    with serving(folder / "games.sqlite") as served:
        guest = Guest(browser, served.url)
        guest.tab.goto("/?game=skirmish")
        expect(guest.tab.locator("main")).to_contain_text("Skirmish")
        expect(guest.tab.locator("main")).to_contain_text("A small game.")
        table = guest.against_computer("skirmish")
        assert len(table.position) == 25
        table.play(["a1", "a2"])
        table.until_my_turn()
        assert table.position.count("b") == 5
        guest.rest()
        guest.context.close()

"""A folder of one's own games, named by DAMARIUM_VARIANTS."""

import os
import subprocess
import sys
from pathlib import Path

from damarium.rules import sheets as built_in

SHEET = """
from dataclasses import replace
from damarium.rules.pieces import Kings, Range
from damarium.rules.sheet import Sheet
from damarium.rules.geometry import DarkSquares
from damarium.rules.setup import Rows
from damarium.rules.text import Text

MINE = Sheet(
    id="{id}", names=Text(de="Meins", en="Mine"), aliases=("My Game",),
    board=DarkSquares(6, 6), setup=Rows(2), kings=Kings(range=Range.FLYING),
)
"""


def _asked(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"DAMARIUM_VARIANTS": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


def _game(folder: Path, name: str, text: str) -> None:
    (folder / name).mkdir()
    (folder / name / "sheet.py").write_text(text, encoding="utf-8")


def test_a_game_in_the_folder_is_a_game_like_any_other(tmp_path: Path) -> None:
    _game(tmp_path, "my_game", SHEET.format(id="my-game"))
    (tmp_path / "notes").mkdir()
    (tmp_path / "readme.txt").write_text("no game", encoding="utf-8")
    code = (
        "from damarium.rules import parse, sheets\n"
        "print(parse('MY GAME').spelling, parse('my-game+mirrored').name('de'), *sheets())"
    )
    told = _asked(tmp_path, code)
    assert told.stdout.split() == [
        *("my-game", "Meins", "(gespiegeltes", "Brett)"),
        *sorted(["my-game", *built_in()]),
    ], told.stderr


def test_an_id_that_another_game_has_is_refused(tmp_path: Path) -> None:
    _game(tmp_path, "mine", SHEET.format(id="spanish"))
    told = _asked(tmp_path, "from damarium.rules import sheets; sheets()")
    assert "id: 'spanish': another game has this id" in told.stderr


def test_a_folder_without_exactly_one_sheet_is_refused(tmp_path: Path) -> None:
    _game(tmp_path, "mine", "x = 1\n")
    told = _asked(tmp_path, "from damarium.rules import sheets; sheets()")
    assert "sheet.py: 'mine': expected one Sheet, not 0" in told.stderr


def test_a_flaw_in_the_folder_is_told_in_one_sentence_by_every_command(tmp_path: Path) -> None:
    _game(tmp_path, "mine", "x = (\n")
    for folder, flaw in ((tmp_path, "mine/sheet.py"), (tmp_path / "none", "is no folder")):
        code = "from damarium.cli import main; raise SystemExit(main(['moves', 'spanish']))"
        told = _asked(folder, code)
        assert told.returncode == 2
        assert told.stderr.startswith("damarium: The games cannot be loaded:")
        assert flaw in told.stderr
        assert len(told.stderr.splitlines()) == 1


def test_a_sheet_that_ends_the_program_is_a_flaw_like_another(tmp_path: Path) -> None:
    _game(tmp_path, "leaver", "raise SystemExit(3)")
    told = _asked(tmp_path, "from damarium.rules import sheets\nsheets()")
    assert "cannot be run" in told.stderr


def test_an_alias_may_not_be_another_games_name(tmp_path: Path) -> None:
    _game(tmp_path, "mine", SHEET.format(id="mine").replace("My Game", "spanish"))
    told = _asked(tmp_path, "from damarium.rules import parse; parse('spanish')")
    assert "another game" in told.stderr or "is called so already" in told.stderr

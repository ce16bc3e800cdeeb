"""The guide to rules of one's own tells what is so."""

import doctest
import json
import re
from pathlib import Path

import pytest

from damarium.cli import main
from damarium.rules.own import own
from damarium.rules.schema import schema

GUIDE = Path(__file__).parent.parent.parent / "docs" / "guide"
TEXT = (GUIDE / "rules.md").read_text(encoding="utf-8")
GAMES = dict(re.findall(r"^`(\S+\.json)`\n\n```json\n(.*?)```", TEXT, re.MULTILINE | re.DOTALL))


def test_the_guide_has_games() -> None:
    assert len(GAMES) == TEXT.count("```json") == 3


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_guide_is_one(name: str) -> None:
    variant = own(json.loads(GAMES[name]))
    assert variant.name()


def test_the_guide_shows_what_check_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in GAMES.items():
        Path(name).write_text(text)
    shown = re.search(r"^\$ damarium (rules check .*)\n((?:.*\n)*?)```", TEXT, re.MULTILINE)
    assert shown is not None
    assert main([*shown[1].split(), "--lang", "en"]) == 0
    assert capsys.readouterr().out == shown[2]


@pytest.mark.parametrize("command", re.findall(r"^\$ damarium (.*--rules .*)$", TEXT, re.MULTILINE))
def test_every_command_of_the_guide_is_understood(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from damarium.cli.command import _parser
    from damarium.cli.given import the_variant

    monkeypatch.chdir(tmp_path)
    for name, text in GAMES.items():
        Path(name).write_text(text)
    given = _parser("en").parse_args(command.split())
    given.variant = None
    assert the_variant(given).id == "my-spanish"


def test_python_does_what_the_guide_says() -> None:
    assert doctest.testfile(str(GUIDE / "rules.md"), module_relative=False).failed == 0


def test_the_schema_of_the_guide_is_the_schema() -> None:
    assert json.loads((GUIDE / "rules.schema.json").read_text(encoding="utf-8")) == schema()

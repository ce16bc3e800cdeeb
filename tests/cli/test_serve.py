"""`damarium serve`: what it hands on, and what it says when it cannot."""

import sys
from pathlib import Path

import pytest

from damarium.cli import main
from damarium.server.problem import CannotServe
from damarium.server.settings import SETTINGS, Settings


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    calls: list[Settings] = []

    def run(settings: Settings) -> None:
        if settings.port == 1:
            raise CannotServe("port 1 is taken.")
        calls.append(settings)

    monkeypatch.setattr("damarium.server.run", run)
    monkeypatch.setenv("LC_ALL", "C")
    for setting in SETTINGS:
        monkeypatch.delenv(setting.variable, raising=False)
    return calls


def test_the_server_gets_what_was_typed_and_what_the_environment_says(
    served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["serve", "--port", "0", "--database", "games.sqlite"]
    assert main(arguments) == 0
    monkeypatch.setenv("DAMARIUM_PORT", "81")
    monkeypatch.setenv("DAMARIUM_HOST", "::1")
    assert main([*arguments, "--no-chat", "--metrics", "--behind-proxy", "::1"]) == 0
    assert served == [
        Settings(Path("games.sqlite"), port=0),
        Settings(Path("games.sqlite"), "::1", 0, chat=False, behind_proxy="::1"),
    ]


def test_what_stops_the_server_is_one_sentence(
    served: list[Settings], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["serve", "--port", "1", "--database", "games.sqlite"]) == 2
    assert capsys.readouterr().err == "damarium: port 1 is taken.\n"
    monkeypatch.setenv("DAMARIUM_PORT", "x")
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == (
        "damarium: DAMARIUM_PORT x: give a number from 0 to 65535.\n"
    )
    assert served == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_help_names_every_flag_variable_and_default(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help", "--lang", lang])
    told = " ".join(capsys.readouterr().out.split())
    for setting in SETTINGS:
        assert f"{setting.flag} {setting.sign}" in told
        assert f"[{setting.variable}; {setting.default.in_(lang)}]" in told
        assert setting.about.in_(lang) in told


def test_a_missing_library_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Absent:
        def find_spec(self, name: str, path: object = None, target: object = None) -> None:
            if name == "damarium.server.serving":
                raise ModuleNotFoundError("No module named 'fastapi'", name="fastapi")

    monkeypatch.delitem(sys.modules, "damarium.server.serving", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Absent(), *sys.meta_path])
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["serve", "--database", "games.sqlite"]) == 2
    assert "The server needs fastapi: pip install" in capsys.readouterr().err

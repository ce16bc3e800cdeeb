"""`damarium serve`: what it hands on, and what it says when it cannot."""

import sys
from types import ModuleType

import pytest

from damarium.cli import main


class CannotServe(Exception):
    """Stands for the server's own."""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    calls: list[tuple[object, ...]] = []

    def run(*arguments: object) -> None:
        if arguments[1] == 1:
            raise CannotServe("port 1 is taken.")
        calls.append(arguments)

    server = ModuleType("damarium.server")
    server.run = run  # type: ignore[attr-defined]
    server.CannotServe = CannotServe  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "damarium.server", server)
    monkeypatch.setenv("LC_ALL", "C")
    return calls


def test_the_server_gets_what_was_typed(served: list[tuple[object, ...]]) -> None:
    assert main(["serve"]) == 0
    assert main(["serve", "--host", "0.0.0.0", "--port", "0", "--database", "games.sqlite"]) == 0  # noqa: S104
    assert served == [("127.0.0.1", 8000, None), ("0.0.0.0", 0, "games.sqlite")]  # noqa: S104


def test_what_stops_the_server_is_one_sentence(
    served: list[tuple[object, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "1"]) == 2
    assert capsys.readouterr().err == "damarium: port 1 is taken.\n"


def test_a_missing_library_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Absent:
        def find_spec(self, name: str, path: object = None, target: object = None) -> None:
            if name == "damarium.server":
                raise ModuleNotFoundError("No module named 'fastapi'", name="fastapi")

    monkeypatch.delitem(sys.modules, "damarium.server", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Absent(), *sys.meta_path])
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["serve"]) == 2
    assert "The server needs fastapi: pip install" in capsys.readouterr().err

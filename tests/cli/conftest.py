"""What the tests of the commands share: English, a width, and a command's answer."""

import pytest

from damarium.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "96")


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    """The code of a command, what it said, and what it complained of."""
    code = main([str(each) for each in arguments])
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    return code, captured.out, captured.err


def out(capsys: Capture, *arguments: object) -> str:
    """What a command says that has nothing to complain of."""
    code, said, complaint = run(capsys, *arguments)
    assert (code, complaint) == (0, "")
    return said


def err(capsys: Capture, *arguments: object) -> str:
    """What a command complains of, in one line for whoever typed it."""
    code, said, complaint = run(capsys, *arguments)
    assert (code, said) == (2, "")
    assert complaint.startswith("damarium: ")
    assert complaint.count("\n") == 1
    assert len(complaint) < 400
    return complaint

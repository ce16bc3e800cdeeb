"""`damarium rules`, and files of rules in every command that takes a variant."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from damarium.rules import catalogue, parse
from damarium.rules.own import own
from damarium.rules.schema import schema
from tests.cli.conftest import Capture, out, run

SHORT_KINGS = {"base": "spanish", "kings": {"range": "short"}, "names": {"en": "Short kings"}}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "short.json"
    path.write_text(json.dumps(SHORT_KINGS))
    return path


def test_check_says_what_game_a_file_is(capsys: Capture, file: Path) -> None:
    first, blank, *told = out(capsys, "rules", "check", file).splitlines()
    assert first == f"Short kings (my-spanish, {own(SHORT_KINGS).hash})"
    assert blank == ""
    assert "* Kings move one square, forward and backward." in told


def test_check_says_where_the_same_rules_are(capsys: Capture, tmp_path: Path) -> None:
    same = tmp_path / "same.json"
    same.write_text('{"base": "spanish/encyclopedia", "men": {"may_take_kings": true}, "ends": {}}')
    assert "The same rules as" not in out(capsys, "rules", "check", same)
    same.write_text('{"base": "spanish@8x8"}')
    assert "\nThe same rules as spanish.\n" in out(capsys, "rules", "check", same)


def test_check_names_every_flaw_with_its_path(capsys: Capture, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"base": "spanish", "kings": {"range": "far"}, "first": "red", "hop": 1}')
    code, said, complaint = run(capsys, "rules", "check", bad)
    assert (code, said) == (1, "")
    heading, *flaws = complaint.splitlines()
    assert heading == f"damarium: {bad} holds no rules that can be played:"
    assert [flaw.split(":")[0].strip() for flaw in flaws] == ["hop", "first", "kings.range"]


def test_check_tells_what_cannot_be_played(capsys: Capture, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"base": "spanish", "captures": {"may_stop": true}}')
    code, _, complaint = run(capsys, "rules", "check", bad)
    assert code == 1
    assert "captures.may_stop: True: a capture that may stop after any jump cannot" in complaint


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "is no JSON: it cannot be read on at line 1, column 1."),
        (b'{"base": "spanish",\n}', "is no JSON: it cannot be read on at line 2, column 1."),
        (b"\xff", "is no JSON: it is no text in UTF-8."),
        (b"[" * 100_000, "holds no rules: they are never nested so deep."),
        (b" " * 1_000_001, "holds no rules: they never have more than 1000000 bytes."),
        (b"[]", "holds no rules that can be played: []: expected an object of rules"),
        (b'{"base": "spanish", "base": "x"}', "holds no rules that can be played:"),
    ],
)
def test_a_file_that_is_none_gets_one_sentence(
    capsys: Capture, tmp_path: Path, text: bytes, sentence: str
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(text)
    for command in (("rules", "check", bad), ("moves", "--rules", bad)):
        code, said, complaint = run(capsys, *command)
        assert (code in (1, 2), said) == (True, "")
        assert complaint.startswith(f"damarium: {bad} {sentence}")


@pytest.mark.parametrize("path", ["/no/such/file", "/", "x" * 5000])
def test_a_file_that_cannot_be_read_gets_one_sentence(capsys: Capture, path: str) -> None:
    code, said, complaint = run(capsys, "rules", "check", path)
    assert (code, said, complaint.count("\n")) == (2, "", 1)
    assert " cannot be read: " in complaint
    assert len(complaint) < 300


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless device here")
def test_a_device_that_never_ends_is_left(capsys: Capture) -> None:
    assert "never have more than" in run(capsys, "rules", "check", "/dev/zero")[2]


@pytest.mark.parametrize("spelling", ["spanish", "russian@10x10+capture-optional", "damas"])
def test_what_is_exported_passes_the_check(capsys: Capture, tmp_path: Path, spelling: str) -> None:
    mine = tmp_path / "mine.json"
    assert out(capsys, "rules", "export", spelling, "-o", mine) == ""
    assert mine.read_text("utf-8") == out(capsys, "rules", "export", spelling)
    assert f", {parse(spelling).hash})" in out(capsys, "rules", "check", mine)
    again = json.loads(out(capsys, "rules", "export", "--rules", mine))
    assert again["kings"] == json.loads(mine.read_text("utf-8"))["kings"]


def test_export_writes_over_nothing(capsys: Capture, file: Path) -> None:
    before = file.read_text()
    code, _, complaint = run(capsys, "rules", "export", "spanish", "-o", file)
    assert (code, complaint) == (2, f"damarium: {file} is there already: give another name.\n")
    assert file.read_text() == before
    code, _, complaint = run(capsys, "rules", "export", "spanish", "-o", file.parent / "no" / "x")
    assert code == 2
    assert " cannot be written: No such file or directory." in complaint


def test_the_schema_is_printed(capsys: Capture) -> None:
    assert json.loads(out(capsys, "rules", "schema")) == schema()


@pytest.mark.parametrize("arguments", [[], ["dance"], ["check"], ["export"], ["export", "spanich"]])
def test_half_a_command_gets_one_sentence(capsys: Capture, arguments: list[str]) -> None:
    code, said, complaint = run(capsys, "rules", *arguments)
    assert (code, said, complaint.count("\n")) == (2, "", 1)


def test_every_command_takes_a_file(capsys: Capture, file: Path) -> None:
    rules = ("--rules", file)
    assert out(capsys, "moves", *rules).split() == out(capsys, "moves", "spanish").split()
    assert out(capsys, "perft", *rules, "3") == "302\n"
    assert out(capsys, "show", *rules).startswith("Short kings\n")
    rows = out(capsys, "bench", *rules, "--depth", "2").splitlines()
    assert [row.split()[6] for row in rows[:-1]] == ["my-spanish"] * 4
    assert "\nmy-spanish " in out(capsys, "variants", *rules)
    listed = json.loads(out(capsys, "variants", *rules, "--json"))
    assert [each["name"] for each in listed if each["spelling"] == "my-spanish"] == ["Short kings"]


def test_a_game_is_played_and_lent_to_programs_from_a_file(file: Path) -> None:
    def said(*arguments: str, typed: str) -> str:
        return subprocess.run(
            [sys.executable, "-m", "damarium", *arguments, "--rules", str(file), "--lang", "en"],
            input=typed,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert said("play", "--colour", "both", typed="quit\n").startswith("Short kings\n")
    assert "value=my-spanish" in said("hub", typed="hub\nquit\n")


def test_serve_offers_the_game_of_a_file(
    capsys: Capture, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[str] = []
    monkeypatch.setattr("damarium.server.run", lambda *_: served.append(parse("my-spanish").name()))
    monkeypatch.setattr(catalogue, "_added", [])
    try:
        assert out(capsys, "serve", "--rules", file) == ""
        assert served == ["Short kings"]
        code, _, complaint = run(capsys, "serve", "--rules", file)
        assert code == 2
        assert "There is a game with the id my-spanish already" in complaint
    finally:
        monkeypatch.undo()
        catalogue.sheets.cache_clear()
        catalogue.names.cache_clear()
        parse.cache_clear()

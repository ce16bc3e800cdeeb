"""The commands, as somebody types them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from damarium.cli import main
from damarium.rules import parse, sheets
from tests.cli.conftest import Capture, err, out


def test_variants_lists_games_and_readings(capsys: Capture) -> None:
    lines = out(capsys, "variants").splitlines()
    assert [line.split()[0] for line in lines if "/" not in line.split()[0]] == list(sheets())
    assert "spanish/encyclopedia-man  " in "\n".join(lines)
    data = json.loads(out(capsys, "variants", "--json"))
    assert [each["spelling"] for each in data] == list(sheets())
    (spanish,) = (each for each in data if each["spelling"] == "spanish")
    assert spanish["readings"][0]["spelling"] == "spanish/encyclopedia"


def test_moves_are_a_line_each(capsys: Capture) -> None:
    assert out(capsys, "moves", "american").split() == [
        "9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16",
    ]  # fmt: skip


def test_moves_as_json(capsys: Capture) -> None:
    data = json.loads(out(capsys, "moves", "american", "--fen", "B:W6,7,14,15:BK18", "--json"))
    assert data == [
        {
            "text": "18x18",
            "from": "18",
            "to": "18",
            "captured": ["14", "6", "7", "15"],
            "path": ["18", "9", "2", "11", "18"],
            "promotes": False,
            "letters": {
                "text": "d4xd4",
                "from": "d4",
                "to": "d4",
                "captured": ["c5", "c7", "e7", "e5"],
                "path": ["d4", "b6", "d8", "f6", "d4"],
            },
        }
    ]


def test_moves_go_on_through_a_lost_last_piece(capsys: Capture) -> None:
    fen = "W:WK16:B27,26,21,K7"
    assert out(capsys, "moves", "spanish/encyclopedia", "--fen", fen).split() == ["16x30", "16x3"]


def test_perft_ends_with_the_count_alone(capsys: Capture) -> None:
    assert out(capsys, "perft", "american", "5") == "7361\n"
    lines = out(capsys, "perft", "american", "3", "--divide").splitlines()
    assert lines[0] == "9-13: 48"
    assert lines[-1] == "302"
    assert out(capsys, "perft", "spanish", "0", "--divide") == "1\n"
    assert out(capsys, "perft", "american%2Bcapture-optional", "3") == "379\n"


def test_show_tells_the_position_and_the_rules(capsys: Capture) -> None:
    text = out(capsys, "show", "spanish", "--fen", "W:WK16:B27,26,21,K7")
    assert text.splitlines()[0] == "Spanish draughts"
    assert "16 W   .   .   .   13" in text
    assert "White is to move." in text
    assert "* You must capture: the most pieces, then the most kings." in text
    assert "Black has no piece left: White wins." in out(
        capsys, "show", "american", "--fen", "B:W5:B"
    )


def test_show_speaks_german(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = out(capsys, "show", "--lang", "de", "spanish")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert out(capsys, "show", "spanish") == asked
    assert "Weiß ist am Zug." in asked
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "White is to move." in out(capsys, "show", "spanish")
    assert "Weiß" in out(capsys, "--lang=de", "show", "spanish")


def test_rules_come_from_a_file(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(parse("american@10x10").to_json()))
    assert out(capsys, "perft", "--rules", str(file), "3") == "658\n"
    assert "[ ]" not in out(capsys, "show", "--rules", str(file))


def test_the_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.startswith("damarium ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["moves", "x" * 5000], "There is no variant xxx"),
        (["moves", "portugese"], "There is no variant portugese. Did you mean portuguese?"),
        (["moves", "spanish/enciclopedia"], "Did you mean spanish/encyclopedia"),
        (["moves", "american@9x9"], "There is no variant american@9x9 (size"),
        (["moves"], "Which game?"),
        (["moves", "spanish", "--rules", "x.json"], "not both"),
        (["moves", "--rules", "/no/such/file"], "/no/such/file cannot be read"),
        (["moves", "spanish", "--fen", "W:W3,3,41:BK7"], "Square 3 is listed twice. There is no"),
        (["moves", "spanish", "--fen", "?:W3:B20"], "begin with W:"),
        (["perft", "american", "x"], "x is no depth"),
        (["perft", "american", "-1"], "-1 is no depth"),
        (["perft", "american"], "american is no depth"),
        (["perft"], "see `damarium perft --help`"),
        (["perft", "american", "101"], "101 is no depth"),
        (["perft", "american", "9" * 5000], "is no depth"),
        (["play", "american", "--level", "11"], "11 is no level"),
        (["play", "american", "--colour", "green"], "green is no side"),
        (["serve", "--port", "99999"], "--port 99999: give a number from 0 to 65535"),
        (["--lang", "fr", "variants"], "the languages are de and en"),
        (["--lang"], "the languages are de and en"),
        (["dance"], "see `damarium --help`"),
        ([], "see `damarium --help`"),
        (["moves", "spanish", "--nonsense"], "see `damarium"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: Capture, arguments: list[str], sentence: str) -> None:
    assert sentence in err(capsys, *arguments)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "is no JSON"),
        ("[" * 100_000, "holds no rules: they are never nested so deep"),
        ("[]", "holds no rules that can be played: []: expected an object of rules"),
        ("\xff\xfe", "is no JSON"),
    ],
)
def test_a_bad_file_of_rules_gets_one_sentence(
    capsys: Capture, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(text.encode("latin-1"))
    assert sentence in err(capsys, "show", "--rules", str(file))


def test_every_flaw_of_a_file_of_rules_has_its_line(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({"id": 7, "board": "x" * 500, "strange": 1}))
    assert main(["show", "--rules", str(file)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == f"damarium: {file} holds no rules that can be played:"
    assert lines[1].startswith("  strange: 1: expected one of base, id, names,")
    assert lines[2] == "  id: 7: expected a text"
    assert lines[3].startswith("  board: 'xxx")
    assert lines[3].endswith("…: expected one of all_squares, dark_squares, hexagon, points")
    assert lines[4:] == ["  setup: is missing"]


def test_a_reason_that_is_english_stays_out_of_a_german_sentence(capsys: Capture) -> None:
    sentence = err(capsys, "moves", "american@9x9", "--lang", "de")
    assert "american@9x9 gibt es nicht; geschrieben wird sie ID[/LESART]" in sentence
    assert "expected" not in sentence
    assert "size" not in sentence


def test_unknown_variants_are_said_in_german_too(capsys: Capture) -> None:
    sentence = err(capsys, "moves", "portugese", "--lang", "de")
    assert sentence == "damarium: Die Variante portugese gibt es nicht. Meintest du portuguese?\n"


def test_interruption_is_quiet(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("damarium.game.Board.perft", interrupted)
    assert main(["perft", "american", "3"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "damarium", "perft", "american", "2"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "49\n"


def test_a_reader_that_leaves_early_is_no_failure() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "damarium", "show", "spanish"],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=True,
    )
    os.close(writer)
    assert done.stderr == ""


def run(
    *arguments: str, typed: bytes | None = b"", said: str = "", **environment: str
) -> tuple[int, bytes, bytes]:
    """The code and the output of the command in a process of its own; `typed` None closes it."""
    streams = f"{'<&-' if typed is None else ''} {said}"
    command = (sys.executable, "-m", "damarium", *arguments)
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {streams}', "sh", *command],
        input=typed or b"",
        capture_output=True,
        env={**os.environ, "PYTHONUTF8": "0", **environment},
        check=False,
    )
    assert b"Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


def test_bytes_that_are_no_text_are_answered() -> None:
    play = ("play", "american", "--colour", "both")
    code, said, _ = run(*play, typed=b"\xff\n", PYTHONIOENCODING="utf-8:strict")
    assert code == 0
    assert b"is no square" in said


def test_a_game_without_an_input_is_left() -> None:
    code, said, complaint = run("play", "american", "--colour", "both", typed=None)
    assert (code, complaint) == (0, b"")
    assert b"Black is to move." in said


def test_a_terminal_without_umlauts_is_no_failure() -> None:
    code, said, complaint = run("show", "spanish", "--lang", "de", PYTHONIOENCODING="ascii")
    assert (code, complaint) == (0, b"")
    assert b"Wei? beginnt." in said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_gets_one_sentence() -> None:
    code, _, complaint = run("variants", said=">/dev/full")
    assert code == 1
    assert complaint == b"damarium: The command cannot go on: No space left on device.\n"


def test_interruption_while_loading_is_quiet(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "damarium.cli.command":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "damarium.cli.command", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    assert main(["variants"]) == 130
    assert capsys.readouterr().err == "\n"

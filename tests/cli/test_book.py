"""`damarium rules VARIANT` and `damarium compare`: the rule book in the terminal."""

import json
from pathlib import Path

import pytest

from damarium.rules import describe, parse
from tests.cli.conftest import Capture, err, out


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "short.json"
    path.write_text('{"base": "spanish", "kings": {"range": "short"}, "names": {"en": "Short"}}')
    return path


def plain(text: str) -> str:
    """The text without its line ends."""
    return " ".join(text.split())


# --- damarium rules VARIANT ---


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_rule_book_is_told(capsys: Capture, lang: str) -> None:
    said = plain(out(capsys, "rules", "spanish", "--lang", lang))
    book = describe(parse("spanish"), lang)
    assert said.startswith(book.title)
    for part in book.sections:
        assert part.title in said
        assert all(sentence.text in said for sentence in part.sentences)
    assert all(note.text in said for note in book.notes)
    assert all(work.text in said for work in book.works)
    assert all(f"{each.question} {each.answer}" in said for each in book.questions)
    assert all(f"{each.spelling}: {each.name}" in said for each in book.readings)


def test_notes_stand_behind_the_numbers_of_their_sentences(capsys: Capture) -> None:
    said = plain(out(capsys, "rules", "spanish"))
    assert "Men move and capture forward only. [1]" in said
    assert "[1] Men: The encyclopedia's text protects kings from men" in said


def test_the_word_show_can_be_left_out(capsys: Capture) -> None:
    assert out(capsys, "rules", "show", "italian") == out(capsys, "rules", "italian")


def test_lines_are_no_wider_than_the_terminal(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = out(capsys, "rules", "russian").splitlines()
    # an address or a tag is not torn
    assert max(len(line) for line in lines if " " in line.strip()) <= 60


@pytest.mark.parametrize("spelling", ["spanish/forty", "american@10x10", "russian+losing"])
def test_readings_sizes_and_transforms_are_told(capsys: Capture, spelling: str) -> None:
    assert out(capsys, "rules", spelling).startswith(parse(spelling).name())


def test_rules_of_ones_own_are_told(capsys: Capture, file: Path) -> None:
    said = plain(out(capsys, "rules", "--rules", file))
    assert said.startswith("Short ")
    assert "Kings move one square, forward and backward." in said


def test_the_book_as_json(capsys: Capture) -> None:
    told = json.loads(out(capsys, "rules", "spanish", "--json", "--lang", "de"))
    assert (told["spelling"], told["lang"], told["title"]) == ("spanish", "de", "Spanische Dame")
    assert told["hash"] == parse("spanish").hash
    assert told["sections"][0]["id"] == "setup"
    diagram = told["sections"][2]["diagrams"][0]
    assert {"fen", "about", "moves"} <= set(diagram)
    assert {"about", "spelling", "name"} == set(told["others"][0])


def test_a_spelling_that_names_no_game_is_told_its_neighbours(capsys: Capture) -> None:
    complaint = err(capsys, "rules", "spanisch")
    assert complaint.startswith("damarium: There is no variant spanisch. Did you mean spanish")


def test_which_game_must_be_said(capsys: Capture) -> None:
    assert "Which game? Give VARIANT" in err(capsys, "rules", "show")
    # who types the word alone does not know yet that it takes a game, too
    said = err(capsys, "rules")
    assert (
        "Which game? Give VARIANT or --rules FILE, or one of the commands check, export or" in said
    )


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_description_prints_itself_as_the_command_prints_it(capsys: Capture, lang: str) -> None:
    book = describe("spanish", lang)
    assert f"{book}\n" == out(capsys, "rules", "spanish", "--lang", lang)
    assert repr(book) == f"<Description spanish {lang}>"


# --- damarium compare ---


def test_two_games_are_compared(capsys: Capture) -> None:
    lines = out(capsys, "compare", "american", "spanish").splitlines()
    assert lines[0].split() == ["American", "checkers", "Spanish", "draughts"]
    assert any(line.split() == ["Kings", "one", "square", "flying"] for line in lines)
    assert not any(line.startswith("Capture compulsory") for line in lines)


def test_what_is_equal_is_shown_when_asked_for(capsys: Capture) -> None:
    lines = out(capsys, "compare", "--all", "american", "spanish").splitlines()
    assert any(line.split() == ["Capture", "compulsory", "yes", "yes"] for line in lines)
    assert any("crowned, the move ends [" in line for line in lines)
    assert "Where sources are silent or disagree" in lines


def test_a_comparison_in_german(capsys: Capture) -> None:
    said = out(capsys, "compare", "american", "spanish", "--lang=de")
    assert "Amerikanische Dame" in said.splitlines()[0]


def test_a_comparison_as_json(capsys: Capture) -> None:
    told = json.loads(out(capsys, "compare", "international", "american", "--json"))
    assert [each["spelling"] for each in told["variants"]] == ["international", "american"]
    rows = {row["id"]: row for row in told["rows"]}
    assert rows["board"]["values"] == ["10x10", "8x8"]
    assert not any(row["equal"] for row in told["rows"])
    everything = json.loads(out(capsys, "compare", "international", "american", "--json", "--all"))
    assert len(everything["rows"]) > len(told["rows"])


def test_a_game_is_compared_with_rules_of_ones_own(capsys: Capture, file: Path) -> None:
    lines = out(capsys, "compare", "spanish", "--rules", file).splitlines()
    assert any(line.split() == ["Kings", "flying", "one", "square"] for line in lines)


def test_games_that_are_alike_are_told_so(capsys: Capture) -> None:
    assert out(capsys, "compare", "damas", "spanish") == "Both games are played alike.\n"


@pytest.mark.parametrize(
    ("games", "said"),
    [
        ([], "No game was given. Two can be compared"),
        (["spanish"], "Only one game was given. Two can be compared"),
        (["spanish", "american", "thai"], "3 games were given. Two can be compared"),
    ],
)
def test_two_games_are_needed(capsys: Capture, games: list[str], said: str) -> None:
    assert said in err(capsys, "compare", *games)


@pytest.mark.parametrize("command", ["compare", "rules", "moves"])
def test_a_file_that_is_given_as_a_game_is_said_to_need_a_word(
    capsys: Capture, file: Path, command: str
) -> None:
    assert f"a file of rules is given as --rules {file}"[:100] in err(capsys, command, file)
    assert "is given as --rules none.json" in err(capsys, command, "none.json")


def test_an_unknown_game_is_complained_of(capsys: Capture) -> None:
    assert "There is no variant amerikan" in err(capsys, "compare", "spanish", "amerikan")

"""A game in the terminal."""

from collections.abc import Iterator

import pytest

from damarium.cli import main
from damarium.cli.table import Table
from damarium.game import Board, Move
from damarium.rules import BLACK, WHITE
from tests.cli.conftest import Capture


class First:
    """Plays the first legal move."""

    def choose(self, board: Board) -> Move:
        return board.legal_moves[0]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    lines: list[str] = []
    rest = iter_lines(lines)

    def answer(prompt: str = "") -> str:
        return next(rest)

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setenv("LC_ALL", "C")
    return lines


def iter_lines(lines: list[str]) -> Iterator[str]:
    while lines:
        yield lines.pop(0)
    raise EOFError


def test_two_people_play_and_are_told_why_not(typed: list[str], capsys: Capture) -> None:
    typed += ["help", "11-16", "", "9-13", "24-19!", "24-19", "undo", "moves", "rules", "resign"]
    assert main(["play", "american", "--colour", "both"]) == 0
    said = capsys.readouterr().out
    assert "A move: the squares passed, as in 9-13." in said
    assert "It is the other side's turn. White is to move." in said
    assert "19! is no square" in said
    assert "21-17, 22-17" in said
    assert "* You must capture" in said
    assert said.endswith("White resigns: Black wins.\n")


def test_a_refusal_shows_what_would_be_possible(typed: list[str], capsys: Capture) -> None:
    typed += ["9-13", "11x20", "11x15x27", "11x20x27"]
    arguments = ["play", "spanish", "--colour", "both", "--fen", "W:W11,9:B15,23"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "You must capture. 9-13 takes nothing." in said
    assert "Possible would be 11x27." in said
    assert "You must go on capturing." in said
    assert said.endswith("Black has no piece left: White wins.\n")


def test_the_computer_answers_and_undo_takes_back_both(typed: list[str], capsys: Capture) -> None:
    board = Board("spanish")
    typed += ["undo", "11-15", "undo", "11-15", "quit"]
    Table(board, "en", WHITE, First()).play()
    said = capsys.readouterr().out
    assert "There is no move to take back." in said
    assert said.count("The computer plays 24-20.") == 2
    assert board.ply == 2


def test_the_end_of_the_input_leaves(typed: list[str], capsys: Capture) -> None:
    assert main(["play", "american", "--colour", "both"]) == 0
    assert "Black is to move." in capsys.readouterr().out


def test_a_draw_is_claimed(typed: list[str], capsys: Capture) -> None:
    board = Board("american", fen="B:WK1:BK32", counts={"quiet": 79})
    typed += ["claim", "32-27", "claim"]
    Table(board, "en", None, None).play()
    said = capsys.readouterr().out
    assert "There is no draw to claim here." in said
    assert "79 of 80 plies" in said
    assert "You may claim a draw: 80 plies" in said
    assert "A draw, as claimed: 80 plies" in said


def test_the_computer_claims_what_it_may(typed: list[str], capsys: Capture) -> None:
    board = Board("american", fen="B:WK1:BK32", counts={"quiet": 79})
    typed += ["32-27"]
    Table(board, "en", BLACK, First()).play()
    said = capsys.readouterr().out
    assert "The computer claims a draw.\nA draw, as claimed: 80 plies" in said
    assert "You may claim" not in said
    assert board.ply == 1


def test_german_words_are_understood(typed: list[str], capsys: Capture) -> None:
    typed += ["hilfe", "züge", "zurück", "aufgeben"]
    assert main(["play", "spanish", "--colour", "beide", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "Oder: züge" in said
    assert said.endswith("Weiß gibt auf: Schwarz gewinnt.\n")


def test_the_engine_is_met_at_a_level(typed: list[str], capsys: Capture) -> None:
    typed += ["9-13", "quit"]
    assert main(["play", "american", "--level", "1"]) == 0
    assert "The computer plays " in capsys.readouterr().out


@pytest.mark.parametrize(("word", "told"), [("q", True), ("exit", True), ("9-99", False)])
def test_a_word_that_is_no_move_is_answered_with_what_can_be_typed(
    typed: list[str], capsys: Capture, word: str, told: bool
) -> None:
    typed += [word]
    assert main(["play", "american", "--colour", "both"]) == 0
    said = "Or: moves, rules, undo, claim (a draw), resign, quit." in capsys.readouterr().out
    assert said == told

"""Hub's lines, positions and moves, there and back."""

import pickle
import random
from dataclasses import replace

import pytest

from damarium.game import Board
from damarium.game.lowered import placement
from damarium.notation.hub import (
    HubMove,
    InvalidHub,
    Line,
    read_line,
    read_move,
    read_position,
    write_position,
)
from damarium.notation.placement import NO_RUNS
from damarium.rules import sheets


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hub", Line("hub")),
        ("  go   think ", Line("go", {"think": ""})),
        ("level moves=9 time=291.587", Line("level", {"moves": "9", "time": "291.587"})),
        ('pos pos=We moves="1-2 3-4"', Line("pos", {"pos": "We", "moves": "1-2 3-4"})),
        ('param name=book-file value="" type=string', None),
        ('id name=Scan author="a = b"', None),
    ],
)
def test_a_line_is_read_and_written_again(text: str, line: Line | None) -> None:
    read = read_line(text)
    assert read is not None
    assert line in (None, read)
    # a flag has an empty value, which is written with its sign
    assert read_line(str(read)) == read


def test_an_empty_line_is_none() -> None:
    assert read_line(" \n") is None


def test_quotation_marks_within_a_value_do_not_end_it() -> None:
    assert str(Line("error", {"message": 'no "x"'})) == "error message=\"no 'x'\""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('pos pos="W', 'from "pos="W" on'),
        ("pos =W", 'from "=W" on'),
        ('pos pos=W"e"', "write name=value"),
        ("go think think", "think is given twice"),
        ("level " + "=" * 5000, "=…"),
    ],
)
def test_a_line_that_cannot_be_read_is_told_where(text: str, sentence: str) -> None:
    with pytest.raises(InvalidHub) as caught:
        read_line(text)
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 250
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301


@pytest.mark.parametrize("spelling", [*sheets(), "american@12x12"])
def test_positions_and_moves_of_random_games_come_back(spelling: str) -> None:
    board, dice = Board(spelling), random.Random(5)
    while board.outcome() is None and board.ply < 120:
        text = write_position(placement(board.core))
        # Hub has no words for how often the same king was moved
        assert read_position(text, len(board.names)) == replace(placement(board.core), runs=NO_RUNS)
        found = {}
        for move in board.legal_moves:
            written = HubMove(move.origin, move.destination, frozenset(move.captured))
            assert read_move(str(written)) == written
            found[str(written)] = move
        # captures and ends tell moves apart
        assert len(found) == len(board.legal_moves)
        board.push(dice.choice(list(board.legal_moves)))


def test_squares_are_counted_from_the_top_left_whatever_the_game_calls_them() -> None:
    board = Board("spanish")
    assert write_position(placement(board.core)) == "W" + "b" * 12 + "e" * 8 + "w" * 12
    move = board.find("11-15")
    assert str(HubMove(move.origin, move.destination)) == "22-18"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "begins with the side to move"),
        ("wee", "begins with the side to move"),
        ("We.w", ". is no piece"),
        ("Wew", "has 2 squares: this board has 3"),
        ("Wewww", "has 4 squares"),
    ],
)
def test_a_bad_position_is_told_why(text: str, sentence: str) -> None:
    with pytest.raises(InvalidHub, match=sentence):
        read_position(text, 3)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("28x19", "every captured square"),
        ("28-19-10", "is no move"),
        ("a1-b2", "is no move"),
        ("28x19x23x23", "takes a piece twice"),
        ("1-²", "is no move"),
        ("7" * 400, "…"),
    ],
)
def test_a_bad_move_is_told_why(text: str, sentence: str) -> None:
    with pytest.raises(InvalidHub, match=sentence):
        read_move(text)

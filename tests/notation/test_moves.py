"""Moves as text."""

import pytest

from damarium.notation import InvalidMove, squares
from damarium.notation.moves import read_move
from damarium.rules import parse

AMERICAN = squares(parse("american"))


def readings(text: str) -> list[list[str]]:
    return [
        [AMERICAN.names[square] for square in reading]
        for reading in read_move(text, AMERICAN).readings
    ]


@pytest.mark.parametrize(
    "text",
    [
        "11x20x27",
        "11:20:27",
        "11X20X27",
        "11×20×27",
        "11х20х27",
        " 11 x 20  x27 ",
        "11 20 27",
        "11-20-27",
        "11–20—27",
        "011x020x027",
    ],
)
def test_one_list_of_squares_has_many_spellings(text: str) -> None:
    assert readings(text) == [["11", "20", "27"]]


def test_letters_need_no_sign() -> None:
    assert readings("a3b4") == readings("a3-b4") == readings("A3:B4") == [["21", "17"]]


@pytest.mark.parametrize(
    ("text", "captures"), [("11-15", False), ("11x15", True), ("11:15", True), ("11 15", None)]
)
def test_the_sign_says_whether_it_captures(text: str, captures: bool | None) -> None:
    assert read_move(text, AMERICAN).captures is captures


def test_the_number_of_a_square_is_no_move_between_two_others() -> None:
    board = squares(parse("american"))
    assert read_move("26", board).readings == ((25,),)
    assert len(read_move("96", board).readings) == 1


def test_digits_without_a_sign_keep_every_reading() -> None:
    assert ["11", "18"] in readings("1118")
    assert ["1", "1", "18"] in readings("1118")
    assert readings("325") == [["3", "2", "5"], ["3", "25"], ["32", "5"]]
    assert readings("0102") == [["1", "2"]]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "no move"),
        ("   ", "no move"),
        ("-", "no move"),
        ("11-41", "41 is no square"),
        ("hello", "hello is no square"),
        ("11-15!", "15! is no square"),
        ("K5-9", "write 5 for K5"),
        ("0000", "no way of splitting"),
        ("1" * 10_000, "no move"),
        ("\x00", "no square"),
    ],
)
def test_what_is_no_move_is_said_with_what_would_be(text: str, hint: str) -> None:
    with pytest.raises(InvalidMove, match=hint) as caught:
        read_move(text, AMERICAN)
    assert caught.value.text == text
    assert caught.value.sentence("de") != caught.value.sentence("en")

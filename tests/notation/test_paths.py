"""The ways of a capture."""

import pytest

from damarium.notation.lines import lines
from damarium.notation.paths import long_path, passed, runs_through, victims
from damarium.notation.squares import squares
from damarium.rules import parse

VARIANT = parse("spanish+mirrored")
BOARD = lines(VARIANT.sheet.board)
NAMES = squares(VARIANT)


def at(*letters: str) -> tuple[int, ...]:
    return tuple(NAMES.index(each) for each in letters)


def test_the_long_form_has_turns_and_the_squares_right_behind() -> None:
    # a flying king runs a1-c3 x d4, lands far behind, runs on x f6 and turns on h8
    way, captured = at("a1", "e5", "h8"), at("d4", "g7")
    assert victims(way, captured, BOARD) == list(captured)
    assert long_path(way, captured, BOARD) == at("a1", "e5", "h8")
    assert long_path(at("a1", "f6", "h8"), captured, BOARD) == at("a1", "e5", "h8")


def test_squares_that_are_not_on_one_line_make_no_path() -> None:
    with pytest.raises(ValueError, match="no line from square 28 to square 20"):
        passed(at("a1", "a3"), (), BOARD)


def test_a_turn_square_is_written_as_it_is() -> None:
    way, captured = at("a1", "e5", "h2"), at("d4", "g3")
    assert long_path(way, captured, BOARD) == at("a1", "e5", "h2")


def test_squares_flown_over_are_passed_and_those_captured_on_are_not() -> None:
    way, captured = at("a1", "f6", "h8"), at("d4", "g7")
    assert passed(way, captured, BOARD) == list(at("a1", "b2", "c3", "e5", "f6", "h8"))


def test_any_squares_passed_in_order_run_through() -> None:
    assert runs_through((), (1, 2))
    assert runs_through((1, 1), (1, 2, 1))
    assert not runs_through((2, 2), (1, 2, 1))


def test_removal_at_once_lets_a_leg_cross_what_an_earlier_leg_took() -> None:
    way = at("a1", "c3", "a5", "e1")
    captured = at("b2", "b4", "d2")
    assert victims(at("a1", "c3", "a5"), captured, BOARD) == list(at("b2", "b4"))
    assert victims(way, captured, BOARD) == list(at("b2", "b4", "d2"))

"""Rules that cannot be played: every flaw with its field, its value and what would be right."""

from dataclasses import replace
from typing import Any

import pytest

from damarium.rules import BLACK, WHITE, Flaw, InvalidRules, Sheet
from damarium.rules.captures import MOST_PIECES, Captures
from damarium.rules.compass import DIAGONAL, FORWARD, STRAIGHT, Compass, Directions
from damarium.rules.endings import Counter, Counting, Event, Repetition
from damarium.rules.geometry import DarkSquares
from damarium.rules.material import LONE_KING, Force, Material, Span, at_least, exactly
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.setup import Diagram, Rows
from damarium.rules.text import Text
from damarium.rules.validate import validate

MATERIAL = Material(Force(kings=exactly(3)), LONE_KING)
PLAIN = Sheet(id="plain", names=Text(en="plain"), board=DarkSquares(8, 8), setup=Rows(3))


def flaws(**changes: Any) -> list[tuple[str, object]]:
    with pytest.raises(InvalidRules) as error:
        validate(replace(PLAIN, **changes))
    assert all(flaw.reason for flaw in error.value.flaws)
    assert str(error.value) == "; ".join(str(flaw) for flaw in error.value.flaws)
    return [(flaw.field, flaw.value) for flaw in error.value.flaws]


def test_a_plain_sheet_is_valid_and_comes_back_as_it_is() -> None:
    assert validate(PLAIN) is PLAIN


@pytest.mark.parametrize("name", ["", "Spanish", "one way", "dame!", "türkisch"])
def test_an_id_is_lower_case_letters_digits_and_hyphens(name: str) -> None:
    assert flaws(id=name) == [("id", name)]


@pytest.mark.parametrize("name", ["one-way", "dame10", "a"])
def test_ids_that_are_fine(name: str) -> None:
    validate(replace(PLAIN, id=name))


def test_a_board_has_sides_of_4_to_16() -> None:
    assert flaws(board=DarkSquares(3, 17)) == [
        ("board.dark_squares.width", 3),
        ("board.dark_squares.height", 17),
    ]
    validate(replace(PLAIN, board=DarkSquares(16, 16)))
    validate(replace(PLAIN, board=DarkSquares(4, 8)))


def test_every_board_within_the_limits_has_room_in_the_core() -> None:
    assert len(DarkSquares(16, 16).places) == 128


def test_kings_go_alike_for_both_colours() -> None:
    one_sided = Directions(FORWARD.white, DIAGONAL.black)
    found = flaws(kings=Kings(move=one_sided, capture=one_sided))
    assert [field for field, _ in found] == ["kings.move", "kings.capture"]


def test_a_short_king_has_no_choice_of_landing() -> None:
    assert flaws(kings=Kings(landing=Landing.NEXT)) == [("kings.landing", "next")]
    validate(replace(PLAIN, kings=Kings(range=Range.FLYING, landing=Landing.NEXT)))


def test_a_criterion_stands_once_in_a_ladder() -> None:
    twice = ("most_pieces", "most_pieces")
    found = flaws(captures=Captures(prefer=(MOST_PIECES, MOST_PIECES)))
    assert found == [("captures.prefer", list(twice))]


@pytest.mark.parametrize("times", [0, 1, 101])
def test_repetition_is_2_to_100_times(times: int) -> None:
    assert flaws(draws=(Repetition(times),)) == [("draws[0].times", times)]


@pytest.mark.parametrize("plies", [0, -1, 1001])
def test_a_counter_has_1_to_1000_plies(plies: int) -> None:
    counter = Counter("quiet", plies, (Event.CAPTURE,))
    assert flaws(draws=(Repetition(), counter)) == [("draws[1].plies", plies)]


def test_a_counter_needs_something_that_sets_it_back() -> None:
    assert flaws(draws=(Counter("quiet", 80, ()),)) == [("draws[0].resets", [])]


@pytest.mark.parametrize(
    ("counter", "found"),
    [
        ({"starts": MATERIAL}, ("starts", None)),
        ({"counts": Counting.STRONGER}, ("counts", None)),
        ({"replaces": "other"}, ("replaces", None)),
        (
            {"when": Material(LONE_KING, LONE_KING), "counts": Counting.STRONGER},
            ("counts", "stronger"),
        ),
        ({"when": MATERIAL, "replaces": "nobody"}, ("replaces", "nobody")),
        ({"when": MATERIAL, "replaces": "quiet"}, ("replaces", "quiet")),
        (
            {"when": Material(Force(kings=Span(3, 2)), LONE_KING)},
            ("when.stronger.kings", "3-2"),
        ),
        (
            {"when": Material(Force(kings=exactly(3), pieces=exactly(2)), LONE_KING)},
            ("when.stronger.pieces", "2"),
        ),
        ({"when": replace(MATERIAL, pieces=at_least(999))}, ("when.pieces", "999+")),
    ],
)
def test_a_counter_about_material_makes_sense(
    counter: dict[str, Any], found: tuple[str, object]
) -> None:
    rule = Counter("quiet", 80, (Event.CAPTURE,), **counter)
    other = Counter("other", 80, (Event.CAPTURE,))
    assert flaws(draws=(rule, other)) == [(f"draws[0].{found[0]}", found[1])]


def test_counters_do_not_replace_each_other() -> None:
    one = Counter("one", 80, when=MATERIAL, replaces="two")
    two = Counter("two", 80, when=MATERIAL, replaces="one")
    assert [field for field, _ in flaws(draws=(one, two))] == [
        "draws[0].replaces",
        "draws[1].replaces",
    ]


def test_a_counter_about_material_needs_nothing_that_sets_it_back() -> None:
    sheet = replace(PLAIN, draws=(Counter("quiet", 80, when=MATERIAL),))
    assert validate(sheet) is sheet


def test_two_draw_rules_with_one_id_are_told_apart_by_nobody() -> None:
    rule = Counter("quiet", 80, (Event.CAPTURE,))
    assert flaws(draws=(rule, rule)) == [("draws[1].id", "quiet")]
    assert flaws(draws=(Repetition(2), Repetition(3))) == [("draws[1].id", "repetition")]


@pytest.mark.parametrize("rows", [0, 4, 5, -1])
def test_rows_of_men_leave_room_between_them(rows: int) -> None:
    assert flaws(setup=Rows(rows)) == [("setup.rows.rows", rows)]


@pytest.mark.parametrize(
    ("position", "value"),
    [
        ("w" * 31, "w" * 31),
        ("w" * 15 + "xk" + "b" * 15, "kx"),
        ("." * 31 + "w", "." * 31 + "w"),
        ("b" + "." * 31, "b" + "." * 31),
    ],
    ids=["too short", "strange pieces", "no black piece", "no white piece"],
)
def test_a_diagram_fits_the_board_and_has_both_sides(position: str, value: str) -> None:
    assert flaws(setup=Diagram(position)) == [("setup.diagram.position", value)]


def test_all_flaws_are_named_at_once() -> None:
    found = flaws(id="", captures=Captures(prefer=(MOST_PIECES,) * 2), draws=(Repetition(1),))
    assert [field for field, _ in found] == ["id", "captures.prefer", "draws[0].times"]


def test_a_flaw_reads_field_value_reason() -> None:
    assert str(Flaw("board", 3, "expected 4")) == "board: 3: expected 4"


def test_a_set_up_is_not_asked_of_a_board_that_is_none() -> None:
    assert flaws(board=DarkSquares(2, 8), setup=Rows(99)) == [("board.dark_squares.width", 2)]


def test_directions_by_colour() -> None:
    assert FORWARD.of(WHITE) == (Compass.NE, Compass.NW)
    assert FORWARD.of(BLACK) == (Compass.SE, Compass.SW)
    assert FORWARD.mask(WHITE) == 0b10000010


def test_directions_are_lines_of_the_board() -> None:
    assert flaws(men=Men(move=STRAIGHT)) == [("men.move", "straight")]
    assert flaws(kings=Kings(capture=STRAIGHT)) == [("kings.capture", "straight")]

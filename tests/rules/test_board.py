"""Boards, set-ups and the names of squares, told by hand."""

import json
from typing import Any

import pytest

from damarium.rules import BLACK, WHITE, parse
from damarium.rules.geometry import DarkSquares
from damarium.rules.lower import core_form
from damarium.rules.numbering import Corner, Letters, Numbers, game_type
from damarium.rules.setup import Diagram, Rows


@pytest.mark.parametrize(("width", "height", "squares"), [(8, 8, 32), (10, 10, 50), (12, 12, 72)])
@pytest.mark.parametrize("mirrored", [False, True])
def test_half_of_the_squares_are_dark(
    width: int, height: int, squares: int, mirrored: bool
) -> None:
    board = DarkSquares(width, height, mirrored)
    assert len(board.places) == squares
    lower_left = (0, height - 1)
    assert (lower_left in board.places) is not mirrored
    assert board.places == tuple(sorted(board.places, key=lambda place: (place[1], place[0])))


def test_neighbours_lie_where_the_directions_point() -> None:
    board = DarkSquares(8, 8)
    north, north_east, _, south_east, _, south_west, _, north_west = board.neighbours[13]
    assert board.places[13] == (2, 3)
    assert [board.places[i] for i in (north_east, south_east, south_west, north_west)] == [
        *((3, 2), (3, 4), (1, 4), (1, 2)),
    ]
    assert north == -1
    assert board.neighbours[0].count(-1) == 6


def test_the_spanish_board_by_hand() -> None:
    variant = parse("spanish")
    name = dict(zip(variant.sheet.board.letters, variant.squares, strict=True))
    assert (name["h1"], name["b1"], name["g2"], name["a8"], name["g8"]) == (
        *("1", "4", "5", "32", "29"),
    )
    assert "a1" not in name


def test_the_american_board_by_hand() -> None:
    variant = parse("american")
    name = dict(zip(variant.sheet.board.letters, variant.squares, strict=True))
    assert (name["b8"], name["h8"], name["a7"], name["a1"], name["g1"]) == (
        *("1", "4", "5", "29", "32"),
    )


def test_rows_of_men() -> None:
    assert Rows(4).squares(DarkSquares(10, 10)) == "b" * 20 + "." * 10 + "w" * 20


def test_a_diagram_of_the_wrong_length() -> None:
    with pytest.raises(ValueError, match="3 squares drawn, the board has 32"):
        Diagram("w.b").squares(DarkSquares(8, 8))


@pytest.mark.parametrize("corner", list(Corner))
def test_numbers_begin_at_their_corner_and_count_every_square(corner: Corner) -> None:
    board = DarkSquares(10, 8)
    names = Numbers(corner).names(board)
    assert sorted(map(int, names)) == list(range(1, 41))
    column, row = board.places[names.index("1")]
    assert row == (0 if "upper" in corner.value else 7)
    assert column <= 1 if "left" in corner.value else column >= 8


def test_a_corner_seen_from_the_other_side() -> None:
    assert all(corner.opposite.opposite is corner for corner in Corner)
    assert Corner.UPPER_LEFT.opposite is Corner.LOWER_RIGHT


def test_letters() -> None:
    assert Letters().names(DarkSquares(8, 8))[-1] == "g1"


def test_game_types_of_the_pdn_standard() -> None:
    american, spanish = parse("american").sheet, parse("spanish").sheet
    assert game_type(21, BLACK, american.board, american.numbering) == "21,B,8,8,N1,0"
    assert game_type(24, WHITE, spanish.board, spanish.numbering) == "24,W,8,8,N1,1"
    assert game_type(25, WHITE, DarkSquares(8, 8), Letters()) == "25,W,8,8,A0,0"
    assert (
        game_type(20, WHITE, DarkSquares(10, 10), Numbers(Corner.UPPER_LEFT)) == "20,W,10,10,N2,0"
    )


def test_the_core_form_says_everything_in_plain_numbers() -> None:
    def man(forward: int) -> dict[str, Any]:
        ways = dict.fromkeys(("move", "capture", "capture_on"), forward)
        return {**ways, "captures_only": [], "parachute": None}

    form = json.loads(core_form(parse("spanish/encyclopedia").sheet))
    assert form["board"]["squares"] == 32
    assert form["first"] == "white"
    assert form["setup"]["black_men"] == list(range(12))
    assert form["man"] == {
        "white": man(0b10000010),
        "black": man(0b00101000),
        "takes_kings": False,
        "linear": False,
        "parachutist_goes_on": False,
    }
    assert form["king"]["range"] == "flying"
    assert form["captures"] == {
        "compulsory": True,
        "prefer": ["most_pieces"],
        "worth": None,
        "removal": "end",
        "may_stop": False,
        "straight_on": False,
        "turn_back": True,
    }
    assert form["promotion"]["white"] == [0, 1, 2, 3]
    assert form["promotion"]["black"] == [28, 29, 30, 31]
    assert form["ends"] == {
        "last_piece_loses": "any",
        "first_king_wins": False,
        "king_beats_man": False,
        "losing": False,
    }
    assert form["repetition"] == 3
    assert form["counters"] == [
        {
            "limit": 40,
            "resets": ["capture", "man_move"],
            "when": None,
            "starts": None,
            "counts": "both",
            "replaces": None,
        }
    ]

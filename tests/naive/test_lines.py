"""The rulers of the naive generator and the boards' own lists of neighbours agree."""

import pytest

from damarium.rules.compass import Compass
from damarium.rules.geometry import AllSquares, Board, DarkSquares, Hexagon, Points
from tests.naive.lines import steps

BOARDS = [
    *(
        DarkSquares(*size, mirrored)
        for size in ((8, 8), (10, 8), (7, 9))
        for mirrored in (False, True)
    ),
    *(DarkSquares(10, 10, mirrored, straight=True) for mirrored in (False, True)),
    *(AllSquares(8, 8), AllSquares(5, 4), Points(5, 5), Points(9, 5), Points(4, 4)),
    *(Hexagon(side) for side in (3, 4, 5, 6)),
]


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_every_square_has_the_neighbours_that_it_has_on_paper(board: Board) -> None:
    drawn = steps(board)
    for place, listed in zip(board.places, board.neighbours, strict=True):
        told = {way: board.places[n] for way, n in zip(Compass, listed, strict=True) if n >= 0}
        assert drawn[place] == told


def test_a_dark_square_of_a_frisian_board_has_eight_neighbours() -> None:
    around = steps(DarkSquares(10, 10, straight=True))[4, 5]
    assert set(around.values()) == {
        *((5, 4), (5, 6), (3, 6), (3, 4)),
        *((4, 3), (6, 5), (4, 7), (2, 5)),
    }


def test_slanting_lines_of_an_alquerque_board_run_through_every_second_point() -> None:
    board = Points(5, 5)
    joined = dict(zip(board.letters, (steps(board)[place] for place in board.places), strict=True))
    assert {name: len(joined[name]) for name in ("a1", "b1", "c1", "a2", "b2", "c3", "d3")} == {
        "a1": 3,
        "b1": 3,
        "c1": 5,
        "a2": 3,
        "b2": 8,
        "c3": 8,
        "d3": 4,
    }


def test_the_cell_before_white_in_a_hexagon_opens_in_three_directions() -> None:
    board = Hexagon(5)
    name = dict(zip(board.places, board.letters, strict=True))
    a1 = next(place for place, written in name.items() if written == "a1")
    assert {way: name[there] for way, there in steps(board)[a1].items()} == {
        Compass.N: "b2",
        Compass.NE: "b1",
        Compass.NW: "a2",
    }

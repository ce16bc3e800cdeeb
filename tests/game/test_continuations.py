"""Going on from the squares that have been passed."""

import pytest

from damarium.game import Board, InvalidMove

CIRCUIT = Board("american", fen="B:W6,7,14,15:BK18")


def following(board: Board, *prefix: str) -> list[str]:
    return [board.names[square] for square in board.continuations(prefix).next]


def test_without_a_prefix_the_pieces_that_may_move() -> None:
    assert following(Board("spanish")) == ["12", "11", "10", "9"]


def test_each_landing_leads_to_the_next() -> None:
    assert following(CIRCUIT, "18") == ["9", "11"]
    assert following(CIRCUIT, "18", "9") == ["2"]
    assert following(CIRCUIT, "18", "11") == ["2"]
    assert following(CIRCUIT, "18", "9", "2") == ["11"]
    assert following(CIRCUIT, "18", "9", "2", "11") == ["18"]
    assert CIRCUIT.continuations(["18", "9"]).complete is None


def test_squares_left_out_are_filled_in() -> None:
    found = CIRCUIT.continuations(["18", "2"])
    assert [CIRCUIT.names[square] for square in found.next] == ["9", "11"]
    assert len(found.paths) == 2
    assert len(found.moves) == 1


def test_a_whole_way_is_complete() -> None:
    (move,) = CIRCUIT.legal_moves
    for path in move.paths:
        found = CIRCUIT.continuations(path)
        assert (found.complete, found.next) == (move, ())
    assert CIRCUIT.continuations(["18", "18"]).complete == move


def test_a_flying_king_may_land_only_where_the_capture_goes_on() -> None:
    board = Board("spanish", fen="W:WK3:B14,6,K7")
    assert following(board, "3") == ["10"]
    assert following(board, "3", "10") == ["32", "28", "23", "19"]
    assert board.continuations(["3", "10", "23"]).complete == board.find("3x23")


def test_where_several_captures_share_their_ends_nothing_is_complete() -> None:
    board = Board("american", fen="W:WK5:B9,10,11,17,18,19,25,26,27,28")
    assert board.continuations(["5", "32"]).complete is None
    assert len(board.continuations(["5", "14"]).moves) == 4


def test_what_no_way_passes_leads_nowhere() -> None:
    found = CIRCUIT.continuations(["18", "22"])
    assert (found.next, found.moves, found.paths, found.complete) == ((), (), (), None)
    with pytest.raises(InvalidMove):
        CIRCUIT.continuations(["99"])

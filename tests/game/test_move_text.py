"""Short and long forms, and everything that is read as one of them."""

import pytest

from damarium.game import Board


def board(spelling: str, fen: str) -> Board:
    return Board(spelling, fen=fen)


def test_short_where_the_ends_say_it_all() -> None:
    (move,) = board("american", "B:W11,12,13,19,22,27,28,30:B2,3,6,7,10").legal_moves
    assert (move.text, move.long) == ("7x32", "7x16x23x32")


def test_long_where_two_captures_share_their_ends() -> None:
    # PDN 3.0's own position, on a board of its kind
    moves = board("spanish@10x10+mirrored", _upper_left("W:WK47:B14,19,29,31,42")).legal_moves
    assert len(moves) > 0
    texts = [move.text for move in moves]
    assert len(set(texts)) == len(texts)
    assert all(move.text in moves and move.long in moves for move in moves)


def _upper_left(fen: str) -> str:
    """A position by numbers from the top left, in the numbers of a game that begins lower right."""
    import re

    return re.sub(r"\d+", lambda match: str(51 - int(match[0])), fen)


def test_the_squares_right_behind_are_written_and_others_read() -> None:
    here = board("spanish", "W:WK3:B14,6,K7")
    move = next(
        move for move in here.legal_moves if move.destination == here.find("3x32").destination
    )
    assert move.long == "3x10x32"
    assert here.find("3x10x19x32") == here.find("3x32") == move


@pytest.mark.parametrize(
    "text",
    ["18x18", "18x9x2x11x18", "18x11x2x9x18", "18x2x18", "18x9x18", "18x11x18", "18x9x11x18"],
)
def test_every_circuit_of_a_merged_capture_is_accepted(text: str) -> None:
    here = board("american", "B:W6,7,14,15:BK18")
    assert here.push(text).captured == (5, 6, 13, 14)
    assert here.position.count("w") == 0


@pytest.mark.parametrize("text", ["18x11x9x18x2", "18x2x9x2", "18x22x18"])
def test_squares_in_another_order_are_not(text: str) -> None:
    here = board("american", "B:W6,7,14,15:BK18")
    assert here.refusal(text) is not None


def test_partial_lists_are_enough_where_they_leave_one_capture() -> None:
    here = board("american", "W:WK5:B9,10,11,17,18,19,25,26,27,28")
    nine = max(here.legal_moves, key=lambda move: len(move.captured))
    assert len(nine.paths) > 1
    for path in nine.paths:
        assert here.find(path) == nine
    assert here.legal_moves.fitting("5x7x21x32") == (nine,)
    assert len(here.legal_moves.fitting("5x32")) == 4


def test_the_sign_tells_a_capture_from_a_quiet_move_with_the_same_ends() -> None:
    here = board("spanish+capture-optional", "W:WK1:B6,15,22,12".replace("22", "21"))
    for move in here.legal_moves:
        assert here.find(move.text) == move


def test_a_whole_way_of_one_capture_means_that_one() -> None:
    # 10x17 takes one; 10x1x8x15… takes more and never ends there by chance
    here = board("american", "W:WK18:B14,6,7,15,22")
    for move in here.legal_moves:
        assert here.find(move.text) == move
        assert here.find(move.long) == move

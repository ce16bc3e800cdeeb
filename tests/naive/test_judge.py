"""The judge lets no lie pass: the reason that is true is accepted, and false ones are not."""

from dataclasses import replace

import pytest

from damarium.game import Board, Reason, Refusal
from tests.naive.judge import fault, nearer
from tests.naive.position import Game, drawn
from tests.naive.scene import Path, Scene

#: (variant, position, attempt, the only reason that is true of it)
TRUTHS = [
    ("spanish", "W:W11:B20", "20-16", "NOT_YOUR_TURN"),
    ("spanish", "W:W11:B32", "12-16", "NO_PIECE"),
    ("spanish", "W:W11,15:B32", "11-15", "NOT_EMPTY"),
    ("spanish", "W:W11:B32", "11-16", "NOT_A_LINE"),
    ("spanish", "W:WK2,6:B32", "2-11", "BLOCKED"),
    ("spanish", "W:WK2:B6,11", "2x15", "BLOCKED"),
    ("american", "B:W25,30:B21", "21-17", "GAME_OVER"),
    ("american", "B:W30:B14", "14-10", "WRONG_DIRECTION"),
    ("american", "B:W30:B10", "10-19", "TOO_FAR"),
    ("american", "B:W15:B10", "10x19x24", "TOO_FAR"),
    ("spanish", "W:W11,9:B15", "9-13", "MUST_CAPTURE"),
    ("spanish", "W:W6,7,8,9,10,11,14,17:B15,16,21,22,23,25,29,32", "17x26", "MOST_PIECES"),
    ("spanish", "W:WK16:B27,26,21,K7", "16x30", "MOST_KINGS"),
    ("czech", "W:WKc1,h2:Bd2,g3", "h2xf4", "KING_FIRST"),
    ("spanish/encyclopedia", "W:W3,1:BK7,32", "3x12", "MAN_MAY_NOT_TAKE_KING"),
    ("german", "B:W6:BK1", "1x15", "FIRST_SQUARE_ONLY"),
    ("spanish", "W:W11:B15,23", "11x20", "MUST_CONTINUE"),
    ("spanish+capture-optional", "W:WK3:B14,6,K7", "3x13", "LANDING_MUST_CONTINUE"),
    ("spanish", "W:WK3:B14,6,K7", "3x10x3", "JUMPED_TWICE"),
    ("spanish", "W:W23:B27,26", "23x30x21", "CROWNING_ENDS_MOVE"),
]


def tried(variant: str, fen: str, attempt: str) -> tuple[Scene, Path, Refusal]:
    board = Board(variant, fen=fen)
    refusal = board.refusal(attempt)
    assert refusal is not None
    position = drawn(Game(board.variant.sheet), board.position, board.turn)
    path = tuple(position.game.places[square] for square in refusal.refused)
    return Scene(position), path, refusal


@pytest.mark.parametrize(("variant", "fen", "attempt", "true"), TRUTHS)
def test_one_reason_is_true_and_all_others_are_lies(
    variant: str, fen: str, attempt: str, true: str
) -> None:
    scene, path, refusal = tried(variant, fen, attempt)
    found = [code for code in Reason if not fault(scene, path, replace(refusal, code=code))]
    assert found == [true] == [refusal.code]


@pytest.mark.parametrize(("variant", "fen", "attempt"), [truth[:3] for truth in TRUTHS])
def test_other_squares_or_another_attempt_make_it_a_lie(
    variant: str, fen: str, attempt: str
) -> None:
    scene, path, refusal = tried(variant, fen, attempt)
    beside = tuple((square + 1) % len(scene.position.game.places) for square in refusal.squares)
    assert fault(scene, path, replace(refusal, squares=beside or (0,)))
    assert fault(scene, (*path, path[0]), refusal) == "it is about another attempt"


@pytest.mark.parametrize(
    ("variant", "fen", "attempt"),
    [truth[:3] for truth in TRUTHS if truth[3].startswith(("MUST_", "MOST_", "KING_"))],
)
def test_a_duty_needs_a_better_move_that_is_legal(variant: str, fen: str, attempt: str) -> None:
    scene, path, refusal = tried(variant, fen, attempt)
    assert fault(scene, path, replace(refusal, better=None))
    elsewhere = Board("spanish", fen="W:WK1:BK32").legal_moves[0]
    assert fault(scene, path, replace(refusal, better=elsewhere))


def test_a_wrong_count_is_a_lie() -> None:
    scene, path, refusal = tried(*TRUTHS[11][:3])
    lie = replace(refusal.message, values={**refusal.message.values, "few": "four"})
    assert fault(scene, path, replace(refusal, message=lie)) == "it takes one"


def test_what_alone_forbids_a_move_is_nearer_to_a_player() -> None:
    scene, path, refusal = tried("spanish/encyclopedia", "W:W3,1:BK7,32", "3x12")
    assert nearer(scene, path, refusal) == set()
    assert nearer(scene, path, replace(refusal, code=Reason.BLOCKED)) == {"MAN_MAY_NOT_TAKE_KING"}

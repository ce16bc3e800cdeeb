"""Errors: what cannot be asked, and errors that travel between processes."""

import copy
import pickle
from collections.abc import Callable

import pytest

from damarium import InvalidFen, InvalidRules, UnknownSquare, UnknownVariant, Variant, variant
from damarium.game import AmbiguousMove, Board, IllegalMove, InvalidMove, Reason

LARGE = Board("spanish@12x12").legal_moves[-1]
NINE = Board("american", fen="W:WK5:B9,10,11,17,18,19,25,26,27,28")


@pytest.mark.parametrize(
    ("kind", "cause"),
    [
        (IllegalMove, lambda: Board("spanish", fen="W:W11,9:B15,23").push("9-13")),
        (InvalidMove, lambda: Board("spanish").push("x")),
        (AmbiguousMove, lambda: NINE.push("5x32")),
        (InvalidFen, lambda: Board("spanish", fen="W:W99,3,3:B")),
        (UnknownSquare, lambda: Board("spanish").piece_at("99")),
        (UnknownVariant, lambda: variant("spanich")),
        (InvalidRules, lambda: Variant.from_json({})),
    ],
)
def test_errors_can_be_pickled_and_copied(
    kind: type[ValueError], cause: Callable[[], object]
) -> None:
    with pytest.raises(kind) as caught:
        cause()
    error = caught.value
    pickled = pickle.loads(pickle.dumps(error))  # noqa: S301 - what was pickled just now
    for twin in (pickled, copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is kind
        assert str(twin) == str(error)
        if isinstance(twin, IllegalMove | InvalidMove | AmbiguousMove | InvalidFen):
            assert twin.sentence("de") == error.sentence("de")  # type: ignore[attr-defined]


def test_a_copy_keeps_the_moves() -> None:
    with pytest.raises(AmbiguousMove) as caught:
        NINE.push("5x32")
    assert copy.copy(caught.value).candidates == caught.value.candidates


def test_a_move_of_a_larger_board_is_no_move_here() -> None:
    board = Board("spanish")
    for ask in (board.push, board.refusal):
        with pytest.raises(InvalidMove, match="a larger board: this one has 32 squares"):
            ask(LARGE)
    assert LARGE not in board.legal_moves
    assert board.legal_moves.fitting(LARGE) == ()


def test_a_text_is_no_list_of_squares() -> None:
    with pytest.raises(TypeError, match="give a list of squares"):
        Board("american").continuations("11")


@pytest.mark.parametrize("index", [-1, 32, 10**30])
def test_an_index_off_the_board_is_no_square(index: int) -> None:
    with pytest.raises(UnknownSquare, match=r"no square of index -?\d+: 0 to 31\."):
        Board("spanish").piece_at(index)


@pytest.mark.parametrize(
    ("game", "fen", "attempt", "words"),
    [
        ("spanish", "W:WK1:BK10", "1-5", "schlägt eine: 10."),
        ("spanish", "W:WK1:B10", "1-5", "schlägt einen: 10."),
        ("american", "B:WK15:B11,1", "1-5", "schlägt einen: 15."),
    ],
)
def test_what_is_taken_is_named_by_its_kind(game: str, fen: str, attempt: str, words: str) -> None:
    refusal = Board(game, fen=fen).refusal(attempt)
    assert refusal is not None
    assert refusal.code is Reason.MUST_CAPTURE
    assert words in refusal.sentence("de")

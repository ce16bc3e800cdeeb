"""A game being played."""

import copy

import pytest

from damarium.game import AmbiguousMove, Board, IllegalMove, InvalidMove, Move, Piece
from damarium.notation import InvalidFen, UnknownSquare
from damarium.rules import BLACK, WHITE, UnknownVariant, parse


def test_a_game_begins_as_its_sheet_says() -> None:
    spanish, american = Board("spanish"), Board("american")
    assert (spanish.turn, american.turn) == (WHITE, BLACK)
    assert spanish.fen().startswith("W:W1,2,3,4,5,6,7,8,9,10,11,12:B21")
    assert american.fen().startswith("B:W21,22")
    assert len(spanish.legal_moves) == len(american.legal_moves) == 7


def test_a_variant_may_be_a_spelling_or_a_value() -> None:
    assert Board(parse("american@10x10")).variant == Board("english@10x10").variant
    with pytest.raises(UnknownVariant):
        Board("no-such-game")


def test_push_and_pop_restore_everything() -> None:
    board = Board("american")
    before = (board.fen(), board.key(), board.counters, board.turn)
    played = [board.push(text) for text in ("11-15", "23-19", "8-11", "22-17")]
    assert board.played == tuple(played)
    assert board.ply == 4
    assert [board.pop() for _ in range(4)] == played[::-1]
    assert (board.fen(), board.key(), board.counters, board.turn) == before
    with pytest.raises(IndexError, match="no move"):
        board.pop()


def test_a_copy_goes_its_own_way() -> None:
    board = Board("spanish")
    board.push("11-15")
    twin = board.copy()
    twin.push("21-18")
    assert (board.ply, twin.ply) == (1, 2)
    assert twin.pop() == twin.push("21-18")
    assert board.fen() != twin.fen()


def test_legal_moves_are_a_snapshot() -> None:
    board = Board("spanish")
    moves = board.legal_moves
    first = moves[0]
    board.push(first)
    assert (len(moves), len(list(moves)), moves[0]) == (7, 7, first)
    assert first in moves
    assert "11-15" in moves
    assert "11-16" not in moves
    assert "rubbish" not in moves
    assert 11 not in moves
    assert moves[-2:] == (moves[5], moves[6])
    assert repr(moves).startswith("<LegalMoves 12-16, ")


def test_a_move_may_be_given_as_value_text_letters_or_squares() -> None:
    board = Board("spanish")
    for given in (
        "11-15",
        "d3-c4",
        "1115",
        "11 15",
        ["11", "15"],
        ["d3", "c4"],
        board.find("11-15").path,
    ):
        assert board.find(given).text == "11-15"


def test_the_board_is_untouched_by_an_error() -> None:
    board = Board("spanish")
    board.push("11-15")
    before = (board.fen(), board.played, board.key())
    for wrong, error in (
        ("11-15", IllegalMove),
        ("rubbish", InvalidMove),
        ("", InvalidMove),
        ([], InvalidMove),
        (["99"], InvalidMove),
        ([0, 99], InvalidMove),
        ("21", InvalidMove),
    ):
        with pytest.raises(error):
            board.push(wrong)
        assert (board.fen(), board.played, board.key()) == before


def test_a_stale_move_is_refused() -> None:
    board = Board("spanish")
    stale = board.find("11-15")
    board.push(stale)
    with pytest.raises(IllegalMove) as caught:
        board.push(stale)
    assert caught.value.refusal.code == "NO_PIECE"


def test_a_move_from_elsewhere_with_the_same_squares_is_refused_too() -> None:
    man = Board("american", fen="B:WK1:B25").find("25-30")
    assert man.crowned
    board = Board("american", fen="B:WK1:BK25")
    with pytest.raises(IllegalMove) as caught:
        board.push(man)
    assert caught.value.refusal.code == "STALE_MOVE"
    assert board.push("25-30").crowned is False


def test_an_equal_move_from_elsewhere_is_the_same_move() -> None:
    move = Board("spanish").find("11-15")
    board = Board("spanish")
    assert board.push(move) == move
    assert board.played[0].legal is not move.legal


def test_moves_are_values() -> None:
    first, again = Board("spanish").legal_moves[0], Board("spanish").legal_moves[0]
    assert first == again
    assert len({first, again}) == 1
    assert first != Board("spanish").legal_moves[1]
    assert first != "12-16"
    assert (str(first), repr(first)) == ("12-16", "<Move 12-16>")


def test_an_ambiguous_text_names_the_long_forms() -> None:
    board = Board("american", fen="W:WK5:B9,10,11,17,18,19,25,26,27,28")
    with pytest.raises(AmbiguousMove) as caught:
        board.push("5x32")
    assert sorted(len(move.captured) for move in caught.value.candidates) == [3, 5, 5, 9]
    assert "5x14x23x32" in str(caught.value)
    assert " oder 5x14" in caught.value.sentence("de")
    assert board.refusal("5x32") is None
    assert board.push("5x14x23x32").captured == board.played[-1].captured


def test_digits_are_split_only_where_one_way_is_legal() -> None:
    board = Board("american", fen="B:W32:B1,11")
    assert board.find("1115").text == "11-15"
    refusal = board.refusal("15")  # asks for the piece on 15
    assert refusal is not None
    assert refusal.code == "NO_PIECE"
    with pytest.raises(InvalidMove, match="several ways"):
        board.push("111")


def test_pieces_are_found_by_name_index_and_letters() -> None:
    board = Board("spanish", fen="W:WK16,3:B27")
    assert board.pieces() == {
        "27": Piece(BLACK),
        "16": Piece(WHITE, king=True),
        "3": Piece(WHITE),
    }
    assert board.piece_at("16") == board.piece_at("a4") == Piece(WHITE, king=True)
    assert board.piece_at(31) is None
    assert [piece.kind for piece in board.pieces().values()] == ["man", "king", "man"]
    assert board.piece_at("16") != board.piece_at("3")
    with pytest.raises(UnknownSquare):
        board.piece_at("33")


def test_perft_and_divide_agree() -> None:
    board = Board("american@10x10")
    assert board.perft(0) == 1
    assert board.perft(3) == sum(count for _, count in board.divide(3)) == 658
    assert [move for move, _ in board.divide(2)] == list(board.legal_moves)
    with pytest.raises(ValueError, match="depth"):
        board.perft(-1)


def test_a_broken_position_is_refused() -> None:
    with pytest.raises(InvalidFen):
        Board("spanish", fen="W:W33:B1")
    assert Board.from_fen("B:WK1:BK32", "spanish").fen() == "B:WK1:BK32"


def test_a_board_can_be_seen() -> None:
    board = Board("spanish", fen="W:WK16:B27,26,21,K7")
    lines = str(board).splitlines()
    assert lines[0] == "32 .   .   .   .   29"
    assert lines[4] == "16 W   .   .   .   13"
    svg = board._repr_svg_()
    assert svg.startswith("<svg ")
    assert svg.count("<circle") == 10
    assert svg.count("<path") == 2
    assert ">32</text>" in svg
    assert repr(board) == "<Board spanish W:WK16:B21,26,27,K7>"


def test_moves_are_made_for_json() -> None:
    (move,) = Board("american", fen="B:W25,26:B21").legal_moves
    assert move.to_json() == {
        "text": "21x30",
        "from": "21",
        "to": "30",
        "captured": ["25"],
        "path": ["21", "30"],
        "promotes": True,
        "letters": {
            "text": "a3xc1",
            "from": "a3",
            "to": "c1",
            "captured": ["b2"],
            "path": ["a3", "c1"],
        },
    }


def test_a_move_tells_what_it_does() -> None:
    (move,) = Board("american", fen="B:W6,7,14,15:BK18").legal_moves
    assert isinstance(move, Move)
    assert move.king
    assert not move.crowned
    assert move.origin == move.destination == 17
    assert move.captured == (5, 6, 13, 14)
    assert move.victims == (13, 5, 6, 14)
    assert len(move.paths) == 2
    assert move.path == move.paths[0]


def test_copies_are_games_of_their_own() -> None:
    board = Board("spanish")
    for twin in (copy.copy(board), copy.deepcopy(board)):
        twin.push(twin.legal_moves[0])
        assert (board.ply, twin.ply) == (0, 1)

"""Bugs that other programs have had, asked of the library."""

import pytest

import damarium as dm


def codes(board: dm.Board, *attempts: str) -> list[str]:
    refusals = [board.refusal(attempt) for attempt in attempts]
    assert all(refusals), board.legal_moves
    return [refusal.code for refusal in refusals if refusal]


def play(board: dm.Board, line: str) -> None:
    for text in line.split():
        board.push(text)


def refused(board: dm.Board, attempt: str | dm.Move) -> None:
    """The attempt raises and leaves the board as it was."""
    before = board.fen(), board.ply, board.key(), board.counters
    with pytest.raises(dm.IllegalMove):
        board.push(attempt)
    assert (board.fen(), board.ply, board.key(), board.counters) == before


@pytest.mark.parametrize(
    ("variant", "fen", "first", "after"),
    [
        ("american", "W:W18,30:BK5", "18-15", "B:W15,30:BK5"),
        ("spanish", "W:W12,K4:BK31", "12-15", "B:W15,K4:BK31"),
        ("international", "W:WK2,25:B14,15,16", "25-20", "B:W20,K2:B14,15,16"),
    ],
)
def test_the_same_move_twice_moves_no_phantom(
    variant: str, fen: str, first: str, after: str
) -> None:
    """miskibin/py-draughts, issue 27."""
    board = dm.Board(variant, fen=fen)
    move = board.push(first)
    assert board.fen() == after
    refused(board, first)
    refused(board, move)
    assert codes(board, first) == ["NO_PIECE"]


@pytest.mark.parametrize(
    ("variant", "fen", "squares"),
    [
        ("american", "W:W4:B31", ("4", "31")),
        ("spanish", "W:W29:B3", ("29", "3")),
        ("international", "W:W4:B49", ("4", "49")),
        ("russian", "W:Wh8:Bc1", ("h8", "c1")),
    ],
)
def test_a_man_does_not_stand_on_its_crowning_row(
    variant: str, fen: str, squares: tuple[str, str]
) -> None:
    """miskibin/py-draughts, issue 47."""
    with pytest.raises(dm.InvalidFen) as error:
        dm.Board.from_fen(fen, variant)
    sentence = error.value.sentence("en")
    assert all(f"K{square}" in sentence for square in squares)
    assert len(error.value.flaws) == 2


@pytest.mark.parametrize(
    "variant", ["american", "international", "russian", "spanish/encyclopedia@10x10"]
)
def test_a_fen_has_one_side_to_move(variant: str) -> None:
    """miskibin/py-draughts, issue 26."""
    board = dm.Board(variant)
    fields = board.fen().split(":")
    assert len(fields) == 3
    assert fields[0] == board.turn.value[0].upper()
    assert [fields[1][0], fields[2][0]] == ["W", "B"]
    assert dm.Board.from_fen(board.fen(), variant).key() == board.key()


def test_the_start_is_written_in_the_games_own_numbers() -> None:
    men = [list(range(first, first + 12)) for first in (1, 21)]
    low, high = (",".join(map(str, side)) for side in men)
    assert dm.Board("american").fen() == f"B:W{high}:B{low}"
    assert dm.Board("spanish").fen() == f"W:W{low}:B{high}"


@pytest.mark.parametrize(
    ("variant", "fen", "quiet", "better"),
    [
        ("american", "W:W17,32:B1,14", "32-28", "17x10"),
        ("american", "W:W14,18:B22,15", "14-10", "18x11"),
        ("spanish", "W:W13,4:B18,29", "4-8", "13x22"),
        ("spanish/forty", "W:W4,13:B18", "4-7", "13x22"),
        ("international", "W:W28,32:B23", "32-27", "28x19"),
    ],
)
def test_the_duty_to_capture_binds_the_whole_side(
    variant: str, fen: str, quiet: str, better: str
) -> None:
    """codethejason/checkers, issue 3; RoepStoep/lidraughts, commit 9adaa12357."""
    board = dm.Board(variant, fen=fen)
    refusal = board.refusal(quiet)
    assert refusal is not None
    assert refusal.code == "MUST_CAPTURE"
    assert refusal.better is not None
    assert refusal.better.text == better
    refused(board, quiet)


@pytest.mark.parametrize(
    ("variant", "fen", "steps", "whole"),
    [
        (
            "american",
            "B:W11,12,13,19,22,27,28,30:B2,3,6,7,10",
            ("7x16", "7x16x23"),
            "7x16x23x32",
        ),
        (
            "spanish",
            "B:W23,24,17,15,10,7,8,2:B30,31,26,27,22",
            ("27x20", "27x20x11"),
            "27x20x11x4",
        ),
    ],
)
def test_a_multiple_capture_is_one_move(
    variant: str, fen: str, steps: tuple[str, ...], whole: str
) -> None:
    """google-deepmind/open_spiel, issue 1460."""
    board = dm.Board(variant, fen=fen)
    assert [move.long for move in board.legal_moves] == [whole]
    assert codes(board, *steps) == ["MUST_CONTINUE"] * len(steps)
    move = board.push(whole)
    assert (board.ply, move.crowned, len(move.captured)) == (1, True, 3)


def test_two_captures_with_the_same_ends_are_told_apart_by_their_way() -> None:
    """RoepStoep/lidraughts, issue 16."""
    board = dm.Board("international", fen="W:WK1:B12,13,19,20")
    assert {move.text for move in board.legal_moves} == {"1x18x9x25", "1x23x14x25"}
    with pytest.raises(dm.AmbiguousMove):
        board.push("1x25")


@pytest.mark.parametrize(
    ("fen", "line", "counts"),
    [
        # none of the three kings stands on the river
        ("W:WK2,K3,K4:BK29", "2-6", {"forcada": 0, "twenty": 0}),
        ("B:WK3,K4,K5:BK29", "29-25 4-8 25-29", {"forcada": 1, "twenty": 0}),
        ("W:WK1,9,10,11,12:BK31,21,22,23,24", "1-5", {"forcada": 0, "twenty": 0}),
    ],
)
def test_the_counts_of_the_river_and_of_twenty_moves(
    fen: str, line: str, counts: dict[str, int]
) -> None:
    """A Brazilian and Portuguese program project's bench."""
    board = dm.Board("portuguese", fen=fen)
    play(board, line)
    assert {counter.id: counter.count for counter in board.counters} == counts


def test_a_capture_in_a_circle_is_named_by_its_way() -> None:
    """AttackingOrDefending/pydraughts, pull request 43; czsoftcode/checkers, fixtures."""
    board = dm.Board("american", fen="B:W6,7,14,15:BK18")
    (move,) = board.legal_moves
    assert move.origin == move.destination
    assert board.find("18x9x2x11x18") == board.find("18x11x2x9x18") == board.find("18x18") == move
    board.push("18x11x2x9x18")
    assert board.fen() == "W:W:BK18"
    assert board.outcome() == dm.Board("american", fen="W:W:BK18").outcome()


@pytest.mark.parametrize(
    ("variant", "fen", "text"),
    [
        ("american", "W:WK14:B2", "14-14"),
        ("spanish", "W:WK14:B25", "14-14"),
        ("international", "W:WK28:B6", "28-28"),
    ],
)
def test_no_quiet_move_ends_where_it_began(variant: str, fen: str, text: str) -> None:
    """shubhendusaurabh/draughts.js, issue 4."""
    board = dm.Board(variant, fen=fen)
    assert all(move.origin != move.destination for move in board.legal_moves)
    refused(board, text)


@pytest.mark.parametrize(
    ("variant", "fen", "backward"),
    [("american", "W:W18:B22", "18x25"), ("spanish", "W:W19:B14", "19x10")],
)
def test_men_do_not_capture_backward(variant: str, fen: str, backward: str) -> None:
    """RoepStoep/lidraughts, issues 24 and 27, the other way round."""
    assert codes(dm.Board(variant, fen=fen), backward) == ["WRONG_DIRECTION"]


def test_an_ambiguous_text_is_never_guessed() -> None:
    """wiegerw/pdn games; RoepStoep/lidraughts, issue 16."""
    fen = "W:W15,21,25,26,28,30,31,32:B1,2,4,6,8,10,11,13,18,19,27"
    board = dm.Board("american", fen=fen)
    with pytest.raises(dm.AmbiguousMove) as error:
        board.push("32x7")
    both = {move.long for move in error.value.candidates}
    assert both == {"32x23x14x7", "32x23x16x7"}
    assert both < {move.text for move in board.legal_moves}
    assert {board.find(text).captured for text in both} == {
        move.captured for move in error.value.candidates
    }


def test_a_blocked_side_loses() -> None:
    """techwithtim/Python-Checkers, issue 9; a side that has pieces but no move."""
    outcome = dm.Board("american", fen="B:WK32:B28").outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (dm.WHITE, "no_move")
    spanish = dm.Board("spanish", fen="B:W13,10:B17").outcome()
    assert spanish is not None
    assert (spanish.winner, spanish.reason) == (dm.WHITE, "no_move")


def test_the_end_is_asked_of_the_side_to_move_only() -> None:
    """freeboardgames/FreeBoardGames.org, pull request 976."""
    board = dm.Board("american", fen="W:W19:B3,8,16")
    board.push("19x12")
    assert board.fen() == "B:W12:B3,8"
    assert board.outcome() is None
    assert [move.text for move in board.legal_moves] == ["3-7", "8-11"]


def test_a_king_beside_a_king_in_the_corner_takes_it() -> None:
    """bcorfman/raven-checkers, issue 4."""
    board = dm.Board("american", fen="W:WK29:BK25")
    assert board.outcome() is None
    board.push("29x22")
    outcome = board.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (dm.WHITE, "no_piece")
    assert board.refusal("25-21") is not None
    assert codes(board, "25-21") == ["GAME_OVER"]


def test_a_real_game_up_to_a_king_that_flew() -> None:
    """SecUSo/privacy-friendly-dame, issue 20: the app let White begin, and its king fly."""
    men = [",".join(map(str, range(first, first + 12))) for first in (21, 1)]
    board = dm.Board("american", fen=f"W:W{men[0]}:B{men[1]}")
    play(
        board,
        "24-20 12-16 28-24 8-12 32-28 4-8 24-19 9-13 28-24 10-14 22-18 6-10 18x9 5x14 25-22 1-5 "
        "22-18 5-9 18-15 11x18 20x11x4 3-8",
    )
    wanted = "W:WK4,19,21,23,24,26,27,29,30,31:B2,7,8,9,10,12,13,14,18"
    assert dm.Board.from_fen(wanted, "american").key() == board.key()
    assert [move.text for move in board.legal_moves] == ["4x11"]
    refused(board, "4x22")


def test_a_problem_with_a_capture_of_nine() -> None:
    """A game reprinted with the Wikipedia article on PDN; its last move may mean four."""
    board = dm.Board("american", fen="W:W27,19,18,11,7,6,5:B28,26,25,20,17,10,9,4,3,2")
    play(board, "19-15 10x19 5-1 3x10 11-8 4x11 27-24 20x27 18-14 9x18 1-5 2x9")
    with pytest.raises(dm.AmbiguousMove) as error:
        board.push("5x32")
    assert sorted(len(move.captured) for move in error.value.candidates) == [3, 5, 5, 9]
    nine = max(board.legal_moves, key=lambda move: len(move.captured))
    board.push(nine)
    assert board.fen() == "B:WK32:B28"
    outcome = board.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (dm.WHITE, "no_move")


def test_a_lone_last_piece_loses_where_the_reading_says_so_and_moves_go_on() -> None:
    """Burns' encyclopedia; the word leaves open whether a lone king counts."""
    lone = {"king": "B:W14,15:BK31", "man": "B:W14,15:B31"}
    reasons = {
        (reading, piece): (outcome := dm.Board(reading, fen=fen).outcome()) and str(outcome.reason)
        for reading in ("spanish", "spanish/encyclopedia", "spanish/encyclopedia-man")
        for piece, fen in lone.items()
    }
    assert reasons == {
        ("spanish", "king"): None,
        ("spanish", "man"): None,
        ("spanish/encyclopedia", "king"): "last_piece",
        ("spanish/encyclopedia", "man"): "last_piece",
        ("spanish/encyclopedia-man", "king"): None,
        ("spanish/encyclopedia-man", "man"): "last_piece",
    }
    for reading, piece in reasons:
        board = dm.Board(reading, fen=lone[piece])
        assert len(board.legal_moves) == board.perft(1) > 0


def test_a_side_with_one_piece_has_not_lost_while_the_other_is_to_move() -> None:
    board = dm.Board("spanish/encyclopedia", fen="W:W14,15:BK31")
    assert board.outcome() is None
    board.push("14-18")
    outcome = board.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.detail) == (dm.WHITE, "last_piece", "any")


def test_a_lost_last_piece_is_asked_before_a_draw() -> None:
    board = dm.Board("spanish/encyclopedia", fen="W:WK4,K14:BK31", counts={"kings": 39})
    board.push("4-8")
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.reason == "last_piece"


def test_a_claimed_draw_ends_nothing_until_it_is_claimed() -> None:
    """A clock or a stronger engine runs on: nobody's draw is called for them."""
    board = dm.Board("american", fen="W:WK29:BK4", counts={"quiet": 79})
    assert board.claims() == ()
    board.push("29-25")
    assert board.outcome() is None
    assert [claim.id for claim in board.claims()] == ["quiet"]
    board.push("4-8")
    assert [claim.id for claim in board.claims()] == ["quiet"]
    outcome = board.claim("quiet")
    assert (outcome.winner, outcome.reason, outcome.detail) == (None, "claimed", "quiet")
    assert codes(board, "25-22") == ["GAME_OVER"]


def test_three_times_counts_the_side_to_move_and_every_earlier_position() -> None:
    board = dm.Board("american", fen="W:WK29:BK4")
    for text in ("29-25", "4-8", "25-29", "8-4") * 2:
        assert board.claims() == ()
        board.push(text)
    assert [claim.id for claim in board.claims()] == ["repetition"]
    board.pop()
    assert board.claims() == ()

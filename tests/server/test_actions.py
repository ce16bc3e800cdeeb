"""Who may do what, and when."""

import pytest

from damarium.rules import Color
from damarium.server.play.actions import (
    Action,
    Claim,
    Decline,
    Draw,
    Play,
    Refused,
    Resign,
    Undo,
    decide,
    may_offer,
    may_undo,
)
from damarium.server.play.event import (
    Claimed,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Event,
    Flagged,
    Joined,
    Moved,
    Resigned,
    Undone,
)
from damarium.server.play.fold import Game
from tests.server.playing import (
    BOTH,
    ONLY_BLACK,
    ONLY_WHITE,
    created,
    for_two,
    game,
    kings_only,
    moves,
    with_setup,
)

OPENING = moves("spanish", "11-15", "22-19", "15x22")
COMPUTER = created(black=5)
NOBODY: frozenset[Color] = frozenset()


def refused(table: Game, holder: frozenset[Color], action: Action) -> str:
    with pytest.raises(Refused) as error:
        decide(table, holder, action)
    return error.value.sentence.in_("en")


@pytest.mark.parametrize(
    "action", [Play((0, 4), 0), Undo(), Resign(), Draw(), Decline(), Claim("repetition")]
)
def test_who_watches_may_do_nothing(action: Action) -> None:
    assert "watching" in refused(game(*OPENING), NOBODY, action)


def test_a_move_sent_twice_is_played_once() -> None:
    again = Play(OPENING[0].path, 0)
    assert decide(game(), ONLY_WHITE, again) == OPENING[0]
    assert decide(game(OPENING[0]), ONLY_WHITE, again) is None
    assert decide(game(*OPENING), ONLY_WHITE, again) is None


def test_another_move_for_a_ply_that_is_played_comes_too_late() -> None:
    other = Play(moves("spanish", "12-16")[0].path, 0)
    assert "too late" in refused(game(OPENING[0]), ONLY_WHITE, other)
    assert "taken back" in refused(game(), ONLY_WHITE, Play(OPENING[0].path, 2))


def test_only_the_side_to_move_moves() -> None:
    assert "not your turn" in refused(game(), ONLY_BLACK, Play(OPENING[1].path, 0))
    assert "over" in refused(game(Resigned("white")), BOTH, Play(OPENING[0].path, 0))


def test_an_illegal_move_comes_back_with_its_rule() -> None:
    with pytest.raises(Refused) as error:
        decide(game(*OPENING[:2]), ONLY_WHITE, Play(moves("spanish", "12-16")[0].path, 2))
    assert error.value.refusal is not None
    assert error.value.refusal.code == "MUST_CAPTURE"


def test_a_merged_capture_may_be_played_in_any_way() -> None:
    circuit = created(with_setup("american", "B:W6,7,14,15:BK18"))
    table = game(circuit)
    (move,) = table.board.legal_moves
    assert len(move.paths) == 2
    for path in move.paths:
        assert decide(table, BOTH, Play(path, 0)) == Moved(path)
        assert game(circuit, Moved(path)).plies[0].path == path


def test_against_the_computer_an_undo_leads_back_to_ones_own_turn() -> None:
    assert decide(game(COMPUTER, OPENING[0]), ONLY_WHITE, Undo()) == Undone(1)
    assert decide(game(COMPUTER, *OPENING[:2]), ONLY_WHITE, Undo()) == Undone(2)
    assert decide(game(COMPUTER, *OPENING), ONLY_WHITE, Undo()) == Undone(1)
    assert "no move of yours" in refused(game(COMPUTER), ONLY_WHITE, Undo())
    first_by_computer = game(created(white=5), OPENING[0])
    assert "no move of yours" in refused(first_by_computer, ONLY_BLACK, Undo())


def test_at_one_screen_an_undo_takes_one_move() -> None:
    assert decide(game(*OPENING), BOTH, Undo()) == Undone(1)


def test_an_undo_that_is_sent_twice_takes_one_move() -> None:
    assert "already" in refused(game(OPENING[0]), BOTH, Undo(ply=2))


def test_undo_opens_a_game_again_unless_it_was_given_up() -> None:
    assert may_undo(game(*OPENING, DrawAgreed()), BOTH)
    assert not may_undo(game(*OPENING, Resigned("black")), BOTH)
    assert not may_undo(game(*OPENING, Flagged("black")), BOTH)
    assert "no move is taken back" in refused(game(*OPENING, Resigned("black")), BOTH, Undo())


def test_nobody_takes_back_against_another_person() -> None:
    assert not may_undo(game(for_two(), Joined("black"), *OPENING), ONLY_WHITE)


def test_resigning_at_one_screen_resigns_the_side_to_move() -> None:
    assert decide(game(), BOTH, Resign()) == Resigned("white")
    assert decide(game(OPENING[0]), BOTH, Resign()) == Resigned("black")
    assert decide(game(OPENING[0]), ONLY_WHITE, Resign()) == Resigned("white")


def test_at_one_screen_offers_agree_by_themselves() -> None:
    assert decide(game(OPENING[0]), BOTH, Draw()) == DrawAgreed()


def test_an_offer_is_made_accepted_and_declined() -> None:
    assert decide(game(COMPUTER, OPENING[0]), ONLY_WHITE, Draw()) == DrawOffered("white")
    offered = game(COMPUTER, OPENING[0], DrawOffered("white"))
    assert "already" in refused(offered, ONLY_WHITE, Draw())
    assert "No draw" in refused(offered, ONLY_WHITE, Decline())
    assert decide(offered, ONLY_BLACK, Draw()) == DrawAgreed()
    assert decide(offered, ONLY_BLACK, Decline()) == DrawDeclined("black")


def test_offers_do_not_pester() -> None:
    declined = (OPENING[0], DrawOffered("white"), DrawDeclined("black"))
    assert "Play on" in refused(game(COMPUTER, *declined), ONLY_WHITE, Draw())
    assert not may_offer(game(COMPUTER, *declined, OPENING[1]), ONLY_WHITE)
    assert may_offer(game(COMPUTER, *declined, *OPENING[1:]), ONLY_WHITE)


def test_only_what_the_rules_allow_may_be_claimed() -> None:
    assert "no such claim" in refused(game(), ONLY_WHITE, Claim("repetition"))
    assert "side to move" in refused(game(), ONLY_BLACK, Claim("repetition"))


def test_a_repeated_position_is_claimed_by_the_side_to_move() -> None:
    to_and_fro = [(0, 4), (31, 27), (4, 0), (27, 31)] * 2
    first = created(kings_only("american"))
    shuffled = [Moved(path) for path in to_and_fro]
    table = game(first, *shuffled)
    assert [claim.id for claim in table.board.claims()] == ["repetition"]
    assert "side to move" in refused(table, ONLY_WHITE, Claim("repetition"))
    claimed = Claimed("black", "repetition")
    assert decide(table, BOTH, Claim("repetition")) == claimed
    outcome = game(first, *shuffled, claimed).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.detail) == (None, "claimed", "repetition")
    assert game(first, *shuffled, claimed, Undone(1)).running


def test_a_capture_may_be_named_by_its_ends_where_they_mean_one() -> None:
    table = game(created(with_setup("american", "B:W6,15:B1,12")))
    (move,) = (move for move in table.board.legal_moves if len(move.path) > 2)
    short = Play((move.path[0], move.path[-1]), 0)
    happening = decide(table, BOTH, short)
    assert happening == Moved(move.path)
    table.apply(Event(table.number + 1, 0, happening))
    assert decide(table, BOTH, short) is None


def test_ends_that_mean_several_captures_are_asked_about() -> None:
    table = game(created(with_setup("american", "W:WK5:B9,10,11,17,18,19,25,26,27,28")))
    ends = table.board.legal_moves[0].path[0], table.board.legal_moves[0].path[-1]
    assert "in between" in refused(table, BOTH, Play(ends, 0))


def test_a_draw_before_the_first_move_comes_too_early() -> None:
    assert "after the first move" in refused(game(created(black=5)), ONLY_WHITE, Draw())

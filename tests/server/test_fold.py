"""A game is the fold of its events: the same events, the same game, whatever sheets become."""

from dataclasses import replace
from typing import get_args

import pytest

from damarium.game import Board
from damarium.rules import BLACK, WHITE, Variant, parse
from damarium.server.play.event import (
    Aborted,
    Claimed,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Event,
    Flagged,
    Happening,
    Joined,
    Left,
    Moved,
    RematchDeclined,
    Rematched,
    RematchOffered,
    Resigned,
    Said,
    UndoAsked,
    UndoDeclined,
    Undone,
    Withdrawn,
)
from damarium.server.play.fold import BrokenGame, fold
from damarium.server.store.events import Standing
from tests.server.playing import ONLY_WHITE, created, events, game, moves

OPENING = moves("spanish", "11-15", "22-19", "15x22")


def test_a_game_begins_with_its_own_rules() -> None:
    begun = game()
    assert begun.variant == parse("spanish")
    assert begun.position == Board("spanish").position
    assert (begun.turn, begun.ply, begun.running) == (WHITE, 0, True)


def test_moves_are_played_in_order() -> None:
    played = game(*OPENING)
    assert [ply.move.text for ply in played.plies] == ["11-15", "22-19", "15x22"]
    assert [ply.by for ply in played.plies] == [WHITE, BLACK, WHITE]
    assert played.plies[2].captured == ((played.plies[2].move.captured[0], "b"),)
    assert played.plies[2].after == played.position


def test_an_old_game_is_played_by_the_rules_it_began_with() -> None:
    """A mended sheet touches no stored game: its rules are in its first event."""
    sheet = parse("spanish").sheet
    free = Variant(replace(sheet, captures=replace(sheet.captures, compulsory=False)))
    played = game(created(free), *OPENING[:2])
    assert any(not move.captured for move in played.board.legal_moves)
    assert all(move.captured for move in game(*OPENING[:2]).board.legal_moves)


def test_taking_back_restores_what_was_captured() -> None:
    assert game(*OPENING, Undone(1)).position == game(*OPENING[:2]).position
    assert game(*OPENING, Undone(3)).position == game().position


def test_a_game_may_go_on_after_an_agreed_draw_is_taken_back() -> None:
    ended = game(*OPENING[:2], DrawAgreed())
    assert ended.outcome is not None
    assert ended.outcome.reason == "agreed"
    assert game(*OPENING[:2], DrawAgreed(), Undone(1)).running


def test_an_offer_stands_until_the_other_side_moves() -> None:
    offer = DrawOffered("white")
    assert game(OPENING[0], offer).offer is WHITE
    assert game(offer, OPENING[0]).offer is WHITE
    assert game(offer, *OPENING[:2]).offer is None


def test_a_declined_offer_is_shown_until_the_next_move() -> None:
    declined = (OPENING[0], DrawOffered("white"), DrawDeclined("black"))
    assert (game(*declined).offer, game(*declined).declined) == (None, BLACK)
    assert game(*declined, OPENING[1]).declined is None


@pytest.mark.parametrize(
    ("what", "reason"), [(Resigned("white"), "resigned"), (Flagged("white"), "flag")]
)
def test_who_resigns_or_runs_out_of_time_has_lost(what: Resigned | Flagged, reason: str) -> None:
    outcome = game(OPENING[0], what).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (BLACK, reason)


def test_a_rematch_is_known_to_the_game_before() -> None:
    assert game(Resigned("black"), Rematched("next")).rematch == "next"


def test_duties() -> None:
    """What the server owes a game when it starts again."""

    def duty(*happenings: Happening) -> str:
        return game(*happenings).standing.duty

    assert duty() == ""
    assert duty(created(white=3)) == "computer"
    assert duty(created(black=3)) == ""
    assert duty(created(black=3), OPENING[0]) == "computer"
    assert duty(created(black=3), DrawOffered("white")) == "computer"
    assert duty(created(black=3), OPENING[0], Resigned("white")) == ""


def test_a_deadline_is_where_the_running_clock_ends() -> None:
    first, (one, two, _) = created(clock=(1000, 0)), OPENING
    stream = [Event(0, 0, first, None, 50), Event(1, 0, one, (1000, 1000), 100)]
    assert fold(stream[:1]).standing.deadline is None
    assert fold(stream).standing.deadline == 1100
    stream.append(Event(2, 0, replace(two, lag=30), (1000, 400), 700))
    assert fold(stream).standing.deadline == 1700
    assert fold(stream).timing.left(WHITE, 900) == (800, 400)
    assert fold([*stream, Event(3, 0, Resigned("black"), (800, 400), 900)]).standing == Standing()


def test_clocks_are_what_the_last_event_says_and_come_back_with_the_moves() -> None:
    first = created(clock=(5000, 100))
    stream = [
        Event(0, 0, first),
        Event(1, 0, OPENING[0], (5000, 5000)),
        Event(2, 0, OPENING[1], (5000, 4000)),
    ]
    played = fold(stream)
    assert played.timing.clock == (5000, 4000)
    assert played.clock_running is WHITE
    assert played.timing.without(1) == (5000, 5000)
    assert fold([*stream, Event(3, 0, Undone(1), (5000, 5000))]).timing.clock == (5000, 5000)


@pytest.mark.parametrize(
    "broken",
    [
        [OPENING[0]],
        [created(), created()],
        [created(), OPENING[1]],
        [created(), Moved(())],
        [created(), Undone(1)],
        [created(), OPENING[0], Undone(0)],
        [created(), Claimed("white", "repetition")],
        [created(), Resigned("white"), OPENING[0]],
    ],
)
def test_events_that_do_not_follow_are_refused(broken: list[Moved]) -> None:
    with pytest.raises(BrokenGame):
        fold(events(*broken))


def test_numbers_have_no_gap() -> None:
    with pytest.raises(BrokenGame, match="event 2 after 0"):
        fold([Event(0, 0, created()), Event(2, 0, OPENING[0])])


def test_a_copy_goes_on_alone() -> None:
    first = game(*OPENING[:2])
    twin = first.copy()
    twin.apply(Event(3, 0, OPENING[2]))
    assert (first.ply, twin.ply) == (2, 3)
    assert first.position != twin.position
    assert first.takes_back(ONLY_WHITE) == 2


def test_every_event_is_read_as_it_was_written() -> None:
    stream = events(
        created(clock=(1, 2)),
        OPENING[0],
        Undone(1),
        DrawOffered("white"),
        DrawDeclined("black"),
        DrawAgreed(),
        Resigned("white"),
        Claimed("black", "kings"),
        Flagged("white"),
        Joined("black"),
        Withdrawn(),
        Aborted("white"),
        UndoAsked("white", 2),
        UndoDeclined("black"),
        Left("black", drawn=True),
        Said("white", "„Guten Tag“, \u200bsagte er", ""),
        RematchOffered("white", {"variant": "x"}, (1000, 0, 1)),
        RematchDeclined("black"),
        Rematched("next"),
    )
    assert {event.what.kind for event in stream} == {kind.kind for kind in get_args(Happening)}
    for event in stream:
        assert Event.read(event.number, event.at, 0, event.what.kind, event.data) == event

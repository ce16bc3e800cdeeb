"""How games end, to the ply."""

from typing import Any

import pytest

from damarium.game import Board, Outcome
from damarium.rules import BLACK, WHITE
from damarium.rules.endings import Event

ROUND = {"spanish": ("2-6", "31-28", "6-2", "28-31"), "american": ("1-5", "32-28", "5-1", "28-32")}


def shuffle(board: Board, plies: int) -> None:
    """Two kings walk to and fro."""
    for ply in range(plies):
        board.push(ROUND[board.variant.id][ply % 4])


def test_no_move_loses() -> None:
    outcome = Board("american", fen="B:W25,30:B21").outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (WHITE, "no_move")
    assert outcome.sentence("de") == "Schwarz hat keinen Zug mehr: Weiß gewinnt."


def test_no_piece_loses() -> None:
    board = Board("american", fen="W:WK29:BK25")
    assert board.outcome() is None
    board.push("29x22")
    outcome = board.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.detail) == (WHITE, "no_piece", "")
    assert outcome.sentence() == "Black has no piece left: White wins."


@pytest.mark.parametrize(
    ("spelling", "fen", "detail"),
    [
        ("spanish/encyclopedia", "W:WK1:BK32,K31", "any"),
        ("spanish/encyclopedia", "W:W1:BK32,K31", "any"),
        ("spanish/encyclopedia-man", "W:W1:BK32,K31", "man"),
        ("spanish/encyclopedia-man", "W:WK1:BK32,K31", None),
        ("spanish", "W:W1:BK32,K31", None),
    ],
)
def test_the_last_piece(spelling: str, fen: str, detail: str | None) -> None:
    outcome = Board(spelling, fen=fen).outcome()
    if detail is None:
        assert outcome is None
    else:
        assert outcome is not None
        assert (outcome.winner, outcome.reason, outcome.detail) == (BLACK, "last_piece", detail)


def test_a_lone_piece_goes_on_moving_on_paper() -> None:
    board = Board("spanish/encyclopedia", fen="W:WK16:B27,26,21,K7")
    assert [move.text for move in board.legal_moves] == ["16x30", "16x3"]
    assert board.outcome() is not None


def test_the_third_time_is_a_draw() -> None:
    board = Board("spanish", fen="W:WK2:BK31")
    shuffle(board, 7)
    assert (board.outcome(), board.repetitions()) == (None, 2)
    last = board.push("28-31")
    outcome = board.outcome()
    assert board.repetitions() == 3
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.detail) == (None, "repetition", "repetition")
    assert "3 times" in outcome.sentence()
    assert board.pop() == last
    assert board.outcome() is None


def test_the_side_to_move_belongs_to_a_position() -> None:
    board = Board("spanish", fen="W:WK1:BK32")
    other = Board("spanish", fen="B:WK1:BK32")
    assert board.key() != other.key()


@pytest.mark.parametrize(
    ("spelling", "counter", "limit"),
    [("spanish", "kings", 40), ("spanish/forty", "quiet", 80), ("american/automatic", "kings", 80)],
)
def test_a_counter_strikes_at_its_last_ply_and_no_sooner(
    spelling: str, counter: str, limit: int
) -> None:
    first = "W" if spelling.startswith("spanish") else "B"
    board = Board(spelling, fen=f"{first}:WK1,K2:BK32,K31", counts={counter: limit - 2})
    first_text, then = ("2-6", "31-28") if first == "W" else ("32-28", "1-5")
    board.push(first_text)
    assert board.outcome() is None
    assert board.counters[0].count == limit - 1
    board.push(then)
    outcome = board.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.detail) == (None, "counter", counter)
    assert board.counters[0].struck
    assert str(limit) in outcome.sentence("de")


@pytest.mark.parametrize(
    ("spelling", "fen", "move", "count"),
    [
        ("spanish", "W:WK1,9:BK32", "9-13", 0),
        ("spanish", "W:WK1,9:BK32", "1-5", 31),
        ("spanish", "W:WK1:B5,K32", "1x10", 0),
        ("spanish/forty", "W:WK1,9:BK32", "9-13", 31),
        ("spanish/forty", "W:WK1,25:BK31", "25-29", 0),
        ("spanish/forty", "W:WK1:B5,K32", "1x10", 0),
        ("american", "B:WK32:BK1,9", "9-13", 0),
        ("american", "B:WK32:BK1,9", "1-5", 31),
        ("american", "B:WK32,6:BK1", "1x10", 0),
    ],
)
def test_what_resets_a_counter(spelling: str, fen: str, move: str, count: int) -> None:
    name = Board(spelling).counters[0].id
    board = Board(spelling, fen=fen, counts={name: 30})
    board.push(move)
    assert board.counters[0].count == count
    board.pop()
    assert board.counters[0].count == 30


def test_a_loss_is_decided_before_a_draw() -> None:
    outcome = Board("american/automatic", fen="B:W25,30:B21", counts={"kings": 80}).outcome()
    assert outcome is not None
    assert outcome.reason == "no_move"
    last = Board("spanish/encyclopedia", fen="W:WK1:BK32,K31", counts={"kings": 40}).outcome()
    assert last is not None
    assert last.reason == "last_piece"


def test_a_rule_that_must_be_claimed_ends_nothing_by_itself() -> None:
    board = Board("american", fen="B:WK1:BK32", counts={"quiet": 79})
    assert board.claims() == ()
    with pytest.raises(ValueError, match="nothing may be claimed"):
        board.claim("quiet")
    board.push("32-27")
    (claim,) = board.claims()
    assert board.outcome() is None
    assert claim.id == "quiet"
    assert claim.sentence() == "80 plies have passed without a capture or a move by a man."
    assert claim.sentence("de") == "80 Halbzüge sind ohne Schlag oder Steinzug vergangen."
    board.push("1-6")
    assert [claim.id for claim in board.claims()] == ["quiet"]
    outcome = board.claim(claim)
    assert (outcome.winner, outcome.reason, outcome.detail) == (None, "claimed", "quiet")
    assert board.outcome() == outcome
    assert board.claims() == ()
    board.pop()
    assert board.outcome() is None


def test_a_third_repetition_may_be_claimed() -> None:
    board = Board("american", fen="W:WK1:BK32")
    shuffle(board, 8)
    assert board.outcome() is None
    assert [claim.id for claim in board.claims()] == ["repetition"]
    twin = board.copy()
    twin.claim("repetition")
    assert twin.copy().outcome() is not None
    assert board.outcome() is None


def test_counters_say_where_they_stand() -> None:
    (counter,) = Board("spanish", fen="W:WK1:BK32", counts={"kings": 31}).counters
    assert (counter.id, counter.count, counter.limit, counter.claimed) == ("kings", 31, 40, False)
    assert counter.resets == (Event.CAPTURE, Event.MAN_MOVE)
    assert counter.sentence("de") == "31 von 40 Halbzügen ohne Schlag oder Steinzug."
    assert counter.resets_sentence("de") == (
        "Ein Schlag oder ein Steinzug setzt den Zähler auf 0 zurück."
    )


@pytest.mark.parametrize(
    "counts",
    [
        {"nothing": 1},
        {"kings": -1},
        {"kings": 1001},
        {"kings": "3"},
        {"kings": 3.5},
        {"kings": True},
    ],
)
def test_impossible_counts_are_refused(counts: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="counts: "):
        Board("spanish", counts=counts)


def test_the_ends_that_people_make() -> None:
    assert Outcome.agreed().winner is None
    assert Outcome.resigned(WHITE).winner is BLACK
    assert Outcome.flag(BLACK) == Outcome.flag(BLACK)
    assert Outcome.flag(BLACK).sentence("de") == "Schwarz hat keine Zeit mehr: Weiß gewinnt."
    assert Outcome.agreed().reason == "agreed"

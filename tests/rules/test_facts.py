"""Rules in sentences, where the two first games do not need all the words."""

from dataclasses import replace
from typing import Any

import pytest

from damarium.rules import parse
from damarium.rules.captures import BY_KING, KINGS_EARLIEST, MOST_KINGS, Captures
from damarium.rules.endings import Counter, Event
from damarium.rules.facts import draw_rule, facts
from damarium.rules.pieces import Kings, Men, Range
from damarium.rules.promotion import InCapture, Promotion

SHORT, FLYING = Kings(range=Range.SHORT), Kings(range=Range.FLYING)


def german(fact: str, **words: Any) -> str:
    sheet = replace(parse("american").sheet, **words)
    return {each.id: each.text for each in facts(sheet, "de")}[fact]


@pytest.mark.parametrize(("kings", "word"), [(SHORT, "König"), (FLYING, "Dame")])
def test_a_short_king_is_called_otherwise_than_a_flying_one(kings: Kings, word: str) -> None:
    prefer = Captures(prefer=(BY_KING, MOST_KINGS, KINGS_EARLIEST))
    others = {"König": "Dame", "Dame": "König"}
    said = [
        german("captures", kings=kings, captures=prefer),
        german("take-kings", kings=kings, men=Men(may_take_kings=False)),
        german("promotion", kings=kings, promotion=Promotion(in_capture=InCapture.GOES_ON_AS_KING)),
    ]
    assert all(word in each for each in said)
    assert not any(others[word] in each for each in said)


def test_a_precedence_is_told_also_where_captures_may_be_left_out() -> None:
    sheet = replace(
        parse("american").sheet, captures=Captures(compulsory=False, prefer=(MOST_KINGS,))
    )
    assert facts(sheet)[0].text == (
        "You may leave a capture out; among captures: the most kings. One that has begun is "
        "finished."
    )


@pytest.mark.parametrize(
    ("plies", "sentence", "in_german"),
    [
        (1, "Draw after 1 ply without a capture.", "Remis nach 1 Halbzug ohne Schlag."),
        (2, "Draw after 2 plies without a capture.", "Remis nach 2 Halbzügen ohne Schlag."),
        (
            4,
            "Draw after 2 moves by each side without a capture.",
            "Remis nach 2 Zügen jeder Seite ohne Schlag.",
        ),
        (31, "Draw after 31 plies without a capture.", "Remis nach 31 Halbzügen ohne Schlag."),
    ],
)
def test_half_a_move_is_a_ply(plies: int, sentence: str, in_german: str) -> None:
    rule = Counter(id="quiet", plies=plies, resets=(Event.CAPTURE,), claimed=False)
    assert draw_rule(rule) == sentence
    assert draw_rule(rule, "de") == in_german

"""Rules in sentences, where the two first games do not need all the words."""

from dataclasses import replace
from typing import Any

import pytest

from damarium.rules import parse
from damarium.rules.captures import BY_KING, KINGS_EARLIEST, MOST_KINGS, Captures
from damarium.rules.drawfacts import draw_rule
from damarium.rules.endings import Counter, Counting, Event
from damarium.rules.facts import facts
from damarium.rules.material import (
    LONE_KING,
    Force,
    Material,
    at_least,
    at_most,
    between,
    exactly,
)
from damarium.rules.material_text import MaterialText
from damarium.rules.pieces import Kings, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.region import Region

ROAD = Region.LONG_DIAGONAL
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
    sheet = parse("american").sheet
    assert draw_rule(rule, sheet) == sentence
    assert draw_rule(rule, sheet, "de") == in_german


THREE = Force(kings=at_least(1), pieces=exactly(3))
KINGS = Force(kings=exactly(3), men=exactly(0))
BOTH = Force(kings=at_least(1))


@pytest.mark.parametrize(
    ("material", "sentence", "in_german"),
    [
        (
            Material(THREE, LONE_KING),
            "3 pieces, at least one a king, against a lone king",
            "3 Steine, darunter mindestens eine Dame, gegen eine einzelne Dame",
        ),
        (
            Material(replace(THREE, pieces=at_most(2)), replace(LONE_KING, on=ROAD)),
            "up to 2 pieces, at least one a king, against a lone king on the long diagonal",
            (
                "bis zu 2 Steine, darunter mindestens eine Dame, gegen eine einzelne Dame "
                "auf der langen Diagonale"
            ),
        ),
        (
            Material(replace(KINGS, on=ROAD), LONE_KING),
            "3 kings, of these a king on the long diagonal, against a lone king",
            "3 Damen, davon eine Dame auf der langen Diagonale, gegen eine einzelne Dame",
        ),
        (
            Material(replace(KINGS, kings=at_least(3)), LONE_KING),
            "3 or more kings against a lone king",
            "3 oder mehr Damen gegen eine einzelne Dame",
        ),
        (
            Material(BOTH, BOTH, between(4, 5)),
            "kings on both sides, 4–5 pieces in all",
            "Damen auf beiden Seiten, insgesamt 4–5 Steine",
        ),
        (
            Material(replace(BOTH, pieces=at_most(4)), replace(BOTH, pieces=at_most(4))),
            "kings on both sides, at most 4 pieces each",
            "Damen auf beiden Seiten, je höchstens 4 Steine",
        ),
        (
            Material(Force(kings=at_least(2), men=exactly(1)), Force()),
            "kings: ≥ 2, men: 1 against any pieces",
            "Damen: ≥ 2, Steine: 1 gegen beliebige Steine",
        ),
    ],
)
def test_material_is_told_in_words(material: Material, sentence: str, in_german: str) -> None:
    said = MaterialText(material, flying=True)
    assert (said.in_("en"), said.in_("de")) == (sentence, in_german)
    short = MaterialText(material, flying=False).in_("de")
    assert "Dame" not in short


def test_a_counter_tells_when_it_begins_whom_it_counts_and_what_rests_meanwhile() -> None:
    twenty = Counter("twenty", 40, (Event.CAPTURE,))
    forced = Counter(
        "forced",
        12,
        when=Material(KINGS, LONE_KING),
        starts=Material(replace(KINGS, on=ROAD), LONE_KING),
        counts=Counting.STRONGER,
        replaces="twenty",
    )
    sheet = replace(parse("spanish").sheet, draws=(forced, twenty))
    assert draw_rule(forced, sheet) == (
        "Draw after 12 moves by the stronger side: 3 kings against a lone king; counted from: "
        "3 kings, of these a king on the long diagonal, against a lone king. Meanwhile another "
        "one rests: Draw after 20 moves by each side without a capture."
    )

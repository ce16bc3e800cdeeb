"""Rules as JSON: what is written is read again, and what cannot be read is named with its path."""

import json
from typing import Any

import pytest

from damarium.rules import InvalidRules, Variant, parse
from damarium.rules.compass import NAMED_DIRECTIONS, Compass, Directions
from damarium.rules.jsonform import canonical, decode, encode
from damarium.rules.pieces import Men


def rules(**changes: Any) -> dict[str, Any]:
    """A small valid set of rules as somebody would type it, with some fields replaced."""
    plain: dict[str, Any] = {
        "id": "mine",
        "names": {"en": "My game"},
        "board": {"dark_squares": {"width": 8, "height": 8}},
        "setup": {"rows": {"rows": 3}},
    }
    return {name: value for name, value in (plain | changes).items() if value is not None}


def flaws(**changes: Any) -> list[tuple[str, object, str]]:
    with pytest.raises(InvalidRules) as error:
        Variant.from_json(rules(**changes))
    return [(flaw.field, flaw.value, flaw.reason) for flaw in error.value.flaws]


def test_a_small_set_of_rules_is_a_game() -> None:
    variant = Variant.from_json(rules())
    assert variant.spelling == "mine"
    assert variant.name("de") == "My game"
    assert variant.squares[0] == "1"


def test_json_survives_text() -> None:
    variant = parse("spanish/encyclopedia@10x10+capture-optional")
    text = json.dumps(variant.to_json())
    again = Variant.from_json(json.loads(text))
    assert again == variant
    assert again.name("de") == variant.name("de")
    assert again.squares == variant.squares
    assert canonical(again.to_json()) == canonical(variant.to_json())


def test_one_of_several_words_is_kept_also_where_it_has_no_fields_to_tell() -> None:
    lettered = Variant.from_json(rules(numbering={"letters": {}}))
    assert lettered.squares[0] == "b8"
    again = Variant.from_json(lettered.to_json())
    assert again.squares == lettered.squares


def test_a_variant_is_shown_by_its_spelling() -> None:
    assert repr(parse("damas")) == f"<Variant spanish {parse('spanish').hash}>"


def test_an_unknown_field_hides_no_other_flaw() -> None:
    found = flaws(strange=1, board=7, spelling={"size": [8]})
    assert [field for field, _, _ in found] == ["strange", "board", "spelling.size"]


def test_what_is_missing_has_no_value() -> None:
    with pytest.raises(InvalidRules) as error:
        Variant.from_json(rules(names=None))
    assert str(error.value) == "names: is missing"


def test_defaults_are_left_out() -> None:
    written = Variant.from_json(rules()).to_json()
    assert set(written) == {"id", "names", "board", "setup", "spelling"}


def test_canonical_text_does_not_depend_on_order() -> None:
    assert canonical({"b": 1, "a": "ü"}) == canonical({"a": "ü", "b": 1}) == '{"a":"ü","b":1}'


def test_directions_are_a_word_or_a_list_for_each_colour() -> None:
    sideways = Directions((Compass.E,), (Compass.W,))
    assert encode(Men(move=sideways)) == {"move": {"white": ["e"], "black": ["w"]}}
    assert decode(
        Men, {"move": "diagonal", "capture": {"white": ["e"], "black": ["w"]}}
    ).capture == (sideways)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("sideways", f"not one of {', '.join(NAMED_DIRECTIONS)}"),
        (3, "expected a word, or directions for white and for black"),
        ({"white": ["n"]}, "expected a word, or directions for white and for black"),
        ({"white": "n", "black": ["n"]}, "expected a list of directions such as ['nw', 'ne']"),
        ({"white": ["x"], "black": ["n"]}, "directions are n, ne, e, se, s, sw, w, nw"),
        ({"white": [[]], "black": ["n"]}, "directions are n, ne, e, se, s, sw, w, nw"),
    ],
)
def test_directions_that_are_none(value: object, reason: str) -> None:
    assert flaws(men={"move": value}) == [("men.move", value, reason)]


@pytest.mark.parametrize(
    ("changes", "field", "value", "reason"),
    [
        ({"board": None}, "board", None, "is missing"),
        ({"board": 8}, "board", 8, "expected one of all_squares, dark_squares, hexagon, points"),
        (
            {"board": {"hexes": {}}},
            "board",
            {"hexes": {}},
            "expected one of all_squares, dark_squares, hexagon, points",
        ),
        (
            {"board": {"dark_squares": {"width": "8", "height": 8}}},
            "board.dark_squares.width",
            "8",
            "expected a whole number",
        ),
        (
            {"board": {"dark_squares": {"width": True, "height": 8}}},
            "board.dark_squares.width",
            True,
            "expected a whole number",
        ),
        ({"setup": {"rows": 3}}, "setup.rows", 3, "expected an object"),
        ({"setup": {"piles": 3}}, "setup", {"piles": 3}, "expected one of diagram, rows"),
        ({"first": "red"}, "first", "red", "expected one of white, black"),
        ({"men": []}, "men", [], "expected an object"),
        (
            {"men": {"hop": 1}},
            "men.hop",
            1,
            (
                "expected one of move, capture, capture_on, may_take_kings, linear, "
                "far_row_only_captures, cite, disputed"
            ),
        ),
        (
            {"men": {"may_take_kings": 1}},
            "men.may_take_kings",
            1,
            "expected true or false",
        ),
        (
            {"captures": {"prefer": "most_pieces"}},
            "captures.prefer",
            "most_pieces",
            "expected a list",
        ),
        (
            {"captures": {"prefer": ["most_pieces", "best"]}},
            "captures.prefer[1]",
            "best",
            "expected one of most_pieces, by_king, most_kings, kings_earliest, most_value",
        ),
        (
            {"draws": [{"repetition": {}}, {"counter": {"id": "quiet"}}]},
            "draws[1].counter.plies",
            None,
            "is missing",
        ),
        (
            {
                "draws": [
                    {
                        "counter": {
                            "id": "two",
                            "plies": 10,
                            "when": {"stronger": {"kings": "many"}, "weaker": {}},
                        }
                    }
                ]
            },
            "draws[0].counter.when.stronger.kings",
            "many",
            "expected a number such as 3, 3+ or 4-5",
        ),
        (
            {"ends": {"last_piece_loses": "all"}},
            "ends.last_piece_loses",
            "all",
            "expected one of any, man",
        ),
        ({"kings": {"range": "long"}}, "kings.range", "long", "expected one of short, flying"),
        ({"pdn": "x"}, "pdn", "x", "expected a whole number"),
    ],
)
def test_a_flaw_in_json_is_named_with_its_path(
    changes: dict[str, Any], field: str, value: object, reason: str
) -> None:
    assert flaws(**changes) == [(field, value, reason)]


def test_a_word_that_rules_do_not_have_is_named() -> None:
    ((field, value, reason),) = flaws(readings={})
    assert (field, value) == ("readings", {})
    assert reason.startswith("expected one of id, names, ")


def test_several_flaws_are_named_together() -> None:
    found = flaws(first="red", men={"move": "sideways"})
    assert sorted(field for field, _, _ in found) == ["first", "men.move"]


def test_rules_that_can_be_read_but_not_played_are_refused() -> None:
    assert [field for field, _, _ in flaws(setup={"rows": {"rows": 9}})] == ["setup.rows.rows"]


@pytest.mark.parametrize("rubbish", [None, 3, "text", [], [{}]])
def test_rules_are_an_object(rubbish: object) -> None:
    with pytest.raises(InvalidRules) as error:
        Variant.from_json(rubbish)
    assert error.value.flaws[0].value == rubbish


@pytest.mark.parametrize(
    "spelling",
    [3, [], {"size": "8x8"}, {"size": [8, "8"]}, {"transforms": [1]}, {"reading": None}, {"x": 1}],
)
def test_a_spelling_in_json_that_is_none(spelling: object) -> None:
    with pytest.raises(InvalidRules) as error:
        Variant.from_json(rules(spelling=spelling))
    assert all(flaw.field.startswith("spelling") for flaw in error.value.flaws)

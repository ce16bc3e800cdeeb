"""Rules of one's own: few lines on a base, files to start from, and whatever else is typed."""

import json
import pickle
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from damarium.game import Board
from damarium.rules import Flaw, InvalidRules, Variant, parse, resolve, sheets
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.facts import facts
from damarium.rules.jsontext import MOST_BYTES, NotJson, Trouble, read_json
from damarium.rules.own import complete, own, read_own
from tests.rules.strange import json_values, mutants
from tests.rules.strange import sheets as strange_sheets

READINGS = [
    f"{sheet.id}{reading}"
    for sheet in sheets().values()
    for reading in ("", *(f"/{name}" for name in sheet.readings))
]


def flaws(data: object) -> list[tuple[str, object, str]]:
    with pytest.raises(InvalidRules) as error:
        own(data)
    return [(flaw.field, flaw.value, flaw.reason) for flaw in error.value.flaws]


@pytest.mark.parametrize("spelling", READINGS)
def test_every_game_can_be_started_from(spelling: str) -> None:
    variant = parse(spelling)
    written = json.loads(json.dumps(complete(variant)))
    again = own(written)
    assert again.hash == variant.hash == own({"base": spelling}).hash
    assert again.squares == variant.squares
    assert complete(again)["board"] == written["board"]  # how it is drawn, too
    assert "cite" not in json.dumps(written)


def test_a_file_to_start_from_shows_every_switch() -> None:
    written = complete(parse("spanish/encyclopedia@10x10"))
    assert written["id"] == "my-spanish-encyclopedia-10x10"
    assert written["names"]["en"].endswith("after the encyclopedia, 10x10) (own rules)")
    assert list(written)[:4] == ["id", "names", "board", "setup"]
    assert written["men"]["capture_on"] is None
    assert written["pdn"] is None


def test_a_part_keeps_what_is_not_named_in_it() -> None:
    variant = own({"base": "spanish/encyclopedia", "men": {"capture": "diagonal"}})
    men = variant.sheet.men
    assert (men.move, men.capture, men.may_take_kings) == (FORWARD, DIAGONAL, False)
    assert variant.sheet.captures == parse("spanish/encyclopedia").sheet.captures


def test_other_fields_are_replaced_whole() -> None:
    variant = own({"base": "spanish", "draws": [], "names": {"en": "Mine"}})
    assert variant.sheet.draws == ()
    assert variant.name("de") == "Mine"


def test_what_may_be_missing_is_taken_away_by_null() -> None:
    base = {"base": "russian", "parachutists": {"goes_on": True}}
    assert own(base).sheet.parachutists is not None
    assert own({**base, "parachutists": None}).sheet.parachutists is None


def test_a_base_gives_no_sources_and_no_pdn_type() -> None:
    sheet = own({"base": "spanish", "men": {"capture": "diagonal"}}).sheet
    assert (sheet.pdn, sheet.men.cite, sheet.men.disputed) == (None, "", "")


def test_without_a_base_a_board_and_a_setup_are_enough() -> None:
    variant = own(
        {"board": {"dark_squares": {"width": 8, "height": 8}}, "setup": {"rows": {"rows": 3}}}
    )
    assert (variant.id, variant.name(), variant.name("de")) == ("my-game", "My game", "Mein Spiel")
    assert flaws({}) == [("board", None, "is missing"), ("setup", None, "is missing")]


@pytest.mark.parametrize(
    ("base", "reason"),
    [
        (7, "expected a spelling such as spanish@10x10"),
        (None, "expected a spelling such as spanish@10x10"),
        ("portugese", "no game is called portugese; did you mean portuguese"),
        ("spanish+backwards", "no transform is called backwards"),
    ],
)
def test_a_base_that_is_none(base: object, reason: str) -> None:
    strange, (field, value, told) = flaws({"base": base, "strange": 1})
    assert strange[0] == "strange"
    assert (field, value) == ("base", base)
    assert told.startswith(reason)


def test_unknown_fields_are_told_beside_all_other_flaws() -> None:
    found = flaws({"base": "spanish", "kings": {"range": "far", "hop": 1}, "strange": [1]})
    assert [field for field, _, _ in found] == ["strange", "kings.hop", "kings.range"]
    assert found[0][2].startswith("expected one of base, id, names, board, ")


def test_the_schema_may_be_named() -> None:
    assert own({"$schema": "rules.schema.json", "base": "spanish"}) == own({"base": "spanish"})


@pytest.mark.parametrize("names", [{"en": "x" * 101}, {"de": "two\nlines"}, {"en": "tab\there"}])
def test_a_name_stands_in_one_line(names: dict[str, str]) -> None:
    ((lang, name),) = names.items()
    reason = "expected at most 100 characters in one line"
    assert flaws({"base": "spanish", "names": names}) == [(f"names.{lang}", name, reason)]


@pytest.mark.parametrize("half", ["\ud800", "a\udfff"])
def test_half_a_character_is_none(half: str) -> None:
    found = flaws({"base": "spanish", "men": {"cite": half}})
    assert found == [("men.cite", ascii(half), "expected whole characters")]


def _counter(men: str) -> dict[str, Any]:
    when = {"stronger": {"men": men}, "weaker": {}}
    return {"counter": {"id": "few", "plies": 9, "when": when}}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"board": {"dark_squares": {"width": 10**14, "height": 8}}}, "board.dark_squares.width"),
        ({"kings": {"run_limit": True}}, "kings.run_limit"),
        ({"kings": {"run_limit": 3.0}}, "kings.run_limit"),
        ({"kings": {"run_limit": float("nan")}}, "kings.run_limit"),
        ({"captures": {"compulsory": 1}}, "captures.compulsory"),
        ({"captures": {"compulsory": "true"}}, "captures.compulsory"),
        ({"captures": {"prefer": ["most_pieces"] * 2}}, "captures.prefer"),
        ({"promotion": {"on": "somewhere"}}, "promotion.on"),
        ({"promotion": {"on": {"rows": 1}}}, "promotion.on"),
        (
            {"promotion": {"on": {"squares": {"white": ["z9"], "black": ["a8"]}}}},
            "promotion.on.squares.white",
        ),
        ({"draws": [_counter("9" * 5000)]}, "draws[0].counter.when.stronger.men"),
        ({"draws": [_counter("٣")]}, "draws[0].counter.when.stronger.men"),
    ],
)
def test_a_value_of_another_kind_is_a_flaw_of_its_place(change: dict[str, Any], field: str) -> None:
    assert [flaw[0] for flaw in flaws({"base": "spanish", **change})] == [field]


def test_a_choice_between_words_and_objects_names_both() -> None:
    ((_, _, reason),) = flaws({"base": "spanish", "promotion": {"on": 3}})
    assert reason == "expected one of far_row, never, or an object of squares"


# --- files ---


def test_a_file_may_begin_with_a_mark() -> None:
    assert read_own(b'\xef\xbb\xbf{"base": "spanish"}').id == "my-spanish"


def test_a_name_that_stands_twice_is_a_flaw_with_its_path() -> None:
    text = b'{"base": "x", "base": "spanish", "men": {"linear": true, "linear": 1}}'
    with pytest.raises(InvalidRules) as error:
        read_own(text)
    assert [flaw.field for flaw in error.value.flaws] == ["base", "men.linear", "men.linear"]
    with pytest.raises(InvalidRules) as error:
        read_own(b'{"base": "spanish", "base": "spanish"}')
    assert str(error.value) == "base: stands twice in one object"


@pytest.mark.parametrize(
    ("text", "trouble", "place"),
    [
        (b"", Trouble.SYNTAX, (1, 1)),
        (b'{\n "id": }', Trouble.SYNTAX, (2, 8)),
        (b"{} {}", Trouble.SYNTAX, (1, 4)),
        (b'{"id": "\xff"}', Trouble.ENCODING, (0, 0)),
        (b'"' + "a".encode("utf-16"), Trouble.ENCODING, (0, 0)),
        (b"[" * 100_000, Trouble.TOO_DEEP, (0, 0)),
        (b"[" * 100 + b"]" * 100, Trouble.TOO_DEEP, (0, 0)),
        (b'{"a":' * 50_000, Trouble.TOO_DEEP, (0, 0)),
        (b" " * (MOST_BYTES + 1), Trouble.TOO_LONG, (0, 0)),
    ],
)
def test_what_is_no_json_is_told_with_its_place(
    text: bytes, trouble: Trouble, place: tuple[int, int]
) -> None:
    with pytest.raises(NotJson) as caught:
        read_own(text)
    error = caught.value
    assert (error.trouble, (error.line, error.column)) == (trouble, place)
    # it comes whole out of another process
    assert str(pickle.loads(pickle.dumps(error))) == str(error)  # noqa: S301 - our own bytes


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 5000, "1e999", "NaN", "-Infinity"])
def test_numbers_that_no_field_holds_are_flaws_of_their_field(number: str) -> None:
    with pytest.raises(InvalidRules) as error:
        read_own(f'{{"base": "spanish", "kings": {{"run_limit": {number}}}}}'.encode())
    assert [flaw.field for flaw in error.value.flaws] == ["kings.run_limit"]


# --- whatever comes ---


def _read(data: object) -> bool:
    """Whether data are rules; where they are, all that is done with rules can be done."""
    found: tuple[Flaw, ...] = ()
    variant: Variant | None = None
    try:
        variant = own(data)
    except InvalidRules as error:
        found = error.flaws
    if variant is None:
        assert found
        assert all(flaw.reason and "\n" not in str(flaw) for flaw in found)
        assert all(len(str(flaw)) < 600 for flaw in found)
        return False
    assert own(json.loads(json.dumps(complete(variant)))).hash == variant.hash
    assert facts(variant.sheet, "de")
    board = Board(variant)
    going_on = board.outcome() is None
    for move in list(board.legal_moves)[: 3 * going_on]:
        board.push(move)
        board.outcome()
        board.pop()
    return True


@given(json_values)
@settings(max_examples=100, deadline=None)
def test_no_json_is_a_crash(data: object) -> None:
    _read(data)


@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode))
@settings(max_examples=200, deadline=None)
def test_no_bytes_are_a_crash(text: bytes) -> None:
    with suppress(NotJson):
        read_json(text)


@given(st.sampled_from(READINGS).flatmap(lambda each: mutants(complete(parse(each)))))
@settings(max_examples=150, deadline=None)
def test_no_change_to_a_game_is_a_crash(data: object) -> None:
    _read(data)


@given(strange_sheets())
@settings(max_examples=60, deadline=None)
def test_whatever_can_be_said_can_be_played(sheet: Any) -> None:
    assert _read(complete(resolve(sheet)))

"""The published schema of rules, asked by a library that knows JSON Schema and nothing of us."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from damarium.rules import InvalidRules, parse, resolve, sheets
from damarium.rules.own import complete, own
from damarium.rules.schema import schema
from tests.rules.strange import mutants
from tests.rules.strange import sheets as strange_sheets

VALIDATOR = Draft202012Validator(schema())
READINGS = [
    f"{sheet.id}{reading}"
    for sheet in sheets().values()
    for reading in ("", *(f"/{name}" for name in sheet.readings))
]


def found(data: object) -> list[str]:
    return [error.json_path for error in VALIDATOR.iter_errors(data)]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("spelling", READINGS)
def test_every_game_fits(spelling: str) -> None:
    variant = parse(spelling)
    for data in (complete(variant), variant.to_json(), {"base": spelling}):
        assert found(json.loads(json.dumps(data))) == []


def test_sizes_and_transforms_fit_too() -> None:
    data = parse("spanish/encyclopedia@10x10+capture-optional").to_json()
    assert found(json.loads(json.dumps(data))) == []


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"strange": 1}, "$"),
        ({"id": "Capital"}, "$.id"),
        ({"id": 7}, "$.id"),
        ({"names": {"fr": "Dames"}}, "$.names"),
        ({"first": "red"}, "$.first"),
        ({"board": {"dark_squares": {"width": 3, "height": 8}}}, "$.board"),
        ({"board": {"dark_squares": {"width": True, "height": 8}}}, "$.board"),
        ({"board": {"round": {}}}, "$.board"),
        ({"board": {"hexagon": {"side": 9}}}, "$.board"),
        ({"setup": {"rows": {}}}, "$.setup"),
        ({"setup": {"diagram": {"position": "wx"}}}, "$.setup"),
        ({"men": {"move": "sideways"}}, "$.men.move"),
        ({"men": {"move": {"white": ["n"]}}}, "$.men.move"),
        ({"men": {"linear": "yes"}}, "$.men.linear"),
        ({"kings": {"run_limit": 0}}, "$.kings.run_limit"),
        ({"captures": {"prefer": ["best"]}}, "$.captures.prefer[0]"),
        ({"captures": {"worth": {"king": 256}}}, "$.captures.worth"),
        ({"promotion": {"on": "somewhere"}}, "$.promotion.on"),
        ({"draws": [{"repetition": {"times": 1}}]}, "$.draws[0]"),
        ({"draws": [{"counter": {"id": "x"}}]}, "$.draws[0]"),
        (
            {"draws": [{"standoff": {"id": "x", "when": {"stronger": {"on": 3}, "weaker": {}}}}]},
            "$.draws[0]",
        ),
    ],
)
def test_flaws_of_a_field_are_found_by_the_schema_too(change: dict[str, Any], place: str) -> None:
    data = {**complete(parse("spanish")), **change}
    assert found(data) == [place]
    with pytest.raises(InvalidRules):
        own(data)


def test_a_game_needs_a_base_or_a_board_and_a_setup() -> None:
    assert found({}) == found({"board": {"points": {"width": 5, "height": 5}}}) == ["$"]


def test_every_word_is_described() -> None:
    def bare(data: Any, path: str) -> list[str]:
        if isinstance(data, list):
            return [each for n, inner in enumerate(data) for each in bare(inner, f"{path}[{n}]")]
        if not isinstance(data, dict):
            return []
        here = [path] if "const" in data and not data.get("description") else []
        for name, inner in data.get("properties", {}).items():
            # what stands behind a word is described where it is defined
            if not inner.get("description") and set(inner) != {"$ref"}:
                here.append(f"{path}.{name}")
        for name, inner in data.items():
            here += bare(inner, f"{path}.{name}")
        return here

    assert bare(schema(), "$") == []
    assert all(each["description"] for each in schema()["$defs"].values())


@given(st.sampled_from(READINGS).flatmap(lambda each: mutants(complete(parse(each)))))
@settings(max_examples=150, deadline=None)
def test_the_schema_forbids_nothing_that_can_be_played(data: Any) -> None:
    try:
        own(data)
    except InvalidRules:
        return
    assert found(data) == []


@given(strange_sheets())
@settings(max_examples=60, deadline=None)
def test_the_schema_has_every_word(sheet: Any) -> None:
    assert found(complete(resolve(sheet))) == []

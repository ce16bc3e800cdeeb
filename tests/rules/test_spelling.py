"""One spelling for every variant, and what a wrong one gets."""

from dataclasses import replace

import pytest

from damarium.rules import InvalidRules, UnknownVariant, Variant, parse, resolve, sheets
from damarium.rules.endings import Counter, Event
from damarium.rules.setup import Diagram, Rows


@pytest.mark.parametrize(
    ("spelling", "canonical"),
    [
        ("spanish", "spanish"),
        ("  Spanish ", "spanish"),
        ("damas", "spanish"),
        ("Juego de Damas", "spanish"),
        ("Spanische Dame", "spanish"),
        ("checkers", "american"),
        ("english@10x10", "american@10x10"),
        ("american@8x8", "american"),
        ("russian @10x10 + mirrored", "russian@10x10+mirrored"),
        ("german/a", "german"),
        ("german/a@10x10", "german@10x10"),
        ("spanish/forty", "spanish/forty"),
        ("spanish/FORTY@12X12", "spanish/forty@12x12"),
        ("american+capture-optional", "american+capture-optional"),
        ("american%2Bcapture-optional", "american+capture-optional"),
        ("american%2bmirrored%2Bcapture-optional", "american+capture-optional+mirrored"),
        ("american+mirrored+capture-optional", "american+capture-optional+mirrored"),
        (
            "spanish/encyclopedia@10x10+mirrored+capture-optional",
            "spanish/encyclopedia@10x10+capture-optional+mirrored",
        ),
    ],
)
def test_spellings_and_their_canonical_form(spelling: str, canonical: str) -> None:
    variant = parse(spelling)
    assert variant.spelling == canonical
    assert variant == parse(canonical)
    assert hash(variant) == hash(parse(canonical))
    assert variant.hash == parse(canonical).hash


def test_a_variant_is_no_text_and_no_other_variant() -> None:
    assert parse("american") != parse("american@10x10")
    assert parse("american") != "american"


@pytest.mark.parametrize(
    ("spelling", "suggestion"),
    [
        ("spansh", "spanish"),
        ("amercian", "american"),
        ("spanisch", "spanish"),
        ("spanish/fourty", "spanish/forty"),
        ("spanish/encyclopaedia", "spanish/encyclopedia"),
        ("american+capture", "+capture-optional"),
        ("american+mirror", "+mirrored"),
    ],
)
def test_a_near_miss_is_answered_with_what_exists(spelling: str, suggestion: str) -> None:
    with pytest.raises(UnknownVariant) as error:
        parse(spelling)
    assert suggestion in error.value.suggestions
    assert f"Did you mean {error.value.suggestions[0]}" in str(error.value)
    assert spelling in str(error.value)


@pytest.mark.parametrize(
    "spelling",
    [
        "",
        "   ",
        "/",
        "spanish/",
        "spanish//forty",
        "spanish@",
        "spanish@10",
        "spanish@axb",
        "spanish@10x",
        "spanish@9x9",
        "spanish@2x2",
        "spanish@18x18",
        "spanish@99x99",
        "spanish@100x100",
        "spanish@-8x8",
        "spanish@١٠x١٠",
        "spanish+",
        "spanish+nonsense",
        "spanish+mirrored+mirrored",
        "spanish+mirrored@10x10",
        "xyzzy",
        "spanish\n/forty",
        "a" * 100_000,
        "spanish" + "+mirrored" * 10_000,
    ],
    ids=range(24),
)
def test_what_names_no_variant_is_refused_in_one_sentence(spelling: str) -> None:
    with pytest.raises(UnknownVariant) as error:
        parse(spelling)
    assert error.value.reason
    assert error.value.spelling == spelling


def test_an_unknown_reading_lists_those_that_exist() -> None:
    with pytest.raises(UnknownVariant) as error:
        parse("american/qqq")
    assert error.value.suggestions == ("american/automatic", "american/forty")


def test_a_name_carries_reading_size_and_transforms() -> None:
    variant = parse("spanish/forty@10x10+capture-optional")
    assert variant.name("de") == ("Spanische Dame (mit der 40-Züge-Regel, 10x10, ohne Schlagzwang)")
    assert variant.name() == "Spanish draughts (with the 40-move rule, 10x10, capture optional)"
    assert parse("spanish").name("de") == "Spanische Dame"


def test_a_size_has_half_its_height_less_one_in_rows_of_men() -> None:
    assert parse("spanish@10x10").sheet.setup == Rows(4)
    assert parse("american@12x12").sheet.setup == Rows(5)


def test_capture_optional_drops_compulsion_and_precedence() -> None:
    captures = parse("spanish+capture-optional").sheet.captures
    assert not captures.compulsory
    assert captures.prefer == ()
    assert captures.removal == parse("spanish").sheet.captures.removal


def test_numbers_and_examples_belong_to_one_set_of_rules() -> None:
    for spelling in ("spanish@10x10", "spanish+capture-optional", "american+mirrored"):
        sheet = parse(spelling).sheet
        assert (sheet.pdn, sheet.perft, sheet.examples) == (None, (), ())
    reading = parse("spanish/encyclopedia").sheet
    assert reading.pdn is None
    assert reading.perft != parse("spanish").sheet.perft
    assert parse("american@8x8").sheet == parse("american").sheet


def test_readings_say_only_what_differs() -> None:
    default, forty = parse("spanish").sheet, parse("spanish/forty").sheet
    assert forty.captures == default.captures
    assert forty.draws != default.draws
    assert not forty.readings


@pytest.mark.parametrize(
    "game",
    [
        *("american", "brazilian", "czech", "german", "italian"),
        *("pool", "portuguese", "russian", "spanish"),
    ],
)
def test_the_reading_with_40_moves_is_there_for_every_national_game_of_8x8(game: str) -> None:
    assert parse(f"{game}/forty").sheet.draws[-1] == Counter(
        "quiet", 80, (Event.CAPTURE, Event.CROWNING)
    )


def test_every_sheet_is_found_and_its_readings_too() -> None:
    for name, sheet in sheets().items():
        assert parse(name).sheet.id == name == sheet.id
        for reading in sheet.readings:
            assert parse(f"{name}/{reading}").reading_names.de
        for alias in sheet.aliases:
            assert parse(alias) == parse(name)


def test_rules_with_a_diagram_fit_one_size() -> None:
    sheet = parse("american").sheet
    drawn = replace(sheet, setup=Diagram("b" * 12 + "." * 8 + "w" * 12))
    with pytest.raises(InvalidRules) as error:
        resolve(drawn, size=(10, 10))
    assert [flaw.field for flaw in error.value.flaws] == ["size"]
    assert isinstance(resolve(drawn, size=(8, 8)), Variant)

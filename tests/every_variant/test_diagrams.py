"""The diagrams of every sheet and reading: true on all generators, and enough of them."""

import pytest

from damarium.rules import Example, Sheet, Variant, sheets
from tests.every_variant.examples import holds, moves_of
from tests.every_variant.mutants import mutants
from tests.every_variant.symmetry import moved, turned, turns_round
from tests.every_variant.variants import SHEETS
from tests.generators import Naive, generators
from tests.naive.notation import from_fen
from tests.naive.position import Game

DIAGRAMS = [(variant, example) for variant in SHEETS for example in variant.sheet.examples]
each_diagram = pytest.mark.parametrize(
    ("variant", "example"),
    DIAGRAMS,
    ids=[f"{variant.spelling} {example.fen} {example.play}" for variant, example in DIAGRAMS],
)


@each_diagram
def test_a_diagram_is_true(variant: Variant, example: Example) -> None:
    assert holds(variant.sheet, example)


@each_diagram
def test_a_diagram_is_true_on_every_generator_and_for_both_colours(
    variant: Variant, example: Example
) -> None:
    sheet = variant.sheet
    position = from_fen(Game(sheet), example.fen)
    naive = Naive(sheet)
    runs = naive.runs(position)
    told = naive.moves(position.picture, position.turn, runs)
    assert set(told) == {naive.key(move) for move in moves_of(sheet, example)}
    last = len(sheet.board.places) - 1
    for name, generator in generators(sheet).items():
        assert generator.moves(position.picture, position.turn, runs) == told, name
        if turns_round(sheet):
            (white, its), (black, others) = runs
            there_runs = (last - black, others), (last - white, its)
            there = generator.moves(turned(position.picture), position.turn.other, there_runs)
            assert there == moved(told, lambda square: last - square), name


@each_diagram
def test_a_diagram_says_what_it_shows_in_both_languages(variant: Variant, example: Example) -> None:
    assert example.about.de
    assert example.about.en
    assert example.about.de != example.about.en


def _own_words(variant: Variant) -> tuple[Sheet, Sheet | None]:
    return variant.sheet, sheets()[variant.id] if variant.reading else None


@pytest.mark.parametrize("variant", SHEETS, ids=lambda variant: variant.spelling)
def test_no_word_of_a_sheet_is_without_a_diagram(variant: Variant) -> None:
    """Whatever word were wrong, a diagram would notice; a reading needs them for its own words."""
    sheet, default = _own_words(variant)
    unnoticed = [
        (word, how)
        for word, how, wrong in mutants(sheet)
        if default is None or _value(sheet, word) != _value(default, word)
        if all(holds(wrong, example) for example in sheet.examples)
    ]
    assert not unnoticed, "no diagram would notice if these words were otherwise: " + ", ".join(
        f"{word} {how}" for word, how in unnoticed
    )


def _value(sheet: Sheet, word: str) -> object:
    room, name = word.split(".")
    if room == "draws":
        return next((rule for rule in sheet.draws if rule.id == name), None)
    # a game that has no such room has no such word
    return getattr(getattr(sheet, room), name, None)

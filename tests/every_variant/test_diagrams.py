"""The diagrams of every sheet and reading: true on all generators, and enough of them."""

import pytest

from damarium.rules import Example, Sheet, Variant, sheets
from tests.every_variant.examples import holds, moves_of, name
from tests.every_variant.mutants import mutants
from tests.every_variant.symmetry import moved, turned, turned_runs, turns_round
from tests.every_variant.variants import SHEETS
from tests.generators import Naive, generators
from tests.naive.notation import from_fen

each_sheet = pytest.mark.parametrize("variant", SHEETS, ids=lambda variant: variant.spelling)


@each_sheet
def test_every_diagram_is_true(variant: Variant) -> None:
    false = [
        name(example) for example in variant.sheet.examples if not holds(variant.sheet, example)
    ]
    assert not false


@each_sheet
def test_every_diagram_is_true_on_every_generator_and_for_both_colours(variant: Variant) -> None:
    sheet = variant.sheet
    naive, three, symmetric = Naive(sheet), generators(sheet), turns_round(sheet)
    last = len(sheet.board.places) - 1
    for example in sheet.examples:
        position = from_fen(naive.game, example.fen)
        runs = naive.runs(position)
        told = naive.moves(position.picture, position.turn, runs)
        assert set(told) == {naive.key(move) for move in moves_of(sheet, example)}, name(example)
        for generator in three:
            moves = three[generator].moves(position.picture, position.turn, runs)
            assert moves == told, (generator, name(example))
            if symmetric:
                there = three[generator].moves(
                    turned(position.picture), position.turn.other, turned_runs(runs, last)
                )
                wanted = moved(told, lambda square: last - square)
                assert there == wanted, (generator, name(example))


@each_sheet
def test_every_diagram_says_what_it_shows_in_both_languages(variant: Variant) -> None:
    dumb = [
        name(example)
        for example in variant.sheet.examples
        if not example.about.de or not example.about.en or example.about.de == example.about.en
    ]
    assert not dumb


def _own_words(variant: Variant) -> tuple[Sheet, Sheet | None]:
    return variant.sheet, sheets()[variant.id] if variant.reading else None


@each_sheet
def test_no_word_of_a_sheet_is_without_a_diagram(variant: Variant) -> None:
    """Whatever word were wrong, a diagram would notice; a reading needs them for its own words."""
    sheet, default = _own_words(variant)
    examples = list(sheet.examples)
    unnoticed = [
        (word, how)
        for word, how, wrong in mutants(sheet)
        if default is None or _value(sheet, word) != _value(default, word)
        if not _is_noticed(wrong, examples)
    ]
    assert not unnoticed, "no diagram would notice if these words were otherwise: " + ", ".join(
        f"{word} {how}" for word, how in unnoticed
    )


def _is_noticed(wrong: Sheet, examples: list[Example]) -> bool:
    """Whether a diagram is not true of a wrong sheet; the one that is not is put first.

    It will often notice the next wrong sheet, too, as that has the same word wrong.
    """
    for index, example in enumerate(examples):
        if not holds(wrong, example):
            examples.insert(0, examples.pop(index))
            return True
    return False


def _value(sheet: Sheet, word: str) -> object:
    room, name = word.split(".")
    if room == "draws":
        return next((rule for rule in sheet.draws if rule.id == name), None)
    # a game that has no such room has no such word
    return getattr(getattr(sheet, room), name, None)

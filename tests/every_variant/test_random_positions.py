"""Positions that no opening leads to, with many kings, where merged captures and ladders matter."""

import random

import pytest

from damarium.rules import Variant
from tests.every_variant.positions import drawn_at_random
from tests.every_variant.symmetry import moved, turned, turns_round
from tests.every_variant.variants import VARIANTS
from tests.every_variant.word_mixes import MIXES
from tests.generators import generators

POSITIONS = 300


def _agree(variant: Variant, positions: int, seed: str) -> None:
    dice = random.Random(seed)
    three = generators(variant.sheet)
    last = len(variant.sheet.board.places) - 1
    symmetric = turns_round(variant.sheet)
    for _ in range(positions):
        picture, turn = drawn_at_random(variant.sheet, dice)
        told = three["naive"].moves(picture, turn)
        for name in ("table", "fast"):
            assert three[name].moves(picture, turn) == told, (name, picture, turn)
            if symmetric:
                there = three[name].moves(turned(picture), turn.other)
                assert there == moved(told, lambda square: last - square), (name, picture, turn)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.spelling)
def test_all_generators_agree_on_positions_drawn_at_random(variant: Variant) -> None:
    _agree(variant, POSITIONS, variant.spelling)


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_all_generators_agree_on_rules_mixed_at_random(number: int) -> None:
    variant = MIXES[number]
    assert Variant.from_json(variant.to_json()) == variant
    _agree(variant, 40, f"mix {number}")

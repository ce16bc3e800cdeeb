"""The perft numbers that a sheet carries of its own."""

import pytest

from damarium.rules import Variant
from tests.every_variant.variants import SHEETS
from tests.generators import generators

#: To how many leaves each generator goes.
LEAVES = {"naive": 2_000, "table": 1_000_000, "fast": 20_000_000}


@pytest.mark.parametrize(
    "variant",
    [variant for variant in SHEETS if variant.sheet.perft],
    ids=lambda variant: variant.spelling,
)
@pytest.mark.parametrize("generator", LEAVES)
def test_a_sheet_counts_as_it_says(variant: Variant, generator: str) -> None:
    sheet = variant.sheet
    verbs = generators(sheet)[generator]
    start = sheet.setup.squares(sheet.board)
    for depth, nodes in enumerate(sheet.perft, start=1):
        if nodes <= LEAVES[generator]:
            assert verbs.perft(start, sheet.first, depth) == nodes


@pytest.mark.parametrize(
    "spelling", [variant.spelling for variant in SHEETS if not variant.reading]
)
def test_every_game_carries_numbers(spelling: str) -> None:
    (variant,) = (each for each in SHEETS if each.spelling == spelling)
    assert len(variant.sheet.perft) >= 5

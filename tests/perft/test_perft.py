"""Published and agreed numbers of lines, on all three generators.

Deeper rows of the same files are for `python -m benches.perft_deep`.
"""

from functools import cache

import pytest

from damarium.rules import Sheet, parse
from tests.generators import generators
from tests.perft.rows import Row, rows

#: To how many leaves a row goes on each generator.
LEAVES = {"naive": 20_000, "table": 1_000_000, "fast": 20_000_000}


@cache
def sheet_of(variant: str) -> Sheet:
    return parse(variant).sheet


def agrees(row: Row, generator: str, leaves: int) -> None:
    verbs = generators(sheet_of(row.variant))[generator]
    depths = row.upto(leaves)
    assert depths, "a row needs at least one depth"
    counted = tuple((depth, verbs.perft(row.picture, row.turn, depth)) for depth, _ in depths)
    assert counted == depths


@pytest.mark.parametrize("generator", LEAVES)
@pytest.mark.parametrize("row", rows(), ids=str)
def test_numbers_of_lines(row: Row, generator: str) -> None:
    agrees(row, generator, LEAVES[generator])


@pytest.mark.parametrize("row", rows(), ids=str)
def test_the_game_of_a_row_is_spelt_canonically(row: Row) -> None:
    assert parse(row.variant).spelling == row.variant

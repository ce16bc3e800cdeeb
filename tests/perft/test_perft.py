"""Published and agreed numbers of lines, on all three generators.

Deeper rows of the same files are for `python -m benches.perft_deep`.
"""

import pytest

from damarium.rules import parse
from tests.generators import Generator, generators
from tests.perft.rows import Row, rows

#: To how many leaves a row goes on each generator.
LEAVES = {"naive": 20_000, "table": 1_000_000, "fast": 20_000_000}

#: The rows of each variant.
ROWS: dict[str, list[Row]] = {}
for each in rows():
    ROWS.setdefault(each.variant, []).append(each)


def agrees(row: Row, verbs: Generator, leaves: int) -> bool:
    depths = row.upto(leaves)
    assert depths, f"a row needs at least one depth: {row}"
    return depths == tuple(
        (depth, verbs.perft(row.picture, row.turn, depth)) for depth, _ in depths
    )


@pytest.mark.parametrize("generator", LEAVES)
@pytest.mark.parametrize("variant", ROWS)
def test_numbers_of_lines(variant: str, generator: str) -> None:
    verbs = generators(parse(variant).sheet)[generator]
    wrong = [str(row) for row in ROWS[variant] if not agrees(row, verbs, LEAVES[generator])]
    assert not wrong


def test_games_of_rows_are_spelt_canonically() -> None:
    assert [parse(variant).spelling for variant in ROWS] == list(ROWS)

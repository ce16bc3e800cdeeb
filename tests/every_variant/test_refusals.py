"""Refusals are true: a referee at the drawn board would give the same reason, or another as true.

`python -m benches.refusals` asks the same of thousands of positions.
"""

import pytest

from damarium.rules import Variant
from tests.every_variant.attempts import answers, boards
from tests.every_variant.variants import VARIANTS
from tests.every_variant.word_mixes import MIXES

#: How many positions of a variant are asked, up to which board; half as many on a larger one.
POSITIONS, SQUARES = 4, 32


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.spelling)
def test_legal_is_not_refused_and_every_refusal_is_true(variant: Variant) -> None:
    positions = POSITIONS if len(variant.squares) <= SQUARES else POSITIONS // 2
    for board in boards(variant, positions, "refusals"):
        for answer in answers(board):
            assert not answer.fault, str(answer)


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_refusals_are_true_under_rules_mixed_at_random(number: int) -> None:
    for board in boards(MIXES[number], 2, f"refusals {number}"):
        for answer in answers(board):
            assert not answer.fault, str(answer)

"""What squares are called."""

from dataclasses import replace

import pytest

from damarium.notation import UnknownSquare, squares
from damarium.rules import Variant, parse
from damarium.rules.numbering import Letters

SPANISH, AMERICAN = parse("spanish"), parse("american")


def lettered(spelling: str) -> Variant:
    sheet = replace(parse(spelling).sheet, numbering=Letters())
    return Variant(sheet)


@pytest.mark.parametrize(
    ("variant", "name", "letters"),
    [
        (SPANISH, "1", "h1"),
        (SPANISH, "4", "b1"),
        (SPANISH, "5", "g2"),
        (SPANISH, "32", "a8"),
        (AMERICAN, "1", "b8"),
        (AMERICAN, "4", "h8"),
        (AMERICAN, "5", "a7"),
        (AMERICAN, "29", "a1"),
        (AMERICAN, "32", "g1"),
    ],
)
def test_letters_are_read_beside_the_own_numbers(variant: Variant, name: str, letters: str) -> None:
    known = squares(variant)
    assert known.index(name) == known.index(letters) == known.index(letters.upper())
    assert known.letters[known.index(name)] == letters


def test_a_game_with_letters_reads_numbers_from_the_top_left() -> None:
    known = squares(lettered("american"))
    assert known.names[0] == "b8"
    assert known.index("1") == known.index("b8") == 0
    assert known.index("32") == known.index("g1") == 31


def test_leading_zeros_are_read() -> None:
    assert squares(AMERICAN).index("007") == squares(AMERICAN).index("7")


def test_k5_is_a_square_and_capital_k_is_the_mark_of_a_king() -> None:
    wide = squares(parse("american@12x12"))
    assert wide.get("k5") is not None
    assert wide.get("K5") is None
    assert squares(AMERICAN).get("k5") is None


@pytest.mark.parametrize("name", ["0", "33", "a2", "i1", "", "x", "１", "9" * 5000])
def test_an_unknown_square_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownSquare) as caught:
        squares(AMERICAN).index(name)
    assert "1 to 32" in str(caught.value)
    assert len(str(caught.value)) < 200
    assert "1 bis 32" in caught.value.sentence("de")

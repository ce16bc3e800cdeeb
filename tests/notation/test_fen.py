"""Positions as text."""

from dataclasses import replace

import pytest

from damarium.notation import InvalidFen, Placement, read_fen, write_fen
from damarium.rules import BLACK, WHITE, Variant, parse
from damarium.rules.numbering import Letters

SPANISH, AMERICAN = parse("spanish"), parse("american")
LETTERED = Variant(replace(AMERICAN.sheet, numbering=Letters()))
START = "b" * 12 + "." * 8 + "w" * 12


@pytest.mark.parametrize(
    ("variant", "text"),
    [
        (SPANISH, "W:W1-12:B21-32"),
        (SPANISH, "W:B21-32:W1-12"),
        (SPANISH, " W : W 1 - 12 : B 21 - 32 . "),
        (SPANISH, "w:W01-12:B21-32."),
        (SPANISH, "W:W1,2,3,4,5-12:B21-32:H0:F1"),
        (AMERICAN, "W:W21-32:B1-12"),
        (LETTERED, "W:W21-32:B1-12"),
    ],
)
def test_numbers_follow_the_variant(variant: Variant, text: str) -> None:
    assert read_fen(text, variant) == Placement(WHITE, START)


@pytest.mark.parametrize(
    "text",
    [
        "B:WK1-3,K5:BK30-K31",
        "B:WK1,K2,K3,K5:BK30,K31",
        "B:BK30-31:WK1-K3,K05",
        "B:W K1-3,K5:BK30-31",
    ],
)
def test_one_k_is_enough_for_a_range(text: str) -> None:
    assert write_fen(read_fen(text, AMERICAN), AMERICAN) == "B:WK1,K2,K3,K5:BK30,K31"


@pytest.mark.parametrize("text", ["W:W28:B", "W:W28", "W:B:W28", "W:W28:B.", "W:W28::"])
def test_an_empty_side_keeps_its_letter_or_is_missing(text: str) -> None:
    assert write_fen(read_fen(text, AMERICAN), AMERICAN) == "W:W28:B"


def test_letters_are_read_everywhere_and_own_notation_is_written() -> None:
    placement = read_fen("W:WKe1,a3:Bh8.", AMERICAN)
    assert write_fen(placement, AMERICAN) == "W:W21,K31:B4"
    assert write_fen(placement, LETTERED) == "W:Wa3,Ke1:Bh8"


def test_k5_is_a_square_behind_a_letter_and_a_king_in_capitals() -> None:
    wide = parse("american@12x12")
    letters, number = read_fen("W:Wk5:B", wide), read_fen("W:WK5:B", wide)
    assert letters.of("w")
    assert number.of("W") == (4,)


@pytest.mark.parametrize(
    ("text", "kind", "place"),
    [
        ("?:W28:B", "unknown_color", 0),
        ("X:W28:B", "unknown_color", 0),
        ("W28:B5", "missing_turn", 0),
        (":W28:B5", "missing_turn", 0),
        ("", "missing_turn", 0),
        ("W:W28,41:B5", "unknown_square", 6),
        ("W:W28,a2:B5", "unknown_square", 6),
        ("W:W28-33:B5", "unknown_square", 3),
        ("W:W28,28:B5", "doubled_square", 6),
        ("W:W28:B28", "doubled_square", 7),
        ("W:W1:B28", "man_on_crowning_row", 3),
        ("W:W28:B31", "man_on_crowning_row", 7),
        ("W:W28:W27:B5", "doubled_side", 6),
        ("W:W28:X5", "unknown_color", 6),
        ("W:W28:G5", "unknown_color", 6),
        ("W:W28,,27:B5", "no_square", 6),
        ("W:W28,ab:B5", "no_square", 6),
        ("W:W28-27:B5", "backward_range", 3),
        ("W:W27-K28:B5", "no_square", 3),
        ("W:Wc3-9:B9", "letter_range", 3),
        ("W:WC3-5:B9", "letter_range", 3),
        ("W:WKc3-1:B9", "letter_range", 3),
        ("W:Wc3-e3:B9", "letter_range", 3),
        ("W:W9-c3:B9", "letter_range", 3),
        ("W:W:B", "no_piece", 0),
        ("W:", "no_piece", 0),
    ],
)
def test_a_flaw_has_its_kind_and_its_place(text: str, kind: str, place: int) -> None:
    with pytest.raises(InvalidFen) as caught:
        read_fen(text, AMERICAN)
    assert [(flaw.kind, flaw.place) for flaw in caught.value.flaws if flaw.kind == kind][:1] == [
        (kind, place)
    ]
    assert all(flaw.message.in_("de") != flaw.message.in_("en") for flaw in caught.value.flaws)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("W:WK5-K3:B9", "The range K5-K3 runs backward: write K3-K5."),
        ("W:WK5-3:B9", "The range K5-3 runs backward: write K3-5."),
        (
            "W:WKc3-1:B9",
            "Kc3-1 is no range, as letters have none: write the squares singly, such as Kb8,Kd8.",
        ),
    ],
)
def test_a_wrong_range_is_told_what_would_be_right(text: str, sentence: str) -> None:
    with pytest.raises(InvalidFen) as caught:
        read_fen(text, AMERICAN)
    assert str(caught.value) == sentence


def test_every_flaw_is_named_at_once() -> None:
    with pytest.raises(InvalidFen) as caught:
        read_fen("W:W3,3,41:BK7", SPANISH)
    assert str(caught.value) == ("Square 3 is listed twice. There is no square 41 here (1 to 32).")
    assert caught.value.sentence("de") == (
        "Feld 3 steht doppelt. Feld 41 gibt es hier nicht (1 bis 32)."
    )


def test_a_man_on_his_crowning_row_is_told_to_be_a_king() -> None:
    with pytest.raises(InvalidFen, match="write K32"):
        read_fen("W:W32:B21", SPANISH)


def test_very_many_flaws_make_a_short_sentence() -> None:
    with pytest.raises(InvalidFen) as caught:
        read_fen("W:W" + ",".join(["99"] * 50_000), AMERICAN)
    assert len(caught.value.flaws) == 50_000
    assert "49992 more" in str(caught.value)
    assert len(str(caught.value)) < 1000


def test_huge_numbers_are_squares_that_do_not_exist() -> None:
    with pytest.raises(InvalidFen, match="There is no square 9999"):
        read_fen(f"W:W{'9' * 10_000}-{'9' * 10_000}:B1", AMERICAN)


def test_what_is_written_is_read_back() -> None:
    for variant in (SPANISH, AMERICAN, LETTERED):
        for text in ("W:W9,11,K1:B20,K30", "B:WK32:BK1,K2"):
            placement = read_fen(text, variant)
            assert read_fen(write_fen(placement, variant), variant) == placement


def test_black_may_be_to_move() -> None:
    assert read_fen("B:W28:B5", AMERICAN).turn is BLACK

"""Positions for any two games: proved for just these two, whatever they were found for."""

from itertools import combinations
from random import Random

import pytest

from damarium.game import Board
from damarium.game.beside.game import Game, board_of
from damarium.game.beside.parts import ENDS, ROWS
from damarium.game.beside.shown import shown
from damarium.game.beside.turned import turned
from damarium.rules import Variant, parse, sheets
from damarium.rules.book.rows import compare
from damarium.rules.book.shown import Shown, names_in, stored
from damarium.rules.own import own
from tests.rules.book.flips import flips

#: Every so many of the rules in which one switch is turned.
EVERY = 40
#: Two games, and rows that must be among those that are shown.
PAIRS = [
    ("pool/forty", "german/b", "men-capture crowning-capture"),
    ("brazilian/cbd", "thai/black-first", "men-capture kings-landing quantity"),
    ("spanish/encyclopedia", "american", "kings quantity ends"),
    ("spanish/encyclopedia", "italian/fourth", "kings precedence"),
    ("turkish/brainking", "armenian", "men-move kings"),
    ("spanish", "spanish+losing", "ends"),
    ("spanish+capture-optional", "american", "compulsory kings"),
    ("american+first-king-wins", "american", "first-king"),
    ("international+halting-king", "brazilian@10x10", "kings-landing"),
    ("spanish@10x10", "international", "men-capture precedence"),
    ("russian@12x12", "canadian", "quantity crowning-capture"),
    ("german/forty+mirrored", "pool", "men-capture"),
]


@pytest.mark.parametrize(("one", "other", "rows"), PAIRS)
def test_readings_and_transforms_have_positions(one: str, other: str, rows: str) -> None:
    a, b = parse(one), parse(other)
    found = shown(a, b)
    assert set(rows.split()) <= set(found)
    _verify(a, b)


def test_of_two_readings_something_is_shown_unless_they_differ_in_what_is_counted() -> None:
    games = [
        parse(f"{name}/{reading}") for name, sheet in sheets().items() for reading in sheet.readings
    ]
    pairs = [pair for pair in combinations(games, 2) if _on_one_board(*pair)]
    bare = 0
    for a, b in Random(1).sample(pairs, 25):
        moving = {row.id for row in compare(a, b) if not row.equal} & set(ROWS) - {"draws"}
        bare += not moving
        assert bool(shown(a, b)) == bool(moving), (a, b)
    assert bare < 10


def _on_one_board(a: Variant, b: Variant) -> bool:
    return board_of(a.sheet) == board_of(b.sheet)


@pytest.mark.parametrize("base", ["spanish", "turkish", "international", "frisian"])
def test_rules_of_ones_own_have_positions(base: str) -> None:
    mine = own({"base": base, "id": base, "kings": {"range": "short"}})
    for other in (parse(base), parse(f"{base}+capture-optional")):
        assert "kings" in shown(mine, other)
        _verify(mine, other)
        _verify(other, mine)


def test_whichever_switch_is_turned_positions_can_be_played_in_both_games() -> None:
    told = 0
    for flip in flips()[::EVERY]:
        _verify(flip.before, flip.after)
        told += bool(shown(flip.before, flip.after))
    assert told > 10


def test_squares_are_told_as_rules_of_ones_own_call_them() -> None:
    one, other = (
        own({"base": "spanish", "id": "spanish", "kings": {"range": "short"}, "numbering": names})
        for names in ({"numbers": {"start": "lower_left"}}, {"numbers": {"start": "upper_left"}})
    )
    assert one.hash == other.hash
    first, second = (shown(mine, parse("russian"))["kings"] for mine in (one, other))
    assert first.fen_a != second.fen_a
    assert first.fen_b == second.fen_b


def _verify(a: Variant, b: Variant) -> None:
    differing = {row.id for row in compare(a, b) if not row.equal}
    for row, one in shown(a, b).items():
        assert row in differing
        assert _places(a, one.fen_a) == _places(b, one.fen_b)
        _told(a, one.fen_a, one.moves_a, one.crowned_a, one.end_a)
        _told(b, one.fen_b, one.moves_b, one.crowned_b, one.end_b)
        assert _differ(row, one), (row, one)


def _places(variant: Variant, fen: str) -> set[tuple[str, str]]:
    """What stands where, squares being called as on the board with a dark lower left."""
    letters = {name: letter for letter, name in names_in(variant).items()}
    position = Board(variant, fen=fen).position
    squares = zip(variant.squares, position, strict=True)
    return {(letters[name], piece) for name, piece in squares if piece != "."}


def _told(
    variant: Variant, fen: str, moves: tuple[str, ...], crowned: tuple[str, ...], end: str
) -> None:
    board = Board(variant, fen=fen)
    assert moves == tuple(move.text for move in board.legal_moves)
    assert crowned == tuple(move.text for move in board.legal_moves if move.crowned)
    outcome = board.outcome()
    assert end == ("" if outcome is None else outcome.winner.value if outcome.winner else "draw")


def _differ(row: str, one: Shown) -> bool:
    if row in ENDS:
        return one.end_a != one.end_b
    # numbers are other ones on a turned board: as many moves are told apart by the core's proof
    return not one.end_a and not one.end_b


@pytest.mark.parametrize(("one", "other"), [("american", "american"), ("american", "gothic")])
def test_nothing_is_shown_of_one_game_or_of_two_boards(one: str, other: str) -> None:
    assert shown(parse(one), parse(other)) == {}


def test_known_games_have_what_is_stored_and_no_more() -> None:
    a, b = parse("american"), parse("spanish")
    assert shown(a, b) == stored(a, b)


def test_what_leads_aside_is_turned_with_the_board() -> None:
    mine = own(
        {
            "base": "spanish",
            "id": "spanish",
            "kings": {"move": {"white": ["ne", "sw"], "black": ["ne", "sw"]}},
        }
    )
    kings = turned(mine.sheet).kings
    assert {way.value for way in kings.move.white} == {"nw", "se"}
    assert Game(mine).sheet.board == Game(parse("american")).sheet.board

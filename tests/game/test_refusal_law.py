"""A move is legal exactly where nothing refuses it: for all squares, in positions by lot."""

import random

import pytest

from damarium.game import Board
from damarium.notation import Placement, write_fen
from damarium.rules import BLACK, WHITE, Variant, parse

SPELLINGS = (
    "spanish",
    "spanish/encyclopedia",
    "spanish/encyclopedia-man",
    "spanish/forty",
    "spanish+capture-optional",
    "spanish@10x10+mirrored",
    "american",
    "american/automatic",
    "american+capture-optional",
    "american@12x12",
    "alquerque",
    "corner",
    "parachute/goes-on",
)
#: Boards of more squares, of which not every pair is asked about.
LARGER = (
    *("dameo", "frisian", "harzdame", "hawaiian", "hexdame", "killer", "thai", "turkish"),
    "turkish/crowns-at-once",
)


def by_lot(variant: Variant, lot: random.Random) -> Board:
    sheet = variant.sheet
    squares = ["."] * len(variant.squares)
    crowned = any(sheet.promotion.on.of(sheet.board, color) for color in (WHITE, BLACK))
    for _ in range(lot.randint(3, 14)):
        squares[lot.randrange(len(squares))] = lot.choice("wwWbbB" if crowned else "wb")
    for color, man in ((WHITE, "w"), (BLACK, "b")):
        for square in sheet.promotion.on.of(sheet.board, color):
            # there men are parachutists where the game has them, and would long be kings elsewhere
            if sheet.parachutists is None and squares[square] == man:
                squares[square] = man.upper()
    placement = Placement(lot.choice((WHITE, BLACK)), "".join(squares))
    return Board(variant, fen=write_fen(placement, variant))


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_legal_is_what_nothing_refuses(spelling: str) -> None:
    lot = random.Random(spelling)
    variant = parse(spelling)
    for _ in range(6):
        board = by_lot(variant, lot)
        if board.outcome() is not None:
            continue
        ends = {(move.origin, move.destination) for move in board.legal_moves}
        for origin in range(len(board.names)):
            alone = board.refusal([origin])
            assert (alone is None) == (origin in {start for start, _ in ends})
            for destination in range(len(board.names)):
                refusal = board.refusal([origin, destination])
                assert (refusal is None) == ((origin, destination) in ends), board
                if refusal is not None and refusal.better is not None:
                    assert refusal.better in board.legal_moves


@pytest.mark.parametrize("spelling", SPELLINGS + LARGER)
def test_every_way_and_every_text_of_a_legal_move_is_accepted(spelling: str) -> None:
    lot = random.Random(spelling)
    variant = parse(spelling)
    for _ in range(25):
        board = by_lot(variant, lot)
        for move in board.legal_moves:
            assert board.legal_moves.fitting(move.text) == (move,)
            assert board.legal_moves.fitting(move.long) == (move,)
            for path in move.paths:
                assert board.legal_moves.fitting(path) == (move,)
                assert board.continuations(path).complete == move


@pytest.mark.parametrize("spelling", SPELLINGS + LARGER)
def test_a_way_that_stops_early_must_go_on(spelling: str) -> None:
    lot = random.Random(spelling)
    variant = parse(spelling)
    for _ in range(25):
        board = by_lot(variant, lot)
        if board.outcome() is not None:
            continue
        for move in board.legal_moves:
            for size in range(2, len(move.path)):
                refusal = board.refusal(move.path[:size])
                assert refusal is None or refusal.code == "MUST_CONTINUE"

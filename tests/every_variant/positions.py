"""Positions to ask laws of: from random games, and drawn at random with many kings."""

import random
from dataclasses import dataclass
from functools import cache

from damarium.rules import BLACK, WHITE, Color, Sheet
from tests.every_variant.variants import VARIANTS
from tests.generators import Key, Naive, Paths, Runs
from tests.naive.moves import legal_moves
from tests.naive.position import Game, start
from tests.naive.record import Record

_SHEETS = {variant.spelling: variant.sheet for variant in VARIANTS}
_GAMES = 3
_PLIES = 120


@dataclass(frozen=True)
class Ply:
    """A position of a game, all that the naive generator says of it, and the move then played."""

    picture: str
    turn: Color
    runs: Runs
    counts: dict[str, int]
    outcome: tuple[Color | None, str] | None
    claims: set[str]
    moves: dict[Key, Paths]
    played: Key | None


@cache
def games(spelling: str) -> tuple[tuple[Ply, ...], ...]:
    """Seeded random games of a variant, each to its end or to the last ply that is asked."""
    return tuple(_game(_SHEETS[spelling], f"{spelling} {seed}") for seed in range(_GAMES))


def _game(sheet: Sheet, seed: str) -> tuple[Ply, ...]:
    dice = random.Random(seed)
    naive = Naive(sheet)
    record = Record(start(Game(sheet)))
    plies = []
    for _ in range(_PLIES):
        position = record.position
        legal = legal_moves(position)
        move = dice.choice(list(legal)) if legal else None
        outcome = record.outcome()
        runs = naive.runs(position)
        plies.append(
            Ply(
                position.picture,
                position.turn,
                runs,
                dict(record.counts),
                outcome,
                record.claims(),
                naive.keyed(legal),
                naive.key(move) if move else None,
            )
        )
        if move is None or outcome:
            break
        record.push(move)
    return tuple(plies)


def drawn_at_random(sheet: Sheet, dice: random.Random) -> tuple[str, Color]:
    """A position with up to a third of the board full, half of the pieces crowned."""
    return _drawn(sheet, dice, max(3, len(sheet.board.places) // 3))


def few_drawn_at_random(sheet: Sheet, dice: random.Random) -> tuple[str, Color]:
    """A position near its end, with four pieces at most."""
    return _drawn(sheet, dice, 4)


def _drawn(sheet: Sheet, dice: random.Random, most: int) -> tuple[str, Color]:
    squares = len(sheet.board.places)
    crowning = {
        piece: set(sheet.promotion.on.of(sheet.board, color))
        for piece, color in (("w", WHITE), ("b", BLACK))
    }
    # where nobody is crowned there are no kings
    pieces = "wWbB" if any(crowning.values()) else "wb"
    picture = ["."] * squares
    for square in dice.sample(range(squares), dice.randint(2, most)):
        piece = dice.choice(pieces)
        # a man on its own crowning row would long be a king, or is a parachutist
        crowned = square in crowning.get(piece, ()) and sheet.parachutists is None
        picture[square] = piece.upper() if crowned else piece
    return "".join(picture), dice.choice((WHITE, BLACK))


def runs_at_random(sheet: Sheet, picture: str, dice: random.Random) -> Runs:
    """Runs that may have led there, often at the limit, where the game has one."""
    limit = sheet.kings.run_limit
    white, black = (_run(limit, picture, man, dice) for man in "wb")
    return white, black


def _run(limit: int | None, picture: str, man: str, dice: random.Random) -> tuple[int, int]:
    kings = [square for square, piece in enumerate(picture) if piece == man.upper()]
    if limit is None or not kings or man not in picture:
        return 0, 0
    moves = dice.choice((0, dice.randint(1, limit), limit))
    return (dice.choice(kings), moves) if moves else (0, 0)

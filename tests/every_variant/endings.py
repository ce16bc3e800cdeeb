"""Long king endings, for draw counters to run out in."""

import random

from damarium.rules import Sheet
from damarium.rules.endings import Counter
from tests.every_variant.positions import drawn_at_random
from tests.naive.moves import Move, legal_moves, play
from tests.naive.position import Game, Position, drawn
from tests.naive.record import lost


def longest(sheet: Sheet) -> int:
    """The limit of the sheet's longest counter, in plies; 0 without one."""
    return max((rule.plies for rule in sheet.draws if isinstance(rule, Counter)), default=0)


def ending(sheet: Sheet, plies: int, seed: str) -> tuple[Position, list[Move]]:
    """A position with kings only and `plies` quiet moves in which no position comes twice."""
    dice = random.Random(seed)
    while True:
        picture, turn = drawn_at_random(sheet, dice)
        thinned = [piece.upper() if dice.random() < 0.3 else "." for piece in picture]
        found = _walk(drawn(Game(sheet), "".join(thinned), turn), plies, dice)
        if found is not None:
            return drawn(Game(sheet), "".join(thinned), turn), found


def _walk(position: Position, plies: int, dice: random.Random) -> list[Move] | None:
    walked: list[Move] = []
    seen = {(position.picture, position.turn)}
    while len(walked) < plies:
        if not _is_calm(position):
            return None
        choice = [move for move in legal_moves(position) if not move.captured]
        dice.shuffle(choice)
        for move in choice:
            following = play(position, move)
            if (following.picture, following.turn) not in seen and _is_calm(following):
                break
        else:
            return None
        walked.append(move)
        position = following
        seen.add((position.picture, position.turn))
    return walked


def _is_calm(position: Position) -> bool:
    return not lost(position) and not any(move.captured for move in legal_moves(position))

"""Endings in which a draw counter is about to run out."""

import random
from collections.abc import Iterator
from itertools import count

from damarium.rules import BLACK, WHITE, Color, Sheet
from damarium.rules.endings import Counter
from damarium.rules.material import Force, Material, Span, at_least, between, exactly
from tests.naive.moves import Move, legal_moves, play
from tests.naive.position import Game, Position, drawn
from tests.naive.record import Record, events, stands_off, verdict

#: More pieces of a kind than a rule asks for are not put on the board.
_MORE = 2

#: How many positions are tried in a game without kings.
_TRIES = 100


def has_kings(sheet: Sheet) -> bool:
    """Whether games go on with kings on the board."""
    crowned = any(sheet.promotion.on.of(sheet.board, color) for color in Color)
    return crowned and not sheet.ends.first_king_wins


def ending(sheet: Sheet, rule: Counter, left: int, seed: str) -> tuple[Position, list[Move]] | None:
    """A position in which a rule counts, and quiet moves for the `left` plies that it lacks.

    None where no kings make such moves, and men who would are not found either.
    """
    dice = random.Random(seed)
    for _ in count() if has_kings(sheet) else range(_TRIES):
        picture = _picture(sheet, rule, dice)
        position = drawn(Game(sheet), picture, dice.choice((WHITE, BLACK)))
        if _counts(rule, position) and _is_calm(position):
            found = _walk(position, rule, left, dice)
            if found is not None:
                return position, found
    return None


def _walk(position: Position, rule: Counter, left: int, dice: random.Random) -> list[Move] | None:
    record = Record(position, {rule.id: 1})
    walked: list[Move] = []
    seen = {position.identity}
    while record.counts[rule.id] < 1 + left:
        choice = list(legal_moves(record.position))
        dice.shuffle(choice)
        for move in choice:
            following = play(record.position, move)
            if (
                not events(record.position, move) & set(rule.resets)
                and following.identity not in seen
                and _counts(rule, following)
                and _is_calm(following)
            ):
                break
        else:
            return None
        walked.append(move)
        record.push(move)
        seen.add(following.identity)
    return walked


def _counts(rule: Counter, position: Position) -> bool:
    return rule.id in Record(position, {rule.id: 1}).begun


def _is_calm(position: Position) -> bool:
    over = verdict(position) or stands_off(position)
    return not over and not any(move.captured for move in legal_moves(position))


def _picture(sheet: Sheet, rule: Counter, dice: random.Random) -> str:
    """A board with the pieces that a rule asks for, drawn at random."""
    force = Force(at_least(1)) if has_kings(sheet) else Force(exactly(0), between(1, 2))
    material = rule.starts or rule.when or Material(force, force)
    picture = ["."] * len(sheet.board.places)
    stronger = dice.choice((WHITE, BLACK))
    for color, force in ((stronger, material.stronger), (stronger.other, material.weaker)):
        for piece, squares in _pieces(sheet, color, force, dice):
            free = [square for square in squares if picture[square] == "."]
            picture[dice.choice(free)] = piece
    return "".join(picture)


def _pieces(
    sheet: Sheet, color: Color, force: Force, dice: random.Random
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The pieces of one side, each with the squares on which it may stand."""
    everywhere = tuple(range(len(sheet.board.places)))
    kings, men = _number(force.kings, dice), _number(force.men, dice)
    for index in range(kings):
        on = force.on.of(sheet.board) if force.on and not index else everywhere
        yield color.value[0].upper(), on
    crowned = set(sheet.promotion.on.of(sheet.board, color))
    for _ in range(men):
        yield color.value[0], tuple(square for square in everywhere if square not in crowned)


def _number(span: Span, dice: random.Random) -> int:
    most = span.least + _MORE if span.most is None else min(span.most, span.least + _MORE)
    return dice.randint(span.least, most)

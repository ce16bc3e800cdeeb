"""Sheets that are wrong in one word: a diagram must notice each of them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from damarium.rules import Sheet
from damarium.rules.captures import Criterion, Removal
from damarium.rules.compass import DIAGONAL, FORWARD, Directions
from damarium.rules.endings import Counter, Event, LastPiece, Repetition
from damarium.rules.pieces import Landing, Range
from damarium.rules.promotion import InCapture

#: (the word that is wrong, how, the sheet)
Mutant = tuple[str, str, Sheet]
Draw = Repetition | Counter


def mutants(sheet: Sheet) -> Iterator[Mutant]:
    """Every sheet that differs in one word and plays differently somewhere."""
    yield from _men(sheet)
    yield from _kings(sheet)
    yield from _captures(sheet)
    yield from _ends(sheet)
    for index, rule in enumerate(sheet.draws):
        for how, wrong in _wrong_draws(rule):
            draws = (*sheet.draws[:index], *wrong, *sheet.draws[index + 1 :])
            yield f"draws.{rule.id}", how, replace(sheet, draws=draws)


def _men(sheet: Sheet) -> Iterator[Mutant]:
    men = sheet.men
    for other in _other_directions(men.move):
        yield "men.move", str(other.to_json()), replace(sheet, men=replace(men, move=other))
    for other in _other_directions(men.capture):
        yield "men.capture", str(other.to_json()), replace(sheet, men=replace(men, capture=other))
    flipped = replace(men, may_take_kings=not men.may_take_kings)
    yield "men.may_take_kings", "the opposite", replace(sheet, men=flipped)
    for way in set(InCapture) - {sheet.promotion.in_capture}:
        # whoever captures forward only cannot go on as a man from the last row
        if men.capture != FORWARD or InCapture.GOES_ON_AS_KING in (
            way,
            sheet.promotion.in_capture,
        ):
            promotion = replace(sheet.promotion, in_capture=way)
            yield "promotion.in_capture", way.value, replace(sheet, promotion=promotion)


def _kings(sheet: Sheet) -> Iterator[Mutant]:
    kings = sheet.kings
    for other in _other_directions(kings.move):
        yield "kings.move", str(other.to_json()), replace(sheet, kings=replace(kings, move=other))
    for other in _other_directions(kings.capture):
        wrong = replace(kings, capture=other)
        yield "kings.capture", str(other.to_json()), replace(sheet, kings=wrong)
    for range_ in set(Range) - {kings.range}:
        wrong = replace(kings, range=range_)
        yield "kings.range", range_.value, replace(sheet, kings=wrong)
    if kings.range is Range.FLYING:  # a short king has no choice of landing
        for landing in set(Landing) - {kings.landing}:
            wrong = replace(kings, landing=landing)
            yield "kings.landing", landing.value, replace(sheet, kings=wrong)


def _captures(sheet: Sheet) -> Iterator[Mutant]:
    captures = sheet.captures
    free = replace(captures, compulsory=not captures.compulsory)
    yield "captures.compulsory", "the opposite", replace(sheet, captures=free)
    for ladder in _other_ladders(captures.prefer):
        wrong = replace(captures, prefer=ladder)
        how = " ".join(criterion.value for criterion in ladder)
        yield "captures.prefer", how, replace(sheet, captures=wrong)
    if sheet.kings.range is Range.FLYING:  # short pieces never cross what they took
        for removal in set(Removal) - {captures.removal}:
            wrong = replace(captures, removal=removal)
            yield "captures.removal", removal.value, replace(sheet, captures=wrong)


def _ends(sheet: Sheet) -> Iterator[Mutant]:
    for last in {None, *LastPiece} - {sheet.ends.last_piece_loses}:
        how = last.value if last else "none"
        wrong = replace(sheet.ends, last_piece_loses=last)
        yield "ends.last_piece_loses", how, replace(sheet, ends=wrong)


def _other_directions(directions: Directions) -> list[Directions]:
    return [other for other in (FORWARD, DIAGONAL) if other != directions]


def _other_ladders(prefer: tuple[Criterion, ...]) -> Iterator[tuple[Criterion, ...]]:
    yield from (order for order in permutations(prefer) if order != prefer)
    for index in range(len(prefer)):
        yield prefer[:index] + prefer[index + 1 :]
    for index in range(len(prefer) + 1):
        for criterion in set(Criterion) - set(prefer):
            yield (*prefer[:index], criterion, *prefer[index:])


def _wrong_draws(rule: Draw) -> Iterator[tuple[str, tuple[Draw, ...]]]:
    yield "none", ()
    yield "claimed or not", (replace(rule, claimed=not rule.claimed),)
    if isinstance(rule, Repetition):
        yield "later", (replace(rule, times=rule.times + 1),)
        yield "sooner", (replace(rule, times=rule.times - 1),)
        return
    yield "later", (replace(rule, plies=rule.plies + 1),)
    yield "sooner", (replace(rule, plies=rule.plies - 1),)
    for event in rule.resets:
        rest = tuple(each for each in rule.resets if each is not event)
        yield f"not reset by {event.value}", (replace(rule, resets=rest),)
    # an advancing man is a man that moves, and so is one that is crowned
    implied = {Event.MAN_ADVANCE, Event.CROWNING} if Event.MAN_MOVE in rule.resets else set()
    for event in set(Event) - set(rule.resets) - implied:
        yield f"reset by {event.value}", (replace(rule, resets=(*rule.resets, event)),)

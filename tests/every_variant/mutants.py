"""Sheets that are wrong in one word: a diagram must notice each of them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any

from damarium.rules import Sheet
from damarium.rules.captures import (
    BY_KING,
    KINGS_EARLIEST,
    MOST_KINGS,
    Criterion,
    Removal,
)
from damarium.rules.compass import DIAGONAL, FORWARD, Directions
from damarium.rules.endings import Counter, Counting, Event, LastPiece, Repetition
from damarium.rules.material import ANY, Force, Material, Span, exactly
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
        for how, wrong in _wrong_draws(rule, sheet):
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
        if _in_effect(ladder, sheet) == _in_effect(captures.prefer, sheet):
            continue
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


def _in_effect(prefer: tuple[Criterion, ...], sheet: Sheet) -> tuple[Criterion, ...]:
    """One of all ladders that play alike.

    Where men take no kings, every capture with kings is a king's: then it does not matter on
    which side of the rungs about kings taken the one about the king that takes stands.
    """
    if sheet.men.may_take_kings or BY_KING not in prefer:
        return prefer
    at = prefer.index(BY_KING)
    while at and prefer[at - 1] in (MOST_KINGS, KINGS_EARLIEST):
        at -= 1
    rest = tuple(criterion for criterion in prefer if criterion is not BY_KING)
    return (*rest[:at], BY_KING, *rest[at:])


def _wrong_draws(rule: Draw, sheet: Sheet) -> Iterator[tuple[str, tuple[Draw, ...]]]:
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
    yield from _wrong_material(rule)
    for event in set(Event) - set(rule.resets) - _idle(rule, sheet):
        yield f"reset by {event.value}", (replace(rule, resets=(*rule.resets, event)),)


def _idle(rule: Counter, sheet: Sheet) -> set[Event]:
    """Events that cannot set a counter back, or that come only with one that does already."""
    idle: set[Event] = set()
    if Event.MAN_MOVE in rule.resets:
        idle |= {Event.MAN_ADVANCE, Event.CROWNING}
    if {Event.CAPTURE, Event.MAN_ADVANCE} <= set(rule.resets) and sheet.men.move == FORWARD:
        idle |= {Event.MAN_MOVE, Event.CROWNING}
    if rule.when:
        forces = (rule.when.stronger, rule.when.weaker)
        if all(force.men == exactly(0) for force in forces):
            idle |= {Event.MAN_MOVE, Event.MAN_ADVANCE, Event.CROWNING}
        if all(_is_fixed(force) for force in forces):
            idle.add(Event.CAPTURE)  # it leaves the material and ends the count
    return idle


def _is_fixed(force: Force) -> bool:
    spans = [force.pieces] if force.pieces != ANY else [force.kings, force.men]
    return all(span.least == span.most for span in spans)


def _wrong_material(rule: Counter) -> Iterator[tuple[str, tuple[Draw, ...]]]:
    """Counters that ask for other material."""
    if rule.when is None:
        return
    yield "whatever stands there", (replace(rule, when=None, starts=None, replaces=""),)
    if rule.starts:
        yield "from the beginning", (replace(rule, starts=None),)
    if rule.replaces:
        yield "beside the other", (replace(rule, replaces=""),)
    if rule.when.stronger != rule.when.weaker:  # else there is no stronger side
        for counting in set(Counting) - {rule.counts}:
            yield f"counts {counting.value}", (replace(rule, counts=counting),)
    for how, wrong in _other_material(rule.when):
        yield how, (replace(rule, when=wrong),)


def _other_material(material: Material) -> Iterator[tuple[str, Material]]:
    for side in ("stronger", "weaker"):
        force: Force = getattr(material, side)
        for how, wrong in _other_forces(force):
            changed: dict[str, Any] = {side: wrong}
            yield f"{side} {how}", replace(material, **changed)
    for span in _other_spans(material.pieces, 2):
        yield f"pieces {span.to_json()}", replace(material, pieces=span)


def _other_forces(force: Force) -> Iterator[tuple[str, Force]]:
    if force.on:
        yield "anywhere", replace(force, on=None)
    for name in ("kings", "men", "pieces"):
        for span in _other_spans(getattr(force, name), _least(force, name)):
            changed: dict[str, Any] = {name: span}
            yield f"{name} {span.to_json()}", replace(force, **changed)


def _least(force: Force, name: str) -> int:
    """The smallest number that a side can have: nobody plays without a piece."""
    return 1 if name == "pieces" or (name == "kings" and force.men == exactly(0)) else 0


def _other_spans(span: Span, least: int) -> Iterator[Span]:
    """Spans one wider or narrower at one end, of numbers that are never below `least`."""
    if span == ANY:  # a word that is not used
        return
    lowest = max(span.least, least)
    for lower in (lowest - 1, lowest + 1):
        if least <= lower and (span.most is None or lower <= span.most):
            yield Span(lower, span.most)
    if span.most is not None:
        for upper in (span.most - 1, span.most + 1):
            if lowest <= upper:
                yield Span(span.least, upper)

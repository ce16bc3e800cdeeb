"""Sheets that are wrong in one word: a diagram must notice each of them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any

from damarium.rules import BLACK, WHITE, Sheet
from damarium.rules.captures import (
    BY_KING,
    KINGS_EARLIEST,
    MOST_KINGS,
    MOST_PIECES,
    MOST_VALUE,
    Criterion,
    Removal,
    Worth,
)
from damarium.rules.compass import (
    AHEAD,
    FORWARD,
    NAMED_DIRECTIONS,
    NOWHERE,
    STRAIGHT,
    Compass,
    Directions,
    both,
)
from damarium.rules.endings import (
    Counter,
    Counting,
    Draw,
    Event,
    LastPiece,
    Pending,
    Repetition,
    Standoff,
)
from damarium.rules.flaws import InvalidRules
from damarium.rules.material import ANY, Force, Material, Span, exactly
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import CrowningSquares, InCapture, PromotionSquares
from damarium.rules.validate import validate

#: (the word that is wrong, how, the sheet)
Mutant = tuple[str, str, Sheet]


def mutants(sheet: Sheet) -> Iterator[Mutant]:
    """Every sheet that differs in one word, can be played, and plays differently somewhere."""
    return (mutant for mutant in _mutants(sheet) if _is_valid(mutant[2]))


def _is_valid(sheet: Sheet) -> bool:
    try:
        validate(sheet)
    except InvalidRules:
        return False
    return True


def _mutants(sheet: Sheet) -> Iterator[Mutant]:
    yield from _men(sheet)
    if _has_kings(sheet):
        yield from _kings(sheet)
    yield from _parachutists(sheet)
    yield from _captures(sheet)
    yield from _promotion(sheet)
    yield from _ends(sheet)
    yield from _opening(sheet)
    for index, rule in enumerate(sheet.draws):
        for how, wrong in _wrong_draws(rule, sheet):
            draws = (*sheet.draws[:index], *wrong, *sheet.draws[index + 1 :])
            yield f"draws.{rule.id}", how, replace(sheet, draws=draws)


def _has_kings(sheet: Sheet) -> bool:
    """Whether anybody moves a king: not where none is crowned, or where the first one wins."""
    return sheet.promotion.on is not PromotionSquares.NEVER and not sheet.ends.first_king_wins


def _men(sheet: Sheet) -> Iterator[Mutant]:
    men = sheet.men
    for word in ("move", "capture"):
        for other in _other_directions(getattr(men, word), sheet):
            yield f"men.{word}", str(other.to_json()), _with_men(sheet, {word: other})
    if men.capture_on is not None:
        yield "men.capture_on", "as the first", _with_men(sheet, {"capture_on": None})
        for other in _other_directions(men.capture_on, sheet):
            yield "men.capture_on", str(other.to_json()), _with_men(sheet, {"capture_on": other})
    if _has_kings(sheet):
        flipped = {"may_take_kings": not men.may_take_kings}
        yield "men.may_take_kings", "the opposite", _with_men(sheet, flipped)
    if men.linear:
        yield "men.linear", "no", _with_men(sheet, {"linear": False})
    if men.far_row_only_captures:
        yield "men.far_row_only_captures", "no", _with_men(sheet, {"far_row_only_captures": False})


def _with_men(sheet: Sheet, words: dict[str, Any]) -> Sheet:
    men: Men = replace(sheet.men, **words)
    return replace(sheet, men=men)


def _kings(sheet: Sheet) -> Iterator[Mutant]:
    kings = sheet.kings
    for word in ("move", "capture"):
        for other in _other_directions(getattr(kings, word), sheet):
            yield f"kings.{word}", str(other.to_json()), _with_kings(sheet, {word: other})
    for range_ in set(Range) - {kings.range}:
        words: dict[str, Any] = {"range": range_}
        if range_ is Range.SHORT:
            words["landing"] = Landing.ANY  # a short king has no choice of landing
        yield "kings.range", range_.value, _with_kings(sheet, words)
    if kings.range is Range.FLYING:
        # a game in which kings halt behind kings shows it, others only where kings land
        halting = () if kings.landing is Landing.NEXT_AFTER_KING else (Landing.NEXT_AFTER_KING,)
        for landing in set(Landing) - {kings.landing, *halting}:
            yield "kings.landing", landing.value, _with_kings(sheet, {"landing": landing})
    limit = kings.run_limit
    if limit is not None:
        for how, other_limit in (("none", None), ("later", limit + 1), ("sooner", limit - 1)):
            yield "kings.run_limit", how, _with_kings(sheet, {"run_limit": other_limit})


def _with_kings(sheet: Sheet, words: dict[str, Any]) -> Sheet:
    kings: Kings = replace(sheet.kings, **words)
    return replace(sheet, kings=kings)


def _parachutists(sheet: Sheet) -> Iterator[Mutant]:
    third = sheet.parachutists
    if third is None:
        return
    for other in _other_directions(third.capture, sheet):
        if _ways_from_crowning(sheet, other) == _ways_from_crowning(sheet, third.capture):
            continue  # the rest leads off the board
        wrong = replace(third, capture=other)
        how = str(other.to_json())
        yield "parachutists.capture", how, replace(sheet, parachutists=wrong)
    wrong = replace(third, goes_on=not third.goes_on)
    yield "parachutists.goes_on", "the opposite", replace(sheet, parachutists=wrong)


def _captures(sheet: Sheet) -> Iterator[Mutant]:
    captures = sheet.captures
    if sheet.men.move != NOWHERE:  # who never moves otherwise has no choice
        free = replace(captures, compulsory=not captures.compulsory)
        yield "captures.compulsory", "the opposite", replace(sheet, captures=free)
    for ladder in _other_ladders(captures.prefer):
        if _in_effect(ladder, sheet) == _in_effect(captures.prefer, sheet):
            continue
        worth = captures.worth if MOST_VALUE in ladder else None
        wrong = replace(captures, prefer=ladder, worth=worth)
        how = " ".join(criterion.value for criterion in ladder)
        yield "captures.prefer", how, replace(sheet, captures=wrong)
    if sheet.kings.range is Range.FLYING and _has_kings(sheet):
        # short pieces never cross what they took
        for removal in set(Removal) - {captures.removal}:
            turn_back = captures.turn_back or removal is Removal.END_OF_MOVE
            wrong = replace(captures, removal=removal, turn_back=turn_back)
            yield "captures.removal", removal.value, replace(sheet, captures=wrong)
        turning = replace(captures, turn_back=not captures.turn_back)
        yield "captures.turn_back", "the opposite", replace(sheet, captures=turning)
    if captures.may_stop:
        yield "captures.may_stop", "no", replace(sheet, captures=replace(captures, may_stop=False))
    if captures.straight_on:
        turning = replace(captures, straight_on=False)
        yield "captures.straight_on", "no", replace(sheet, captures=turning)
    for how, worth in _other_worths(captures.worth):
        yield "captures.worth", how, replace(sheet, captures=replace(captures, worth=worth))


def _other_worths(worth: Worth | None) -> Iterator[tuple[str, Worth]]:
    """Worths by which a king counts as a man, as two, or more than two."""
    if worth is None:
        return
    man = worth.man
    for how, king in (("alike", man), ("double", 2 * man), ("more than double", 2 * man + 1)):
        if king != worth.king:
            yield how, Worth(man, king)


def _promotion(sheet: Sheet) -> Iterator[Mutant]:
    promotion = sheet.promotion
    if promotion.on is PromotionSquares.NEVER:
        far = replace(promotion, on=PromotionSquares.FAR_ROW)
        crowned = _with_men(sheet, {"far_row_only_captures": False})
        yield "promotion.on", "the far row", replace(crowned, promotion=far)
        return
    for way in set(InCapture) - {promotion.in_capture}:
        # whoever captures only where the board ends cannot go on as a man from there
        later = sheet.men.capture_on or sheet.men.capture
        if any(_ways_from_crowning(sheet, later)) or InCapture.GOES_ON_AS_KING in (
            way,
            promotion.in_capture,
        ):
            wrong = replace(promotion, in_capture=way)
            yield "promotion.in_capture", way.value, replace(sheet, promotion=wrong)
    if isinstance(promotion.on, CrowningSquares):
        for how, squares in _other_squares(promotion.on):
            yield "promotion.on", how, replace(sheet, promotion=replace(promotion, on=squares))


def _other_squares(
    on: CrowningSquares,
) -> Iterator[tuple[str, CrowningSquares | PromotionSquares]]:
    """The far row, squares with one left out, and those of the other side."""
    yield "the far row", PromotionSquares.FAR_ROW
    yield "one less", CrowningSquares(on.white[:-1], on.black[:-1])
    if on.white != on.black:
        yield "exchanged", CrowningSquares(on.black, on.white)


def _ends(sheet: Sheet) -> Iterator[Mutant]:
    ends = sheet.ends
    for last in {None, *LastPiece} - {ends.last_piece_loses}:
        how = last.value if last else "none"
        wrong = replace(ends, last_piece_loses=last)
        yield "ends.last_piece_loses", how, replace(sheet, ends=wrong)
    if ends.losing:
        yield "ends.losing", "no", replace(sheet, ends=replace(ends, losing=False))
    first = replace(ends, first_king_wins=not ends.first_king_wins)
    yield "ends.first_king_wins", "the opposite", replace(sheet, ends=first)
    if ends.king_beats_man:
        beats = replace(ends, king_beats_man=False)
        yield "ends.king_beats_man", "no", replace(sheet, ends=beats)


def _opening(sheet: Sheet) -> Iterator[Mutant]:
    opening = sheet.opening
    if opening is None:
        return
    yield "opening.squares", "none", replace(sheet, opening=None)
    for index, square in enumerate(opening.squares):
        rest = (*opening.squares[:index], *opening.squares[index + 1 :])
        wrong = replace(opening, squares=rest)
        yield "opening.squares", f"without {square}", replace(sheet, opening=wrong)


def _other_directions(directions: Directions, sheet: Sheet) -> Iterator[Directions]:
    """The sets that have a name and are other ones on this board's lines."""
    seen = [_in_use(directions, sheet), _in_use(NOWHERE, sheet)]
    for other in NAMED_DIRECTIONS.values():
        if _in_use(other, sheet) not in seen:
            seen.append(_in_use(other, sheet))
            yield other


def _in_use(directions: Directions, sheet: Sheet) -> Directions:
    """The directions of a set in which the board has lines."""
    used = {
        way
        for row in sheet.board.neighbours
        for way, there in zip(Compass, row, strict=True)
        if there >= 0
    }
    white, black = (
        tuple(way for way in ways if way in used) for ways in (directions.white, directions.black)
    )
    return Directions(white, black)


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
    if not _has_kings(sheet):
        return tuple(criterion for criterion in prefer if criterion is MOST_PIECES)
    if MOST_VALUE in prefer and _tells(sheet.captures.worth):
        at = prefer.index(MOST_VALUE) + 1
        later = (each for each in prefer[at:] if each not in (MOST_PIECES, MOST_KINGS))
        prefer = (*prefer[:at], *later)
    if sheet.men.may_take_kings or BY_KING not in prefer:
        return prefer
    at = prefer.index(BY_KING)
    while at and prefer[at - 1] in (MOST_KINGS, KINGS_EARLIEST):
        at -= 1
    rest = tuple(criterion for criterion in prefer if criterion is not BY_KING)
    return (*rest[:at], BY_KING, *rest[at:])


def _tells(worth: Worth | None) -> bool:
    """Whether what pieces count together tells how many men and kings they are."""
    most = range(20)
    sums = {men * worth.man + kings * worth.king for men in most for kings in most} if worth else ()
    return len(sums) == len(most) ** 2


def _ways_from_crowning(sheet: Sheet, directions: Directions) -> tuple[set[Compass], ...]:
    """Those of some directions in which a capture fits from the crowning squares of each side."""
    lines = sheet.board.neighbours

    def fits(square: int, way: Compass) -> bool:
        beside = lines[square][way.index]
        return beside >= 0 and lines[beside][way.index] >= 0

    return tuple(
        {
            way
            for way in directions.of(color)
            for square in sheet.promotion.on.of(sheet.board, color)
            if fits(square, way)
        }
        for color in (WHITE, BLACK)
    )


def _wrong_draws(rule: Draw, sheet: Sheet) -> Iterator[tuple[str, tuple[Draw, ...]]]:
    yield "none", ()
    if isinstance(rule, Standoff):
        # with one piece each on straight lines nobody must step before the other's
        straight = sheet.kings.capture == STRAIGHT
        for unless in () if straight else set(Pending) - {rule.unless}:
            yield f"unless {unless.value}", (replace(rule, unless=unless),)
        for how, when in _other_material(rule.when):
            yield how, (replace(rule, when=when),)
        return
    yield "claimed or not", (replace(rule, claimed=not rule.claimed),)
    if isinstance(rule, Repetition):
        yield "later", (replace(rule, times=rule.times + 1),)
        yield "sooner", (replace(rule, times=rule.times - 1),)
        return
    yield "later", (replace(rule, plies=rule.plies + 1),)
    yield "sooner", (replace(rule, plies=rule.plies - 1),)
    for event in set(rule.resets) - _never(sheet):
        rest = tuple(each for each in rule.resets if each is not event)
        yield f"not reset by {event.value}", (replace(rule, resets=rest),)
    yield from _wrong_material(rule)
    for event in set(Event) - set(rule.resets) - _idle(rule, sheet):
        yield f"reset by {event.value}", (replace(rule, resets=(*rule.resets, event)),)


def _never(sheet: Sheet) -> set[Event]:
    """Events that no game has."""
    if sheet.promotion.on is PromotionSquares.NEVER:
        return {Event.MAN_ADVANCE, Event.CROWNING}
    return {Event.CROWNING} if sheet.ends.first_king_wins else set()


def _idle(rule: Counter, sheet: Sheet) -> set[Event]:
    """Events that cannot set a counter back, or that come only with one that does already."""
    idle = _never(sheet)
    if Event.MAN_ADVANCE in rule.resets:
        idle.add(Event.CROWNING)
    if Event.MAN_MOVE in rule.resets:
        idle |= {Event.MAN_ADVANCE, Event.CROWNING}
    only_forward = sheet.men.move in (FORWARD, AHEAD, both(Compass.NE, Compass.NW))
    if {Event.CAPTURE, Event.MAN_ADVANCE} <= set(rule.resets) and only_forward:
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

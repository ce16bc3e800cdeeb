"""When a position ends the game, and what may be claimed in it."""

from collections.abc import Iterator, Mapping, Sequence

from damarium._core import Position
from damarium.game.counters import Claim, DrawCounter, reached
from damarium.game.outcome import End, Outcome
from damarium.game.verdict import decided
from damarium.notation.message import N_
from damarium.rules import Variant
from damarium.rules.endings import Counter, Repetition, Standoff

#: More than any counter's limit.
MOST_PLIES = 1000


def ended(variant: Variant, position: Position, repeated: int) -> Outcome | None:
    """The end of the game in this position, which has stood `repeated` times; or None.

    Losses are decided before draws.
    """
    verdict = position.verdict()
    if verdict is not None:
        return decided(variant, *verdict)
    standing = position.standoff()
    if standing is not None:
        rules = [rule for rule in variant.sheet.draws if isinstance(rule, Standoff)]
        sentence = N_("A draw: what is left on the board can win for nobody.")
        return Outcome(None, End.STANDOFF, sentence, rules[standing].id)
    for rule in _struck(variant, position, repeated):
        if not rule.claimed:
            reason = End.REPETITION if isinstance(rule, Repetition) else End.COUNTER
            why = reached(rule, flying=variant.sheet.kings.flying)
            return Outcome(None, reason, N_("A draw: %(why)s", why=why), rule.id)
    return None


def claims(variant: Variant, position: Position, repeated: int) -> tuple[Claim, ...]:
    """The draws that may be claimed."""
    struck = _struck(variant, position, repeated)
    flying = variant.sheet.kings.flying
    return tuple(Claim(rule.id, reached(rule, flying=flying)) for rule in struck if rule.claimed)


def granted(claim: Claim | str, allowed: Sequence[Claim]) -> Outcome:
    """The end of the game by a claim; ValueError names what may be claimed instead."""
    wanted = claim if isinstance(claim, str) else claim.id
    for each in allowed:
        if each.id == wanted:
            return each.outcome()
    names = ", ".join(each.id for each in allowed) or "nothing"
    raise ValueError(f"claim {wanted!r}: {names} may be claimed here")


def draw_counters(variant: Variant, position: Position) -> tuple[DrawCounter, ...]:
    """The counters of the game with their counts in a position."""
    rules = [rule for rule in variant.sheet.draws if isinstance(rule, Counter)]
    states = zip(rules, position.counters, position.counting, strict=True)
    return tuple(DrawCounter(*state, flying=variant.sheet.kings.flying) for state in states)


def starting_counts(variant: Variant, counts: Mapping[str, int]) -> tuple[int, ...]:
    """The counts of all counters in the order of the rules; ValueError where `counts` is wrong.

    A rule that does not count in the position takes no count over.
    """
    known = [rule.id for rule in variant.sheet.draws if isinstance(rule, Counter)]
    for name, count in counts.items():
        if name not in known:
            raise ValueError(f"counts: {name!r}: expected one of {', '.join(known) or 'none'}")
        # True is a number to Python, but no count of plies to anybody
        if type(count) is not int or not 0 <= count <= MOST_PLIES:
            raise ValueError(
                f"counts: {name}: {count!r}: expected a whole number of plies, 0 to {MOST_PLIES}"
            )
    return tuple(counts.get(name, 0) for name in known)


def _struck(variant: Variant, position: Position, repeated: int) -> Iterator[Repetition | Counter]:
    counts = iter(position.counters)
    for rule in variant.sheet.draws:
        if isinstance(rule, Repetition):
            if repeated >= rule.times:
                yield rule
        elif isinstance(rule, Counter) and next(counts) >= rule.plies:
            yield rule

"""Whether draw rules make sense, each by itself and all together."""

from collections.abc import Iterator

from damarium.rules.endings import Counter, Counting, Draw, Repetition, Standoff
from damarium.rules.flaws import Flaw, id_flaws
from damarium.rules.geometry import MAX_SQUARES
from damarium.rules.material import Force, Material, Span

#: Draw counters that the core keeps.
MAX_COUNTERS = 8
MOST_PLIES = 1000
#: How many times a position may have to stand for a draw: the least and the most.
TIMES = (2, 100)


def draw_flaws(draws: tuple[Draw, ...]) -> list[Flaw]:
    """Every flaw of a game's draw rules with its path."""
    flaws = []
    counters = [rule.id for rule in draws if isinstance(rule, Counter)]
    if len(counters) > MAX_COUNTERS:
        flaws.append(Flaw("draws", len(counters), f"expected at most {MAX_COUNTERS} counters"))
    replacing = {rule.id for rule in draws if isinstance(rule, Counter) and rule.replaces}
    seen: set[str] = set()
    for index, rule in enumerate(draws):
        path = f"draws[{index}]"
        if rule.id in seen:
            flaws.append(Flaw(f"{path}.id", rule.id, "another draw rule has this id"))
        seen.add(rule.id)
        if isinstance(rule, Repetition):
            least, most = TIMES
            if not least <= rule.times <= most:
                reason = f"expected {least} to {most}"
                flaws.append(Flaw(f"{path}.times", rule.times, reason))
        elif isinstance(rule, Standoff):
            flaws += id_flaws(f"{path}.id", rule.id)
            flaws += _material_flaws(f"{path}.when", rule.when)
        else:
            flaws += _counter_flaws(path, rule, counters)
            if rule.replaces in replacing and rule.replaces != rule.id:
                reason = "expected a counter that replaces none itself"
                flaws.append(Flaw(f"{path}.replaces", rule.replaces, reason))
    return flaws


def _counter_flaws(path: str, rule: Counter, counters: list[str]) -> Iterator[Flaw]:
    yield from id_flaws(f"{path}.id", rule.id)
    if not 1 <= rule.plies <= MOST_PLIES:
        yield Flaw(f"{path}.plies", rule.plies, f"expected 1 to {MOST_PLIES} plies")
    if rule.replaces and (rule.replaces == rule.id or rule.replaces not in counters):
        yield Flaw(f"{path}.replaces", rule.replaces, "expected the id of another counter")
    if rule.when is None:
        if not rule.resets:
            yield Flaw(f"{path}.resets", [], "expected at least one event, or `when`")
        needing = {
            "starts": rule.starts is not None,
            "counts": rule.counts is Counting.STRONGER,
            "replaces": bool(rule.replaces),
        }
        for name, used in needing.items():
            if used:
                yield Flaw(f"{path}.{name}", None, "needs `when`")
    elif rule.counts is Counting.STRONGER and rule.when.stronger == rule.when.weaker:
        yield Flaw(f"{path}.counts", rule.counts.value, "neither side of `when` is the stronger")
    for name, material in (("when", rule.when), ("starts", rule.starts)):
        if material is not None:
            yield from _material_flaws(f"{path}.{name}", material)


def _material_flaws(path: str, material: Material) -> Iterator[Flaw]:
    forces = (("stronger", material.stronger), ("weaker", material.weaker))
    for side, force in forces:
        for name in ("kings", "men", "pieces"):
            yield from _span_flaws(f"{path}.{side}.{name}", getattr(force, name))
        if not _can_be(force):
            reason = "expected a number that kings and men can add up to"
            yield Flaw(f"{path}.{side}.pieces", force.pieces.to_json(), reason)
    yield from _span_flaws(f"{path}.pieces", material.pieces)


def _can_be(force: Force) -> bool:
    least = force.kings.least + force.men.least
    most = _most(force.kings) + _most(force.men)
    return least <= _most(force.pieces) and force.pieces.least <= most


def _most(span: Span) -> int:
    return MAX_SQUARES if span.most is None else span.most


def _span_flaws(path: str, span: Span) -> Iterator[Flaw]:
    if not 0 <= span.least <= _most(span) <= MAX_SQUARES:
        yield Flaw(path, span.to_json(), f"expected numbers from 0 to {MAX_SQUARES}, ascending")

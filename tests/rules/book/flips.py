"""Rules with one switch turned: every switch of the vocabulary, one by one."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cache

from damarium.rules import InvalidRules, Variant, parse
from damarium.rules.book.sections import sections
from damarium.rules.captures import Criterion
from damarium.rules.draft import draft_of, sheet_of
from damarium.rules.endings import Counter, Draw, Event, Repetition, Standoff
from damarium.rules.piecefacts import crowns
from damarium.rules.switches import Draft, Kind, Switch, switches
from damarium.rules.text import Text
from damarium.rules.validate import validate

#: Games that differ much from each other.
GAMES = (
    *("american", "spanish", "italian", "russian", "international", "thai", "corner"),
    *("frisian", "turkish", "dameo", "parachute", "hawaiian", "alquerque", "hexdame", "killer"),
    *("breakthrough", "one-way"),
)
NAME = Text(en="mine")


@dataclass(frozen=True)
class Flip:
    """A game, and the same with one thing otherwise."""

    game: str
    switch: str
    value: str
    before: Variant
    after: Variant


@cache
def flips() -> tuple[Flip, ...]:
    """Every switch of every game turned to every value with which it can be played."""
    return tuple(flip for game in GAMES for flip in _flips_of(game))


def _flips_of(game: str) -> Iterator[Flip]:
    draft = draft_of(parse(game).sheet)
    before = Variant(sheet_of(draft, NAME))
    for switch in switches("en"):
        for value in _values(switch, draft):
            after = _turned(draft, switch, value)
            if after and _is_another(before, after):
                yield Flip(game, switch.id, value, before, after)


def drawn() -> Iterator[Flip]:
    """Every draw rule of every game taken away, or with one word of it otherwise."""
    for game in GAMES:
        sheet = replace(parse(game).sheet, examples=())
        for number, rule in enumerate(sheet.draws):
            for word, other in _rules(rule):
                draws = list(sheet.draws)
                draws[number : number + 1] = other
                try:
                    after = validate(replace(sheet, draws=tuple(draws)))
                except InvalidRules:
                    continue
                yield Flip(game, f"draws.{rule.id}", word, Variant(sheet), Variant(after))


def _is_another(before: Variant, after: Variant) -> bool:
    return before.hash != after.hash or before.sheet.numbering != after.sheet.numbering


def _turned(draft: Draft, switch: Switch, value: str) -> Variant | None:
    changed = deepcopy(draft)
    switch.write(changed, value)
    try:
        return Variant(sheet_of(changed, NAME))
    except InvalidRules:
        return None


def _values(switch: Switch, draft: Draft) -> list[str]:
    now = switch.read(draft)
    if switch.kind in (Kind.CHOICE, Kind.YES, Kind.WAYS):
        found = [choice.value for choice in switch.choices]
        if switch.kind is Kind.WAYS:
            found.append("own:n,nw,ne/s,sw,se")
    elif switch.kind is Kind.LADDER:
        steps = [step for step in now.split(",") if step]
        found = [one.value for one in Criterion] + ["most_pieces,most_kings", "most_kings,by_king"]
        found += [",".join(steps[:at] + steps[at + 1 :]) for at in range(len(steps))]
        found += [",".join(reversed(steps))]
    elif switch.kind is Kind.NUMBER:
        number = int(now or 0)
        found = [str(number + step) for step in (-2, -1, 1, 2) if number + step > 0]
    else:
        found = [_other_text(now)]
    return [value for value in dict.fromkeys(found) if value != now]


def _other_text(now: str) -> str:
    """A position with one man less, or a list of squares without its first one."""
    if "\n" in now:
        return now.replace("w", ".", 1)
    return " ".join(now.split()[1:])


def _rules(rule: Draw) -> Iterator[tuple[str, list[Draw]]]:
    """A rule with one word otherwise, and none instead of it."""
    yield "none", []
    if isinstance(rule, Repetition):
        yield "times", [replace(rule, times=rule.times + 1)]
    if isinstance(rule, Counter):
        yield "plies", [replace(rule, plies=rule.plies + 2)]
        events = [event for event in Event if event not in rule.resets]
        for event in events:
            yield f"resets {event.value}", [replace(rule, resets=(*rule.resets, event))]
    if isinstance(rule, Repetition | Counter):
        yield "claimed", [replace(rule, claimed=not rule.claimed)]
    if isinstance(rule, Counter | Standoff) and rule.when:
        when = replace(rule.when, stronger=rule.when.weaker, weaker=rule.when.stronger)
        if when != rule.when:
            yield "when", [replace(rule, when=when)]


def said(variant: Variant) -> dict[str, str]:
    """All sentences of the rule book on a game, by their facts."""
    return {each.fact: each.text for part in sections(variant, "en") for each in part.sentences}


#: The same of a game of which many things are turned.
said_before = cache(said)


def never(flip: Flip) -> bool:
    """A counter set back by what never happens, as crownings where nobody is crowned."""
    return not crowns(flip.before.sheet) and flip.value in (
        "resets crowning",
        "resets man_advance",
    )

"""The draw rules of a draft as a list that a form shows and changes."""

import json
from copy import deepcopy
from functools import cache
from typing import Any

from damarium.rules import InvalidRules
from damarium.rules.draft import LEAST, draft_of
from damarium.rules.drawfacts import draw_rule
from damarium.rules.endings import Counter, Event, Repetition, quiet, quiet_kings
from damarium.rules.jsonform import canonical, decode, encode
from damarium.rules.nearest import known
from damarium.rules.sheet import Sheet
from damarium.rules.switches import Draft
from damarium.rules.switches.switch import number_from, text_of

#: Rules that anybody may want, before those that known games have.
_PLAIN = (
    Repetition(3),
    quiet_kings(40),
    quiet(80, resets=(Event.CAPTURE, Event.CROWNING)),
)
#: More rules than any game has.
MOST = 20

#: Which field of a rule its number stands in.
_NUMBERED = {"repetition": "times", "counter": "plies"}


def shown(draft: Draft) -> list[dict[str, Any]]:
    """The rules one by one: words for most, and what of them are fields."""
    return [_shown(index, word, rule) for index, (word, rule) in enumerate(_rules(draft))]


def offered(sheet: Sheet, lang: str) -> list[tuple[str, str]]:
    """Rules that may be added, each as the value of an option and in words."""
    here = {draw_rule(rule, sheet, lang) for rule in sheet.draws}
    repeated = any(isinstance(rule, Repetition) for rule in sheet.draws)
    told: dict[str, str] = {}
    for value, rule in _catalogue():
        text = draw_rule(rule, sheet, lang)
        if text not in here and not (repeated and isinstance(rule, Repetition)):
            told.setdefault(text, value)
    return [(value, text) for text, value in told.items()]


def changed(draft: Draft, fields: dict[str, list[str]]) -> None:
    """Change the draw rules as a form says."""
    rules = _rules(draft)
    for index, (word, rule) in enumerate(rules):
        number = fields.get(f"draws.{index}.number")
        # a standoff has no number, whatever the form's row says
        if not number or word not in _NUMBERED:
            continue
        rule[_NUMBERED[word]] = number_from(number[0])
        _flag(rule, "claimed", on=f"draws.{index}.claimed" in fields)
        if f"draws.{index}.resets?" in fields:
            rule["resets"] = fields.get(f"draws.{index}.resets", [])
            if not rule["resets"]:
                del rule["resets"]
    gone = set(fields.get("draws.drop", ()))
    kept = [rule for index, rule in enumerate(rules) if str(index) not in gone]
    kept += _added(fields.get("draws.add", [""])[0], {rule.get("id") for _, rule in kept})
    draft.pop("draws", None)
    if kept:
        draft["draws"] = [{word: rule} for word, rule in kept[:MOST]]


def _rules(draft: Draft) -> list[tuple[str, dict[str, Any]]]:
    listed = draft.get("draws")
    return [
        (word, deepcopy(rule))
        for one in (listed if isinstance(listed, list) else ())
        if isinstance(one, dict)
        for word, rule in one.items()
        if isinstance(rule, dict)
    ]


def _shown(index: int, word: str, rule: dict[str, Any]) -> dict[str, Any]:
    number = rule.get("times", 3) if word == "repetition" else rule.get("plies", "")
    listed = rule.get("resets", [])
    return {
        "index": index,
        "id": str(rule.get("id", "repetition" if word == "repetition" else "")),
        "word": word,
        "number": text_of(number),
        "claimed": rule.get("claimed") is True,
        "resets": listed if isinstance(listed, list) else [],
    }


def _flag(rule: dict[str, Any], name: str, *, on: bool) -> None:
    rule.pop(name, None)
    if on:
        rule[name] = True


def _added(text: str, ids: set[object]) -> list[tuple[str, dict[str, Any]]]:
    """The rule that an option's value means, under an id that no other has."""
    try:
        data = json.loads(text) if text else None
        draws = decode(Sheet, {**LEAST, "draws": [data]}).draws if data else ()
    except (ValueError, RecursionError, InvalidRules):
        return []
    if not draws or not isinstance(data, dict):
        return []
    word, rule = next(iter(data.items()))
    if "id" in rule:
        name, number = rule["id"], 2
        while rule["id"] in ids:
            rule["id"], number = f"{name}-{number}", number + 1
    return [(word, rule)]


@cache
def _catalogue() -> tuple[tuple[str, Any], ...]:
    """Every rule that some game has, the plain ones first; none that leans on another."""
    found: dict[str, Any] = {}
    told = [json.dumps(draft_of(game.variant.sheet).get("draws", [])) for game in known()]
    plain = [{rule.word: encode(rule)} for rule in _PLAIN]
    for one in [*plain, *(rule for text in told for rule in json.loads(text))]:
        rule = decode(Sheet, {**LEAST, "draws": [one]}).draws[0]
        if isinstance(rule, Repetition) and rule != _PLAIN[0]:
            continue  # how many times is a field
        if isinstance(rule, Counter) and rule.replaces:
            continue
        nameless = {word: {**inner, "id": ""} for word, inner in one.items()}
        found.setdefault(canonical(nameless), (canonical(one), rule))
    return tuple(found.values())

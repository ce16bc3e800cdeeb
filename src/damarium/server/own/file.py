"""A file of rules that somebody opens: what can be read of it, and what cannot."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from damarium.notation.message import N_, Message
from damarium.rules import Flaw, InvalidRules, Variant
from damarium.rules.draft import FIELDS, LEAST, LONGEST_NAME
from damarium.rules.jsonform import decode
from damarium.rules.jsontext import read_json
from damarium.rules.own import BASE, whole
from damarium.rules.sheet import Sheet
from damarium.rules.switches import Draft, answering
from damarium.rules.switches.switch import value_at
from damarium.server.own.flawtext import flaw_text
from damarium.server.problem import Problem

#: What a file holds besides and the editor has no use for.
_PASSED_OVER = ("id", "pdn", "spelling")
#: Entries of a list, such as the squares of a board, and of the draw rules: no game has more, and
#: to say of thousands what is wrong with them would take minutes.
_MOST_ENTRIES, _MOST_DRAWS = 128, 40
#: The languages in which a game has a name.
_NAMED_IN = ("de", "en")


def opened(body: bytes) -> tuple[Draft, tuple[Message, ...]]:
    """The rules in a file, and a sentence for all that was left out of them.

    Problem 422 where nothing in it is a rule.
    """
    try:
        data: object = read_json(body)[0]
    except ValueError:
        data = None
    if isinstance(data, dict) and BASE in data:
        try:
            data = whole(data)
        except InvalidRules as error:
            (flaw,) = error.flaws[:1]
            sentence = N_(
                "There is no game called %(base)s to begin with.", base=str(flaw.value)[:40]
            )
            raise Problem(422, N_("These rules cannot be read"), sentence) from None
    if not isinstance(data, dict) or not set(data) & {"board", "setup", "men", "captures"}:
        raise Problem(
            422,
            N_("These rules cannot be read"),
            N_("The file is no JSON of rules, such as “Save as a file” writes here."),
        )
    return salvaged(data)


def salvaged(data: dict[str, Any]) -> tuple[Draft, tuple[Message, ...]]:
    """What can be read of a JSON object of rules, and a sentence for each thing left out.

    Problem 422 where a list in it is longer than any rules need.
    """
    _refuse_long_lists(data)
    draft = {name: deepcopy(data[name]) for name in FIELDS if name in data}
    left_out = [
        Flaw(name, data[name], "")
        for name in data
        if name not in FIELDS and name not in _PASSED_OVER
    ]
    left_out += _left_out(draft)
    names = full_names(data)
    draft.pop("names", None)
    if all(names.values()):
        draft["names"] = names
    told = tuple(_told(flaw) for flaw in left_out[:4])
    return {**{name: LEAST[name] for name in ("board", "setup")}, **draft}, told


def _refuse_long_lists(data: object, name: str = "") -> None:
    if isinstance(data, dict):
        for field, value in data.items():
            _refuse_long_lists(value, str(field))
    elif isinstance(data, list):
        most = _MOST_DRAWS if name == "draws" else _MOST_ENTRIES
        if len(data) > most:
            sentence = N_(
                "The list “%(name)s” has %(count)s entries; at most %(most)s are read.",
                name=name[:40],
                count=len(data),
                most=most,
            )
            raise Problem(422, N_("These rules cannot be read"), sentence)
        for value in data:
            _refuse_long_lists(value, name)


def full_names(data: dict[str, Any]) -> dict[str, str]:
    """The name that rules in JSON carry in each language, as one line; "" where they have none."""
    try:
        variant = Variant.from_json(data)
    except InvalidRules:
        names = data.get("names")
    else:
        names = {lang: variant.name(lang) for lang in _NAMED_IN}
    given = names if isinstance(names, dict) else {}
    told = {lang: given[lang] for lang in _NAMED_IN if isinstance(given.get(lang), str)}
    other = told.get("en") or told.get("de") or ""
    return {lang: one_line(told.get(lang) or other) for lang in _NAMED_IN}


def one_line(text: str) -> str:
    """A name as it may be shown: without control characters, and not too long."""
    clean = text.encode(errors="replace").decode()
    shown = "".join(letter if letter.isprintable() else " " for letter in clean)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def _left_out(draft: Draft) -> Iterator[Flaw]:
    """Take out of a draft what no switch could mend, and say what it was."""
    for _ in range(64):
        # a stranger's list may have thousands of flaws: each is looked at when its turn comes
        for flaw in form_flaws(draft):
            if _can_be_mended(draft, flaw):
                continue
            if _drop(draft, flaw.field):
                yield flaw
                break
        else:
            return


def form_flaws(draft: Draft) -> tuple[Flaw, ...]:
    """What no rule at all could be made of."""
    try:
        decode(Sheet, {**LEAST, **draft, "names": LEAST["names"]})
    except InvalidRules as error:
        return error.flaws
    return ()


def _can_be_mended(draft: Draft, flaw: Flaw) -> bool:
    return any(
        flaw.field in switch.paths and isinstance(value_at(draft, flaw.field), str | int)
        for switch in answering(flaw.field, "en")
        if switch.kind.value in ("number", "text")
    )


def _drop(draft: Draft, path: str) -> bool:
    """Take out what stands at a path, or else the field of the sheet that it lies in."""
    *parents, last = path.replace("[", ".[").split(".")
    place: Any = draft
    for name in parents:
        place = _inside(place, name)
    if isinstance(place, dict) and last in place and len(place) > 1:
        del place[last]
    elif isinstance(place, list) and last.startswith("["):
        del place[int(last[1:-1])]
    else:
        top = path.partition(".")[0].partition("[")[0]
        return draft.pop(top, None) is not None
    return True


def _inside(place: Any, name: str) -> Any:
    if name.startswith("[") and isinstance(place, list):
        return place[int(name[1:-1])]
    return place.get(name) if isinstance(place, dict) else None


def _told(flaw: Flaw) -> Message:
    if not flaw.reason:
        field = flaw.field[:40]
        return N_("“%(field)s” is no rule that is known here and was left out.", field=field)
    return N_("“%(field)s” was left out: %(reason)s", field=flaw.field[:60], reason=flaw_text(flaw))

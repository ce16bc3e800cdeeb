"""Rules of one's own: what somebody typed, made whole.

Rules are the value that `Variant.to_json` gives, and this is the one place where less is enough:
`base` names a variant, and everything that is not given is as there.
"""

import re
from typing import Any

from damarium.rules.flaws import MAX_ID, Flaw, InvalidRules, UnknownVariant
from damarium.rules.jsonform import encode, without_sources
from damarium.rules.jsontext import read_json
from damarium.rules.spelling import parse
from damarium.rules.text import Text
from damarium.rules.validate import MOST_NAME
from damarium.rules.variant import Variant

#: Names the variant that is meant wherever nothing else is said.
BASE = "base"
#: Tells an editor where it finds what may be written; nothing follows from it.
SCHEMA = "$schema"
#: Where there is a base, these keep what is not named in them; other fields are replaced whole.
PARTS = ("men", "kings", "parachutists", "captures", "promotion", "ends")
#: What a game is called that has no base and says nothing.
ID, NAMES = "my-game", Text(de="Mein Spiel", en="My game")

#: The fields of rules, in the order in which they are best read.
FIELDS = (
    *("id", "names", "board", "setup", "numbering", "first", "opening"),
    *("men", "kings", "parachutists", "captures", "promotion", "ends", "draws"),
    *("pdn", "spelling"),
)


def read_own(text: bytes) -> Variant:
    """The variant that a file of rules holds.

    Raises NotJson where it is no JSON; InvalidRules names every flaw with its path.
    """
    data, doubled = read_json(text)
    try:
        variant = own(data)
    except InvalidRules as error:
        raise InvalidRules((*doubled, *error.flaws)) from None
    if doubled:
        raise InvalidRules(tuple(doubled))
    return variant


def own(data: object) -> Variant:
    """The variant that rules in JSON mean; InvalidRules names every flaw with its path.

    >>> short = own({"base": "spanish", "kings": {"range": "short"}})
    >>> short.id, short.name(), short.sheet.kings.flying
    ('my-spanish', 'Spanish draughts (own rules)', False)
    """
    if not isinstance(data, dict):
        raise InvalidRules((Flaw("", data, "expected an object of rules"),))
    flaws = [
        Flaw(str(name), value, f"expected one of {', '.join((BASE, *FIELDS))}")
        for name, value in data.items()
        if name not in (SCHEMA, BASE, *FIELDS)
    ]
    try:
        variant = Variant.from_json(whole(data))
    except InvalidRules as error:
        raise InvalidRules((*flaws, *error.flaws)) from None
    if flaws:
        raise InvalidRules(tuple(flaws))
    return variant


def complete(variant: Variant) -> dict[str, Any]:
    """Rules to start from: every field of a variant, without its sources and its PDN type.

    `own` reads them as rules of the same hash, which have a name of their own.
    """
    encoded = encode(variant.sheet, whole=True)
    names = Text(
        de=_marked(variant.name("de"), " (eigene Regeln)"),
        en=_marked(variant.name("en"), " (own rules)"),
    )
    slug = re.sub("[^a-z0-9]+", "-", f"my-{variant.spelling}")[:MAX_ID].strip("-")
    named = {"id": slug, "names": encode(names, whole=True), "pdn": None}
    fields = {name: {**encoded, **named}[name] for name in FIELDS if name in encoded}
    return {name: without_sources(value) for name, value in fields.items()}


def _marked(name: str, mark: str) -> str:
    """A name that says once, and within its length, that the rules are somebody's own."""
    return name.removesuffix(mark)[: MOST_NAME - len(mark)] + mark


def whole(data: dict[str, Any]) -> dict[str, Any]:
    """Rules with everything that their base says, or with names where they have no base.

    InvalidRules where there is no such base.
    """
    given = {name: data[name] for name in FIELDS if name in data}
    if BASE not in data:
        return {"id": ID, "names": encode(NAMES), **given}
    base = complete(_variant(data[BASE]))
    for name in PARTS:
        kept, part = base[name], given.get(name)
        if isinstance(kept, dict) and isinstance(part, dict):
            given[name] = {**kept, **part}
    return {**base, **given}


def _variant(spelling: object) -> Variant:
    if not isinstance(spelling, str):
        raise InvalidRules((Flaw(BASE, spelling, "expected a spelling such as spanish@10x10"),))
    try:
        return parse(spelling)
    except UnknownVariant as error:
        near = error.suggestions
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise InvalidRules((Flaw(BASE, spelling, f"{error.reason}{hint}"),)) from None

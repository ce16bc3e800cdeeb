"""One spelling for every variant: `id[/reading][@WxH][+transform…]`."""

import re
from difflib import get_close_matches
from functools import lru_cache

from damarium.rules.catalogue import names, sheets
from damarium.rules.flaws import InvalidRules, UnknownVariant
from damarium.rules.sheet import Sheet
from damarium.rules.transforms import TRANSFORMS
from damarium.rules.variant import Variant, resolve

_SHAPE = re.compile(
    r"(?P<id>[^/@+]+)(?:/(?P<reading>[^/@+]+))?(?:@(?P<size>[^/@+]+))?(?P<rest>(?:\+[^/@+]+)*)"
)
_BLANKS = re.compile(r" *([/@+]) *")
_SIZE = re.compile(r"([0-9]{1,2})x([0-9]{1,2})")


@lru_cache(maxsize=1024)
def parse(spelling: str) -> Variant:
    """The variant that a spelling names.

    Aliases and upper case are read, `%2B` stands for `+`, transforms may come in any order.
    Raises UnknownVariant with the nearest spellings that exist.

    >>> parse("damas").spelling, parse("american@8x8") == parse("American")
    ('spanish', True)
    """
    text = _BLANKS.sub(r"\1", spelling.strip().replace("%2B", "+").replace("%2b", "+").casefold())
    match = _SHAPE.fullmatch(text)
    if match is None:
        raise UnknownVariant(spelling, "expected id[/reading][@WxH][+transform]")
    sheet = _sheet(spelling, match["id"])
    reading = _reading(spelling, sheet, match["reading"] or "")
    words = tuple(word for word in match["rest"].split("+") if word)
    try:
        return resolve(sheet, reading, _size(spelling, match["size"]), _words(spelling, words))
    except InvalidRules as error:
        raise UnknownVariant(spelling, str(error)) from None


def _sheet(spelling: str, name: str) -> Sheet:
    known = names()
    if name not in known:
        near = get_close_matches(name, known, n=3, cutoff=0.5)
        suggestions = tuple(dict.fromkeys(known[each] for each in near))
        raise UnknownVariant(spelling, f"no game is called {name}", suggestions)
    return sheets()[known[name]]


def _reading(spelling: str, sheet: Sheet, reading: str) -> str:
    if reading in ("", sheet.default):
        return ""
    if reading not in sheet.readings:
        near = get_close_matches(reading, sheet.readings, n=3, cutoff=0.3) or sheet.readings
        suggestions = tuple(f"{sheet.id}/{each}" for each in near)
        raise UnknownVariant(spelling, f"{sheet.id} has no reading {reading}", suggestions)
    return reading


def _size(spelling: str, size: str | None) -> tuple[int, int] | None:
    if size is None:
        return None
    match = _SIZE.fullmatch(size)
    if match is None:
        raise UnknownVariant(spelling, f"size {size} is not WIDTHxHEIGHT, such as 10x10")
    return int(match[1]), int(match[2])


def _words(spelling: str, words: tuple[str, ...]) -> tuple[str, ...]:
    for word in words:
        if word not in TRANSFORMS:
            near = get_close_matches(word, TRANSFORMS, n=3, cutoff=0.3)
            suggestions = tuple(f"+{each}" for each in near)
            raise UnknownVariant(spelling, f"no transform is called {word}", suggestions)
    if len(set(words)) != len(words):
        raise UnknownVariant(spelling, "a transform is named twice")
    return tuple(word for word in TRANSFORMS if word in words)

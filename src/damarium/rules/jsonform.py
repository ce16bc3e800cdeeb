"""Values of the vocabulary as JSON and back: defaults left out, unions told apart by a word.

A dataclass becomes an object of its fields, an enum its value, a tuple a list. Where a field
may hold one of several dataclasses, each stands behind its `word`: `{"rows": {"rows": 3}}`.
"""

import json
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from damarium.rules.flaws import Flaw, InvalidRules

T = TypeVar("T")

_SOURCES = ("cite", "disputed", "disputed_removal")


def encode(value: object, *, sources: bool = True, whole: bool = False) -> Any:
    """The JSON form of a value; without `sources` only what decides play, `whole` with defaults."""
    if isinstance(value, Enum):
        return value.value
    if hasattr(value, "to_json"):
        return value.to_json()
    if is_dataclass(value):
        return _encode_fields(value, sources, whole)
    if isinstance(value, tuple):
        return [_tagged(item, sources, whole) for item in value]
    return value


def _encode_fields(value: Any, sources: bool, whole: bool) -> dict[str, Any]:
    encoded = {}
    for field in fields(value):
        if field.compare or sources:
            item = _tagged(getattr(value, field.name), sources, whole)
            if whole or field.default is MISSING or item != _tagged(field.default, sources, whole):
                encoded[field.name] = item
    return encoded


def _tagged(value: object, sources: bool, whole: bool) -> Any:
    word = getattr(value, "word", None)
    encoded = encode(value, sources=sources, whole=whole)
    return encoded if word is None else {word: encoded}


def without_sources(data: Any) -> Any:
    """The JSON form of rules without what their sources say: whoever changes them has others."""
    if isinstance(data, dict):
        return {
            name: without_sources(inner) for name, inner in data.items() if name not in _SOURCES
        }
    return [without_sources(item) for item in data] if isinstance(data, list) else data


def canonical(data: object) -> str:
    """One text for equal JSON values: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def decode(kind: type[T], data: object, path: str = "") -> T:
    """The value that `encode` wrote; InvalidRules lists every flaw with its path."""
    flaws: list[Flaw] = []
    value = _decode(kind, data, path, flaws)
    if flaws:
        raise InvalidRules(tuple(flaws))
    return value  # type: ignore[no-any-return]


def _decode(kind: Any, data: object, path: str, flaws: list[Flaw]) -> Any:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _decode_union(get_args(kind), data, path, flaws)
    if origin is tuple:
        return _decode_tuple(get_args(kind)[0], data, path, flaws)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _decode_enum(kind, data, path, flaws)
    if hasattr(kind, "from_json"):
        try:
            return kind.from_json(data)
        except ValueError as error:
            flaws.append(Flaw(path, data, str(error)))
            return None
    if hasattr(kind, "word"):  # tagged even while it stands alone: others may join it later
        return _decode_tagged({kind.word: kind}, data, path, flaws)
    if is_dataclass(kind):
        return _decode_dataclass(kind, data, path, flaws)
    # bool is an int to Python, but `true` is no number to a reader of rules
    if type(data) is not kind:
        flaws.append(Flaw(path, data, f"expected {_PLAIN[kind]}"))
        return None
    if isinstance(data, str) and not data.isascii() and _broken(data):
        # JSON can write half a character, which no file and no page can hold
        flaws.append(Flaw(path, ascii(data), "expected whole characters"))
        return None
    return data


def _broken(text: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in text)


_PLAIN = {int: "a whole number", str: "a text", bool: "true or false"}


def _decode_union(kinds: tuple[Any, ...], data: object, path: str, flaws: list[Flaw]) -> Any:
    if NoneType in kinds and data is None:
        return None
    present = [kind for kind in kinds if kind is not NoneType]
    words = {kind.word: kind for kind in present if hasattr(kind, "word")}
    plain = [kind for kind in present if not hasattr(kind, "word")]
    if not words:
        return _decode(plain[0], data, path, flaws)
    if not plain:
        return _decode_tagged(words, data, path, flaws)
    before = len(flaws)
    value = (
        _decode(plain[0], data, path, flaws)
        if isinstance(data, str)
        else _decode_tagged(words, data, path, flaws)
    )
    if len(flaws) > before and flaws[-1].field == path:
        # what is wrong is the choice itself
        choices = [member.value for member in plain[0]]
        reason = f"expected one of {', '.join(choices)}, or an object of {' or '.join(words)}"
        flaws[before:] = [Flaw(path, data, reason)]
    return value


def _decode_tagged(words: dict[str, Any], data: object, path: str, flaws: list[Flaw]) -> Any:
    if isinstance(data, dict) and len(data) == 1:
        word, inner = next(iter(data.items()))
        if word in words:
            return _decode_dataclass(words[word], inner, f"{path}.{word}", flaws)
    flaws.append(Flaw(path, data, f"expected one of {', '.join(sorted(words))}"))
    return None


def _decode_tuple(item: Any, data: object, path: str, flaws: list[Flaw]) -> Any:
    if not isinstance(data, list):
        flaws.append(Flaw(path, data, "expected a list"))
        return None
    return tuple(_decode(item, each, f"{path}[{n}]", flaws) for n, each in enumerate(data))


def _decode_enum(kind: type[Enum], data: object, path: str, flaws: list[Flaw]) -> Any:
    values = [member.value for member in kind]
    if isinstance(data, str) and data in values:
        return kind(data)
    flaws.append(Flaw(path, data, f"expected one of {', '.join(values)}"))
    return None


def _decode_dataclass(kind: Any, data: object, path: str, flaws: list[Flaw]) -> Any:
    if not isinstance(data, dict):
        flaws.append(Flaw(path, data, "expected an object"))
        return None
    known = {field.name: field for field in fields(kind)}
    hints = _hints(kind)
    before = len(flaws)
    prefix = f"{path}." if path else ""
    for name in sorted(set(data) - set(known), key=str):
        flaws.append(Flaw(f"{prefix}{name}", data[name], f"expected one of {', '.join(known)}"))
    values = {}
    for name, field in known.items():
        if name in data:
            values[name] = _decode(hints[name], data[name], prefix + name, flaws)
        elif field.default is MISSING and field.default_factory is MISSING:
            flaws.append(Flaw(f"{prefix}{name}", None, "is missing"))
    return kind(**values) if len(flaws) == before else None


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)

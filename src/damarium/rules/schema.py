"""The JSON Schema of rules: what may be written in a file of one's own, for editors and programs.

It is made from the same dataclasses that read such a file, and says what can be said of each field
by itself. Whether the fields fit together is for `damarium rules check`.
"""

import inspect
import re
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from damarium.rules.boardflaws import MAX_EDGE, MAX_SIDE, MIN_EDGE, MIN_SIDE
from damarium.rules.captures import Worth
from damarium.rules.compass import NAMED_DIRECTIONS, Compass, Directions
from damarium.rules.drawflaws import MOST_PLIES, TIMES
from damarium.rules.endings import Counter, Repetition, Standoff
from damarium.rules.flaws import MAX_ID
from damarium.rules.geometry import AllSquares, DarkSquares, Hexagon, Points
from damarium.rules.jsonform import encode
from damarium.rules.material import Span
from damarium.rules.own import BASE, FIELDS, SCHEMA
from damarium.rules.pieces import Kings
from damarium.rules.schemawords import DIRECTIONS, MEMBERS, RULES, SOURCES, SPELLING
from damarium.rules.schemawords import FIELDS as FIELD_WORDS
from damarium.rules.setup import Diagram, Rows
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.transforms import TRANSFORMS
from damarium.rules.validate import MOST_NAME, MOST_RUN, MOST_WORTH

_Json = dict[str, Any]

_ID = {"pattern": f"^[a-z0-9-]{{1,{MAX_ID}}}$"}
_SPAN = "^[0-9]{1,9}([+]|-[0-9]{1,9})?$"
_SIDE = {"minimum": MIN_SIDE, "maximum": MAX_SIDE}
_WORTH = {"minimum": 1, "maximum": MOST_WORTH}

#: What a field must satisfy beside its type.
_LIMITS: dict[tuple[Any, str], _Json] = {
    (DarkSquares, "width"): _SIDE,
    (DarkSquares, "height"): _SIDE,
    (AllSquares, "width"): _SIDE,
    (AllSquares, "height"): _SIDE,
    (Points, "width"): _SIDE,
    (Points, "height"): _SIDE,
    (Hexagon, "side"): {"minimum": MIN_EDGE, "maximum": MAX_EDGE},
    (Rows, "rows"): {"minimum": 1},
    (Diagram, "position"): {"pattern": "^[wWbB.]*$"},
    (Kings, "run_limit"): {"minimum": 1, "maximum": MOST_RUN},
    (Worth, "man"): _WORTH,
    (Worth, "king"): _WORTH,
    (Repetition, "times"): {"minimum": TIMES[0], "maximum": TIMES[1]},
    (Counter, "id"): _ID,
    (Counter, "plies"): {"minimum": 1, "maximum": MOST_PLIES},
    (Standoff, "id"): _ID,
    (Text, "de"): {"maxLength": MOST_NAME},
    (Text, "en"): {"maxLength": MOST_NAME},
}

_PLAIN = {int: "integer", str: "string", bool: "boolean"}


def schema() -> _Json:
    """The schema, by JSON Schema's draft 2020-12."""
    definitions: _Json = {}
    hints = get_type_hints(Sheet)
    by_name = {field.name: field for field in fields(Sheet)}
    own = {
        SCHEMA: {"type": "string"},
        BASE: {"type": "string"},
        "spelling": _spelling(definitions),
        "id": {"type": "string", **_ID},
    }
    properties = {
        name: {
            **(own[name] if name in own else _of(hints[name], definitions)),
            "description": RULES[name],
            **(_default(by_name[name]) if name in by_name else {}),
        }
        for name in (SCHEMA, BASE, *FIELDS)
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rules of a game of the draughts family",
        "description": "Rules as Damarium reads them: `damarium rules check FILE.json` says "
        "whether they make a game.",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "anyOf": [{"required": [BASE]}, {"required": ["board", "setup"]}],
        "$defs": dict(sorted(definitions.items())),
    }


def _of(kind: Any, definitions: _Json) -> _Json:
    """What a value of a type looks like; dataclasses and words are defined once, by their name."""
    if get_origin(kind) in (Union, UnionType):
        return _choice(get_args(kind), definitions)
    if get_origin(kind) is tuple:
        return {"type": "array", "items": _of(get_args(kind)[0], definitions)}
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if kind.__name__ not in definitions:
        definitions[kind.__name__] = {}  # known before its fields ask for it
        definitions[kind.__name__] = _definition(kind, definitions)
    named = {"$ref": f"#/$defs/{kind.__name__}"}
    return _tagged(kind.word, named) if hasattr(kind, "word") else named


def _choice(kinds: tuple[Any, ...], definitions: _Json) -> _Json:
    # several of these have no common field, so at most one of them fits
    nothing = [{"type": "null"}] if NoneType in kinds else []
    choices = [_of(kind, definitions) for kind in kinds if kind is not NoneType]
    return {"anyOf": [*choices, *nothing]}


def _tagged(word: str, inner: _Json) -> _Json:
    return {
        "type": "object",
        "properties": {word: inner},
        "required": [word],
        "additionalProperties": False,
    }


def _definition(kind: Any, definitions: _Json) -> _Json:
    about = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    if kind is Directions:
        return _directions(definitions)
    if kind is Span:
        return {"description": about, "type": "string", "pattern": _SPAN}
    if issubclass(kind, Enum):
        words = {member.value: MEMBERS[member] for member in kind}
        return {"description": about, **_one_of(words)}
    return {"description": about, **_object(kind, definitions)}


def _object(kind: Any, definitions: _Json) -> _Json:
    hints, words = get_type_hints(kind), _words(kind)
    required = [field.name for field in fields(kind) if _is_needed(field)]
    return {
        "type": "object",
        "properties": {
            field.name: {
                **_limited(_of(hints[field.name], definitions), _LIMITS.get((kind, field.name))),
                "description": words[field.name],
                **_default(field),
            }
            for field in fields(kind)
        },
        **({"required": required} if required else {}),
        "additionalProperties": False,
    }


def _limited(value: _Json, limits: _Json | None) -> _Json:
    """A value with its limits, which are those of the first choice where nothing is one, too."""
    if limits is None:
        return value
    if "anyOf" not in value:
        return {**value, **limits}
    first, *others = value["anyOf"]
    return {"anyOf": [{**first, **limits}, *others]}


def _words(kind: Any) -> Mapping[str, str]:
    """What the fields of a dataclass mean: from its docstring, else from the table."""
    doc = inspect.cleandoc(kind.__doc__ or "").partition("Attributes:")[2]
    entries = re.findall(r"^    (\w+): (.*(?:\n        .*)*)", doc, re.MULTILINE)
    told = {name: re.sub(r"\s+", " ", text).rstrip(".") for name, text in entries}
    return SOURCES | FIELD_WORDS.get(kind, {}) | told


def _is_needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _default(field: Field[Any]) -> _Json:
    if field.default is MISSING or field.default is None:
        return {}
    encoded = encode(field.default)
    word = getattr(field.default, "word", None)
    return {"default": encoded if word is None else {word: encoded}}


def _one_of(words: Mapping[str, str]) -> _Json:
    return {"oneOf": [{"const": word, "description": text} for word, text in words.items()]}


def _directions(definitions: _Json) -> _Json:
    named = {word: DIRECTIONS[word] for word in NAMED_DIRECTIONS}
    ways = {"type": "array", "items": _of(Compass, definitions)}
    sides = {
        "white": {**ways, "description": "White's directions"},
        "black": {**ways, "description": "Black's directions"},
    }
    return {
        "description": "Directions in the picture: a word, or those of White and those of Black.",
        "anyOf": [
            _one_of(named),
            {
                "type": "object",
                "properties": sides,
                "required": list(sides),
                "additionalProperties": False,
            },
        ],
    }


def _spelling(definitions: _Json) -> _Json:
    kinds: _Json = {
        "reading": {"type": "string"},
        "reading_names": _of(Text, definitions),
        "size": {"type": "array", "items": {"type": "integer"}},
        "transforms": {"type": "array", "items": {"enum": list(TRANSFORMS)}},
    }
    return {
        "type": "object",
        "properties": {name: {**kinds[name], "description": SPELLING[name]} for name in kinds},
        "additionalProperties": False,
    }

"""Damarium: the draughts family with exact rules.

Names are loaded when they are first used: the import itself costs next to nothing.

>>> import damarium as dm
>>> board = dm.Board("american")
>>> board.push("11-15").text
'11-15'
>>> dm.variants()[0].name()
'Alquerque'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from damarium import rules
    from damarium.game import (
        AmbiguousMove,
        Board,
        Claim,
        Continuations,
        DrawCounter,
        End,
        IllegalMove,
        InvalidMove,
        LegalMoves,
        Move,
        Outcome,
        Piece,
        Reason,
        Refusal,
    )
    from damarium.notation import InvalidFen, UnknownSquare
    from damarium.rules import BLACK, WHITE, Color, InvalidRules, UnknownVariant, Variant

    __version__: str

__all__ = [
    "BLACK",
    "WHITE",
    "AmbiguousMove",
    "Board",
    "Claim",
    "Color",
    "Continuations",
    "DrawCounter",
    "End",
    "IllegalMove",
    "InvalidFen",
    "InvalidMove",
    "InvalidRules",
    "LegalMoves",
    "Move",
    "Outcome",
    "Piece",
    "Reason",
    "Refusal",
    "UnknownSquare",
    "UnknownVariant",
    "Variant",
    "__version__",
    "own",
    "rules",
    "variant",
    "variants",
]

_ROOMS = {
    "damarium.rules": ("BLACK", "WHITE", "Color", "InvalidRules", "UnknownVariant", "Variant"),
    "damarium.notation": ("InvalidFen", "UnknownSquare"),
    "damarium.game": (
        "AmbiguousMove",
        "Board",
        "Claim",
        "Continuations",
        "DrawCounter",
        "End",
        "IllegalMove",
        "InvalidMove",
        "LegalMoves",
        "Move",
        "Outcome",
        "Piece",
        "Reason",
        "Refusal",
    ),
}
_HOMES = {name: room for room, names in _ROOMS.items() for name in names}


def variant(spelling: str) -> Variant:
    """The variant of a spelling `id[/reading][@WxH][+transform…]`.

    Raises UnknownVariant with the nearest spellings that exist.

    >>> variant("american@12x12+capture-optional").name()
    'American checkers (12x12, capture optional)'
    """
    from damarium.rules import parse

    return parse(spelling)


def own(rules: object) -> Variant:
    """The variant that rules of one's own mean: the value of such a file of JSON.

    Raises InvalidRules, whose `flaws` name everything that is wrong with its path.

    >>> own({"base": "spanish", "kings": {"range": "short"}}).name()
    'Spanish draughts (own rules)'
    """
    from damarium.rules.own import own as read

    return read(rules)


def variants() -> tuple[Variant, ...]:
    """The games there are, each in its usual reading."""
    from damarium.rules import parse, sheets

    return tuple(parse(game) for game in sheets())


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name == "__version__":
            value: object = _version()
        elif name == "rules":
            value = import_module("damarium.rules")
        elif name in _HOMES:
            value = getattr(import_module(_HOMES[name]), name)
        else:
            raise AttributeError(f"module 'damarium' has no attribute {name!r}")
        globals()[name] = value
        return value


def _version() -> str:
    # slow to import, and asked for rarely
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("damarium")
    except PackageNotFoundError:
        return "unknown"


def __dir__() -> list[str]:
    return sorted(__all__)

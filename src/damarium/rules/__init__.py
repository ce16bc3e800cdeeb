"""The vocabulary of rules: games as data, with readings, sizes, transforms and one spelling."""

from typing import TYPE_CHECKING

from damarium.rules.catalogue import sheets
from damarium.rules.color import BLACK, WHITE, Color
from damarium.rules.flaws import Flaw, InvalidRules, UnknownVariant
from damarium.rules.sheet import Example, Reading, Sheet
from damarium.rules.spelling import parse
from damarium.rules.variant import Variant, resolve

if TYPE_CHECKING:
    from damarium.rules.book.describe import describe

__all__ = [
    "BLACK",
    "WHITE",
    "Color",
    "Example",
    "Flaw",
    "InvalidRules",
    "Reading",
    "Sheet",
    "UnknownVariant",
    "Variant",
    "describe",
    "parse",
    "resolve",
    "sheets",
]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        # the rule book is large, and who plays does not read it
        if name == "describe":
            from damarium.rules.book.describe import describe

            return describe
        raise AttributeError(f"module 'damarium.rules' has no attribute {name!r}")

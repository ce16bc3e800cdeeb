"""The vocabulary of rules: games as data, with readings, sizes, transforms and one spelling."""

from damarium.rules.catalogue import sheets
from damarium.rules.color import BLACK, WHITE, Color
from damarium.rules.flaws import Flaw, InvalidRules, UnknownVariant
from damarium.rules.sheet import Example, Reading, Sheet
from damarium.rules.spelling import parse
from damarium.rules.variant import Variant, resolve

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
    "parse",
    "resolve",
    "sheets",
]

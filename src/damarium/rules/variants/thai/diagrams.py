"""Diagrams of Thai checkers."""

from damarium.rules.sheet import Example

BLACK_FIRST_DIAGRAMS: tuple[Example, ...] = ()
DIAGRAMS: tuple[Example, ...] = ()

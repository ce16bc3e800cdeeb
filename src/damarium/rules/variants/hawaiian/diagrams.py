"""Diagrams of Hawaiian checkers."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

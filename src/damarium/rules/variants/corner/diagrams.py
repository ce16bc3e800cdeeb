"""Diagrams of Corner Checkers."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()
END_DIAGRAMS: tuple[Example, ...] = ()

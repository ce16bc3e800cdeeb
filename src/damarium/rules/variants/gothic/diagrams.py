"""Diagrams of Gothic Checkers."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

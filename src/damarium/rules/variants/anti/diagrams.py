"""Diagrams of Anti-Checkers."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

"""Diagrams of Greek dama."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

"""Diagrams of Hexdame."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

"""Diagrams of Dameo."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

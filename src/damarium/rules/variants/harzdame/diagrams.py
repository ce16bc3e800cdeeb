"""Diagrams of Harzdame."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

"""Diagrams of Alquerque."""

from damarium.rules.sheet import Example

ALL_DIRECTIONS_DIAGRAMS: tuple[Example, ...] = ()
DIAGRAMS: tuple[Example, ...] = ()

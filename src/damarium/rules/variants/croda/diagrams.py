"""Diagrams of Croda."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

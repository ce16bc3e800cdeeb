"""Diagrams of Altdeutsche Dame."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

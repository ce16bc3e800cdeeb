"""Diagrams of Armenian draughts."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()

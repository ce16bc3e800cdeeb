"""Diagrams of Parachute Checkers."""

from damarium.rules.sheet import Example

DIAGRAMS: tuple[Example, ...] = ()
GOES_ON_DIAGRAMS: tuple[Example, ...] = ()

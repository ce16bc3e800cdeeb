"""Diagrams of One Way Checkers."""

from damarium.rules.sheet import Example

BLACK_LEFT_DIAGRAMS: tuple[Example, ...] = ()
DIAGRAMS: tuple[Example, ...] = ()

"""Diagrams of Turkish draughts."""

from damarium.rules.sheet import Example

BRAINKING_DIAGRAMS: tuple[Example, ...] = ()
CROWNS_AT_ONCE_DIAGRAMS: tuple[Example, ...] = ()
DIAGRAMS: tuple[Example, ...] = ()
KING_BEATS_MAN_DIAGRAMS: tuple[Example, ...] = ()

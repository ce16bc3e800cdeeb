"""The directions of a piece as a value of sentences."""

from dataclasses import dataclass

from damarium.rules import Color
from damarium.rules.compass import Compass, Directions
from damarium.rules.sheet import Sheet
from damarium.rules.waytext import WayText

_AHEAD = frozenset((Compass.NW, Compass.NE))


@dataclass(frozen=True)
class Ways:
    """The directions in which the pieces of one side go, in words as it sees them.

    Where both sides go the same way, which is ahead for only one of them, the board is named.

    >>> from damarium.rules import BLACK, parse
    >>> from damarium.rules.compass import FORWARD
    >>> Ways(parse("spanish").sheet, FORWARD, BLACK).in_("en")
    'forward'
    """

    sheet: Sheet
    directions: Directions
    color: Color

    def in_(self, lang: str) -> str:
        """The directions in one language; empty where there are none."""
        text = WayText(self.sheet, lang)
        if self.directions.white == self.directions.black:
            return text.drawn(self.directions)
        return text.seated(self.directions, self.color)

    @property
    def only_forward(self) -> bool:
        """Whether all else that the lines of the board allow is backward."""
        if self.directions.white == self.directions.black:
            return False
        text = WayText(self.sheet, "en")
        return text.only_diagonals and text.from_seat(self.directions, self.color) == _AHEAD

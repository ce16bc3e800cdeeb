"""Directions on the picture of a board, and the sets of them that pieces move in."""

from dataclasses import dataclass
from enum import Enum
from typing import Self

from damarium.rules.color import Color


class Compass(Enum):
    """One of eight directions in the picture; north points away from White."""

    N = "n"
    NE = "ne"
    E = "e"
    SE = "se"
    S = "s"
    SW = "sw"
    W = "w"
    NW = "nw"

    @property
    def index(self) -> int:
        """0 for north, then clockwise: the way the core counts directions."""
        return _ORDER[self]

    @property
    def step(self) -> tuple[int, int]:
        """(columns to the right, rows downward) of one step."""
        return _STEPS[self]


_ORDER = {direction: index for index, direction in enumerate(Compass)}
_STEPS = {
    Compass.N: (0, -1),
    Compass.NE: (1, -1),
    Compass.E: (1, 0),
    Compass.SE: (1, 1),
    Compass.S: (0, 1),
    Compass.SW: (-1, 1),
    Compass.W: (-1, 0),
    Compass.NW: (-1, -1),
}


@dataclass(frozen=True)
class Directions:
    """The directions in which each side's piece goes: forward is data, one set per colour.

    >>> Directions.from_json("forward").of(Color.BLACK)
    (<Compass.SE: 'se'>, <Compass.SW: 'sw'>)
    """

    white: tuple[Compass, ...]
    black: tuple[Compass, ...]

    def __post_init__(self) -> None:
        # a set of directions has one order, so that equal rules have one hash
        for name in ("white", "black"):
            chosen = tuple(way for way in Compass if way in getattr(self, name))
            object.__setattr__(self, name, chosen)

    def of(self, color: Color) -> tuple[Compass, ...]:
        """The directions of one side."""
        return self.white if color is Color.WHITE else self.black

    def mask(self, color: Color) -> int:
        """The directions of one side as a bit mask, bit 0 being north."""
        return sum(1 << direction.index for direction in self.of(color))

    def to_json(self) -> object:
        """The set's word, or the directions of both sides where no word names them."""
        for word, directions in NAMED_DIRECTIONS.items():
            if directions == self:
                return word
        return {
            "white": [direction.value for direction in self.white],
            "black": [direction.value for direction in self.black],
        }

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The value that `to_json` wrote; ValueError says what would be right."""
        if isinstance(data, str):
            if data not in NAMED_DIRECTIONS:
                raise ValueError(f"not one of {', '.join(NAMED_DIRECTIONS)}")
            named = NAMED_DIRECTIONS[data]
            return cls(named.white, named.black)
        if not isinstance(data, dict) or set(data) != {"white", "black"}:
            raise ValueError("expected a word, or directions for white and for black")
        return cls(_compass_list(data["white"]), _compass_list(data["black"]))


def _compass_list(data: object) -> tuple[Compass, ...]:
    if not isinstance(data, list):  # whatever the type, it is the text that is wrong
        raise ValueError(  # noqa: TRY004
            "expected a list of directions such as ['nw', 'ne']"
        )
    try:
        return tuple(Compass(item) for item in data)
    except (ValueError, TypeError):
        names = ", ".join(direction.value for direction in Compass)
        raise ValueError(f"directions are {names}") from None


def both(*directions: Compass) -> Directions:
    """The same directions for both sides."""
    return Directions(directions, directions)


def facing(*directions: Compass) -> Directions:
    """White's directions, and the opposite ones for Black, who sits across the board."""
    order = tuple(Compass)
    turned = tuple(order[(direction.index + 4) % len(order)] for direction in directions)
    return Directions(directions, turned)


NOWHERE = both()
FORWARD = facing(Compass.NE, Compass.NW)
BACKWARD = facing(Compass.SE, Compass.SW)
DIAGONAL = both(Compass.NE, Compass.SE, Compass.SW, Compass.NW)
#: Along rows and columns.
STRAIGHT = both(Compass.N, Compass.E, Compass.S, Compass.W)
EVERY_WAY = both(*Compass)
#: Straight ahead and to both sides.
AHEAD_AND_ASIDE = facing(Compass.N, Compass.E, Compass.W)
#: Straight and diagonally ahead.
AHEAD = facing(Compass.NW, Compass.N, Compass.NE)
#: Straight and diagonally ahead and to both sides: every way but back.
NOT_BACK = facing(Compass.W, Compass.NW, Compass.N, Compass.NE, Compass.E)
NAMED_DIRECTIONS = {
    "nowhere": NOWHERE,
    "forward": FORWARD,
    "backward": BACKWARD,
    "diagonal": DIAGONAL,
    "straight": STRAIGHT,
    "every_way": EVERY_WAY,
    "ahead": AHEAD,
    "ahead_and_aside": AHEAD_AND_ASIDE,
    "not_back": NOT_BACK,
}

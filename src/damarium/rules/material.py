"""What stands on the board, as far as a draw rule asks: how many men and kings of each side."""

from dataclasses import dataclass
from typing import Any

from damarium.rules.region import Region

_MOST_DIGITS = 9


@dataclass(frozen=True)
class Span:
    """A number from `least` to `most`, both included; without `most` there is no upper end.

    >>> 4 in between(4, 5), 6 in between(4, 5), 6 in at_least(3)
    (True, False, True)
    """

    least: int = 0
    most: int | None = None

    def __contains__(self, number: int) -> bool:
        return self.least <= number and (self.most is None or number <= self.most)

    def to_json(self) -> str:
        """The span in one word.

        >>> exactly(3).to_json(), at_least(1).to_json(), between(4, 5).to_json()
        ('3', '1+', '4-5')
        """
        if self.most is None:
            return f"{self.least}+"
        return str(self.least) if self.least == self.most else f"{self.least}-{self.most}"

    @classmethod
    def from_json(cls, data: Any) -> "Span":
        """The span that `to_json` wrote; ValueError where it is none.

        >>> Span.from_json("0-4") == at_most(4)
        True
        """
        if isinstance(data, str):
            first, dash, last = data.removesuffix("+").partition("-")
            open_end = data.endswith("+")
            words = [first, last] if dash else [first]
            if all(map(_is_number, words)) and not (dash and open_end):
                least = int(first)
                return cls(least, None if open_end else int(last) if dash else least)
        raise ValueError("expected a number such as 3, 3+ or 4-5")


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS


def exactly(number: int) -> Span:
    """This number and no other."""
    return Span(number, number)


def at_least(number: int) -> Span:
    """This number or more."""
    return Span(number)


def at_most(number: int) -> Span:
    """This number or less."""
    return Span(0, number)


def between(least: int, most: int) -> Span:
    """From one number to another, both included."""
    return Span(least, most)


#: Any number.
ANY = Span()


@dataclass(frozen=True)
class Force:
    """The pieces of one side: how many kings, men and pieces in all.

    With `on` one of its kings must stand there.
    """

    kings: Span = ANY
    men: Span = ANY
    pieces: Span = ANY
    on: Region | None = None


#: A side that has one king and nothing else.
LONE_KING = Force(kings=exactly(1), men=exactly(0))


@dataclass(frozen=True)
class Material:
    """What both sides have: one side the `stronger` force, the other the `weaker` one.

    Either side may be the stronger. `pieces` counts those of both sides.
    """

    stronger: Force
    weaker: Force
    pieces: Span = ANY

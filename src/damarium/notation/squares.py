"""What squares are called: one name when written, several when read."""

import re
from functools import lru_cache

from damarium.notation.errors import UnknownSquare
from damarium.notation.message import N_
from damarium.rules import Variant
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Letters, Numbers

_NAME = re.compile(r"[a-zA-Z]?[0-9]+")


class Squares:
    """The squares of a board by name.

    Attributes:
        names: every square in the game's own notation, from the top left; the only one written.
        letters: every square by file and rank, a1 at White's lower left; read everywhere.
        numbers: the numbers that are read: the game's own, else those from the top left.
        example: two neighbouring squares, to show how a move is written.
    """

    __slots__ = ("_index", "example", "letters", "names", "numbers")

    def __init__(self, board: DarkSquares, numbering: Numbers | Letters) -> None:
        self.names = numbering.names(board)
        self.letters = board.letters
        self.numbers = (
            tuple(str(number) for number in range(1, len(self.names) + 1))
            if isinstance(numbering, Letters)
            else self.names
        )
        middle = len(self.names) // 2
        beside = next(square for square in board.neighbours[middle] if square >= 0)
        self.example = (self.names[middle], self.names[beside])
        self._index = {
            name: index
            for names in (self.letters, self.numbers, self.names)
            for index, name in enumerate(names)
        }

    def get(self, name: str) -> int | None:
        """The square that a text names, or None.

        Leading zeros are read, and capital letters except K, which is the mark of a king.
        """
        if _NAME.fullmatch(name) is None or name[0] == "K":
            return None
        letter, digits = (name[0].lower(), name[1:]) if name[0].isalpha() else ("", name)
        return self._index.get(letter + digits.lstrip("0"))

    def index(self, name: str) -> int:
        """The square that a text names; UnknownSquare says which squares there are.

        >>> from damarium.rules import parse
        >>> squares(parse("spanish")).index("1"), squares(parse("spanish")).index("g2")
        (31, 27)
        """
        found = self.get(name.strip())
        if found is None:
            raise UnknownSquare(
                name,
                N_(
                    "There is no square %(name)s here: squares are %(first)s to %(last)s, "
                    "or by letters %(low)s to %(high)s.",
                    name=name[:20],
                    first=self.ordered[0],
                    last=self.ordered[-1],
                    low=min(self.letters),
                    high=max(self.letters, key=lambda letters: (letters[0], int(letters[1:]))),
                ),
            )
        return found

    def at(self, square: int | str) -> int:
        """The square of a name or an index; UnknownSquare where there is no such.

        >>> from damarium.rules import parse
        >>> squares(parse("spanish")).at(31), squares(parse("spanish")).at("1")
        (31, 31)
        """
        if isinstance(square, str):
            return self.index(square)
        if not 0 <= square < len(self.names):
            last = len(self.names) - 1
            raise UnknownSquare(
                str(square),
                N_(
                    "There is no square of index %(index)s: 0 to %(last)s.",
                    index=str(square)[:20],
                    last=last,
                ),
            )
        return square

    @property
    def ordered(self) -> tuple[str, ...]:
        """The names in the order in which people list them."""
        return tuple(sorted(self.names, key=order))


def order(name: str) -> tuple[str, int]:
    """The place of a name in a list: by file, then by number."""
    letter = name[0] if name[0].isalpha() else ""
    return letter, int(name[len(letter) :])


def squares(variant: Variant) -> Squares:
    """The squares of a variant."""
    return _squares(variant.sheet.board, variant.sheet.numbering)


@lru_cache(maxsize=64)
def _squares(board: DarkSquares, numbering: Numbers | Letters) -> Squares:
    return Squares(board, numbering)

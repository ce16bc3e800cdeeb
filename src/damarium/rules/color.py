"""The two sides."""

from enum import Enum


class Color(Enum):
    """A side: white sits at the bottom of every picture."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Color":
        """The opponent.

        >>> Color.WHITE.other
        <Color.BLACK: 'black'>
        """
        return Color.BLACK if self is Color.WHITE else Color.WHITE

    @property
    def index(self) -> int:
        """0 for white, 1 for black: the way the core counts sides."""
        return 0 if self is Color.WHITE else 1


WHITE = Color.WHITE
BLACK = Color.BLACK

"""How a game names its squares."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from damarium.rules.color import Color
from damarium.rules.geometry import Board, DarkSquares


class Corner(Enum):
    """A corner of the picture, White sitting at the bottom."""

    LOWER_LEFT = "lower_left"
    LOWER_RIGHT = "lower_right"
    UPPER_LEFT = "upper_left"
    UPPER_RIGHT = "upper_right"

    @property
    def opposite(self) -> "Corner":
        """The corner that lies here when the board is seen from the other side."""
        return {
            Corner.LOWER_LEFT: Corner.UPPER_RIGHT,
            Corner.UPPER_RIGHT: Corner.LOWER_LEFT,
            Corner.LOWER_RIGHT: Corner.UPPER_LEFT,
            Corner.UPPER_LEFT: Corner.LOWER_RIGHT,
        }[self]


@dataclass(frozen=True)
class Numbers:
    """Squares are numbered row by row, beginning at a corner of the picture.

    >>> Numbers(Corner.LOWER_RIGHT).names(DarkSquares(8, 8, mirrored=True))[-1]
    '1'
    """

    word: ClassVar[str] = "numbers"

    start: Corner = Corner.UPPER_LEFT

    def names(self, board: Board) -> tuple[str, ...]:
        """The name of every square, in the order of the board's squares."""
        down = self.start in (Corner.UPPER_LEFT, Corner.UPPER_RIGHT)
        rightward = self.start in (Corner.UPPER_LEFT, Corner.LOWER_LEFT)
        order = sorted(
            board.places,
            key=lambda place: (
                place[1] if down else -place[1],
                place[0] if rightward else -place[0],
            ),
        )
        number = {place: str(index) for index, place in enumerate(order, start=1)}
        return tuple(number[place] for place in board.places)


@dataclass(frozen=True)
class Letters:
    """Squares are named by file and rank, a1 at White's lower left.

    `files` are the letters of the files where they are not a, b, c and so on without a gap.

    >>> Letters(files="abcdefghik").names(DarkSquares(10, 8))[4]
    'k8'
    """

    word: ClassVar[str] = "letters"

    files: str = ""

    def names(self, board: Board) -> tuple[str, ...]:
        """The name of every square, in the order of the board's squares."""
        if not self.files:
            return board.letters
        return tuple(
            f"{self.files[file]}{rank}" for file, rank in zip(board.files, board.ranks, strict=True)
        )


def game_type(number: int, first: Color, board: Board, numbering: Numbers | Letters) -> str:
    """The text of the PDN 3.0 GameType tag; its corner is seen from the side that begins.

    >>> game_type(24, Color.WHITE, DarkSquares(8, 8, True), Numbers(Corner.LOWER_RIGHT))
    '24,W,8,8,N1,1'
    """
    corner = numbering.start if isinstance(numbering, Numbers) else Corner.LOWER_LEFT
    if first is Color.BLACK:
        corner = corner.opposite
    digit = list(Corner).index(corner)
    letter = "N" if isinstance(numbering, Numbers) else "A"
    side = "W" if first is Color.WHITE else "B"
    width, height = board.size
    mirrored = isinstance(board, DarkSquares) and board.mirrored
    return f"{number},{side},{width},{height},{letter}{digit},{int(mirrored)}"

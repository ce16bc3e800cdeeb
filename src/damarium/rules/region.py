"""Parts of a board that rules speak of."""

from enum import Enum

from damarium.rules.geometry import Board


class Region(Enum):
    """A part of the board, whatever its size."""

    #: The main road, the river: the longest line of squares from edge to edge.
    LONG_DIAGONAL = "long_diagonal"

    def of(self, board: Board) -> tuple[int, ...]:
        """Its squares; where several diagonals are the longest, all of theirs.

        >>> from damarium.rules.geometry import DarkSquares
        >>> board = DarkSquares(8, 8)
        >>> [board.places[square] for square in Region.LONG_DIAGONAL.of(board)][:2]
        [(7, 0), (6, 1)]
        """
        lines = _diagonals(board)
        longest = max(len(line) for line in lines)
        return tuple(sorted({square for line in lines if len(line) == longest for square in line}))


def _diagonals(board: Board) -> list[list[int]]:
    lines: dict[tuple[bool, int], list[int]] = {}
    for square, (column, row) in enumerate(board.places):
        lines.setdefault((True, column + row), []).append(square)
        lines.setdefault((False, column - row), []).append(square)
    return list(lines.values())

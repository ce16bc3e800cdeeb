"""Boards as text, for terminals."""

from damarium.rules import Variant


def text_board(variant: Variant, position: str) -> str:
    """The board in letters: `w b` men, `W B` kings, `.` empty playing squares.

    Beside each row stand the names of its first and its last square.

    >>> from damarium.rules import parse
    >>> print(text_board(parse("american"), "b" * 12 + "." * 8 + "w" * 12))
     1   b   b   b   b   4
     5 b   b   b   b     8
     9   b   b   b   b  12
    13 .   .   .   .    16
    17   .   .   .   .  20
    21 w   w   w   w    24
    25   w   w   w   w  28
    29 w   w   w   w    32
    """
    board = variant.sheet.board
    width, height = board.grid
    rows = [[" "] * width for _ in range(height)]
    ends: list[list[str]] = [[] for _ in range(height)]
    for (column, row), piece, name in zip(board.places, position, variant.squares, strict=True):
        rows[row][column] = piece
        ends[row].append(name)
    wide = max(len(name) for name in variant.squares)
    return "\n".join(
        f"{names[0]:>{wide}} {' '.join(row)} {names[-1]:>{wide}}"
        for row, names in zip(rows, ends, strict=True)
    )

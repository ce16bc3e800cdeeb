"""Boards as drawings: the wood, the squares on it, and where their middles are.

A square is 100 units wide, whatever the board. The page's scripts and its templates draw every
board from what is said here, and know none of its shapes themselves.
"""

from collections.abc import Callable, Iterator
from typing import Any

UNIT = 100
#: Half the width of a hexagonal cell, and half its height: regular to a thousandth.
HALF_WIDTH, HALF_HEIGHT = 62, 53.7

Board = dict[str, Any]


def measures(board: Board) -> dict[str, Any]:
    """What a script needs beside a board as `cards.board_json` gives it, to draw it.

    `box` is its width and height in units, `pitch` what one column and one row of its grid
    measure; `wood` holds the layers from the lowest on, each with its classes and its outline.
    """
    return {"box": box(board), "pitch": pitch(board), "wood": wood(board)}


def pitch(board: Board) -> tuple[float, float]:
    """How far apart two columns are, and two rows."""
    if board["ground"] == "hexagon":
        return 1.5 * HALF_WIDTH, HALF_HEIGHT
    return UNIT, UNIT


def box(board: Board) -> tuple[float, float]:
    """The width and the height of all squares together."""
    width, height = board["width"], board["height"]
    if board["ground"] == "hexagon":
        # the first and the last cell reach half a cell over their middles
        across = 1.5 * HALF_WIDTH * (width - 1) + 2 * HALF_WIDTH
        return _short(across), _short(HALF_HEIGHT * (height + 1))
    return width * UNIT, height * UNIT


def middles(board: Board, turned: bool = False) -> list[tuple[float, float]]:
    """The middle of every square, as White sees the board or, `turned`, as Black does."""
    (across, down), (width, height) = pitch(board), box(board)
    columns, rows = board["width"] - 1, board["height"] - 1
    left, top = (width - across * columns) / 2, (height - down * rows) / 2
    return [
        (
            _short(left + across * (columns - square["x"] if turned else square["x"])),
            _short(top + down * (rows - square["y"] if turned else square["y"])),
        )
        for square in board["squares"]
    ]


def dots(board: Board, position: str, kinds: str) -> str:
    """A path of points on the squares that hold one of `kinds`."""
    places = zip(middles(board), position, strict=True)
    return "".join(f"M{x} {y}h0" for (x, y), piece in places if piece in kinds)


def figures(board: Board, position: str) -> str:
    """A position with its parachutists told from men: `p` White's, `q` Black's."""
    jumpers = board["parachutists"]
    if jumpers is None:
        return position
    return "".join(
        "p"
        if piece == "w" and square["id"] in jumpers["white"]
        else "q"
        if piece == "b" and square["id"] in jumpers["black"]
        else piece
        for square, piece in zip(board["squares"], position, strict=True)
    )


def wood(board: Board) -> list[tuple[str, str]]:
    """The layers of a board: the classes that paint one, and its outline."""
    return [(classes, path) for classes, path in _GROUNDS[board["ground"]](board) if path]


def _chequered(board: Board) -> Iterator[tuple[str, str]]:
    """Dark squares on a light board; played on are these, or all."""
    dark = [
        (x, y)
        for square, (x, y) in zip(board["squares"], middles(board), strict=True)
        if board["ground"] == "dark" or (square["x"] + board["height"] - 1 - square["y"]) % 2 == 0
    ]
    half = UNIT // 2
    yield "sq-light grain", _whole(board)
    yield "sq-dark grain-v", "".join(f"M{x - half} {y - half}h100v100h-100z" for x, y in dark)


def _plain(board: Board) -> Iterator[tuple[str, str]]:
    """Squares of one colour between carved lines."""
    width, height = box(board)
    yield "sq-plain grain", _whole(board)
    yield (
        "carve",
        "".join(f"M{x} 0V{height}" for x in range(UNIT, int(width), UNIT))
        + "".join(f"M0 {y}H{width}" for y in range(UNIT, int(height), UNIT)),
    )


def _points(board: Board) -> Iterator[tuple[str, str]]:
    """Points on carved lines: rows and columns, and diagonals through every second point."""
    width, height = box(board)
    half = UNIT // 2
    lines = "".join(f"M{x} {half}V{height - half}" for x in range(half, int(width), UNIT))
    lines += "".join(f"M{half} {y}H{width - half}" for y in range(half, int(height), UNIT))
    for square, (x, y) in zip(board["squares"], middles(board), strict=True):
        above = square["y"] < board["height"] - 1
        if (square["x"] + board["height"] - 1 - square["y"]) % 2 == 0 and above:
            lines += f"M{x} {y}l100 100" if square["x"] < board["width"] - 1 else ""
            lines += f"M{x} {y}l-100 100" if square["x"] else ""
    yield "sq-plain grain", _whole(board)
    yield "carve-hi carve", lines


def _hexagon(board: Board) -> Iterator[tuple[str, str]]:
    """Cells in three tones: no two neighbours have the same."""
    tones = ["", "", ""]
    for square, (x, y) in zip(board["squares"], middles(board), strict=True):
        tones[(board["height"] - 1 - square["y"]) % 3] += _cell(x, y)
    yield "rim", "".join(tones)
    for tone, cells in enumerate(tones):
        yield f"tone-{tone}", cells
    yield "grain", "".join(tones)


def _cell(x: float, y: float) -> str:
    return f"M{_short(x - HALF_WIDTH)} {y}l31-53.7h62l31 53.7-31 53.7h-62z"


def _whole(board: Board) -> str:
    width, height = box(board)
    return f"M0 0H{width}V{height}H0z"


def _short(value: float) -> float:
    """A number of units without needless digits."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


_GROUNDS: dict[str, Callable[[Board], Iterator[tuple[str, str]]]] = {
    "dark": _chequered,
    "chequered": _chequered,
    "plain": _plain,
    "points": _points,
    "hexagon": _hexagon,
}

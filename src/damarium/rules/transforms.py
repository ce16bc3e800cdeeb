"""Rules made from rules: a size, and the words that follow `+` in a spelling."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from damarium.rules.flaws import Flaw, InvalidRules
from damarium.rules.geometry import DarkSquares
from damarium.rules.setup import Rows
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text


@dataclass(frozen=True)
class Transform:
    """A function from sheet to sheet with its word and its names."""

    word: str
    names: Text
    apply: Callable[[Sheet], Sheet]


def _capture_optional(sheet: Sheet) -> Sheet:
    # without the duty to capture there is nothing left that a precedence could decide
    return replace(sheet, captures=replace(sheet.captures, compulsory=False, prefer=()))


def _mirrored(sheet: Sheet) -> Sheet:
    board = sheet.board
    return replace(sheet, board=DarkSquares(board.width, board.height, not board.mirrored))


#: In the canonical order in which a spelling lists them.
TRANSFORMS = {
    transform.word: transform
    for transform in (
        Transform(
            "capture-optional",
            Text(de="ohne Schlagzwang", en="capture optional"),
            _capture_optional,
        ),
        Transform("mirrored", Text(de="gespiegeltes Brett", en="mirrored board"), _mirrored),
    )
}


def resized(sheet: Sheet, width: int, height: int) -> Sheet:
    """The game on another board, with (height - 2) / 2 rows of men.

    InvalidRules where the set-up is a diagram or the size is no board for rows of men.
    """
    size = f"{width}x{height}"
    if not isinstance(sheet.setup, Rows):
        raise InvalidRules((Flaw("size", size, "a set-up drawn as a diagram fits one size"),))
    if height % 2 or width % 2:
        raise InvalidRules((Flaw("size", size, "expected an even width and height"),))
    board = sheet.board.resized(width, height)
    return replace(sheet, board=board, setup=Rows((height - 2) // 2))

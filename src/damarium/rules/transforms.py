"""Rules made from rules: a size, and the words that follow `+` in a spelling."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from damarium.rules.endings import Counter, Repetition
from damarium.rules.flaws import Flaw, InvalidRules
from damarium.rules.geometry import DarkSquares, Hexagon, Points
from damarium.rules.pieces import Landing
from damarium.rules.promotion import CrowningSquares, PromotionSquares
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
    if not isinstance(board, DarkSquares):
        raise _unfit("mirrored", "only a board of dark squares has another corner to play on")
    if not isinstance(sheet.setup, Rows) or isinstance(sheet.promotion.on, CrowningSquares):
        raise _unfit("mirrored", "a game that names its squares one by one has no mirrored form")
    return replace(sheet, board=replace(board, mirrored=not board.mirrored))


def losing(sheet: Sheet) -> Sheet:
    """The game in which whoever would win loses; draws by what is left on the board are off."""
    draws = tuple(
        rule
        for rule in sheet.draws
        if isinstance(rule, Repetition) or (isinstance(rule, Counter) and rule.when is None)
    )
    return replace(sheet, ends=replace(sheet.ends, losing=not sheet.ends.losing), draws=draws)


def _halting_king(sheet: Sheet) -> Sheet:
    kings = sheet.kings
    if not kings.flying or kings.landing is not Landing.ANY:
        raise _unfit("halting-king", "only a king that may land anywhere can be made to halt")
    return replace(sheet, kings=replace(kings, landing=Landing.NEXT_AFTER_KING))


def _first_king_wins(sheet: Sheet) -> Sheet:
    if sheet.promotion.on is PromotionSquares.NEVER:
        raise _unfit("first-king-wins", "nobody is crowned in this game")
    return replace(sheet, ends=replace(sheet.ends, first_king_wins=True))


def _unfit(word: str, reason: str) -> InvalidRules:
    return InvalidRules((Flaw(f"+{word}", None, reason),))


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
        Transform(
            "losing", Text(de="Schlagspiel: wer verliert, gewinnt", en="losing game"), losing
        ),
        Transform(
            "halting-king",
            Text(de="Dame hält hinter Dame", en="kings halt behind kings"),
            _halting_king,
        ),
        Transform(
            "first-king-wins",
            Text(de="die erste Dame gewinnt", en="the first king wins"),
            _first_king_wins,
        ),
    )
}


def resized(sheet: Sheet, width: int, height: int) -> Sheet:
    """The game on another board, with (height - 2) / 2 rows of men.

    InvalidRules where the set-up is a diagram or the size is no board for rows of men.
    """
    size = f"{width}x{height}"
    if isinstance(sheet.board, Points | Hexagon):
        raise InvalidRules((Flaw("size", size, "this board has one size"),))
    if not isinstance(sheet.setup, Rows) or isinstance(sheet.promotion.on, CrowningSquares):
        raise InvalidRules((Flaw("size", size, "a set-up drawn as a diagram fits one size"),))
    if height % 2 or width % 2:
        raise InvalidRules((Flaw("size", size, "expected an even width and height"),))
    board = sheet.board.resized(width, height)
    return replace(sheet, board=board, setup=Rows((height - 2) // 2))

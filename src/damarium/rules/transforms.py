"""Rules made from rules: a size, and the words that follow `+` in a spelling."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from damarium.rules.color import BLACK, WHITE
from damarium.rules.compass import Compass
from damarium.rules.endings import Counter, Draw, Event, Repetition
from damarium.rules.flaws import Flaw, InvalidRules
from damarium.rules.geometry import DarkSquares, Hexagon, Points
from damarium.rules.pieces import Landing, Men
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
    return replace(sheet, captures=replace(sheet.captures, compulsory=False, prefer=(), worth=None))


def mirrored(sheet: Sheet) -> Sheet:
    """The game on the board whose lower left corner is the other colour."""
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


def halting_king(sheet: Sheet) -> Sheet:
    """The game in which a king that takes a king last stops right behind it."""
    kings = sheet.kings
    if not kings.flying or kings.landing is not Landing.ANY:
        raise _unfit("halting-king", "only a king that may land anywhere can be made to halt")
    return replace(sheet, kings=replace(kings, landing=Landing.NEXT_AFTER_KING))


def first_king_wins(sheet: Sheet) -> Sheet:
    """The game that the first king wins; draws that need kings are off."""
    if sheet.promotion.on is PromotionSquares.NEVER:
        raise _unfit("first-king-wins", "nobody is crowned in this game")
    draws = tuple(rule for rule in sheet.draws if _draws_men(rule, sheet.men))
    return replace(sheet, ends=replace(sheet.ends, first_king_wins=True), draws=draws)


def _draws_men(rule: Draw, men: Men) -> bool:
    """Whether a draw can come about while nobody has a king."""
    if isinstance(rule, Repetition):
        return not all(_goes_one_way(men.move.of(color)) for color in (WHITE, BLACK))
    if rule.when is not None:
        return 0 in rule.when.stronger.kings and 0 in rule.when.weaker.kings
    return Event.MAN_MOVE not in rule.resets


def _goes_one_way(ways: tuple[Compass, ...]) -> bool:
    """Whether no moves in these directions ever lead back."""
    return any(
        all(way.step[0] * axis.step[0] + way.step[1] * axis.step[1] > 0 for way in ways)
        for axis in Compass
    )


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
        Transform("mirrored", Text(de="gespiegeltes Brett", en="mirrored board"), mirrored),
        Transform(
            "losing", Text(de="Schlagspiel: wer verliert, gewinnt", en="losing game"), losing
        ),
        Transform(
            "halting-king",
            Text(de="Dame hält hinter Dame", en="kings halt behind kings"),
            halting_king,
        ),
        Transform(
            "first-king-wins",
            Text(de="die erste Dame gewinnt", en="the first king wins"),
            first_king_wins,
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

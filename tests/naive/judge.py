"""A referee at the drawn board: whether the reason given for refusing a move is the true one.

He knows the sheet and the square-by-square generator, nothing of the code that found the reason.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from damarium.game import Refusal
from damarium.rules import Sheet
from damarium.rules.compass import EVERY_WAY
from damarium.rules.pieces import Landing, Range
from damarium.rules.promotion import InCapture
from tests.naive.case import Case
from tests.naive.duty import DUTY, LADDER, cut
from tests.naive.movement import MOVEMENT
from tests.naive.scene import Path, Scene

#: What may be said of squares on which no piece of the side to move stands.
_OF_ANY_SQUARE = ("GAME_OVER", "NO_PIECE", "NOT_YOUR_TURN")


def fault(scene: Scene, attempt: Path, refusal: Refusal) -> str:
    """What is wrong with a refusal, nothing where it is true."""
    case = Case(scene, attempt, refusal)
    if case.places(refusal.refused) != attempt:
        return "it is about another attempt"
    if scene.over != (refusal.code == "GAME_OVER"):
        return f"the game is {'' if scene.over else 'not '}over"
    if refusal.better is not None and not case.better:
        return "what it calls better is not legal"
    check = MOVEMENT.get(refusal.code) or DUTY.get(refusal.code)
    if check is None:
        return "no such reason is known"
    if not scene.is_own(attempt[0]) and refusal.code not in _OF_ANY_SQUARE:
        return "no piece of the side to move stands there"
    opening = scene.position.to_take_away() is not None
    if opening and refusal.code not in ("OPENING_SQUARE", *_OF_ANY_SQUARE):
        return "nothing moves before the pieces of the opening are taken away"
    moves = len(attempt) > 1 and (scene.is_capture(attempt) or scene.is_quiet(attempt))
    if moves and refusal.code in MOVEMENT:
        return "the piece could go so, were it not for a duty"
    return check(case)


def nearer(scene: Scene, attempt: Path, refusal: Refusal) -> set[str]:
    """Reasons that a player would rather hear: each of them alone forbids the attempt.

    That is, the attempt would be legal if only this rule were not there. None are named where the
    reason given is one of them, or where only a piece is asked about.
    """
    if len(attempt) == 1:
        return set()
    alone = {
        code
        for code, sheet in _without(scene, attempt)
        if sheet != scene.sheet and Scene(scene.under(sheet)).is_legal(attempt)
    }
    return set() if refusal.code in alone else alone


def _without(scene: Scene, attempt: Path) -> Iterator[tuple[str, Sheet]]:
    """The game with one rule left out, by the reason that names the rule."""
    sheet = scene.sheet
    men, kings, captures = sheet.men, sheet.kings, sheet.captures
    yield "MUST_CAPTURE", replace(sheet, captures=replace(captures, compulsory=False))
    yield "MAN_MAY_NOT_TAKE_KING", replace(sheet, men=replace(men, may_take_kings=True))
    for word in ("move", "capture"):
        anywhere: dict[str, Any] = {word: EVERY_WAY}
        yield "WRONG_DIRECTION", replace(sheet, men=replace(men, **anywhere))
        yield "WRONG_DIRECTION", replace(sheet, kings=replace(kings, **anywhere))
    yield "TOO_FAR", replace(sheet, kings=replace(kings, range=Range.FLYING))
    first_only = kings.landing is Landing.NEXT
    landing = "FIRST_SQUARE_ONLY" if first_only else "KING_MUST_HALT"
    yield landing, replace(sheet, kings=replace(kings, landing=Landing.ANY))
    yield "KING_MOVE_LIMIT", replace(sheet, kings=replace(kings, run_limit=None))
    yield "CAPTURES_ONLY", replace(sheet, men=replace(men, far_row_only_captures=False))
    yield "NO_TURN_BACK", replace(sheet, captures=replace(captures, turn_back=True))
    yield "STRAIGHT_ON", replace(sheet, captures=replace(captures, straight_on=False))
    for in_capture in (InCapture.GOES_ON_AS_MAN, InCapture.GOES_ON_AS_KING):
        promotion = replace(sheet.promotion, in_capture=in_capture)
        if sheet.promotion.in_capture is InCapture.STOPS:
            yield "CROWNING_ENDS_MOVE", replace(sheet, promotion=promotion)
    for code, criterion in LADDER.items():
        if criterion in captures.prefer:
            before, after = cut(sheet, criterion)
            if not Scene(scene.under(after)).is_legal(attempt):
                yield code, before

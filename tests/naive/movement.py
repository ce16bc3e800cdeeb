"""The reasons that say how pieces go: whether each is true of an attempt.

Every check returns what is wrong with a reason, nothing where it is true.
"""

from dataclasses import replace
from itertools import pairwise

from damarium.rules.pieces import Landing
from damarium.rules.promotion import InCapture
from tests.naive.case import Case
from tests.naive.position import Place, is_king
from tests.naive.stops import Stop, stops


def no_piece(case: Case) -> str:
    """Nothing stands on the first square."""
    origin = case.attempt[0]
    return _unless(origin not in case.scene.board and case.proof == {origin})


def not_your_turn(case: Case) -> str:
    """What stands there belongs to the other side."""
    origin = case.attempt[0]
    return _unless(case.scene.is_enemy(origin) and case.proof == {origin})


def not_empty(case: Case) -> str:
    """A square on which the attempt lands is occupied, and not by the piece that has left it."""
    if not case.proof or case.attempt[0] in case.proof or not case.proof <= set(case.attempt):
        return "it is no square that the attempt lands on"
    return _unless(case.proof <= set(case.scene.board))


def not_a_line(case: Case) -> str:
    """No straight way leads from one square of the attempt to the next."""
    pairs = [pair for pair in pairwise(case.attempt) if set(pair) == case.proof]
    if not pairs:
        return "these are no two squares of the attempt, one after the other"
    return _unless(any(case.scene.between(*pair) is None for pair in pairs))


def blocked(case: Case) -> str:
    """A piece of one's own, or two one behind the other, stand where the piece wants to pass."""
    scene, attempt, proof = case.scene, case.attempt, case.proof
    if len(attempt) == 1:
        stuck = not scene.stops(attempt[0]) and not scene.is_quiet(attempt)
        return _unless(stuck and proof == set(attempt))
    for stop, there, _ in scene.legs(attempt):
        crossed = scene.between(stop.path[-1], there) or []
        if not scene.flies(stop.becomes):
            # square by square, it meets what is beside it and, where it jumps, what is behind
            crossed = crossed[:2] if crossed and crossed[0] in scene.board else []
        standing = [place for place in crossed if place in scene.board and place != attempt[0]]
        together = [
            {first, second}
            for first, second in pairwise(crossed)
            if {first, second} <= set(standing)
        ]
        if proof in together[:1] or proof in [{each} for each in standing if scene.is_own(each)]:
            return ""
    return "nothing stands in the way there"


def wrong_direction(case: Case) -> str:
    """The piece does not go that way, or does not capture that way."""
    scene = case.scene
    for stop, there, _ in scene.legs(case.attempt):
        here = stop.path[-1]
        crossed = scene.between(here, there)
        if crossed is None or case.proof != {here, there}:
            continue
        ahead = (*crossed, there)[0]
        step = ahead[0] - here[0], ahead[1] - here[1]
        steps = scene.position.game.steps(stop.becomes, capturing=case.says("captur"))
        if step not in steps:
            return ""
    return "the piece may go in that direction"


def too_far(case: Case) -> str:
    """The piece does not go that far, or has to stop before."""
    scene, proof = case.scene, case.proof
    fault = "it is not too far"
    for stop, there, farther in scene.legs(case.attempt):
        here = stop.path[-1]
        crossed = scene.between(here, there)
        if crossed is None:
            continue
        if proof == {there} and farther and (here, there) in scene.quiet:
            return ""
        if proof != {here, there}:
            continue
        prey = [place for place in crossed if _may_be_taken(case, place, stop)]
        if stop.captured and not prey:
            if not stop.goes_on or not case.says("ends on"):
                return ""
            fault = "the capture does not end there"
        farther_than_one = len(crossed) > 1 or (len(crossed) == 1 and not prey)
        if farther_than_one and not scene.flies(stop.becomes):
            return ""
    return fault


def first_square_only(case: Case) -> str:
    """A king lands right behind what it takes: on the second of the two squares shown."""
    scene = case.scene
    if scene.sheet.kings.landing is not Landing.NEXT:
        return "this king may land anywhere"
    anywhere = replace(scene.sheet, kings=replace(scene.sheet.kings, landing=Landing.ANY))
    beginnings = scene.beginnings(case.attempt)
    for stop in stops(scene.under(anywhere), case.attempt[0]):
        victim = stop.captured[-1]
        flown = scene.between(stop.path[-2], stop.path[-1]) or []
        behind = flown[flown.index(victim) + 1 :]
        if not behind or case.proof != {victim, behind[0]}:
            continue
        if any(scene.fits(squares, stop.path, stop.captured) for squares in beginnings):
            return ""
    return "the king does not land beyond the first square behind a piece"


def man_may_not_take_king(case: Case) -> str:
    """If men might take kings, the attempt would begin by taking this one."""
    scene, attempt = case.scene, case.attempt
    men = scene.sheet.men
    if men.may_take_kings:
        return "a man may take kings here"
    if len(case.proof) != 1 or any(not is_king(scene.board.get(at, ".")) for at in case.proof):
        return "it names no king"
    fearless = replace(scene.sheet, men=replace(men, may_take_kings=True))
    beginnings = scene.beginnings(attempt) if len(attempt) > 1 else [attempt]
    return _unless(
        any(
            case.proof <= set(stop.captured) and scene.fits(squares, stop.path, stop.captured)
            for stop in stops(scene.under(fearless), attempt[0])
            for squares in beginnings
        )
    )


def jumped_twice(case: Case) -> str:
    """A leg crosses what an earlier one has taken."""
    for stop, there, _ in case.scene.legs(case.attempt):
        crossed = case.scene.between(stop.path[-1], there) or []
        if len(case.proof) == 1 and case.proof <= set(crossed) & set(stop.captured):
            return ""
    return "no piece is jumped a second time"


def crowning_ends_move(case: Case) -> str:
    """The attempt goes on behind a square on which its man is crowned by a capture."""
    scene, attempt = case.scene, case.attempt
    if scene.sheet.promotion.in_capture is not InCapture.STOPS:
        return "crowning does not end the move here"
    return _unless(
        any(
            stop.crowned
            and case.proof == {stop.path[-1]}
            and scene.fits(squares, stop.path, stop.captured)
            for squares in scene.beginnings(attempt)
            if squares != attempt
            for stop in scene.stops(attempt[0])
        )
    )


def _may_be_taken(case: Case, place: Place, stop: Stop) -> bool:
    return case.scene.is_enemy(place) and place not in stop.captured


def _unless(is_true: bool) -> str:
    return "" if is_true else "it is not so"


MOVEMENT = {
    "NO_PIECE": no_piece,
    "NOT_YOUR_TURN": not_your_turn,
    "NOT_EMPTY": not_empty,
    "NOT_A_LINE": not_a_line,
    "BLOCKED": blocked,
    "WRONG_DIRECTION": wrong_direction,
    "TOO_FAR": too_far,
    "FIRST_SQUARE_ONLY": first_square_only,
    "MAN_MAY_NOT_TAKE_KING": man_may_not_take_king,
    "JUMPED_TWICE": jumped_twice,
    "CROWNING_ENDS_MOVE": crowning_ends_move,
}

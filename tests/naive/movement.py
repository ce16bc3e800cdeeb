"""The reasons that say how pieces go: whether each is true of an attempt.

Every check returns what is wrong with a reason, nothing where it is true.
"""

from dataclasses import replace
from itertools import pairwise

from damarium.rules import Sheet
from damarium.rules.pieces import Landing
from damarium.rules.promotion import InCapture
from tests.naive.captures import Sequence, capturing, has_come_down, opposite
from tests.naive.case import Case
from tests.naive.lines import Place
from tests.naive.moves import moving
from tests.naive.position import is_king
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
        crossed = scene.between(stop.path[-1], there) or ()
        if not scene.flies(stop.becomes):
            # square by square, it meets what is beside it and, where it jumps, what is behind
            crossed = crossed[:2] if crossed and crossed[0] in scene.board else ()
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
        way = scene.direction(here, there)
        if way is None or case.proof != {here, there}:
            continue
        game, begun = scene.position.game, Sequence(stop.path, stop.captured, stop.becomes)
        captures = case.says("captur")
        if way not in (capturing(game, begun) if captures else moving(game, stop.becomes)):
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
        flown = scene.between(stop.path[-2], stop.path[-1]) or ()
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
        crossed = case.scene.between(stop.path[-1], there) or ()
        if len(case.proof) == 1 and case.proof <= set(crossed) & set(stop.captured):
            return ""
    return "no piece is jumped a second time"


def crowning_ends_move(case: Case) -> str:
    """The attempt goes on behind a square on which its piece becomes another by a capture."""
    scene, attempt = case.scene, case.attempt
    return _unless(
        any(
            _changes(case, stop)
            and case.proof == {stop.path[-1]}
            and scene.fits(squares, stop.path, stop.captured)
            for squares in scene.beginnings(attempt)
            if squares != attempt
            for stop in scene.stops(attempt[0])
        )
    )


def _changes(case: Case, stop: Stop) -> bool:
    """Whether a man is crowned there for good, or a parachutist has come down for good."""
    crowned = stop.crowned and case.scene.sheet.promotion.in_capture is InCapture.STOPS
    begun = Sequence(stop.path, stop.captured, case.scene.board[stop.path[0]])
    return crowned or has_come_down(case.scene.position.game, begun)


def captures_only(case: Case) -> str:
    """A piece that makes no quiet moves as it stands would make one."""
    scene, attempt = case.scene, case.attempt
    game, piece, origin = scene.position.game, scene.board[attempt[0]], attempt[0]
    if moving(game, piece) and not game.only_captures(piece, origin):
        return "the piece moves without capturing, too"
    if case.proof != {origin}:
        return "the squares are not the piece's own"
    if len(attempt) == 1:
        return "its piece captures" if scene.stops(origin) else ""
    crossed = scene.between(*attempt[:2])
    return _unless(crossed is not None and not any(map(scene.is_enemy, crossed)))


def no_turn_back(case: Case) -> str:
    """The attempt turns round between two jumps, which alone keeps the second from being made."""
    captures = case.scene.sheet.captures
    if captures.turn_back:
        return "turning back is allowed here"
    free = replace(case.scene.sheet, captures=replace(captures, turn_back=True))
    return _turns(case, free, back=True)


def straight_on(case: Case) -> str:
    """The attempt leaves the direction of its first jump, which alone forbids a later one."""
    captures = case.scene.sheet.captures
    if not captures.straight_on:
        return "captures may turn here"
    free = replace(case.scene.sheet, captures=replace(captures, straight_on=False))
    return _turns(case, free, back=False)


def _turns(case: Case, free: Sheet, *, back: bool) -> str:
    """Whether the attempt begins with jumps of which the last one turns at the squares shown."""
    scene = case.scene
    beginnings = scene.beginnings(case.attempt)
    for stop in stops(scene.under(free), case.attempt[0]):
        if len(stop.path) < 3:
            continue
        before, turning, there = stop.path[-3:]
        first, second = scene.direction(before, turning), scene.direction(turning, there)
        assert first
        assert second
        turns = second is opposite(first) if back else second is not first
        shown = case.proof in ({turning, there}, {turning, stop.captured[-1]})
        if (
            turns
            and shown
            and any(scene.fits(squares, stop.path, stop.captured) for squares in beginnings)
        ):
            return ""
    return "no jump turns so there"


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
    "CAPTURES_ONLY": captures_only,
    "NO_TURN_BACK": no_turn_back,
    "STRAIGHT_ON": straight_on,
}

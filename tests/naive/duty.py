"""The reasons that say what a side must do: whether each is true of an attempt.

Every check returns what is wrong with a reason, nothing where it is true.
"""

from dataclasses import replace

from damarium.rules import Sheet
from damarium.rules.captures import Criterion
from damarium.rules.pieces import Landing
from tests.naive.captures import Sequence, preferred, value
from tests.naive.case import Case
from tests.naive.lines import Place
from tests.naive.position import Position, is_king
from tests.naive.stops import Stop

LADDER = {
    "MOST_PIECES": Criterion.MOST_PIECES,
    "MOST_KINGS": Criterion.MOST_KINGS,
    "KING_FIRST": Criterion.BY_KING,
    "EARLIEST_KING": Criterion.KINGS_EARLIEST,
    "MOST_VALUE": Criterion.MOST_VALUE,
}

_NUMBERS = (
    *("none", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)


def game_over(case: Case) -> str:
    """Nothing is left to be proved on the board."""
    return "squares prove nothing here" if case.proof else ""


def must_capture(case: Case) -> str:
    """The attempt takes nothing, and another move would."""
    scene, attempt = case.scene, case.attempt
    if not scene.sheet.captures.compulsory:
        return "nobody must capture here"
    if not case.better or not case.better[0].captured:
        return "no capture is shown"
    if case.proof != set(case.better[0].captured):
        return "the squares are not what the capture takes"
    if len(attempt) == 1:
        return "its piece captures" if scene.stops(attempt[0]) else ""
    return "" if scene.is_quiet(attempt) else "the attempt is no quiet move"


def must_continue(case: Case) -> str:
    """A legal capture begins like the attempt and then takes what the squares show."""
    for way in case.better:
        for size in range(2, len(way.path)):
            begun = case.scene.fits(case.attempt, way.path[:size], way.captured[: size - 1])
            if begun and case.proof == set(way.captured[size - 1 :]):
                return ""
    return "the better capture does not begin so and then take these"


def landing_must_continue(case: Case) -> str:
    """Behind the same piece there are squares from which the capture goes on."""
    if case.scene.sheet.captures.may_stop:
        return "a capture may end anywhere here"
    here = case.scene.stops(case.attempt[0])
    for stop in here:
        if stop.goes_on or not case.scene.fits(case.attempt, stop.path, stop.captured):
            continue
        right = {
            other.path[-1]
            for other in here
            if other.goes_on
            and (other.path[:-1], other.captured) == (stop.path[:-1], stop.captured)
        }
        if case.proof and case.proof <= right and _passes(case, stop):
            return ""
    return "the capture does not go on from these squares instead"


def _passes(case: Case, stop: Stop) -> bool:
    """Whether the better capture is the attempt's own but for the landing."""
    last = len(stop.path) - 1
    return case.refusal.better is None or any(
        way.path[:last] == stop.path[:-1] and way.path[last] in case.proof
        for way in case.better
        if len(way.path) > len(stop.path)
    )


def precedence(case: Case) -> str:
    """The attempt is a capture that this criterion, and none before it, puts behind the better."""
    criterion = LADDER[case.refusal.code]
    sheet = case.scene.sheet
    if criterion not in sheet.captures.prefer:
        return "this game does not ask that"
    if not case.better:
        return "no better capture is shown"
    mine = meant(case)
    before, after = (case.scene.under(ladder) for ladder in cut(sheet, criterion))
    if not mine:
        return "the attempt is no capture"
    if not any(_stands(case, before, way) for way in mine):
        return "an earlier criterion forbids it"
    if any(_stands(case, after, way) for way in mine):
        return "by this criterion it is as good as any"
    if any(way in preferred(after, [case.better[0], way]) for way in mine):
        return "the better capture is no better by this criterion"
    if case.proof not in _proofs(case, criterion):
        return "the squares do not prove it"
    if criterion is Criterion.MOST_PIECES:
        return _count(case, max(len(way.captured) for way in mine))
    if criterion is Criterion.MOST_VALUE:
        most = max(value(case.scene.position, way.captured) for way in mine)
        return "" if case.says(f" counts {most}, ") else f"it counts {most}"
    return ""


def meant(case: Case) -> list[Sequence]:
    """The finished captures that the attempt is, else those that it begins."""
    scene, attempt = case.scene, case.attempt
    here = scene.stops(attempt[0])
    fitting = [stop for stop in here if scene.fits(attempt, stop.path, stop.captured)]
    ends = [stop for stop in fitting if not stop.goes_on]
    # a landing beside one from which the capture goes on is meant where nothing else can be
    found = [stop for stop in ends if not _goes_on_beside(stop, here)] or ends
    if not found:
        found = [
            stop
            for stop in here
            if not stop.goes_on
            and any(stop.path[: len(begun.path)] == begun.path for begun in fitting)
        ]
    return [Sequence(stop.path, stop.captured, stop.becomes) for stop in found]


def _goes_on_beside(stop: Stop, here: list[Stop]) -> bool:
    """Whether the capture goes on from another square behind the same last piece."""
    return any(
        other.goes_on and (other.path[:-1], other.captured) == (stop.path[:-1], stop.captured)
        for other in here
    )


def cut(sheet: Sheet, criterion: Criterion) -> tuple[Sheet, Sheet]:
    """The sheet with its ladder before a criterion, and up to it."""
    prefer = sheet.captures.prefer
    place = prefer.index(criterion)
    before, after = (
        replace(sheet, captures=replace(sheet.captures, prefer=prefer[:size]))
        for size in (place, place + 1)
    )
    return before, after


def _stands(case: Case, position: Position, way: Sequence) -> bool:
    """Whether a capture is among the best of a position with a shorter ladder."""
    return way in preferred(position, [*case.scene.sequences, way])


def _proofs(case: Case, criterion: Criterion) -> list[set[Place]]:
    """The sets of squares that show why the better capture is better."""
    way = case.better[0]
    kings = {place for place in way.captured if is_king(case.scene.board[place])}
    match criterion:
        case Criterion.MOST_PIECES | Criterion.MOST_VALUE:
            return [set(way.captured)]
        case Criterion.BY_KING:
            return [{way.path[0]}]
        case Criterion.MOST_KINGS | Criterion.KINGS_EARLIEST:
            return [kings]


def _count(case: Case, most: int) -> str:
    """Whether the sentence says the most that the attempt could have taken."""
    number = _NUMBERS[most] if most < len(_NUMBERS) else str(most)
    return "" if case.says(f"takes {number}. ") else f"it takes {number}"


def king_must_halt(case: Case) -> str:
    """A capture ends behind a king, but not on the first square behind it."""
    scene = case.scene
    if scene.sheet.kings.landing is not Landing.NEXT_AFTER_KING:
        return "this king need not halt"
    here = scene.stops(case.attempt[0])
    for stop in here:
        if not scene.fits(case.attempt, stop.path, stop.captured):
            continue
        victim = stop.captured[-1]
        flown = scene.between(stop.path[-2], stop.path[-1]) or ()
        behind = flown[flown.index(victim) + 1 :]
        # where it can go on from one of the squares, halting would be no better
        goes_on = any(
            other.goes_on
            for other in here
            if (other.path[:-1], other.captured) == (stop.path[:-1], stop.captured)
        )
        free_to_end = not goes_on or scene.sheet.captures.may_stop
        shown = bool(behind) and case.proof in ({victim}, {victim, behind[0]})
        if free_to_end and shown and is_king(scene.board[victim]):
            return ""
    return "the capture does not end beyond a king so"


def king_move_limit(case: Case) -> str:
    """The move would be legal if this king had not been moved so often on end."""
    scene, attempt = case.scene, case.attempt
    if scene.position.held() != attempt[0]:
        return "this king may go on moving"
    if scene.sheet.captures.compulsory and scene.captures:
        return "a capture is due in any case"
    if case.proof != {attempt[0]}:
        return "the square is not the king's"
    if len(attempt) == 1 and any(way.path[0] == attempt[0] for way in scene.captures):
        return "its piece captures"
    return "" if scene.is_quiet(attempt) else "the attempt is no quiet move"


def opening_square(case: Case) -> str:
    """A piece must be taken away first, from one of the squares shown, and this is none."""
    offered = case.scene.position.to_take_away()
    if offered is None:
        return "nothing is taken away here"
    return "" if case.proof == set(offered) else "the squares are not those that may be emptied"


DUTY = {
    "GAME_OVER": game_over,
    "MUST_CAPTURE": must_capture,
    "MUST_CONTINUE": must_continue,
    "LANDING_MUST_CONTINUE": landing_must_continue,
    "KING_MUST_HALT": king_must_halt,
    "KING_MOVE_LIMIT": king_move_limit,
    "OPENING_SQUARE": opening_square,
    **dict.fromkeys(LADDER, precedence),
}

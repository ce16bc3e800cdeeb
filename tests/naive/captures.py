"""Capturing, as a rule book tells it: lift the piece, jump, jump again, put it down."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from damarium.rules.captures import Criterion, Removal
from damarium.rules.compass import Compass
from damarium.rules.pieces import Landing, Range
from damarium.rules.promotion import InCapture
from tests.naive.lines import Place
from tests.naive.position import Game, Position, color_of, is_king


@dataclass(frozen=True)
class Sequence:
    """One way of capturing: every square the piece touches, what it takes, what it becomes."""

    path: tuple[Place, ...]
    captured: tuple[Place, ...]
    becomes: str


def sequences(position: Position) -> list[Sequence]:
    """Every finished way of capturing that the side to move has, before any precedence."""
    if position.stopped() or position.to_take_away() is not None:
        return []
    found = []
    for origin in position.own():
        lifted = dict(position.board)
        del lifted[origin]
        found += _go_on(position.game, lifted, Sequence((origin,), (), position.board[origin]))
    return found


def preferred(position: Position, ways: list[Sequence]) -> list[Sequence]:
    """The ways that the ladder of precedence leaves, one criterion after the other."""
    for criterion in position.game.sheet.captures.prefer:
        worth = [_worth(position, criterion, way) for way in ways]
        best = max(worth, default=())
        ways = [way for way, its in zip(ways, worth, strict=True) if its == best]
    return ways


def _worth(position: Position, criterion: Criterion, way: Sequence) -> tuple[int, ...]:
    kings = tuple(int(is_king(position.board[place])) for place in way.captured)
    match criterion:
        case Criterion.MOST_PIECES:
            return (len(way.captured),)
        case Criterion.MOST_KINGS:
            return (sum(kings),)
        case Criterion.BY_KING:
            return (int(is_king(position.board[way.path[0]])),)
        case Criterion.KINGS_EARLIEST:
            # up to the last king: men taken after it say nothing about when kings come
            return kings[: len(kings) - kings[::-1].index(1)] if any(kings) else ()
        case Criterion.MOST_VALUE:
            return (value(position, way.captured),)


def value(position: Position, captured: tuple[Place, ...]) -> int:
    """What captured pieces count together."""
    worth = position.game.sheet.captures.worth
    assert worth is not None
    return sum(worth.king if is_king(position.board[place]) else worth.man for place in captured)


def _go_on(game: Game, board: Mapping[Place, str], way: Sequence) -> list[Sequence]:
    """All finished ways that begin with `way` and take at least one piece more."""
    found = []
    for victim, landings in jumps(game, board, way):
        left = board
        if game.sheet.captures.removal is Removal.AT_ONCE:
            left = {place: piece for place, piece in board.items() if place != victim}
        halts = game.sheet.kings.landing is Landing.NEXT_AFTER_KING and is_king(board[victim])
        ending, going_on = [], []
        for landing in landings:
            jumped = Sequence((*way.path, landing), (*way.captured, victim), way.becomes)
            farther = _landed(game, left, jumped)
            going_on += farther
            ends_here = not farther or game.sheet.captures.may_stop
            if ends_here and (landing == landings[0] or not halts):
                ending.append(put_down(game, jumped))
        if game.sheet.captures.may_stop:
            found += going_on + ending
        else:
            # wherever the capture can go on it must: such a landing forbids the others
            found += going_on or ending
    return found


def _landed(game: Game, board: Mapping[Place, str], way: Sequence) -> list[Sequence]:
    """What follows a jump, if anything does."""
    on = goes_on_as(game, way)
    return _go_on(game, board, on) if on else []


def goes_on_as(game: Game, way: Sequence) -> Sequence | None:
    """The way as it may go on after a jump, or None where it ends in any case."""
    if has_come_down(game, way):
        return None
    if is_crowned_here(game, way):
        match game.sheet.promotion.in_capture:
            case InCapture.STOPS:
                return None
            case InCapture.GOES_ON_AS_KING:
                return put_down(game, way)
            case InCapture.GOES_ON_AS_MAN:
                pass
    return way


def has_come_down(game: Game, way: Sequence) -> bool:
    """Whether the way is the one jump of a parachutist after which nothing follows."""
    third = game.sheet.parachutists
    comes_down = third is not None and not third.goes_on and len(way.captured) == 1
    return comes_down and game.is_parachutist(way.becomes, way.path[0])


def is_crowned_here(game: Game, way: Sequence) -> bool:
    """Whether a man stands on one of his crowning squares."""
    on_crowning_square = way.path[-1] in game.crowning[color_of(way.becomes)]
    return on_crowning_square and not is_king(way.becomes)


def put_down(game: Game, way: Sequence) -> Sequence:
    """The way as it ends here: a man on a crowning square becomes a king."""
    if is_crowned_here(game, way):
        return Sequence(way.path, way.captured, way.becomes.upper())
    return way


def capturing(game: Game, way: Sequence) -> tuple[Compass, ...]:
    """The directions in which the piece captures next, whatever its last jump was."""
    sheet, piece = game.sheet, way.becomes
    if is_king(piece):
        directions = sheet.kings.capture
    elif way.captured:
        directions = sheet.men.capture_on or sheet.men.capture
    elif sheet.parachutists and game.is_parachutist(piece, way.path[0]):
        directions = sheet.parachutists.capture
    else:
        directions = sheet.men.capture
    return directions.of(color_of(piece))


def _ways(game: Game, way: Sequence) -> tuple[Compass, ...]:
    """The same, with what the last jump forbids left out."""
    ways, captures = capturing(game, way), game.sheet.captures
    if not way.captured or (captures.turn_back and not captures.straight_on):
        return ways
    last = game.direction(*way.path[-2:])
    assert last
    if captures.straight_on:
        ways = tuple(each for each in ways if each is last)
    if not captures.turn_back:
        ways = tuple(each for each in ways if each is not opposite(last))
    return ways


def opposite(way: Compass) -> Compass:
    """The direction back."""
    right, down = way.step
    return next(each for each in Compass if each.step == (-right, -down))


def jumps(
    game: Game, board: Mapping[Place, str], way: Sequence
) -> Iterator[tuple[Place, list[Place]]]:
    """Each piece that can be taken next, with the squares on which the jump may land."""
    king = is_king(way.becomes)
    flying = king and game.sheet.kings.range is Range.FLYING
    for direction in _ways(game, way):
        line = game.line(way.path[-1], direction)
        near = 0
        while flying and near < len(line) and line[near] not in board:
            near += 1
        victim = board.get(line[near]) if near < len(line) else None
        if victim is None or color_of(victim) is color_of(way.becomes):
            continue
        if line[near] in way.captured:
            continue  # nothing is jumped twice
        if is_king(victim) and not king and not game.sheet.men.may_take_kings:
            continue
        landings = []
        for behind in line[near + 1 :]:
            if behind in board:
                break
            landings.append(behind)
            if not flying or game.sheet.kings.landing is Landing.NEXT:
                break
        if landings:
            yield line[near], landings

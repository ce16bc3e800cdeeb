"""Capturing, as a rule book tells it: lift the piece, jump, jump again, put it down."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from damarium.rules.captures import Criterion, Removal
from damarium.rules.pieces import Landing, Range
from damarium.rules.promotion import InCapture
from tests.naive.position import Game, Place, Position, color_of, is_king


@dataclass(frozen=True)
class Sequence:
    """One way of capturing: every square the piece touches, what it takes, what it becomes."""

    path: tuple[Place, ...]
    captured: tuple[Place, ...]
    becomes: str


def sequences(position: Position) -> list[Sequence]:
    """Every finished way of capturing that the side to move has, before any precedence."""
    found = []
    for origin in position.own():
        lifted = {place: piece for place, piece in position.board.items() if place != origin}
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


def _go_on(game: Game, board: Mapping[Place, str], way: Sequence) -> list[Sequence]:
    """All finished ways that begin with `way` and take at least one piece more."""
    found = []
    for victim, landings in jumps(game, board, way):
        left = board
        if game.sheet.captures.removal is Removal.AT_ONCE:
            left = {place: piece for place, piece in board.items() if place != victim}
        ending, going_on = [], []
        for landing in landings:
            jumped = Sequence((*way.path, landing), (*way.captured, victim), way.becomes)
            farther = _landed(game, left, jumped)
            if farther:
                going_on += farther
            else:
                ending.append(put_down(game, jumped))
        # wherever the capture can go on it must: such a landing forbids the others
        found += going_on or ending
    return found


def _landed(game: Game, board: Mapping[Place, str], way: Sequence) -> list[Sequence]:
    """What follows a jump, if anything does."""
    if is_crowned_here(game, way):
        match game.sheet.promotion.in_capture:
            case InCapture.STOPS:
                return []
            case InCapture.GOES_ON_AS_KING:
                return _go_on(game, board, put_down(game, way))
            case InCapture.GOES_ON_AS_MAN:
                pass
    return _go_on(game, board, way)


def is_crowned_here(game: Game, way: Sequence) -> bool:
    """Whether a man stands on one of his crowning squares."""
    on_crowning_square = way.path[-1] in game.crowning[color_of(way.becomes)]
    return on_crowning_square and not is_king(way.becomes)


def put_down(game: Game, way: Sequence) -> Sequence:
    """The way as it ends here: a man on a crowning square becomes a king."""
    if is_crowned_here(game, way):
        return Sequence(way.path, way.captured, way.becomes.upper())
    return way


def jumps(
    game: Game, board: Mapping[Place, str], way: Sequence
) -> Iterator[tuple[Place, list[Place]]]:
    """Each piece that can be taken next, with the squares on which the jump may land."""
    king = is_king(way.becomes)
    flying = king and game.sheet.kings.range is Range.FLYING
    for step in game.steps(way.becomes, capturing=True):
        ahead = _next(way.path[-1], step)
        while flying and ahead in game.is_place and ahead not in board:
            ahead = _next(ahead, step)
        victim = board.get(ahead)
        if victim is None or color_of(victim) is color_of(way.becomes):
            continue
        if ahead in way.captured:
            continue  # nothing is jumped twice
        if is_king(victim) and not king and not game.sheet.men.may_take_kings:
            continue
        landings = []
        behind = _next(ahead, step)
        while behind in game.is_place and behind not in board:
            landings.append(behind)
            if not flying or game.sheet.kings.landing is Landing.NEXT:
                break
            behind = _next(behind, step)
        if landings:
            yield ahead, landings


def _next(place: Place, step: Place) -> Place:
    return place[0] + step[0], place[1] + step[1]

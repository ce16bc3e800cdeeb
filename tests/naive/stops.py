"""Where a capture can pause: every landing of every jump, whether or not the rules let it end."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from damarium.rules.captures import Removal
from tests.naive.captures import Sequence, goes_on_as, is_crowned_here, jumps
from tests.naive.lines import Place
from tests.naive.position import Game, Position


@dataclass(frozen=True)
class Stop:
    """Jumps made so far: what they touched and took, and whether another may follow.

    `becomes` is as what the piece would go on, `crowned` whether a man is crowned if it ends here.
    """

    path: tuple[Place, ...]
    captured: tuple[Place, ...]
    becomes: str
    crowned: bool
    goes_on: bool


def stops(position: Position, origin: Place) -> list[Stop]:
    """All stops of one piece; the duties to go on and to land well are not asked."""
    if position.stopped() or position.to_take_away() is not None:
        return []
    lifted = dict(position.board)
    del lifted[origin]
    return list(_after(position, lifted, Sequence((origin,), (), position.board[origin])))


def between(game: Game, here: Place, there: Place) -> tuple[Place, ...] | None:
    """The places crossed on the straight way, or None where none leads from one to the other."""
    way = game.direction(here, there)
    if way is None:
        return None
    line = game.line(here, way)
    return line[: line.index(there)]


def passed(game: Game, path: tuple[Place, ...], captured: tuple[Place, ...]) -> tuple[Place, ...]:
    """Every square that is landed on or flown over, without those on which something is taken."""
    found = [path[0]]
    for here, there in pairwise(path):
        found += [place for place in between(game, here, there) or () if place not in captured]
        found.append(there)
    return tuple(found)


def _after(position: Position, board: Mapping[Place, str], way: Sequence) -> Iterator[Stop]:
    game = position.game
    for victim, landings in jumps(game, board, way):
        left = dict(board)
        if game.sheet.captures.removal is Removal.AT_ONCE:
            del left[victim]
        for landing in landings:
            jumped = Sequence((*way.path, landing), (*way.captured, victim), way.becomes)
            on = goes_on_as(game, jumped)
            farther = list(_after(position, left, on)) if on else []
            yield Stop(
                jumped.path,
                jumped.captured,
                (on or jumped).becomes,
                is_crowned_here(game, jumped),
                bool(farther),
            )
            yield from farther

"""Where a capture can pause: every landing of every jump, whether or not the rules let it end."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from damarium.rules.captures import Removal
from damarium.rules.promotion import InCapture
from tests.naive.captures import Sequence, is_crowned_here, jumps, put_down
from tests.naive.position import Game, Place, Position


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
    lifted = {place: piece for place, piece in position.board.items() if place != origin}
    return list(_after(position, lifted, Sequence((origin,), (), position.board[origin])))


def between(game: Game, here: Place, there: Place) -> list[Place] | None:
    """The places crossed on the straight way, or None where none leads from one to the other."""
    right, down = there[0] - here[0], there[1] - here[1]
    far = max(abs(right), abs(down))
    if far == 0 or (right and down and abs(right) != abs(down)):
        return None
    step = right // far, down // far
    crossed = [(here[0] + step[0] * steps, here[1] + step[1] * steps) for steps in range(1, far)]
    return crossed if game.is_place.issuperset(crossed) else None


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
            crowned = is_crowned_here(game, jumped)
            ends = crowned and game.sheet.promotion.in_capture is InCapture.STOPS
            goes_on_as = jumped
            if crowned and game.sheet.promotion.in_capture is InCapture.GOES_ON_AS_KING:
                goes_on_as = put_down(game, jumped)
            farther = [] if ends else list(_after(position, left, goes_on_as))
            yield Stop(
                jumped.path,
                jumped.captured,
                goes_on_as.becomes,
                crowned,
                bool(farther),
            )
            yield from farther

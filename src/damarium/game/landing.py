"""Landings that end a capture while another, behind the same piece, lets it go on."""

from collections.abc import Sequence
from dataclasses import dataclass

from damarium.game.ground import Ground
from damarium.game.move import Move
from damarium.notation.paths import passed, runs_through, victims
from damarium.rules.pieces import Landing
from damarium.rules.promotion import InCapture

#: The squares of a way up to a landing, and what it takes.
_Way = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True)
class WrongLanding:
    """A landing that is not allowed.

    Attributes:
        others: the squares behind the same piece from which the capture goes on.
        moves: the captures that go on from there.
        taken: what has been taken up to here.
    """

    others: tuple[int, ...]
    moves: tuple[Move, ...]
    taken: tuple[int, ...]


def wrong_landing(
    possible: Sequence[Move], ground: Ground, path: tuple[int, ...]
) -> WrongLanding | None:
    """The landing with which an attempt ends, where it should have been another one.

    `possible` are the captures without precedence, `ground` the piece before it has moved.
    """
    sheet = ground.sheet
    if not ground.flying or sheet.kings.landing is Landing.NEXT or sheet.captures.may_stop:
        return None
    board = ground.lines
    found: dict[_Way, list[tuple[Move, int]]] = {}
    for move in possible:
        for way in move.paths if move.origin == path[0] else ():
            order = victims(way, move.captured, board)
            for leg in range(1, len(order)):
                begun, taken = (*way[:leg], path[-1]), tuple(order[:leg])
                if _could_land(ground, begun, taken, way[leg]) and runs_through(
                    path, passed(begun, taken, board)
                ):
                    found.setdefault((begun, taken), []).append((move, way[leg]))
    wrong = [
        (taken, ways)
        for (_, taken), ways in found.items()
        if path[-1] not in {square for _, square in ways}
    ]
    if not wrong:
        return None
    # where several ways lead there, the one that takes most is meant
    taken, ways = max(wrong, key=lambda each: len(each[0]))
    others = tuple(sorted({square for _, square in ways}))
    return WrongLanding(others, tuple(dict.fromkeys(move for move, _ in ways)), taken)


def _could_land(ground: Ground, way: tuple[int, ...], taken: tuple[int, ...], right: int) -> bool:
    """Whether the last jump of a way is a king's, who may fly to its end as to the right square."""
    sheet = ground.sheet
    crowned = sheet.promotion.on.of(sheet.board, ground.color)
    as_king = sheet.promotion.in_capture is InCapture.GOES_ON_AS_KING
    king = ground.king or (as_king and any(square in crowned for square in way[1:-1]))
    line = ground.lines.line(way[-2], right)
    if not king or line is None:
        return False
    ground.taken = list(taken)
    return way[-1] in ground.free_from(taken[-1], line.direction)

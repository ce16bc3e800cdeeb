"""How long to think about a move, from what a program that leads a game says about its clocks."""

from dataclasses import dataclass

from damarium.notation.hub import InvalidHub, Line
from damarium.notation.message import N_

#: Depths beyond this are as good as no bound.
DEEPEST = 1000
#: What a move costs beyond its search, in milliseconds: two threads, two pipes, a busy machine.
OVERHEAD = 8
_SHARE = 0.04
_ALONE = {"depth", "nodes", "move-time"}
_WITH_TIME = {"time", "moves", "inc"}
#: Moves that a game without a time control is expected to last yet.
_AHEAD = 28


@dataclass(frozen=True)
class Span:
    """Thinking time in milliseconds.

    Attributes:
        aim: after this no further depth is begun, unless the best move has just turned out worse.
        most: after this the answer is given.
    """

    aim: int
    most: int


@dataclass(frozen=True)
class Pace:
    """Bounds on the search for one move; none at all means until it is stopped.

    Attributes:
        depth: plies looked ahead.
        nodes: positions visited.
        move_time: seconds for this move.
        time: seconds left on the clock, the increment for this move included.
        moves: moves that these seconds must serve; None for all that are to come.
        increment: seconds added before every move.
    """

    depth: int | None = None
    nodes: int | None = None
    move_time: float | None = None
    time: float | None = None
    moves: int | None = None
    increment: float = 0.0

    @property
    def span(self) -> Span | None:
        """The thinking time, or None where no clock runs.

        >>> Pace(move_time=0.1).span
        Span(aim=88, most=88)
        >>> Pace(time=60, moves=30).span
        Span(aim=1919, most=5759)
        """
        if self.move_time is not None:
            most = _usable(self.move_time)
            return Span(most, most)
        if self.time is None:
            return None
        left = _usable(self.time)
        moves = self.moves or _AHEAD
        extra = min(1000 * self.increment, left)
        even = (left - extra) / moves + extra
        # the last move of a control may use all that is left, an earlier one leaves the next enough
        bound = left if moves == 1 else left / 2
        return Span(max(1, int(min(even, bound))), max(1, int(min(3 * even, bound))))


def _usable(seconds: float) -> int:
    millis = 1000 * seconds
    return max(1, int(millis - min(OVERHEAD + _SHARE * millis, millis / 2)))


def read_pace(line: Line) -> Pace:
    """The bounds that a line `level` sets; InvalidHub where it sets none.

    >>> from damarium.notation.hub import read_line
    >>> read_pace(read_line("level moves=9 time=291.5")).moves
    9
    """
    given = line.arguments.keys()
    if given == {"infinite"}:
        return Pace()
    if (
        not given
        or not given <= _ALONE | _WITH_TIME
        or (given & _WITH_TIME and "time" not in given)
    ):
        raise InvalidHub(
            N_(
                "level needs depth=, nodes=, move-time= or time= (this one also with moves= and "
                "inc=), or infinite alone."
            )
        )
    return Pace(
        depth=line.whole("depth", DEEPEST) if "depth" in given else None,
        nodes=line.whole("nodes") if "nodes" in given else None,
        move_time=line.seconds("move-time") if "move-time" in given else None,
        time=line.seconds("time") if "time" in given else None,
        moves=line.whole("moves") if "moves" in given else None,
        increment=line.seconds("inc") if "inc" in given else 0.0,
    )

"""Who is here: how many lines each seat has, and since when one has none."""

from collections import Counter
from dataclasses import dataclass

from damarium.rules import BLACK, WHITE, Color
from damarium.server.play.clock import DAY, Now, TimeControl
from damarium.server.play.fold import Game

#: Milliseconds that the mover may be away in a game without a clock before it may be claimed: a
#: friend with whom nothing was agreed about time may sleep over a move.
UNHURRIED = DAY
#: Games expected to last longer than so many milliseconds give twice the grace.
_LONG = 8 * 60_000
#: Moves a game is expected to have, for that.
_MOVES = 40


@dataclass(frozen=True)
class Absence:
    """The side to move is not here; in `wait` milliseconds the game may be claimed."""

    side: Color
    wait: int


class Presence:
    """The lines to one game.

    Attributes:
        watchers: lines of those who hold no seat.
    """

    def __init__(self, now: Now, grace: float) -> None:
        self._now = now
        self._grace = grace
        self._lines: Counter[Color] = Counter()
        self._gone_since = dict.fromkeys((WHITE, BLACK), now())
        self.watchers = 0

    def come(self, holder: frozenset[Color]) -> None:
        """A line is there."""
        self._lines.update(holder)
        self.watchers += not holder

    def go(self, holder: frozenset[Color]) -> None:
        """A line is gone."""
        self._lines.subtract(holder)
        self.watchers -= not holder
        for color in holder:
            self._gone_since[color] = self._now()

    def here(self, color: Color) -> bool:
        """Whether whoever holds a colour has a line."""
        return self._lines[color] > 0

    def lines(self, holder: frozenset[Color]) -> int:
        """How many lines the holder of a seat has, or all who watch together."""
        return max((self._lines[color] for color in holder), default=self.watchers)

    def absence(self, game: Game, served: int) -> Absence | None:
        """That the side to move is away, in a game between two people that may be claimed."""
        side = game.turn
        if not game.running or not game.two_people or self.here(side):
            return None
        if game.control is not None and game.control.kind == "days":
            return None
        gone = round((self._now() - self._gone_since[side]) * 1000)
        wait = _grace(game.control, self._grace) - gone
        if game.control is None:
            wait = max(wait, UNHURRIED - (served - game.touched))
        return Absence(side, max(0, wait))


def _grace(control: TimeControl | None, grace: float) -> int:
    """Milliseconds for which somebody may be away before the other side may claim."""
    if control is None:
        return round(grace * 1000)
    each = control.initial * _MOVES if control.per_move else control.initial
    long = each + _MOVES * control.increment > _LONG
    return round((2 if long else 1) * grace * 1000)

"""The clocks of one game: what each side has left, and what the line took of it."""

from dataclasses import dataclass, replace
from typing import Self

from damarium.rules import WHITE, Color
from damarium.server.play.clock import TimeControl
from damarium.server.play.lag import LagQuota

#: Milliseconds left to White and to Black; none where no clock runs.
Clocks = tuple[int, int] | None


@dataclass(frozen=True)
class Timing:
    """The clocks as they stood after some event.

    Attributes:
        clock: what was left then.
        since: the served time of that event, in milliseconds.
        lag: what White and Black may still be given back.
        before: the clocks at the start and after each move that stands.
    """

    control: TimeControl | None
    clock: Clocks
    since: int
    lag: tuple[LagQuota, LagQuota]
    before: tuple[Clocks, ...]

    @classmethod
    def at_start(cls, control: TimeControl | None, served: int) -> Self:
        """The clocks of a game that begins at this served time."""
        full = control.full if control else None
        quota = LagQuota.of(control)
        return cls(control, full, served, (quota, quota), (full,))

    def noted(self, clock: Clocks, served: int) -> Self:
        """The same after an event that says how the clocks stand, if it does."""
        return self if clock is None else replace(self, clock=clock, since=served)

    def moved(self, by: Color, lag: int) -> Self:
        """The same after a move, of whose time `lag` milliseconds were given back."""
        used = self.lag[by.index].used(lag)
        quotas = (used, self.lag[1]) if by is WHITE else (self.lag[0], used)
        return replace(self, lag=quotas, before=(*self.before, self.clock))

    def taken_back(self, plies: int) -> Self:
        """The same without the last moves."""
        before = self.before[: len(self.before) - plies]
        return replace(self, clock=before[-1], before=before)

    def without(self, plies: int) -> Clocks:
        """The clocks as they were before the last moves."""
        return self.before[len(self.before) - 1 - plies]

    def spent(self, served: int) -> int:
        """Milliseconds since the last event."""
        return max(0, served - self.since)

    def left(self, running: Color | None, served: int) -> Clocks:
        """What is left at a served time, where the time of one side runs."""
        if self.clock is None or running is None:
            return self.clock
        white, black = self.clock
        left = max(0, self.clock[running.index] - self.spent(served))
        return (left, black) if running is WHITE else (white, left)

    def given(self, running: Color | None, lag: int, served: int) -> int:
        """Milliseconds given back for a move now, of which `lag` were the line's."""
        if running is None:
            return 0
        return self.lag[running.index].given(lag, self.spent(served))

    def is_up(self, running: Color | None, lag: int, served: int) -> bool:
        """Whether a side's time is used up, but for `lag` milliseconds of its line."""
        if self.clock is None or running is None:
            return False
        given = self.given(running, lag, served)
        return self.clock[running.index] - self.spent(served) + given <= 0

    def deadline(self, running: Color | None) -> int | None:
        """The served time at which a side's flag falls, the usual lag of its line given."""
        if self.clock is None or running is None:
            return None
        return self.since + self.clock[running.index] + self.lag[running.index].usual

    def after_move(self, running: Color | None, lag: int, served: int) -> Clocks:
        """The clocks after a move now; the one that starts them costs nothing."""
        if self.clock is None or self.control is None or running is None:
            return self.clock
        spent = self.spent(served) - lag
        after = self.control.after_move(max(0, self.clock[running.index] - spent))
        return (after, self.clock[1]) if running is WHITE else (self.clock[0], after)

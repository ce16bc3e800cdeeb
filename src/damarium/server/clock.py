"""Clocks: how much time each side has, decided by the server's own steady clock."""

from collections.abc import Callable
from dataclasses import dataclass

from damarium.rules import WHITE, Color

#: Seconds of a clock that only goes forward; `time.monotonic` outside tests.
Now = Callable[[], float]


@dataclass(frozen=True)
class TimeControl:
    """Milliseconds each side begins with, and gets back for each of its moves."""

    initial: int
    increment: int

    @property
    def full(self) -> tuple[int, int]:
        """The clocks of White and Black before the first move."""
        return self.initial, self.initial


#: By the names that forms use: minutes + seconds a move.
TIME_CONTROLS: dict[str, TimeControl | None] = {
    "none": None,
    **{
        f"{minutes}+{seconds}": TimeControl(minutes * 60_000, seconds * 1000)
        for minutes, seconds in ((3, 2), (5, 3), (10, 5), (15, 10))
    },
}


class Countdown:
    """The time that runs since the last event of one game.

    `spent` milliseconds were used up by earlier processes; in between nobody's time ran, and a
    jump of the wall clock is no time at all.
    """

    def __init__(self, now: Now, spent: int = 0) -> None:
        self._now = now
        self._before = spent
        self._since = now()

    @property
    def spent(self) -> int:
        """Milliseconds since the last event."""
        return self._before + max(0, round((self._now() - self._since) * 1000))

    def left(self, clock: tuple[int, int], running: Color | None) -> tuple[int, int]:
        """What remains to White and to Black, of whom `running` is losing time."""
        white, black = clock
        if running is None:
            return clock
        if running is WHITE:
            return max(0, white - self.spent), black
        return white, max(0, black - self.spent)

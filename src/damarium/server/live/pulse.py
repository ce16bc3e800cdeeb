"""The pulse of a line: how long it takes there and back."""

from damarium.server.play.clock import Now


class Pulse:
    """Beats that go out, and what their answers tell.

    Attributes:
        lag: milliseconds that the line took there and back lately.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self._number = 0
        self._sent_at: float | None = None
        self.lag = 0
        self._answered: int | None = None

    @property
    def silent(self) -> bool:
        """Whether the other end has answered before, but not the last two beats."""
        return self._answered is not None and self._number - self._answered >= 2

    def beat(self) -> int:
        """The number of a beat that goes out now."""
        self._number += 1
        self._sent_at = self._now()
        return self._number

    def answered(self, number: int) -> None:
        """Take note of an answer; one to an older beat tells nothing."""
        self._answered = max(number, self._answered or 0)
        if number != self._number or self._sent_at is None:
            return
        took = round((self._now() - self._sent_at) * 1000)
        self._sent_at = None
        # one slow answer makes no slow line
        self.lag = took if not self.lag else (self.lag + took) // 2

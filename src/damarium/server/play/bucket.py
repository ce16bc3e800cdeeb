"""How much a visitor may say: refilled at a steady rate up to a burst."""

from damarium.server.play.clock import Now


class Bucket:
    """Tokens, of which every message takes one.

    Attributes:
        overdrawn: how often a token was asked for and none was there.
    """

    def __init__(self, rate: float, burst: float, now: Now) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._tokens = burst
        self._since = now()
        self.overdrawn = 0

    @property
    def empty(self) -> bool:
        """Whether there was no token left when one was last asked for."""
        return self._tokens < 1

    def take(self) -> bool:
        """Take a token; whether there was one."""
        now = self._now()
        self._tokens = min(self._burst, self._tokens + (now - self._since) * self._rate)
        self._since = now
        if self.empty:
            self.overdrawn += 1
            return False
        self._tokens -= 1
        return True

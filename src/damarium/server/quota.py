"""How many games may be begun and joined from one address."""

import time

from limits import RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection

from damarium.notation.message import N_
from damarium.server.problem import Problem


class Quota:
    """A limit per address and minute, wide enough for a school class behind one of them."""

    def __init__(self, per_minute: int) -> None:
        self._limit = RateLimitItemPerMinute(per_minute) if per_minute else None
        self._taken = MovingWindowRateLimiter(MemoryStorage())

    async def take(self, asked: HTTPConnection) -> None:
        """Count one game; Problem 429 where there were too many from this address."""
        address = asked.client.host if asked.client else ""
        if self._limit is None or await self._taken.hit(self._limit, address):
            return
        until, _ = await self._taken.get_window_stats(self._limit, address)
        seconds = max(1, round(until - time.time()))
        raise Problem(
            429,
            N_("Too many games at once"),
            N_("From here too many games were begun; try again in %(seconds)s s.", seconds=seconds),
            headers={"retry-after": str(seconds)},
        )

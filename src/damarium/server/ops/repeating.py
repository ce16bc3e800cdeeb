"""What a server does again and again as long as it lives."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog

log = structlog.get_logger()


@asynccontextmanager
async def repeating(
    name: str, pause: float, work: Callable[[], Awaitable[object]], *, first: float | None = None
) -> AsyncIterator[None]:
    """Do something again and again meanwhile; what fails is tried again the next time.

    Args:
        name: what the log calls it.
        pause: seconds between two times.
        work: what is to be done; cancelled in its midst at the end.
        first: seconds until the first time; as long as a pause where it is not given.
    """
    task = asyncio.ensure_future(_repeat(name, pause, work, pause if first is None else first))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _repeat(
    name: str, pause: float, work: Callable[[], Awaitable[object]], wait: float
) -> None:
    failing = False
    while True:
        await asyncio.sleep(wait)
        wait = pause
        try:
            await work()
        except Exception:
            # a database that is away for an hour is told of once, and not twice a second
            if not failing:
                log.exception("fails from now on", work=name)
            failing = True
        else:
            if failing:
                log.info("works again", work=name)
            failing = False

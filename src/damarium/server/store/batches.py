"""Writes that wait at the same time go into the database together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

#: Writes of one transaction, so that none waits for very many others.
MOST = 64


@dataclass(frozen=True)
class _Waiting(Generic[T]):
    what: T
    written: asyncio.Future[None]


class Batches(Generic[T]):
    """One transaction after the other, each with all that has come while the one before was made.

    Most of the price of a write is that of its transaction, so that a busy database is no slower
    for many than for one.

    Args:
        write: makes one transaction, all or nothing.
        alone: what `write` raises where one of many is at fault; they are then written one by
            one, so that only that one fails.
    """

    def __init__(
        self, write: Callable[[Sequence[T]], Awaitable[None]], alone: tuple[type[Exception], ...]
    ) -> None:
        self._write = write
        self._alone = alone
        self._waiting: list[_Waiting[T]] = []
        self._writer: asyncio.Task[None] | None = None

    async def add(self, what: T) -> None:
        """Return when it is written, raise what `write` raises where it is not."""
        one = _Waiting(what, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        if self._writer is None:
            self._writer = asyncio.ensure_future(self._write_all())
        await one.written

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write_together(batch)
        finally:
            self._writer = None

    async def _write_together(self, batch: Sequence[_Waiting[T]]) -> None:
        writing = self._write([one.what for one in batch])
        (error,) = await asyncio.gather(writing, return_exceptions=True)
        if isinstance(error, self._alone) and len(batch) > 1:
            for one in batch:
                await self._write_together((one,))
            return
        for one in batch:
            if one.written.done():
                continue  # whoever waited for it is gone
            if error is None:
                one.written.set_result(None)
            else:
                one.written.set_exception(error)

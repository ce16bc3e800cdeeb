"""A database as the event loop uses it: each transaction whole, in one hop to a thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")


class Database:
    """Transactions that nobody on the event loop waits for but who asked for them.

    An asynchronous driver would hop there and back with every statement, and under load each hop
    waits for its turn.

    Args:
        threads: how many transactions are made at the same time.
        care: what the database needs now and then, beside its transactions.

    Attributes:
        engine: for whoever listens to it.
    """

    def __init__(
        self, engine: Engine, threads: int, care: Callable[[], None] = lambda: None
    ) -> None:
        self.engine = engine
        self._care = care
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="database")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` reads."""
        return await self._hop(lambda: self._read(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Commit all that `work` does, or nothing where it raises."""
        return await self._hop(lambda: self._write(work))

    async def tend(self) -> None:
        """Give the database the care it needs; nobody waits for it."""
        await asyncio.to_thread(self._care)

    async def close(self) -> None:
        """Let what has begun end, and let the database go."""
        await self._hop(self.engine.dispose)
        self._threads.shutdown()

    async def _hop(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

"""Event loops for tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """What a coroutine answers, on a loop of its own.

    In a thread of its own, too: Playwright's browser keeps a loop running in the main one for as
    long as any test uses it, and tests come in random order.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, main).result()

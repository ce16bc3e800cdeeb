"""What is done again and again goes on after failures, and tells of them once."""

import asyncio

import pytest

from damarium.server.ops import repeating
from tests.loops import run


class Log:
    """What would be written."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def exception(self, event: str, work: str) -> None:
        self.lines.append(f"{work} {event}")

    info = exception


def test_failures_are_told_once_and_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log()
    monkeypatch.setattr(repeating, "log", log)
    done: list[int] = []

    async def main() -> None:
        seven = asyncio.Event()

        async def work() -> None:
            done.append(len(done))
            if len(done) in (2, 3, 4):
                raise OSError
            if len(done) == 7:
                seven.set()

        async with repeating.repeating("heartbeat", 0.001, work, first=0):
            await seven.wait()
        count = len(done)
        await asyncio.sleep(0.01)
        assert len(done) == count

    run(main())
    assert log.lines == ["heartbeat fails from now on", "heartbeat works again"]

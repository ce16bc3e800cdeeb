"""Who follows a game is told at once, and of a crowd's coming and going now and then."""

import asyncio

import pytest

from damarium.server.play import followers
from damarium.server.play.followers import Followers
from tests.loops import run


def test_a_crowd_is_news_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(followers, "GATHERED", 0.02)

    async def main() -> None:
        here, told = Followers(), []
        leave = here.join(lambda: told.append("told"))
        for _ in range(50):
            here.publish_soon()
        assert told == []
        await asyncio.sleep(0.1)
        assert told == ["told"]
        here.publish_soon()
        here.publish()  # what is told at once needs no telling again
        await asyncio.sleep(0.1)
        assert told == ["told"] * 2
        leave()
        here.publish_soon()
        await asyncio.sleep(0.1)
        assert told == ["told"] * 2

    run(main())

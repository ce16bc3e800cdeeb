"""Writes that wait at the same time: together where that goes, each with its own outcome."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from damarium.server.play.event import Event
from damarium.server.store.batches import MOST, Batches
from damarium.server.store.events import NewGame, NumberTaken, Standing, Step, Store
from tests.loops import run
from tests.server.playing import created, events, moves
from tests.server.stores import with_store

(FIRST,) = events(created())
(MOVE,) = moves("spanish", "11-15")


class Paper:
    """What is written on, slowly; numbers below zero are refused."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.torn = False

    async def write(self, batch: Sequence[int]) -> None:
        await asyncio.sleep(0)
        if self.torn:
            raise OSError("torn")
        if any(number < 0 for number in batch):
            raise ValueError(str(min(batch)))
        self.batches.append(list(batch))


def test_what_waits_meanwhile_is_written_together() -> None:
    paper = Paper()

    async def main() -> None:
        batches = Batches(paper.write, (ValueError,))
        await asyncio.gather(*map(batches.add, range(MOST + 3)))
        await batches.add(100)

    run(main())
    # the first finds nobody before it, but comes no sooner to its turn than those behind it
    assert paper.batches == [list(range(MOST)), [MOST, MOST + 1, MOST + 2], [100]]


def test_one_that_is_refused_harms_no_other() -> None:
    paper = Paper()

    async def main() -> list[BaseException | None]:
        batches = Batches(paper.write, (ValueError,))
        return await asyncio.gather(*map(batches.add, (1, -2, 3, -4)), return_exceptions=True)

    answers = run(main())
    assert [str(answer) for answer in answers] == ["None", "-2", "None", "-4"]
    assert paper.batches == [[1], [3]]


def test_where_nothing_can_be_written_everybody_hears_of_it_and_the_next_try_may_succeed() -> None:
    paper = Paper()

    async def main() -> None:
        batches = Batches(paper.write, (ValueError,))
        paper.torn = True
        for answer in await asyncio.gather(*map(batches.add, range(3)), return_exceptions=True):
            assert isinstance(answer, OSError)
        paper.torn = False
        await batches.add(7)

    run(main())
    assert paper.batches == [[7]]


def test_who_leaves_meanwhile_is_written_all_the_same() -> None:
    paper = Paper()

    async def main() -> None:
        batches = Batches(paper.write, (ValueError,))
        leaving, staying = (asyncio.ensure_future(batches.add(number)) for number in (1, 2))
        await asyncio.sleep(0)
        leaving.cancel()
        await staying

    run(main())
    assert paper.batches == [[1, 2]]


def test_many_games_at_once_and_one_race_among_them(database: Path | str) -> None:
    async def play(store: Store) -> None:
        names = [f"game{number}" for number in range(20)]
        for name in names:
            seats = {"white": "hash", "black": ""}
            game = NewGame(name, name, 1, "spanish", FIRST, seats, Standing())
            await store.create(game)
        steps = [Step([Event(1, at, MOVE)], Standing(deadline=at)) for at in range(20)]
        late = Step([Event(1, 99, MOVE)], Standing("computer"))
        answers = await asyncio.gather(
            *map(store.append, [*names, names[7]], [*steps, late]), return_exceptions=True
        )
        assert answers[:20] == [None] * 20
        assert isinstance(answers[20], NumberTaken)
        for at, name in enumerate(names):
            assert [event.at for event in await store.events(name)] == [0, at]
        assert await store.due(5) == tuple(names[:6])
        assert await store.owed("computer") == ()

    with_store(database, play)


def test_a_game_that_is_gone_fails_alone(database: Path | str) -> None:
    async def play(store: Store) -> None:
        seats = {"white": "hash", "black": ""}
        await store.create(NewGame("one", "one", 1, "spanish", FIRST, seats, Standing()))
        step = Step([Event(1, 5, MOVE)], Standing())
        first, second = await asyncio.gather(
            store.append("one", step), store.append("gone", step), return_exceptions=True
        )
        assert first is None
        assert isinstance(second, NumberTaken)
        assert len(await store.events("one")) == 2

    with_store(database, play)

"""What goes by age, and what stays: tables of some age in both kinds of database."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from damarium.server.play.clock import DAY
from damarium.server.play.event import (
    Aborted,
    Event,
    Happening,
    Rematched,
    Resigned,
    Said,
    Withdrawn,
)
from damarium.server.play.fold import fold
from damarium.server.store.engine import open_database
from damarium.server.store.events import NewGame, Standing, Step, Store
from damarium.server.store.place import place
from damarium.server.store.retention import NOTHING_DAYS, Retention, Swept
from tests.loops import run
from tests.server.playing import created, moves

OPENING = moves("spanish", "11-15", "22-19", "15x22")
KEEP = 100
SAID = (Said("white", "Grüße, Ada", ""), Said("black", "", "luck"))


class Database:
    """A store with tables of known age, in days."""

    def __init__(self, store: Store, retention: Retention) -> None:
        self.store = store
        self._retention = retention

    async def table(
        self, name: str, day: float, *happenings: Happening, vacancy: str = "", round: int = 1
    ) -> None:
        """A game in which all that happened was on one day."""
        at = round_down(day)
        game = name if round == 1 else f"{name}/{round}"
        stream = [Event(number, at, what) for number, what in enumerate((created(), *happenings))]
        hashes = {"white": f"hash of {game}", "black": "other hash"}
        standing = Standing(vacancy=vacancy)
        await self.store.create(NewGame(game, name, round, "spanish", stream[0], hashes, standing))
        if stream[1:]:
            await self.store.append(game, Step(stream[1:], standing))

    async def sweep(self, day: float) -> Swept:
        return await self._retention.sweep(round_down(day))

    async def there(self, *ids: str) -> list[str]:
        """Which of the games are there, whole."""
        found = []
        for game in ids:
            events, hashes = await self.store.events(game), await self.store.secrets(game)
            assert bool(events) == bool(hashes)
            if events:
                fold(events)
                found.append(game)
        return found


def round_down(day: float) -> int:
    return int(day * DAY)


Use = Callable[[Database], Awaitable[None]]


@pytest.fixture
def with_tables(database: Path | str) -> Callable[[Use], None]:
    def use(test: Use) -> None:
        opened, lock = open_database(place(str(database)))

        async def main() -> None:
            try:
                await test(Database(Store(opened), Retention(opened, KEEP)))
            finally:
                await opened.close()
                lock.release()

        run(main())

    return use


def test_tables_that_came_to_nothing_go_after_two_weeks(with_tables: Callable[[Use], None]) -> None:
    async def test(tables: Database) -> None:
        await tables.table("waiting", 1, vacancy="link")
        await tables.table("listed", 1, vacancy="listed")
        await tables.table("withdrawn", 1, Withdrawn())
        await tables.table("aborted", 1, OPENING[0], Aborted("white"))
        await tables.table("playing", 1, OPENING[0])
        await tables.table("young", 2, vacancy="link")
        names = ("waiting", "listed", "withdrawn", "aborted", "playing", "young")
        assert await tables.sweep(1 + NOTHING_DAYS) == Swept()
        assert await tables.there(*names) == list(names)
        assert await tables.sweep(1.1 + NOTHING_DAYS) == Swept(nothing=4)
        assert await tables.there(*names) == ["playing", "young"]
        assert await tables.sweep(1.2 + NOTHING_DAYS) == Swept()
        assert await tables.sweep(2.1 + NOTHING_DAYS) == Swept(nothing=1)

    with_tables(test)


def test_a_round_that_was_called_off_stays_with_the_others(
    with_tables: Callable[[Use], None],
) -> None:
    async def test(tables: Database) -> None:
        await tables.table("table", 1, *OPENING, Resigned("white"), Rematched("table/2"))
        await tables.table("table", 1, Aborted("white"), round=2)
        assert await tables.sweep(50) == Swept()
        assert await tables.there("table", "table/2") == ["table", "table/2"]
        assert await tables.sweep(KEEP + 2) == Swept(forgotten=1)
        assert await tables.there("table", "table/2") == ["table", "table/2"]

    with_tables(test)


def test_old_games_lose_words_and_seats_but_no_number(with_tables: Callable[[Use], None]) -> None:
    async def test(tables: Database) -> None:
        await tables.table("old", 1, *OPENING, *SAID, Resigned("white"))
        await tables.table("newer", 2, *OPENING, *SAID, Resigned("white"))
        before = await tables.store.events("old")
        assert await tables.sweep(1 + KEEP) == Swept()
        assert await tables.sweep(1.5 + KEEP) == Swept(forgotten=1)
        after = await tables.store.events("old")
        assert [event.number for event in after] == list(range(7))
        assert [what.what for what in after if isinstance(what.what, Said)] == [
            Said("white", "", ""),
            SAID[1],
        ]
        assert [one for one in after if one.what.kind != "said"] == [
            one for one in before if one.what.kind != "said"
        ]
        assert await tables.store.secrets("old") == {"white": "", "black": ""}
        assert await tables.store.secrets("newer") != {"white": "", "black": ""}
        assert SAID[0] in [event.what for event in await tables.store.events("newer")]

    with_tables(test)


def test_games_that_never_ended_go_whole(with_tables: Callable[[Use], None]) -> None:
    async def test(tables: Database) -> None:
        await tables.table("never", 1, *OPENING, *SAID)
        await tables.table("never", 3, *OPENING, round=2)
        assert await tables.sweep(2 + KEEP) == Swept()
        assert await tables.sweep(4 + KEEP) == Swept(unfinished=1)
        assert await tables.there("never", "never/2") == []

    with_tables(test)


def test_a_table_that_is_touched_again_grows_young_again(
    with_tables: Callable[[Use], None],
) -> None:
    async def test(tables: Database) -> None:
        await tables.table("table", 1, *OPENING)
        assert await tables.sweep(90) == Swept()
        step = Step([Event(4, round_down(95), Resigned("black"))], Standing())
        await tables.store.append("table", step)
        assert await tables.sweep(1.5 + KEEP) == Swept()
        assert await tables.sweep(95.5 + KEEP) == Swept(forgotten=1)

    with_tables(test)


def test_many_tables_are_swept_page_by_page(
    with_tables: Callable[[Use], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damarium.server.store.retention._PAGE", 3)

    async def test(tables: Database) -> None:
        for number in range(10):
            await tables.table(f"w{number}", 1, vacancy="listed")
            await tables.table(f"p{number}", 1, *OPENING)
        assert await tables.sweep(40) == Swept(nothing=10)
        assert len(await tables.there(*(f"p{number}" for number in range(10)))) == 10

    with_tables(test)


def test_a_game_that_cannot_be_read_is_kept(with_tables: Callable[[Use], None]) -> None:
    async def test(tables: Database) -> None:
        await tables.table("broken", 1, OPENING[0], OPENING[0])
        assert await tables.sweep(2 + KEEP) == Swept(forgotten=1)
        assert len(await tables.store.events("broken")) == 3

    with_tables(test)

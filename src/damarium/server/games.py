"""The door through which everything that happens in a game goes, one action at a time."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from damarium.notation.message import N_
from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.server.actions import Action, Refused, decide
from damarium.server.clock import Now, TimeControl
from damarium.server.event import Created, Event, Flagged, Happening, Moved, Rematched, Undone
from damarium.server.fold import Game, fold
from damarium.server.problem import no_such_game
from damarium.server.seats import Seat, new_secret, secret_hash
from damarium.server.store.events import NewGame, NumberTaken, Spent, Store
from damarium.server.table import Table

log = structlog.get_logger()

T = TypeVar("T")

#: Tables kept in memory although nobody follows them, so that a reload costs no reading.
KEPT = 256
#: Seconds until a flag that could not be stored falls again: doubled each time, up to the last.
_FIRST_WAIT, _LAST_WAIT = 0.5, 30.0
#: Without letters and digits that look alike.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10

#: Told of a table after each event, to give it what the server owes it.
Watcher = Callable[[Table], None]


class Games:
    """All games of a server: opens them, acts in them, keeps their clocks.

    Whatever `act` returns from is stored; only then does anybody see it.
    """

    def __init__(self, store: Store, now: Now = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._opening = asyncio.Lock()
        self._clocks: dict[str, Table] = {}
        self._flags: set[asyncio.Task[None]] = set()
        self._closed = False
        self.watch: Watcher = lambda _table: None

    async def create(
        self, variant: Variant, seats: dict[Color, Seat], control: TimeControl | None
    ) -> tuple[str, str]:
        """Begin a game; its id, and the secret of the seats that persons hold."""
        secret = new_secret()
        hashes = {
            color.value: "" if seat.computer else secret_hash(secret)
            for color, seat in seats.items()
        }
        new = _new_game(variant, seats, control, hashes)
        await self._store.create(new)
        log.info("game created", game=new.id, variant=new.variant)
        self._settle(await self.open(new.id))
        return new.id, secret

    async def open(self, id: str) -> Table:
        """The table of a game; Problem 404 where there is no such game."""
        table = self._tables.get(id)
        if table is None:
            async with self._opening:
                table = self._tables.get(id) or await self._load(id)
                self._tables[id] = table
        self._kept[id] = table
        self._kept.move_to_end(id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return table

    async def act(self, table: Table, holder: frozenset[Color], action: Action) -> None:
        """Do what somebody asks, store it, and tell everybody; Refused where it may not be.

        It happens whole or not at all even where the asker goes away in the middle.
        """
        await _to_the_end(self._in_turn(table, lambda: self._act(table, holder, action)))

    async def rematch(self, table: Table, holder: frozenset[Color]) -> str:
        """The id of the game that follows this one, colours changed where the computer plays."""
        return await _to_the_end(self._in_turn(table, lambda: self._rematch(table, holder)))

    async def resume(self) -> None:
        """Take up the games to which an earlier process owed something."""
        for duty in ("computer", "clock"):
            for game in await self._store.owed(duty):
                try:
                    self._settle(await self.open(game))
                except Exception:  # one game that cannot be read holds up no other
                    log.exception("game not taken up", game=game)

    async def note_clocks(self) -> None:
        """Store how much of each running clock is used up."""
        await self._store.spend(
            [Spent(table.id, table.game.number, table.spent) for table in self._clocks.values()]
        )

    async def close(self) -> None:
        """Stop all timers and note the clocks for the next process."""
        self._closed = True
        for table in self._clocks.values():
            if table.flag is not None:
                table.flag.cancel()
        if self._flags:
            await asyncio.gather(*self._flags, return_exceptions=True)
        await self.note_clocks()
        self._clocks.clear()

    async def _load(self, id: str) -> Table:
        game, spent = await self._fold(id)
        return Table(id, game, await self._store.secrets(id), self._now, spent)

    async def _fold(self, id: str) -> tuple[Game, int]:
        events = await self._store.events(id)
        if not events:
            raise no_such_game(id)
        game = fold(events)
        return game, await self._store.spent(id, game.number) if game.clock_running else 0

    async def _in_turn(self, table: Table, attempt: Callable[[], Awaitable[T]]) -> T:
        """Let one attempt after the other at a table; who loses a race folds and asks again."""
        async with table.lock:
            while True:
                try:
                    return await attempt()
                except NumberTaken:
                    log.warning("race lost", game=table.id)
                    table.replace(*await self._fold(table.id))
                    table.hub.publish()
                    # the event that was found may owe an answer that nobody has seen to
                    self._settle(table)

    async def _act(self, table: Table, holder: frozenset[Color], action: Action) -> None:
        await self._flag_if_due(table)
        what = decide(table.game, holder, action)
        if what is not None:
            await self._happen(table, what)

    async def _happen(
        self, table: Table, what: Happening, successor: NewGame | None = None
    ) -> None:
        """Store what happened, carry the game on by it, tell everybody."""
        game = table.game
        event = Event(game.number + 1, _wall(), what, _clock_after(table, what))
        ahead = game.copy()
        ahead.apply(event)
        await self._store.append(table.id, (event,), ahead.duty.value, successor)
        table.advance(ahead, event)
        table.hub.publish()
        self._settle(table)

    async def _rematch(self, table: Table, holder: frozenset[Color]) -> str:
        game = table.game
        if game.rematch is not None:
            return game.rematch
        if not holder:
            raise Refused(N_("You are watching: only the players may do that."))
        if game.running:
            raise Refused(N_("The game is still going on."))
        seats, hashes = dict(game.seats), dict(table.secrets)
        if any(seat.computer for seat in seats.values()):
            seats = {color: game.seats[color.other] for color in (WHITE, BLACK)}
            hashes = {color.value: table.secrets[color.other.value] for color in (WHITE, BLACK)}
        new = _new_game(game.variant, seats, game.control, hashes)
        await self._happen(table, Rematched(new.id), new)
        self._settle(await self.open(new.id))
        return new.id

    def _settle(self, table: Table) -> None:
        """Set the flag's timer and let the watcher give the table what it is owed."""
        if table.flag is not None:
            table.flag.cancel()
            table.flag = None
        running, left = table.game.clock_running, table.left
        if running is None or left is None:
            self._clocks.pop(table.id, None)
        else:
            self._clocks[table.id] = table
            self._set_flag(table, left[running.index] / 1000, _FIRST_WAIT)
        self.watch(table)

    def _set_flag(self, table: Table, seconds: float, wait: float) -> None:
        """Let the flag fall in so many seconds; `wait` is the pause after a failure then."""
        if table.flag is not None:
            table.flag.cancel()
        loop = asyncio.get_running_loop()
        table.flag = loop.call_later(seconds, self._flag_falls, table, wait)

    def _flag_falls(self, table: Table, wait: float) -> None:
        task = asyncio.ensure_future(self.flag(table, wait))
        self._flags.add(task)
        task.add_done_callback(self._flags.discard)

    async def flag(self, table: Table, wait: float = _FIRST_WAIT) -> None:
        """End the game where the running clock is used up; else look again when it will be."""
        try:
            fell = await self._in_turn(table, lambda: self._flag_if_due(table))
        except Exception:  # time that is up stays up: the flag falls as soon as it can be stored
            log.exception("flag not stored", game=table.id)
            if not self._closed:
                self._set_flag(table, wait, min(2 * wait, _LAST_WAIT))
            return
        if not fell:
            self._settle(table)

    async def _flag_if_due(self, table: Table) -> bool:
        running, left = table.game.clock_running, table.left
        if running is None or left is None or left[running.index] > 0:
            return False
        await self._happen(table, Flagged(running.value))
        return True


async def _to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Wait for work that goes on where its asker is cancelled."""
    task = asyncio.ensure_future(work)
    # an asker who is gone hears of no error; without this Python would complain about it
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


def _new_game(
    variant: Variant,
    seats: dict[Color, Seat],
    control: TimeControl | None,
    hashes: dict[str, str],
) -> NewGame:
    created = Created(
        rules=variant.to_json(),
        white=seats[WHITE].to_json(),
        black=seats[BLACK].to_json(),
        clock=(control.initial, control.increment) if control else None,
        seed=secrets.randbits(32),
    )
    name = "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))
    first = Event(0, _wall(), created)
    return NewGame(name, variant.spelling, first, hashes, Game(first).duty.value)


def _clock_after(table: Table, what: Happening) -> tuple[int, int] | None:
    """The clocks as they stand when something has happened; none where it leaves them running."""
    game, left = table.game, table.left
    if game.control is None or left is None:
        return None
    match what:
        case Moved():
            if not game.plies:  # the first move starts the clocks and costs nothing
                return left
            increment = game.control.increment
            white, black = left
            return (white + increment, black) if game.turn is WHITE else (white, black + increment)
        case Undone(plies):
            return game.clock_before(plies)
        case Rematched():
            return None
        case _:
            return left


def _wall() -> int:
    return time.time_ns() // 1_000_000

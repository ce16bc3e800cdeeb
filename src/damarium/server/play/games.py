"""The door through which everything that happens in a game goes, one action at a time."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from damarium.notation.message import N_
from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.server.ops import metrics
from damarium.server.play.actions import Absent, Action, Play, Refused, Say, decide
from damarium.server.play.clock import Now, ServedTime, TimeControl
from damarium.server.play.event import (
    Created,
    Event,
    Flagged,
    Happening,
    Joined,
    Moved,
    Rematched,
    RematchOffered,
    Undone,
    Withdrawn,
)
from damarium.server.play.fold import Game, fold
from damarium.server.play.rematch import Wish, answered, following
from damarium.server.play.room import House, Room
from damarium.server.play.seats import HOST, Seat, is_secret, new_secret, secret_hash
from damarium.server.play.tally import change
from damarium.server.play.timing import Clocks
from damarium.server.problem import no_such_game
from damarium.server.settings import GRACE
from damarium.server.store.events import NewGame, NumberTaken, Step, Store

log = structlog.get_logger()

T = TypeVar("T")

#: Rooms kept in memory although nobody follows them, so that a reload costs no reading.
KEPT = 256
#: Milliseconds before a flag falls from which on a timer waits for it; see `Games.beat`.
AHEAD = 3_000
#: Seconds until a flag that could not be stored falls again: doubled each time, up to the last.
_FIRST_WAIT, _LAST_WAIT = 0.5, 30.0
#: Without letters and digits that look alike.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10

#: Told of a room after each event, to give it what the server owes it.
Watcher = Callable[[Room], None]


class Games:
    """All games of a server: opens them, acts in them, lets their flags fall.

    Whatever `act` returns from is stored; only then does anybody see it.
    """

    def __init__(
        self,
        store: Store,
        now: Now = time.monotonic,
        grace: float = GRACE,
        *,
        chat: bool = True,
    ) -> None:
        self._store = store
        self._served = ServedTime(now)
        self._house = House(self._served, now, grace, chat)
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._kept: OrderedDict[str, Room] = OrderedDict()
        self._opening = asyncio.Lock()
        self._flags: set[asyncio.Task[None]] = set()
        self._works: set[asyncio.Task[Any]] = set()
        self._unreadable: set[str] = set()
        self._closed = False
        self.watch: Watcher = lambda _room: None

    async def create(
        self,
        variant: Variant,
        seats: dict[Color, Seat],
        control: TimeControl | None,
        *,
        listed: bool = False,
        joins: str = "white",
    ) -> tuple[str, str]:
        """Begin a game at a new table.

        Args:
            variant: the rules.
            seats: who sits where; an open seat waits for somebody to join.
            control: the clock, if any.
            listed: the lobby shows the open seat.
            joins: the colour of whoever joins first where both seats are open, or "lot".

        Returns:
            The table's id, and the secret of the seats that persons hold; where both are open,
            that of the host.
        """
        secret = new_secret()
        hashed = secret_hash(secret)
        taken = {color: not (seat.computer or seat.open) for color, seat in seats.items()}
        hashes = {color.value: hashed if held else "" for color, held in taken.items()}
        if not any(taken.values()):
            hashes[HOST] = hashed
        created = Created(
            rules=variant.to_json(),
            white=seats[WHITE].to_json(),
            black=seats[BLACK].to_json(),
            clock=control.to_json() if control else None,
            seed=secrets.randbits(32),
            people=2 if any(seat.open for seat in seats.values()) else 1,
            listed=listed,
            joins=joins,
        )
        table = "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))
        await self._store.create(self._new_game(table, table, created, hashes))
        metrics.event(created.kind)
        log.info("game created", game=table, variant=variant.spelling)
        self._settle(await self.open(table))
        return table, secret

    async def open(self, id: str) -> Room:
        """The room of a game; Problem 404 where there is no such game."""
        room = self._rooms.get(id)
        if room is None:
            async with self._opening:
                room = self._rooms.get(id) or await self._load(id)
                self._rooms[id] = room
        self._kept[id] = room
        self._kept.move_to_end(id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return room

    def waiting(self) -> list[Room]:
        """The rooms in memory in which a seat is open."""
        return [room for room in self._rooms.values() if room.game.waiting]

    @property
    def rooms(self) -> int:
        """How many games are in memory."""
        return len(self._rooms)

    @property
    def running(self) -> int:
        """How many of them have begun and not ended."""
        return sum(room.game.running for room in self._rooms.values())

    async def newest(self, table: str) -> str:
        """The id of a table's newest game; Problem 404 where there is no such table."""
        found = await self._store.newest((table,))
        if table not in found:
            raise no_such_game(table)
        return found[table]

    async def newest_of(self, tables: Sequence[str]) -> AsyncIterator[Room]:
        """The room of each table's newest game, in this order; what is gone is left out."""
        found = await self._store.newest(tables)
        for table in tables:
            if table in found:
                yield await self.open(found[table])

    async def act(self, room: Room, holder: frozenset[Color], action: Action) -> None:
        """Do what somebody asks, store it, and tell everybody; Refused where it may not be.

        It happens whole or not at all even where the asker goes away in the middle.
        """
        await self._to_the_end(self._in_turn(room, lambda: self._act(room, holder, action)))

    async def join(self, room: Room, secret: str | None) -> tuple[Color, str]:
        """Take an open seat: its colour and its secret; Refused where none is open any more.

        Who shows the secret of a seat here already is given that one again; who shows one that
        no seat has yet, as the page of the invitation gives it, has it for his seat. So whoever
        joins twice, as by a double press, has one seat.
        """
        return await self._to_the_end(self._in_turn(room, lambda: self._join(room, secret)))

    async def withdraw(self, room: Room, secret: str | None) -> None:
        """Call a game off that nobody has joined; Refused to all but who invited to it."""
        await self._to_the_end(self._in_turn(room, lambda: self._withdraw(room, secret)))

    async def rematch(
        self, room: Room, holder: frozenset[Color], wish: Wish | None = None
    ) -> str | None:
        """The id of the game that follows this one; none where it is only proposed as yet."""
        return await self._to_the_end(
            self._in_turn(room, lambda: self._rematch(room, holder, wish))
        )

    async def resume(self) -> None:
        """Go on where an earlier process ended: with its time, and with what it owed."""
        noted = await self._store.served()
        self._served.go_on(noted)
        log.info("clocks go on", served=noted)
        for game in await self._store.owed("computer"):
            try:
                self._settle(await self.open(game))
            except Exception:  # one game that cannot be read holds up no other
                log.exception("game not taken up", game=game)

    async def beat(self) -> None:
        """Note the time served, and see to the flags that fall soon; twice a second."""
        await self._store.note_served(self._served())
        for game in await self._store.due(self._served() + AHEAD):
            if game in self._unreadable:
                continue
            try:
                self._settle_flag(await self.open(game))
            except Exception:
                self._unreadable.add(game)
                log.exception("flag not seen to", game=game)

    async def close(self) -> None:
        """Stop all timers, let what has begun end, and note the time for the next process."""
        self._closed = True
        for room in list(self._rooms.values()):
            if room.flag is not None:
                room.flag.cancel()
        await asyncio.gather(*self._flags, *self._works, return_exceptions=True)
        await self._store.note_served(self._served())

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work that goes on where its asker is cancelled."""
        task = asyncio.ensure_future(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        # an asker who is gone hears of no error; without this Python would complain about it
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room:
        game, hashes = await self._fold(id)
        return Room(id, game, hashes, self._house)

    async def _fold(self, id: str) -> tuple[Game, Mapping[str, str]]:
        events = await self._store.events(id)
        if not events:
            raise no_such_game(id)
        return fold(events), await self._store.secrets(id)

    async def _in_turn(self, room: Room, attempt: Callable[[], Awaitable[T]]) -> T:
        """Let one attempt after the other at a room; who loses a race folds and asks again."""
        async with room.lock:
            while True:
                try:
                    return await attempt()
                except NumberTaken:
                    log.warning("race lost", game=room.id)
                    room.replace(*await self._fold(room.id))
                    room.followers.publish()
                    # the event that was found may owe an answer that nobody has seen to
                    self._settle(room)

    async def _act(self, room: Room, holder: frozenset[Color], action: Action) -> None:
        lag = action.lag if isinstance(action, Play) and room.game.turn in holder else 0
        await self._flag_if_due(room, lag)
        if isinstance(action, Absent):
            _must_be_away(room)
        if isinstance(action, Say) and holder:
            room.may_say(holder)
        what = decide(room.game, holder, action)
        if what is not None:
            await self._happen(room, self._with_lag(room.game, what))

    def _with_lag(self, game: Game, what: Happening) -> Happening:
        """A move with as much of its lag as is given back."""
        if not isinstance(what, Moved):
            return what
        given = game.timing.given(game.clock_running, what.lag, self._served())
        return Moved(what.path, given)

    async def _happen(
        self,
        room: Room,
        what: Happening,
        hashes: Mapping[str, str] | None = None,
        successor: NewGame | None = None,
    ) -> None:
        """Store what happened, carry the game on by it, tell everybody."""
        game, served = room.game, self._served()
        event = Event(game.number + 1, _wall(), what, _clock_after(game, served, what), served)
        ahead = game.copy()
        ahead.apply(event)
        step = Step((event,), ahead.standing, hashes or {}, successor, change(game, ahead))
        with metrics.appending():
            await self._store.append(room.id, step)
        metrics.event(what.kind)
        if successor is not None:
            metrics.event(successor.first.what.kind)
        room.advance(ahead, step.secrets)
        room.followers.publish()
        self._settle(room)

    async def _join(self, room: Room, secret: str | None) -> tuple[Color, str]:
        game = room.game
        held = room.held_by(secret)
        if held:
            return next(iter(held)), secret or ""
        free = [color for color in (WHITE, BLACK) if game.seats[color].open]
        if not game.waiting:
            raise Refused(
                N_("The invitation was withdrawn.") if free else N_("This seat is taken already.")
            )
        color = free[0]
        if len(free) == 2 and game.created.joins != "white":
            lot = game.created.joins == "lot"
            color = secrets.choice(free) if lot else Color(game.created.joins)
        own = secret if secret and is_secret(secret) else new_secret()
        await self._happen(room, Joined(color.value), {color.value: secret_hash(own)})
        return color, own

    async def _withdraw(self, room: Room, secret: str | None) -> None:
        if not room.held_by(secret) and not room.is_host(secret):
            raise Refused(N_("Only who has invited may withdraw the invitation."))
        if not room.game.waiting:
            raise Refused(N_("The game has begun already."))
        await self._happen(room, Withdrawn())

    async def _rematch(self, room: Room, holder: frozenset[Color], wish: Wish | None) -> str | None:
        game = room.game
        if game.rematch is not None:
            return game.rematch
        answer = answered(game, holder, wish)
        if isinstance(answer, RematchOffered):
            await self._happen(room, answer)
            return None
        created, swapped = following(game, answer, secrets.randbits(32))
        hashes = dict(room.secrets)
        if swapped:
            for color in (WHITE, BLACK):
                hashes[color.value] = room.secrets[color.other.value]
        name = f"{room.table}/{created.round}"
        new = self._new_game(name, room.table, created, hashes)
        await self._happen(room, Rematched(new.id), successor=new)
        self._settle(await self.open(new.id))
        return new.id

    def _new_game(
        self, id: str, table: str, created: Created, hashes: Mapping[str, str]
    ) -> NewGame:
        first = Event(0, _wall(), created, served=self._served())
        game = Game(first)
        spelling = game.variant.spelling
        return NewGame(id, table, created.round, spelling, first, hashes, game.standing)

    def _settle(self, room: Room) -> None:
        """Set the flag's timer and let the watcher give the room what it is owed."""
        self._settle_flag(room)
        self.watch(room)

    def _settle_flag(self, room: Room) -> None:
        """Wait for a flag that falls soon; the others are found by `beat` when their time comes."""
        if room.flag is not None:
            room.flag.cancel()
            room.flag = None
        deadline = room.game.timing.deadline(room.game.clock_running)
        left = None if deadline is None else deadline - self._served()
        if left is not None and left <= AHEAD:
            self._set_flag(room, max(0, left) / 1000, _FIRST_WAIT)

    def _set_flag(self, room: Room, seconds: float, wait: float) -> None:
        """Let the flag fall in so many seconds; `wait` is the pause after a failure then."""
        if room.flag is not None:
            room.flag.cancel()
        loop = asyncio.get_running_loop()
        room.flag = loop.call_later(seconds, self._flag_falls, room, wait)

    def _flag_falls(self, room: Room, wait: float) -> None:
        task = asyncio.ensure_future(self.flag(room, wait))
        self._flags.add(task)
        task.add_done_callback(self._flags.discard)

    async def flag(self, room: Room, wait: float = _FIRST_WAIT) -> None:
        """End the game where the running clock is used up; else look again when it will be."""
        try:
            usual = room.game.timing.lag[room.game.turn.index].usual
            fell = await self._in_turn(room, lambda: self._flag_if_due(room, usual))
        except Exception:  # time that is up stays up: the flag falls as soon as it can be stored
            log.exception("flag not stored", game=room.id)
            if not self._closed:
                self._set_flag(room, wait, min(2 * wait, _LAST_WAIT))
            return
        if not fell:
            self._settle(room)

    async def _flag_if_due(self, room: Room, lag: int) -> bool:
        """Let the flag fall where the time is used up, but for `lag` milliseconds of the line."""
        game = room.game
        running = game.clock_running
        if running is None or not game.timing.is_up(running, lag, self._served()):
            return False
        await self._happen(room, Flagged(running.value))
        return True


def _must_be_away(room: Room) -> None:
    """Refused where the side to move may not be said to stay away."""
    if not room.game.running:
        return  # `decide` says so
    absence = room.absence
    if absence is None:
        raise Refused(N_("The other side is here."))
    if absence.wait > 0:
        seconds = -(-absence.wait // 1000)
        raise Refused(
            N_("The other side may still come back: wait %(seconds)s s.", seconds=seconds)
        )


def _clock_after(game: Game, served: int, what: Happening) -> Clocks:
    """The clocks as they stand when something has happened; none where it leaves them running."""
    timing, running = game.timing, game.clock_running
    match what:
        case Moved(_, lag):
            return timing.after_move(running, lag, served)
        case Undone(plies):
            return timing.without(plies)
        case Rematched() | RematchOffered():
            return None
        case _:
            return timing.left(running, served)


def _wall() -> int:
    return time.time_ns() // 1_000_000

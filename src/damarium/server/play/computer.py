"""The computer at a room: it answers offers, claims draws and moves, always in the background."""

import asyncio
import time

import structlog

from damarium.rules import Color
from damarium.server.play.actions import Action, Claim, Decline, Draw, Play, Refused
from damarium.server.play.fold import Game
from damarium.server.play.games import Games
from damarium.server.play.room import Room
from damarium.server.play.thinker import Answer, Question, ThinkerLost, Thinkers

log = structlog.get_logger()

#: Moves after which the computer may agree to a draw; before, there is a game to be played.
LONG = 40
#: Seconds until what failed is tried again: doubled each time, up to the last.
_FIRST_WAIT, _LAST_WAIT = 0.2, 30.0


class Computer:
    """Sees to every room where the computer has to answer."""

    def __init__(self, games: Games, thinkers: Thinkers, pause: float) -> None:
        self._games = games
        self._thinkers = thinkers
        self._pause = pause
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def watch(self, room: Room) -> None:
        """Break off what no longer fits the room, and begin what it now needs."""
        if room.computer is not None:
            room.computer.cancel()
            room.computer = None
        if room.game.computer_duty is None or self._closed:
            return
        room.computer = asyncio.ensure_future(self._answer(room))
        self._tasks.add(room.computer)
        room.computer.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop thinking everywhere; the next process takes the games up again."""
        self._closed = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, room: Room) -> None:
        """Do the one thing the computer owes; the event it makes calls for the next."""
        wait = _FIRST_WAIT
        while room.game.computer_duty is not None:
            try:
                await self._act(room)
                return
            except ThinkerLost:
                log.warning("thinker lost", game=room.id)
            except Refused as refused:
                log.warning("computer refused", game=room.id, sentence=refused.sentence.text)
            except Exception:  # a fault in one game is no other game's
                log.exception("computer failed", game=room.id)
            # a person waits for the answer, so nothing but a new event ends the trying
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LAST_WAIT)

    async def _act(self, room: Room) -> None:
        since = time.monotonic()
        game, color = room.game, room.game.computer_duty
        if color is None:
            return
        action = await self._decide(game, color)
        await asyncio.sleep(self._pause - (time.monotonic() - since))
        await self._games.act(room, frozenset((color,)), action)

    async def _decide(self, game: Game, color: Color) -> Action:
        if game.offer is color.other:
            return await self._reply(game, color)
        claims = game.board.claims()
        if claims and (await self._ask(game, judge=True)).score <= 0:
            return Claim(claims[0].id)
        return Play((await self._ask(game, judge=False)).path, game.ply)

    async def _reply(self, game: Game, color: Color) -> Draw | Decline:
        if game.ply < LONG:
            return Decline()
        score = (await self._ask(game, judge=True)).score
        mine = score if game.turn is color else -score
        return Draw() if mine <= 0 else Decline()

    async def _ask(self, game: Game, *, judge: bool) -> Answer:
        level = max(seat.level or 0 for seat in game.seats.values())
        question = Question(
            rules=dict(game.created.rules),
            paths=tuple(ply.path for ply in game.plies),
            level=level,
            seed=game.created.seed + game.ply,
            judge=judge,
        )
        return await self._thinkers.ask(question)

"""The socket of a game: states go out, actions come in, one conversation a visitor."""

import asyncio
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from damarium.game import Refusal
from damarium.notation import squares
from damarium.notation.message import N_, Message
from damarium.server.language import language
from damarium.server.live.messages import (
    Asked,
    Beat,
    Ping,
    Rematch,
    Sync,
    Try,
    Unreadable,
    read,
)
from damarium.server.live.pulse import Pulse
from damarium.server.live.refusals import refusal_json
from damarium.server.live.state import news_text, state_text
from damarium.server.ops import metrics
from damarium.server.play import creation
from damarium.server.play.actions import Play, Refused
from damarium.server.play.bucket import Bucket
from damarium.server.play.games import Games
from damarium.server.play.room import Room
from damarium.server.play.seats import shown_secret
from damarium.server.play.telling import Known
from damarium.server.problem import Problem
from damarium.server.security import same_origin

log = structlog.get_logger()

#: Messages a second that a visitor may send for long, and how many at once.
RATE, BURST = 50.0, 100.0
#: Messages over the limit after which the line is cut.
PATIENCE = 200
#: Lines that one seat may have, and all who watch a game together.
LINES, WATCHERS = 12, 1000
#: Seconds between two beats, and until the first one: a page that has just begun is slow.
BEAT, SETTLING = 5.0, 2.0

_GONE, _POLICY, _NO_SUCH_GAME, _TOO_MANY = 1006, 1008, 4404, 4409


async def serve(socket: WebSocket, games: Games, id: str) -> None:
    """Talk with one visitor until he leaves."""
    if not same_origin(socket):
        await socket.close(_POLICY)
        return
    with suppress(WebSocketDisconnect):
        await _welcome(socket, games, id)


async def _welcome(socket: WebSocket, games: Games, id: str) -> None:
    await socket.accept()
    try:
        room = await games.open(id)
    except Problem as problem:
        await _turn_away(socket, problem.sentence, _NO_SUCH_GAME)
        return
    holder = room.held_by(shown_secret(socket))
    if room.presence.lines(holder) >= (LINES if holder else WATCHERS):
        sentence = N_("This game is open in too many places; close one of them.")
        await _turn_away(socket, sentence, _TOO_MANY)
        return
    await _Conversation(socket, games, room).run()


async def _turn_away(socket: WebSocket, sentence: Message, code: int) -> None:
    text = sentence.in_(language(socket))
    await _tell(socket, json.dumps({"type": "error", "id": None, "sentence": text}))
    await _hang_up(socket, code)


async def _hang_up(socket: WebSocket, code: int) -> None:
    try:
        await socket.close(code)
    except (RuntimeError, WebSocketDisconnect):
        log.debug("visitor was gone already")


async def _tell(socket: WebSocket, text: str) -> None:
    """Send a text; WebSocketDisconnect where he has left, even in the middle of an action."""
    try:
        await socket.send_text(text)
    except RuntimeError:  # the line is closing, which starlette and uvicorn both say so
        raise WebSocketDisconnect from None


class _Conversation:
    """What goes back and forth on one socket.

    The answer to an action goes out before the state that it led to; of states that come faster
    than the line takes them only the newest is sent.
    """

    def __init__(self, socket: WebSocket, games: Games, room: Room) -> None:
        self._socket = socket
        self._games = games
        self._room = room
        self._lang = language(socket)
        self._secret = shown_secret(socket)
        # a seat that is taken later is taken on another line
        self._holder = room.held_by(self._secret)
        self._squares = squares(room.game.variant)
        self._turn = asyncio.Lock()
        self._state_due = asyncio.Event()
        self._state_due.set()
        self._known: Known | None = None
        self._pulse = Pulse(time.monotonic)
        self._receiving = False
        self._told_at = time.monotonic()
        self._bucket = Bucket(RATE, BURST, time.monotonic)

    async def run(self) -> None:
        """Talk until the visitor leaves."""
        room, holder = self._room, self._holder
        # that a player comes or goes is news; how many watch can wait
        tell = room.followers.publish if holder else room.followers.publish_soon
        leave = room.followers.join(self._state_due.set)
        room.presence.come(holder)
        tell()
        beating = self._beat(asyncio.current_task())
        tasks = [asyncio.ensure_future(self._show()), asyncio.ensure_future(beating)]
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        else:
            await _hang_up(self._socket, _POLICY)  # he talks too much
        finally:
            leave()
            room.presence.go(holder)
            tell()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Hear him out, until he leaves or has said far too much."""
        while self._bucket.overdrawn < PATIENCE:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            # bytes are read like text: what they say decides
            text = message.get("text")
            if text is None:
                text = (message.get("bytes") or b"").decode(errors="replace")
            since = time.perf_counter()
            async with self._turn:
                kind = await self._hear(text)
            metrics.action(kind, time.perf_counter() - since)
            if self._bucket.empty:
                # slower than they come, so that they pile up at the sender's end
                await asyncio.sleep(1 / RATE)

    async def _receive(self) -> Mapping[str, Any]:
        """What comes next; WebSocketDisconnect where the line was given up meanwhile."""
        self._receiving = True
        try:
            return await self._socket.receive()
        except asyncio.CancelledError:
            if self._pulse.silent:
                raise WebSocketDisconnect(_GONE) from None
            raise
        finally:
            self._receiving = False

    async def _hear(self, text: str) -> str:
        """Do what a message says, if it may be; the kind of it."""
        allowed = self._bucket.take()
        try:
            number, asked = read(text, self._squares)
        except Unreadable as flaw:
            await self._error(flaw.number, flaw.message)
            return "unreadable"
        if allowed:
            await self._try_to(number, asked)
        else:
            await self._error(number, N_("Too many messages at once; wait a moment."))
        return type(asked).__name__.lower()

    async def _try_to(self, number: int | None, asked: Asked) -> None:
        try:
            await self._do(number, asked)
        except Refused as refused:
            if refused.refusal is None:
                await self._error(number, refused.sentence)
            else:
                await self._refuse(number, refused.refusal)
        except Problem as problem:
            await self._error(number, problem.sentence)
        except WebSocketDisconnect:
            raise
        except Exception:  # whatever a message stirs up, the others play on
            log.exception("action failed", game=self._room.id)
            await self._error(number, N_("Something went wrong here; the game stands as it stood."))

    async def _do(self, id: int | None, asked: Asked) -> None:
        match asked:
            case Beat(number):
                self._pulse.answered(number)
            case Ping():
                await self._answer({"type": "pong", "id": id})
            case Sync():
                self._known = None
                self._state_due.set()
            case Try(path):
                await self._try(id, path)
            case Rematch(fields):
                await self._rematch(id, fields)
            case Play(path, ply):
                play = Play(path, ply, self._pulse.lag)
                await self._games.act(self._room, self._holder, play)
                await self._answer({"type": "ack", "id": id})
            case _:
                await self._games.act(self._room, self._holder, asked)
                await self._answer({"type": "ack", "id": id})

    async def _try(self, id: int | None, path: tuple[int, ...]) -> None:
        game = self._room.game
        refusal = game.board.refusal(path)
        if refusal is not None:
            await self._refuse(id, refusal)
        elif game.outcome is not None:
            raise Refused(N_("The game is over."))
        else:
            await self._answer({"type": "ack", "id": id})

    async def _rematch(self, id: int | None, fields: Any) -> None:
        game = self._room.game
        wish = creation.read_next(fields, game.variant, game.control) if fields else None
        following = await self._games.rematch(self._room, self._holder, wish)
        if following is None:
            await self._answer({"type": "ack", "id": id})
        else:
            await self._answer({"type": "go", "id": id, "url": f"/games/{following}"})

    async def _refuse(self, id: int | None, refusal: Refusal) -> None:
        variant = self._room.game.variant
        await self._answer({"id": id, **refusal_json(variant, refusal, self._lang)})

    async def _error(self, id: int | None, message: Message) -> None:
        await self._answer({"type": "error", "id": id, "sentence": message.in_(self._lang)})

    async def _answer(self, answer: dict[str, Any]) -> None:
        await _tell(self._socket, json.dumps(answer))

    async def _show(self) -> None:
        """Send the state now, and what is new whenever the game has gone on."""
        try:
            while True:
                await self._state_due.wait()
                async with self._turn:
                    self._state_due.clear()
                    self._told_at = time.monotonic()
                    await _tell(self._socket, self._told())
        except (asyncio.CancelledError, WebSocketDisconnect):
            return  # he has left
        except Exception:
            log.exception("state not shown", game=self._room.id)

    def _told(self) -> str:
        room, known = self._room, self._known
        self._known = Known.of(room.game)
        if known is None:
            return state_text(room, self._holder, self._lang)
        return news_text(room, self._holder, self._lang, known)

    async def _beat(self, listening: asyncio.Task[Any] | None) -> None:
        """Ask whether he is still there, and learn how long his line takes.

        Who only watches is asked where he has been told nothing for a while.
        """
        try:
            await asyncio.sleep(SETTLING)
            while True:
                heard = 0.0 if self._holder else self._told_at + BEAT - time.monotonic()
                if heard <= 0:
                    number = self._pulse.beat()
                    await _tell(self._socket, json.dumps({"type": "beat", "n": number}))
                await asyncio.sleep(heard if heard > 0 else BEAT)
                if self._pulse.silent and self._receiving and listening is not None:
                    # without a network the other end cannot hang up
                    listening.cancel()
                    return
        except (asyncio.CancelledError, WebSocketDisconnect):
            return  # he has left

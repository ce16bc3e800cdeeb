"""The socket of a game: states go out, actions come in, one conversation a visitor."""

import asyncio
import json
import time
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from damarium.game import Refusal
from damarium.notation import squares
from damarium.notation.message import N_, Message
from damarium.server.actions import Refused
from damarium.server.bucket import Bucket
from damarium.server.games import Games
from damarium.server.language import language
from damarium.server.messages import Ping, Rematch, Said, Try, Unreadable, read
from damarium.server.problem import Problem
from damarium.server.refusals import refusal_json
from damarium.server.seats import shown_secret
from damarium.server.security import same_origin
from damarium.server.state import state_text
from damarium.server.table import Table

log = structlog.get_logger()

#: Messages a second that a visitor may send for long, and how many at once.
RATE, BURST = 50.0, 100.0
#: Messages over the limit after which the line is cut.
PATIENCE = 200

_POLICY, _NO_SUCH_GAME = 1008, 4404


async def serve(socket: WebSocket, games: Games, id: str) -> None:
    """Talk with one visitor until he leaves."""
    if not same_origin(socket):
        await socket.close(_POLICY)
        return
    await socket.accept()
    try:
        table = await games.open(id)
    except Problem as problem:
        sentence = problem.sentence.in_(language(socket))
        await socket.send_text(json.dumps({"type": "error", "id": None, "sentence": sentence}))
        await socket.close(_NO_SUCH_GAME)
        return
    await _Conversation(socket, games, table).run()


class _Conversation:
    """What goes back and forth on one socket.

    The answer to an action goes out before the state that it led to; of states that come faster
    than the line takes them only the newest is sent.
    """

    def __init__(self, socket: WebSocket, games: Games, table: Table) -> None:
        self._socket = socket
        self._games = games
        self._table = table
        self._lang = language(socket)
        self._holder = table.held_by(shown_secret(socket))
        self._squares = squares(table.game.variant)
        self._turn = asyncio.Lock()
        self._state_due = asyncio.Event()
        self._state_due.set()
        self._bucket = Bucket(RATE, BURST, time.monotonic)

    async def run(self) -> None:
        leave = self._table.hub.join(self._state_due.set)
        showing = asyncio.ensure_future(self._show())
        try:
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            leave()
            showing.cancel()
            await asyncio.gather(showing)
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._hang_up()

    async def _hang_up(self) -> None:
        try:
            await self._socket.close(_POLICY)
        except (RuntimeError, WebSocketDisconnect):
            log.debug("visitor was gone already")

    async def _listen(self) -> None:
        while self._bucket.overdrawn < PATIENCE:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            # bytes are read like text: what they say decides
            text = message.get("text")
            if text is None:
                text = (message.get("bytes") or b"").decode(errors="replace")
            async with self._turn:
                await self._hear(text)
            if self._bucket.empty:
                # slower than they come, so that they pile up at the sender's end
                await asyncio.sleep(1 / RATE)

    async def _hear(self, text: str) -> None:
        allowed = self._bucket.take()
        try:
            number, said = read(text, self._squares)
        except Unreadable as flaw:
            await self._error(flaw.number, flaw.message)
            return
        if not allowed:
            await self._error(number, N_("Too many messages at once; wait a moment."))
            return
        try:
            await self._do(number, said)
        except Refused as refused:
            if refused.refusal is None:
                await self._error(number, refused.sentence)
            else:
                await self._refuse(number, refused.refusal)
        except WebSocketDisconnect:
            raise
        except Exception:  # whatever a message stirs up, the others play on
            log.exception("action failed", game=self._table.id)
            await self._error(number, N_("Something went wrong here; the game stands as it stood."))

    async def _do(self, id: int | None, said: Said) -> None:
        match said:
            case Ping():
                await self._answer({"type": "pong", "id": id})
            case Try(path):
                refusal = self._table.game.board.refusal(path)
                if refusal is None and not self._table.game.running:
                    raise Refused(N_("The game is over."))
                if refusal is None:
                    await self._answer({"type": "ack", "id": id})
                else:
                    await self._refuse(id, refusal)
            case Rematch():
                await self._games.rematch(self._table, self._holder)
                await self._answer(
                    {"type": "go", "id": id, "url": f"/games/{self._table.id}/rematch"}
                )
            case _:
                await self._games.act(self._table, self._holder, said)
                await self._answer({"type": "ack", "id": id})

    async def _refuse(self, id: int | None, refusal: Refusal) -> None:
        variant = self._table.game.variant
        await self._answer({"id": id, **refusal_json(variant, refusal, self._lang)})

    async def _error(self, id: int | None, message: Message) -> None:
        await self._answer({"type": "error", "id": id, "sentence": message.in_(self._lang)})

    async def _answer(self, answer: dict[str, Any]) -> None:
        await self._socket.send_text(json.dumps(answer))

    async def _show(self) -> None:
        """Send the state now and whenever the game has gone on, until the visitor leaves."""
        try:
            while True:
                await self._state_due.wait()
                async with self._turn:
                    self._state_due.clear()
                    await self._socket.send_text(state_text(self._table, self._holder, self._lang))
        except (asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            return  # he has left
        except Exception:
            log.exception("state not shown", game=self._table.id)

"""What is noted of every request and every socket: route, outcome and time, never who it was."""

import secrets
import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from damarium.server.api.health import Health
from damarium.server.ops import metrics

log = structlog.get_logger()

#: Asked every few seconds by machines, so that it is worth a line to who looks for it only.
_QUIET = frozenset(("/healthz", "/readyz", "/metrics"))
_STOPPING = 1012


class Observing:
    """Gives each request a line in the log and a place in the metrics.

    While the server stops it lets no new socket in; those that are there are closed by uvicorn.
    """

    def __init__(self, app: ASGIApp, health: Health) -> None:
        self._app = app
        self._health = health

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        # every request runs in a context of its own, so that nothing is to be unbound
        structlog.contextvars.bind_contextvars(request=_new_id())
        since = time.perf_counter()
        status = 500  # of whatever is raised through here an answer is made further out

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - since
            route = _route(scope)
            metrics.request(route, scope["method"], status, seconds)
            (log.debug if route in _QUIET else log.info)(
                "request",
                method=scope["method"],
                route=route,
                status=status,
                ms=round(seconds * 1000, 1),
            )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        structlog.contextvars.bind_contextvars(request=_new_id())
        if self._health.stopping:
            await receive()
            await send({"type": "websocket.close", "code": _STOPPING})
            return
        since = time.perf_counter()
        code: int | None = None

        async def heard() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = message.get("code")
            return message

        async def noted(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = message.get("code", 1000)
            await send(message)

        try:
            with metrics.open_socket():
                await self._app(scope, heard, noted)
        finally:
            log.info(
                "socket closed",
                route=_route(scope),
                code=code,
                seconds=round(time.perf_counter() - since, 1),
            )


def _route(scope: Scope) -> str:
    """The template of the route that answered; one word for all addresses where nothing is."""
    path: str | None = getattr(scope.get("route"), "path", None)
    return path or "(none)"


def _new_id() -> str:
    return secrets.token_hex(6)

"""What every request must keep to, and what every answer carries."""

from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from damarium.notation.message import N_
from damarium.server.problem import Problem

BODY_LIMIT = 64 * 1024
#: Of a body that is too long so much is read and thrown away, so that its sender, still writing,
#: gets to read the answer; from there on the connection is simply closed.
DRAIN_LIMIT = 4 * 1024 * 1024

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}

Answer = Callable[[Request, Problem], Response]


def same_origin(asked: HTTPConnection) -> bool:
    """Whether a request comes from our own pages, or from a program that names no origin."""
    origin = asked.headers.get("origin")
    if origin is None:
        return True
    try:
        named = urlsplit(origin).netloc
    except ValueError:  # no address at all, so none of ours
        return False
    return named == asked.headers.get("host", "")


class SafeHeaders:
    """Puts the security headers on every answer; what an answer says itself stands."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)


class Guard:
    """Turns away bodies over 64 KB and forms that other sites send in a visitor's name."""

    def __init__(self, app: ASGIApp, answer: Answer) -> None:
        self._app = app
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        body = await _body(receive)
        if body is None:
            await self._answer(request, _TOO_LONG)(scope, receive, send)
        elif request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request):
            await self._answer(request, _FOREIGN)(scope, receive, send)
        else:
            await self._app(scope, _replay(body, receive), send)


_TOO_LONG = Problem(
    413,
    N_("That is too much"),
    N_("The body of a request may have %(limit)s KB at most.", limit=BODY_LIMIT // 1024),
)

_FOREIGN = Problem(
    403,
    N_("That came from another site"),
    N_("Only pages of this server may begin games here."),
)


async def _body(receive: Receive) -> bytes | None:
    """The whole body, or None where it is too long."""
    parts: list[bytes] = []
    size = 0
    while size <= DRAIN_LIMIT:
        message = await receive()
        if message["type"] != "http.request":
            break
        part = message.get("body", b"")
        size += len(part)
        if size <= BODY_LIMIT:
            parts.append(part)
        if not message.get("more_body", False):
            break
    return b"".join(parts) if size <= BODY_LIMIT else None


def _replay(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, then whatever the connection says next."""
    waiting = True

    async def once() -> Message:
        nonlocal waiting
        if waiting:
            waiting = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return once

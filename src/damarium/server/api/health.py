"""Whether the server lives, and whether it is ready for visitors, for those who watch over it."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from sqlalchemy.exc import SQLAlchemyError

from damarium.server.ops import metrics
from damarium.server.store.database import Database
from damarium.server.store.migrating import newest, revision

#: Seconds after which a database counts as one that does not answer.
PATIENCE = 2.0


class Health:
    """What one server knows of its own state.

    Attributes:
        stopping: somebody has asked it to end.
        lost: another process has taken its database over.
    """

    def __init__(self, database: Database) -> None:
        self.stopping = False
        self.lost = False
        self._database = database
        self._newest = newest()

    async def flaw(self) -> str | None:
        """Why the server is not ready for visitors, None where it is."""
        if self.stopping:
            return "the server is stopping"
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._database.read(revision)
        except (TimeoutError, OSError, SQLAlchemyError):
            return "the database does not answer"
        if found != self._newest:
            return f"the database is at revision {found or 'none'}, not at {self._newest}"
        return None


def health_of(request: Request) -> Health:
    """The health of the server that a request reached."""
    health: Health = request.app.state.health
    return health


def routes(*, with_metrics: bool) -> APIRouter:
    """The addresses for machines that watch; `/metrics` only where it is wanted."""
    router = APIRouter(include_in_schema=False)
    router.add_api_route("/healthz", healthz)
    router.add_api_route("/readyz", readyz)
    if with_metrics:
        router.add_api_route("/metrics", shown_metrics)
    return router


async def healthz() -> PlainTextResponse:
    """Whether the process answers."""
    return PlainTextResponse("ok")


async def readyz(request: Request) -> JSONResponse:
    """Whether visitors may come: 200, or 503 with the reason."""
    flaw = await health_of(request).flaw()
    return JSONResponse({"ready": flaw is None, "reason": flaw}, 200 if flaw is None else 503)


async def shown_metrics() -> Response:
    """All numbers, as Prometheus reads them."""
    return Response(metrics.text(), media_type=metrics.CONTENT_TYPE)

"""The application: what answers which address, and what lives as long as the server."""

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse, Response
from sqlalchemy import Engine, ExceptionContext, event
from sqlalchemy.exc import IntegrityError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from damarium import __version__
from damarium.notation.message import N_
from damarium.server.addresses import LanguageInAddress
from damarium.server.api import games as games_api
from damarium.server.api import health, trying
from damarium.server.api import rules as rules_api
from damarium.server.api import stats as stats_api
from damarium.server.api import tables as tables_api
from damarium.server.api.health import Health
from damarium.server.api.observing import Observing
from damarium.server.head import HeadAsGet
from damarium.server.language import language
from damarium.server.look.static_files import StaticFiles
from damarium.server.look.templates import Templates
from damarium.server.ops import interpreter, metrics
from damarium.server.ops.build import commit_name
from damarium.server.ops.repeating import repeating
from damarium.server.play.computer import Computer
from damarium.server.play.games import Games
from damarium.server.play.lobby import Lobby
from damarium.server.play.thinker import Thinkers
from damarium.server.problem import Problem, no_such_page
from damarium.server.quota import Quota
from damarium.server.security import HEADERS, Guard, SafeHeaders
from damarium.server.settings import Settings
from damarium.server.site import Site
from damarium.server.store.engine import open_database
from damarium.server.store.events import Store
from damarium.server.store.lock import Lock, LockLost
from damarium.server.store.retention import Retention
from damarium.server.store.tallies import Tallies
from damarium.server.web import compare, editor, lobby, mine, pages, rules, ruletable, stats, table

log = structlog.get_logger()

#: Seconds between two notes of the time served, and two looks for flags that fall soon.
HEARTBEAT = 0.5
#: Seconds between two times in which the database is given the care it needs.
TEND = 5.0
#: Seconds between two looks whether the database is still ours alone.
WATCH = 5.0
#: Seconds between two sweeps of what has grown old, and from the start to the first one.
SWEEP, SWEEP_AFTER = 3600.0, 5.0


def create_app(settings: Settings) -> FastAPI:
    """The server of one database, which it holds until it stops; CannotServe says why not."""
    static = StaticFiles()
    templates = Templates(static, __version__, commit_name(), settings.public_url)
    database, lock = open_database(settings.database)
    state = Health(database)
    _count_errors(database.engine)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            store = Store(database)
            games = Games(store, grace=settings.grace, chat=settings.chat)
            lobby = Lobby(store, games)
            quota = Quota(settings.games_per_minute)
            tallies = Tallies(database)
            public = settings.public_url
            app.state.site = Site(store, games, lobby, quota, templates, tallies, public)
            retention = Retention(database, settings.keep_days)
            interpreter.prepare()
            async with (
                _alive(games, settings),
                repeating("database", TEND, database.tend),
                repeating("lock", WATCH, lambda: _keep(lock, state)),
                repeating("retention", SWEEP, lambda: retention.sweep(_now()), first=SWEEP_AFTER),
                repeating("garbage", SWEEP, interpreter.look_through),
            ):
                yield
        finally:
            await database.close()
            lock.release()

    app = FastAPI(
        title="Damarium",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.health = state
    answering = (games_api, tables_api, rules_api, trying, stats_api)
    showing = (pages, table, lobby, mine, stats, editor)
    # last: the rule book answers whatever else is asked for under its address
    parts = (*answering, *showing, ruletable, compare, rules)
    for router in (*(part.router for part in parts), health.routes(with_metrics=settings.metrics)):
        app.include_router(router)
    for path, endpoint in (
        ("/static/{build}/{path:path}", static.serve),
        ("/favicon.ico", _icon(static)),
    ):
        app.add_api_route(path, endpoint, include_in_schema=False)
    for problem in (Problem, HTTPException, RequestValidationError, Exception):
        app.add_exception_handler(problem, report)
    app.add_middleware(Guard, answer=answer_problem)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(SafeHeaders)
    app.add_middleware(HeadAsGet)
    app.add_middleware(Observing, health=state)
    app.add_middleware(LanguageInAddress)
    return app


@asynccontextmanager
async def _alive(games: Games, settings: Settings) -> AsyncIterator[None]:
    """Computers that think and clocks that run, as long as the server lives."""
    thinkers = Thinkers(settings.workers)
    computer = Computer(games, thinkers, settings.pause)
    games.watch = computer.watch
    metrics.gauge("rooms", lambda: games.rooms)
    metrics.gauge("running_games", lambda: games.running)
    metrics.gauge("thinkers_busy", lambda: thinkers.busy)
    metrics.gauge("questions_waiting", lambda: thinkers.waiting)
    try:
        await thinkers.warm()
        # last, as from here on clocks run again
        await games.resume()
        async with repeating("heartbeat", HEARTBEAT, games.beat):
            yield
    finally:
        await computer.close()
        await thinkers.close()
        await games.close()


def _now() -> int:
    return time.time_ns() // 1_000_000


async def _keep(lock: Lock, health: Health) -> None:
    """Stop where another process has the database: two would contradict one another."""
    try:
        await asyncio.to_thread(lock.keep)
    except LockLost:
        log.critical("database taken over by another server")
        health.lost = True
        signal.raise_signal(signal.SIGTERM)


def _count_errors(engine: Engine) -> None:
    @event.listens_for(engine, "handle_error")
    def count(context: ExceptionContext) -> None:
        # a number that is taken is a race, and no fault of the database
        if not isinstance(context.sqlalchemy_exception, IntegrityError):
            metrics.database_error()


def answer_problem(request: Request, problem: Problem) -> Response:
    """A problem as the API or as a page reports it."""
    if request.url.path.startswith("/api/"):
        # escaped, as a sentence may quote what is no text: half a pair of surrogates
        text = json.dumps(problem.to_json(language(request)))
        return Response(text, problem.status, media_type="application/json")
    return pages.error_page(request, problem)


async def report(request: Request, error: Exception) -> Response:
    """Whatever was raised, as an answer that says what would be right."""
    answer = answer_problem(request, _problem(request, error))
    if isinstance(error, HTTPException | Problem) and error.headers:
        answer.headers.update(error.headers)
    # an answer to an unforeseen error passes by the middleware that would set them
    answer.headers.update(HEADERS)
    return answer


def _problem(request: Request, error: Exception) -> Problem:
    match error:
        case Problem():
            return error
        case HTTPException(status_code=404):
            return no_such_page()
        case HTTPException(status_code=405):
            title = N_("That is not done here")
            return Problem(
                405, title, N_("This address does not answer %(method)s.", method=request.method)
            )
        case HTTPException(status_code=status) if status < 500:
            return Problem(status, N_("That cannot be read"), N_("The request is not well formed."))
        case RequestValidationError() if all(flaw["loc"][0] == "path" for flaw in error.errors()):
            return no_such_page()
        case RequestValidationError():
            return Problem(422, N_("That cannot be read"), N_("The request is not well formed."))
    log.error("request failed", exc_info=error)
    return Problem(
        500,
        N_("Something went wrong here"),
        N_("The fault is ours and is written down; your games stand as they stood."),
    )


def _icon(static: StaticFiles) -> Callable[[], RedirectResponse]:
    def favicon() -> RedirectResponse:
        return RedirectResponse(static.url("icons/damarium.svg"))

    return favicon

"""The API: games as JSON, documented at /api/openapi.json."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse

from damarium.notation.message import N_
from damarium.notation.pdn_game import write_game
from damarium.rules import resolve, sheets
from damarium.server.api.answers import Begun, Events, GameState, flaws, flaws_beside_text
from damarium.server.api.beginning import begin
from damarium.server.language import language
from damarium.server.live import socket
from damarium.server.live.state import rule_facts, state
from damarium.server.look.cards import cards
from damarium.server.play import creation
from damarium.server.play.clock import OFFERED
from damarium.server.play.event import Created, Event, Said
from damarium.server.play.pdn import pdn_game
from damarium.server.play.seats import give, shown_secret
from damarium.server.problem import Problem
from damarium.server.site import absolute, site_of

router = APIRouter(prefix="/api")

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$", description="the id of a table")]
Round = Annotated[int, Path(ge=1, le=100_000, description="which of its games")]


def first_game(table: TableId) -> str:
    """The game of a table's first round."""
    return table


def later_game(table: TableId, round: Round) -> str:
    """The game of any round."""
    return table if round == 1 else f"{table}/{round}"


FirstGame = Annotated[str, Depends(first_game)]
LaterGame = Annotated[str, Depends(later_game)]

#: The fields that say which game is wanted.
GAME_FIELDS: dict[str, Any] = {
    "variant": {"type": "string", "description": "a variant's spelling", "maxLength": 200},
    "game": {"type": "string", "description": "instead of `variant`: the game alone"},
    "reading": {"type": "string", "default": ""},
    "size": {"type": "string", "pattern": "^([0-9]+x[0-9]+)?$", "default": ""},
    "capture_optional": {"type": "boolean", "default": False},
    "rules": {"type": "object", "description": "instead of `variant`: rules of your own"},
    "clock": {
        "type": "string",
        "default": "none",
        "description": (
            "minutes + seconds a move (5+3), seconds a move (30/move) or days a move (3d); none "
            "runs against the computer"
        ),
        "examples": list(OFFERED),
    },
}

_NEW_GAME: dict[str, Any] = {
    "type": "object",
    "properties": {
        **GAME_FIELDS,
        "fen": {"type": "string", "description": "the position to begin with, else the usual one"},
        "opponent": {
            "enum": list(creation.OPPONENTS),
            "default": "computer",
            "description": "link: somebody else by a link; open: two others by a link",
        },
        "level": {"type": "integer", "minimum": 1, "maximum": 10, "default": 5},
        "colour": {
            "enum": list(creation.COLOURS),
            "default": "white",
            "description": "yours; in a game for two others that of whoever joins first",
        },
        "listed": {
            "type": "boolean",
            "default": False,
            "description": "the lobby shows the open seat",
        },
    },
}


def body_of(schema: dict[str, Any]) -> dict[str, Any]:
    """What the description says of a request's body."""
    return {"requestBody": {"content": {"application/json": {"schema": schema}}}}


@router.post(
    "/games",
    status_code=201,
    response_model=Begun,
    responses=flaws(403, 413, 422, 429),
    openapi_extra=body_of(_NEW_GAME),
)
async def create(request: Request) -> JSONResponse:
    """Begin a game. The answer's cookies hold the secret of the seats that are yours."""
    wanted = creation.read(await read_body(request))
    return begun(request, *await begin(request, wanted))


def begun(request: Request, table: str, secret: str | None, **more: object) -> JSONResponse:
    """The answer where somebody has a seat at a table; without a secret he had it before."""
    url = f"/games/{table}"
    content = {"id": table, "url": url, "link": absolute(request, f"/t/{table}"), **more}
    answer = JSONResponse(content, 201, headers={"location": url})
    if secret is not None:
        give(request, answer, table, secret)
    return answer


@router.get("/games/{table}", response_model=GameState, responses=flaws(404, 422))
async def show(request: Request, game: FirstGame) -> JSONResponse:
    """The state of a table's first game, as whoever shows its cookie sees it."""
    room = await site_of(request).games.open(game)
    holder = room.held_by(shown_secret(request))
    return JSONResponse(state(room, holder, language(request)))


@router.get("/games/{table}/events", response_model=Events, responses=flaws(404, 422))
async def events(
    request: Request, game: FirstGame, since: Annotated[int, Query(ge=0, le=2**31)] = 0
) -> JSONResponse:
    """What has happened in a table's first game from an event's number on."""
    site = site_of(request)
    room = await site.games.open(game)
    holder = room.held_by(shown_secret(request))
    told = await site.store.events(game, since)
    return JSONResponse({"events": [_told(event, whole=bool(holder)) for event in told]})


def _told(event: Event, *, whole: bool) -> dict[str, Any]:
    """An event for players, or for all: what was said is between the players."""
    data = json.loads(event.data)
    if isinstance(event.what, Created):
        del data["seed"]  # whoever knows it knows what the computer plays
    if isinstance(event.what, Said) and not whole:
        data = {"by": event.what.by}
    return {"number": event.number, "at": event.at, "kind": event.what.kind, **data}


@router.get("/games/{table}/{round:int}", response_model=GameState, responses=flaws(404, 422))
async def show_later(request: Request, game: LaterGame) -> JSONResponse:
    """The same of a later game."""
    return await show(request, game)


@router.get("/games/{table}/{round:int}/events", response_model=Events, responses=flaws(404, 422))
async def later_events(
    request: Request, game: LaterGame, since: Annotated[int, Query(ge=0, le=2**31)] = 0
) -> JSONResponse:
    """The same of a later game."""
    return await events(request, game, since)


@router.get(
    "/games/{table}/pdn",
    response_class=PlainTextResponse,
    responses=flaws_beside_text(404, 422),
)
async def pdn(request: Request, game: FirstGame) -> PlainTextResponse:
    """A table's first game as PDN 3.0, as far as it has come."""
    room = await site_of(request).games.open(game)
    if not room.game.plies:
        raise Problem(
            404, N_("There is nothing to write"), N_("No move has been played in this game yet.")
        )
    text = write_game(pdn_game(room.game, game, absolute(request, "")))
    name = f"damarium-{game.replace('/', '-')}.pdn"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


@router.get(
    "/games/{table}/{round:int}/pdn",
    response_class=PlainTextResponse,
    responses=flaws_beside_text(404, 422),
)
async def later_pdn(request: Request, game: LaterGame) -> PlainTextResponse:
    """The same of a later game."""
    return await pdn(request, game)


@router.get("/variants", responses=flaws())
async def variants(request: Request) -> JSONResponse:
    """Every game with its readings, sizes and rules."""
    lang = language(request)
    return JSONResponse(
        [{**card, "facts": rule_facts(resolve(sheets()[card["id"]]), lang)} for card in cards(lang)]
    )


# whatever stands in an address of a socket is told on the socket: a refused one says nothing
@router.websocket("/games/{table}/socket")
async def follow(connection: WebSocket, table: str) -> None:
    """Play or watch a table's first game live."""
    await socket.serve(connection, site_of(connection).games, table)


@router.websocket("/games/{table}/{round}/socket")
async def follow_later(connection: WebSocket, table: str, round: str) -> None:
    """Play or watch the game of any round live."""
    game = table if round == "1" else f"{table}/{round}"
    await socket.serve(connection, site_of(connection).games, game)


async def read_body(request: Request) -> dict[str, Any]:
    """The JSON object of a request; Problem 400 where there is none."""
    try:
        data = json.loads(await request.body() or b"{}")
    except (ValueError, RecursionError):
        data = None
    if isinstance(data, dict):
        return {
            # halves of characters, which JSON can hold, are no text
            name: value.encode(errors="replace").decode() if isinstance(value, str) else value
            for name, value in data.items()
        }
    title = N_("That cannot be read")
    raise Problem(400, title, N_('The body must be a JSON object, such as {"variant": "…"}.'))

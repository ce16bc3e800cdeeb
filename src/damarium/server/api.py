"""The API: games as JSON, documented at /api/openapi.json."""

import json
from typing import Any

from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import JSONResponse

from damarium.notation.message import N_
from damarium.rules import resolve, sheets
from damarium.server import creation, socket
from damarium.server.cards import cards
from damarium.server.clock import TIME_CONTROLS
from damarium.server.language import language
from damarium.server.problem import Problem
from damarium.server.seats import give, shown_secret
from damarium.server.site import site_of
from damarium.server.state import rule_facts, state

router = APIRouter(prefix="/api")

_NEW_GAME: dict[str, Any] = {
    "type": "object",
    "properties": {
        "variant": {"type": "string", "description": "a variant's spelling", "maxLength": 200},
        "game": {"type": "string", "description": "instead of `variant`: the game alone"},
        "reading": {"type": "string", "default": ""},
        "size": {"type": "string", "pattern": "^([0-9]+x[0-9]+)?$", "default": ""},
        "capture_optional": {"type": "boolean", "default": False},
        "rules": {"type": "object", "description": "instead of `variant`: rules of your own"},
        "fen": {"type": "string", "description": "the position to begin with, else the usual one"},
        "opponent": {"enum": list(creation.OPPONENTS), "default": "computer"},
        "level": {"type": "integer", "minimum": 1, "maximum": 10, "default": 5},
        "colour": {"enum": list(creation.COLOURS), "default": "white"},
        "clock": {"enum": list(TIME_CONTROLS), "default": "none"},
    },
}


@router.post(
    "/games",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": _NEW_GAME}}}},
)
async def create(request: Request) -> JSONResponse:
    """Begin a game. The answer's cookies hold the secret of the seats that are yours."""
    wanted = creation.read(await _body(request))
    games = site_of(request).games
    game, secret = await games.create(wanted.variant, wanted.seats, wanted.control)
    url = f"/games/{game}"
    answer = JSONResponse({"id": game, "url": url}, 201, headers={"location": url})
    give(request, answer, game, secret)
    return answer


@router.get("/games/{id}")
async def show(request: Request, id: str) -> JSONResponse:
    """The state of a game, as whoever shows its cookie sees it."""
    table = await site_of(request).games.open(id)
    holder = table.held_by(shown_secret(request))
    return JSONResponse(state(table, holder, language(request)))


@router.get("/variants")
async def variants(request: Request) -> JSONResponse:
    """Every game with its readings, sizes and rules."""
    lang = language(request)
    return JSONResponse(
        [{**card, "facts": rule_facts(resolve(sheets()[card["id"]]), lang)} for card in cards(lang)]
    )


@router.websocket("/games/{id}/socket")
async def follow(connection: WebSocket, id: str) -> None:
    """Play or watch a game live."""
    await socket.serve(connection, site_of(connection).games, id)


async def _body(request: Request) -> dict[str, Any]:
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

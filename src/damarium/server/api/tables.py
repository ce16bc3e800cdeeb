"""Tables over the API: joining them, coming back to them, finding open ones."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from damarium.notation.message import N_
from damarium.server.api.answers import OpenTables, Paired, Seated, SeatLink, flaws
from damarium.server.api.games import GAME_FIELDS, TableId, begun, body_of, read_body
from damarium.server.api.recent import recent_games, remember_game
from damarium.server.language import language
from damarium.server.look.cards import game_name, reading_name
from damarium.server.look.qr import qr_svg
from damarium.server.play import creation
from damarium.server.play.actions import Refused
from damarium.server.play.clock import clock_text
from damarium.server.play.lobby import Vacancy
from damarium.server.play.seats import give, shown_secret
from damarium.server.problem import Problem
from damarium.server.site import absolute, site_of

router = APIRouter(prefix="/api")

_SECRET: dict[str, Any] = {
    "type": "object",
    "properties": {"secret": {"type": "string", "description": "the secret of a seat"}},
    "required": ["secret"],
}
_QR_LABEL = N_("QR code of your seat")
_PAIRING: dict[str, Any] = {"type": "object", "properties": GAME_FIELDS}


@router.post("/games/{table}/join", response_model=Seated, responses=flaws(403, 404, 409, 422, 429))
async def join(request: Request, table: TableId) -> JSONResponse:
    """Take the open seat; a link that is only opened takes nothing."""
    site = site_of(request)
    room = await site.games.open(table)
    await site.quota.take(request)
    try:
        color, secret = await site.games.join(room, shown_secret(request))
    except Refused as refused:
        raise Problem(409, N_("You cannot join here"), refused.sentence) from None
    answer = JSONResponse({"id": table, "url": f"/games/{table}", "you": color.value})
    give(request, answer, table, secret)
    return answer


@router.post("/games/{table}/withdraw", status_code=204, responses=flaws(403, 404, 409, 422))
async def withdraw(request: Request, table: TableId) -> None:
    """Call a game off that nobody has joined."""
    games = site_of(request).games
    room = await games.open(table)
    try:
        await games.withdraw(room, shown_secret(request))
    except Refused as refused:
        raise Problem(409, N_("That cannot be withdrawn"), refused.sentence) from None


@router.get("/games/{table}/seat", response_model=SeatLink, responses=flaws(403, 404, 422))
async def seat_link(request: Request, table: TableId) -> JSONResponse:
    """The link by which the holder of a seat goes on with it on another device."""
    games = site_of(request).games
    room = await games.open(table)
    secret = shown_secret(request)
    if not secret or not (room.held_by(secret) or room.is_host(secret)):
        raise no_seat()
    url = absolute(request, f"/seat/{table}#{secret}")
    label = _QR_LABEL.in_(language(request))
    return JSONResponse({"url": url, "qr": qr_svg(url, label)})


@router.post(
    "/games/{table}/seat",
    response_model=Seated,
    responses=flaws(403, 404, 422),
    openapi_extra=body_of(_SECRET),
)
async def take_seat(request: Request, table: TableId) -> JSONResponse:
    """Come back to a seat by its secret; the answer's cookies hold it from then on."""
    room = await site_of(request).games.open(table)
    secret = (await read_body(request)).get("secret")
    if not isinstance(secret, str) or not (room.held_by(secret) or room.is_host(secret)):
        raise no_seat()
    you = next((color.value for color in room.held_by(secret)), None)
    answer = JSONResponse({"id": table, "url": f"/games/{table}", "you": you})
    give(request, answer, table, secret)
    return answer


def no_seat() -> Problem:
    """The answer where a secret opens no seat."""
    return Problem(
        403,
        N_("This is not your seat"),
        N_("This link opens no seat at this table. Perhaps it is incomplete."),
    )


@router.get("/tables", response_model=OpenTables, responses=flaws())
async def tables(request: Request) -> JSONResponse:
    """The tables that may be joined now, the newest first."""
    lang = language(request)
    vacancies = await site_of(request).lobby.vacancies()
    return JSONResponse({"tables": [_told(vacancy, lang) for vacancy in vacancies]})


def _told(vacancy: Vacancy, lang: str) -> dict[str, Any]:
    return {
        "id": vacancy.id,
        "url": f"/t/{vacancy.id}",
        "variant": vacancy.variant.spelling,
        "name": game_name(vacancy.variant, lang),
        "reading": reading_name(vacancy.variant, lang),
        "clock": clock_text(vacancy.control, lang),
        "colour": vacancy.colour.value if vacancy.colour else None,
        "since": vacancy.since,
    }


@router.post(
    "/pairings",
    status_code=201,
    response_model=Paired,
    responses=flaws(403, 413, 422, 429),
    openapi_extra=body_of(_PAIRING),
)
async def pair(request: Request) -> JSONResponse:
    """Sit down with whoever wants to play the same, or wait for somebody."""
    wish = creation.read_pairing(await read_body(request))
    site = site_of(request)
    await site.quota.take(request)
    table, secret, paired = await site.lobby.pair(wish, recent_games(request))
    answer = begun(request, table, secret, paired=paired)
    remember_game(request, answer, table)
    return answer

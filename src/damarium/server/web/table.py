"""The addresses of a table: the link that is passed on, joining, withdrawing, another device."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from damarium.server.api.beginning import to_seat
from damarium.server.api.games import TableId
from damarium.server.api.recent import remember_game
from damarium.server.api.tables import no_seat
from damarium.server.language import language
from damarium.server.play.actions import Refused
from damarium.server.play.seats import give, shown_secret
from damarium.server.site import site_of
from damarium.server.web import invitation
from damarium.server.web.forms import form_of

router = APIRouter(include_in_schema=False)

#: A page whose address had a secret in it tells no other page where its visitor came from.
_SILENT = {"referrer-policy": "no-referrer"}


@router.get("/t/{table}")
async def lead(request: Request, table: TableId) -> Response:
    """Go to the newest game of a table; nobody is seated by that."""
    return RedirectResponse(f"/games/{await site_of(request).games.newest(table)}", 303)


@router.post("/games/{table}/join")
async def join(request: Request, table: TableId) -> Response:
    """Take the open seat and go to the game."""
    site = site_of(request)
    room = await site.games.open(table)
    await site.quota.take(request)
    try:
        _colour, secret = await site.games.join(room, shown_secret(request))
    except Refused as refused:
        watch = f"/t/{table}" if room.game.running else None
        return invitation.gone(request, refused.sentence, 409, watch)
    return to_seat(request, table, secret)


@router.post("/games/{table}/withdraw")
async def withdraw(request: Request, table: TableId) -> Response:
    """Take an invitation back; its page says so from then on."""
    games = site_of(request).games
    room = await games.open(table)
    try:
        await games.withdraw(room, shown_secret(request))
    except Refused as refused:
        watch = f"/t/{table}" if room.game.running else None
        return invitation.gone(request, refused.sentence, 409, watch)
    return RedirectResponse(f"/games/{table}", 303)


@router.get("/seat/{table}")
async def seat(request: Request, table: TableId) -> HTMLResponse:
    """Where a seat's own link leads; its secret stands in the fragment, which no server sees."""
    await site_of(request).games.open(table)
    return _seat_page(request, table, 200)


@router.post("/games/{table}/seat")
async def sit_down(request: Request, table: TableId) -> Response:
    """Give the seat to this browser, too, where the secret is right."""
    room = await site_of(request).games.open(table)
    secret = (await form_of(request)).get("secret", "")
    if not room.held_by(secret) and not room.is_host(secret):
        return _seat_page(request, table, 403)
    answer = RedirectResponse(f"/t/{table}", 303, headers=_SILENT)
    give(request, answer, table, secret)
    remember_game(request, answer, table)
    return answer


def _seat_page(request: Request, table: str, status: int) -> HTMLResponse:
    values = {
        "id": table,
        "flaw": no_seat().sentence.in_(language(request)),
        "failed": status != 200,
    }
    answer = site_of(request).templates.page(request, "seat.html", values, status)
    answer.headers.update(_SILENT)
    return answer

"""The addresses of a table: the link that is passed on, joining, withdrawing, another device."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from damarium.notation.message import N_
from damarium.server import invitation
from damarium.server.actions import Refused
from damarium.server.forms import form_of
from damarium.server.language import language
from damarium.server.recent import remember_game
from damarium.server.seats import give, shown_secret
from damarium.server.site import site_of

router = APIRouter(include_in_schema=False)

_READING = ["GET", "HEAD"]
#: A page whose address had a secret in it tells no other page where its visitor came from.
_SILENT = {"referrer-policy": "no-referrer"}
_FOREIGN = N_("This link belongs to no seat at this table. Perhaps it is incomplete.")


@router.api_route("/t/{id}", methods=_READING)
async def table(request: Request, id: str) -> Response:
    """Go to the newest game of a table; nobody is seated by that."""
    return RedirectResponse(f"/games/{await site_of(request).games.newest(id)}", 303)


@router.post("/games/{id}/join")
async def join(request: Request, id: str) -> Response:
    """Take the open seat and go to the game."""
    games = site_of(request).games
    room = await games.open(id)
    try:
        _colour, secret = await games.join(room, shown_secret(request))
    except Refused as refused:
        watch = f"/t/{id}" if room.game.running else None
        return invitation.gone(request, refused.sentence, 409, watch)
    answer = RedirectResponse(f"/games/{id}", 303)
    give(request, answer, id, secret)
    remember_game(request, answer, id)
    return answer


@router.post("/games/{id}/withdraw")
async def withdraw(request: Request, id: str) -> Response:
    """Take an invitation back and go home."""
    games = site_of(request).games
    room = await games.open(id)
    try:
        await games.withdraw(room, shown_secret(request))
    except Refused as refused:
        watch = f"/t/{id}" if room.game.running else None
        return invitation.gone(request, refused.sentence, 409, watch)
    return RedirectResponse("/", 303)


@router.api_route("/seat/{id}", methods=_READING)
async def seat(request: Request, id: str) -> HTMLResponse:
    """Where a seat's own link leads; its secret stands in the fragment, which no server sees."""
    await site_of(request).games.open(id)
    return _seat_page(request, id, 200)


@router.post("/games/{id}/seat")
async def sit_down(request: Request, id: str) -> Response:
    """Give the seat to this browser, too, where the secret is right."""
    room = await site_of(request).games.open(id)
    secret = (await form_of(request)).get("secret", "")
    if not room.held_by(secret) and not room.is_host(secret):
        return _seat_page(request, id, 403)
    answer = RedirectResponse(f"/t/{id}", 303, headers=_SILENT)
    give(request, answer, id, secret)
    remember_game(request, answer, id)
    return answer


def _seat_page(request: Request, id: str, status: int) -> HTMLResponse:
    values = {"id": id, "flaw": _FOREIGN.in_(language(request)), "failed": status != 200}
    answer = site_of(request).templates.page(request, "seat.html", values, status)
    answer.headers.update(_SILENT)
    return answer

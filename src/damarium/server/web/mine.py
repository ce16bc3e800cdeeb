"""My games: the tables that this browser remembers."""

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from damarium.notation.message import N_, Message
from damarium.server.api.recent import forget_game, recent_games, remember_game
from damarium.server.language import language
from damarium.server.look.cards import board_json
from damarium.server.play.clock import clock_text
from damarium.server.play.fold import Game
from damarium.server.play.room import Room
from damarium.server.site import site_of
from damarium.server.web.forms import form_of
from damarium.server.web.invitation import terms

router = APIRouter(include_in_schema=False)


@router.get("/my")
async def my(request: Request, off: str = "") -> HTMLResponse:
    """The newest game of each table, newest tables first; the finished ones apart.

    Seats are proved by cookies that are sent to their own table alone, so whose turn it is from
    the visitor's point of view is asked by the page's script. `off` is a table just taken off.
    """
    lang = language(request)
    rooms = site_of(request).games.newest_of(recent_games(request))
    shown = [_table(room, lang) async for room in rooms]
    values = {
        "open": [one for one in shown if one["status"] == "waiting"],
        "running": [one for one in shown if one["status"] == "running"],
        "over": [one for one in shown if one["status"] == "over"],
        "shapes": {one["board"]["shape"]: one["board"] for one in shown},
        "off": off if off and off not in recent_games(request) else "",
    }
    return site_of(request).templates.page(request, "my.html", values)


@router.post("/my")
async def change(request: Request) -> Response:
    """Take a table off the list, or put one back."""
    fields = await form_of(request)
    table = fields.get("table", "")
    if fields.get("back"):
        await site_of(request).games.newest(table)
        answer = RedirectResponse("/my", 303)
        remember_game(request, answer, table)
    else:
        answer = RedirectResponse(f"/my?{urlencode({'off': table})}", 303)
        forget_game(request, answer, table)
    return answer


def _table(room: Room, lang: str) -> dict[str, Any]:
    """A table as the page lists it, by its newest game."""
    game = room.game
    return {
        "table": room.table,
        "id": room.id,
        "status": _status(game),
        "name": game.variant.sheet.names.in_(lang),
        "terms": terms(game.variant, lang),
        "opponent": _opponent(game).in_(lang),
        "clock": clock_text(game.control, lang) if game.control else "",
        "standing": _standing(game).in_(lang),
        "move": game.ply // 2 + 1,
        "board": board_json(game.variant),
        "position": game.position,
        "winner": game.outcome.winner.value if game.outcome and game.outcome.winner else "",
    }


def _status(game: Game) -> str:
    if game.waiting:
        return "waiting"
    return "running" if game.running else "over"


def _opponent(game: Game) -> Message:
    """Against whom one plays there."""
    levels = [seat.level for seat in game.seats.values() if seat.computer]
    if levels:
        return N_("against the computer, level %(level)s", level=levels[0])
    if not game.two_people:
        return N_("two at one screen")
    return N_("by a link")


def _standing(game: Game) -> Message:
    """How the game stands, as anybody sees it."""
    if game.waiting:
        return N_("Nobody has joined yet")
    if game.outcome is not None:
        return game.outcome.message
    if game.seats[game.turn].computer:
        return N_("The computer is to move")
    return N_("White is to move") if game.turn.value == "white" else N_("Black is to move")

"""The lobby: open tables to sit down at, and a quick way to somebody with the same wish."""

import time
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from damarium.notation.message import Message
from damarium.rules import Variant
from damarium.server.api.beginning import to_seat
from damarium.server.api.recent import recent_games
from damarium.server.language import language
from damarium.server.look.cards import board_json, cards, families, first_game
from damarium.server.play import creation
from damarium.server.play.clock import clock_text
from damarium.server.problem import Problem
from damarium.server.site import site_of
from damarium.server.web.forms import form_of
from damarium.server.web.invitation import terms

router = APIRouter(include_in_schema=False)

#: What quick pairing offers at first: a game of some ten minutes.
_CLOCK = "5+3"


@router.get("/lobby")
async def lobby(request: Request) -> HTMLResponse:
    """The tables at which a seat is open, the newest first, and quick pairing."""
    return await _page(request, first_game(), _CLOCK)


@router.post("/lobby")
async def pair(request: Request) -> Response:
    """Sit down with somebody who wishes the same game and clock, or wait for such a one."""
    fields = await form_of(request)
    try:
        wish = creation.read_pairing(fields)
    except Problem as problem:
        if problem.suggestions:
            raise
        return await _page(request, fields.get("game", ""), _CLOCK, problem.sentence)
    site = site_of(request)
    await site.quota.take(request)
    table, secret, _paired = await site.lobby.pair(wish, recent_games(request))
    return to_seat(request, table, secret)


async def _page(
    request: Request, game: str, clock: str, flaw: Message | None = None
) -> HTMLResponse:
    lang = language(request)
    known = {card["id"] for card in cards(lang)}
    values = {
        "tables": await _tables(request, lang),
        "variants": cards(lang),
        "families": families(lang),
        "game": game if game in known else first_game(),
        "clock": clock,
        "flaw": flaw.in_(lang) if flaw else "",
    }
    return site_of(request).templates.page(request, "lobby.html", values, 422 if flaw else 200)


async def _tables(request: Request, lang: str) -> list[dict[str, Any]]:
    own = frozenset(recent_games(request))
    now = time.time_ns() // 1_000_000
    return [
        {
            "id": vacancy.id,
            "own": vacancy.id in own,
            "colour": vacancy.colour.value if vacancy.colour else None,
            "clock": clock_text(vacancy.control, lang),
            "since": vacancy.since,
            "waited": max(0, now - vacancy.since) // 60_000,
            **_game(vacancy.variant, lang),
        }
        for vacancy in await site_of(request).lobby.vacancies()
    ]


def _game(variant: Variant, lang: str) -> dict[str, Any]:
    return {
        "name": variant.sheet.names.in_(lang),
        "terms": terms(variant, lang),
        "board": board_json(variant),
        "start": variant.sheet.setup.squares(variant.sheet.board),
    }

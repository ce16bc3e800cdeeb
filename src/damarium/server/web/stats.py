"""The statistics: all games, one game, and the few figures beside a game's rules."""

from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.concurrency import run_in_threadpool

from damarium.engine.selfplay import Plan, shipped
from damarium.notation.message import N_
from damarium.rules import Variant, parse
from damarium.rules.draft import OWN
from damarium.server import addresses
from damarium.server.api.stats import counted_under, known
from damarium.server.language import language
from damarium.server.look.cards import board_json, cards
from damarium.server.site import site_of
from damarium.server.stats.export import name_of
from damarium.server.stats.figures import (
    Figures,
    game_of,
    of_selfplay,
    of_variant,
    read,
    rules_of,
    selfplay,
    total,
)
from damarium.server.stats.view import results, shown
from damarium.server.store.tallies import Changes

router = APIRouter(include_in_schema=False)

_OWN_GAMES = N_("Own rules and positions")


@router.get("/stats")
async def statistics(request: Request) -> HTMLResponse:
    """All games together, and a line for each."""
    lang = language(request)
    counted = await site_of(request).tallies.all()

    def drawn() -> HTMLResponse:
        return site_of(request).templates.page(request, "stats.html", _all_values(counted, lang))

    # adding up and drawing take a while, in which games are to go on
    return await run_in_threadpool(drawn)


@router.get("/stats/{spelling:path}")
async def of_one(request: Request, spelling: str) -> Response:
    """One game with all its rules together, or one of its variants."""
    lang, asked, spelling = language(request), spelling, known(spelling)
    if asked != spelling:
        return addresses.moved(request, url(spelling))
    counted = await counted_under(request, spelling)

    def drawn() -> HTMLResponse:
        values = _values(counted, spelling, lang)
        return site_of(request).templates.page(request, "stats_game.html", values)

    return await run_in_threadpool(drawn)


async def margin(request: Request, variant: Variant) -> dict[str, Any]:
    """What `stats_margin.html` shows beside the rules of a variant.

    Under a game's id its games by the usual rules only, as the engine has played them: two bars
    that stand together are to tell of the same rules.
    """
    lang, spelling = language(request), variant.spelling
    here = read(await site_of(request).tallies.of(spelling)).get(spelling, Figures())
    engine = of_selfplay(spelling)
    return {
        "here": results(here, lang) if here.games else None,
        "engine": results(engine, lang) if engine.games else None,
        "url": url(spelling),
    }


def url(spelling: str) -> str:
    """Where the statistics of a variant are shown."""
    return f"/stats/{spelling.replace('+', '%2B')}"


def _all_values(counted: Changes, lang: str) -> dict[str, Any]:
    here = read(counted)
    return {
        "figures": shown(total(here.values()), lang),
        "engine": shown(total(selfplay().values()), lang),
        "plan": _plan(shipped()[0], ""),
        "games": _games(here, lang),
        "own": _line(OWN, here, lang) if of_variant(here, OWN).games else None,
        "shapes": {card["board"]["shape"]: card["board"] for card in cards(lang)},
    }


def _values(counted: Changes, spelling: str, lang: str) -> dict[str, Any]:
    variant = None if spelling == OWN else parse(spelling)
    here, game = read(counted), game_of(spelling)
    return {
        "name": _name(spelling, lang),
        "game": _name(game, lang),
        "game_url": url(game) if game != spelling else "",
        "figures": shown(of_variant(here, spelling), lang, variant),
        "engine": shown(of_selfplay(spelling), lang, variant),
        "plan": _plan(shipped()[0], spelling),
        "rules": _rules(here, spelling, lang),
        "play": f"/?{urlencode({'game': spelling})}" if variant else "/rules/edit",
        "query": urlencode({"variant": spelling}),
        "drawn": _drawn(variant) if variant else None,
    }


def _games(here: dict[str, Figures], lang: str) -> list[dict[str, Any]]:
    """Every game in the order of the alphabet, those most played before."""
    games = [{**_line(card["id"], here, lang), "card": card} for card in cards(lang)]
    return sorted(games, key=lambda one: -one["here"]["games"])


def _line(id: str, here: dict[str, Figures], lang: str) -> dict[str, Any]:
    return {
        "name": _name(id, lang),
        "url": url(id),
        "here": results(of_variant(here, id), lang),
        "engine": _engine(id, lang),
    }


@lru_cache(maxsize=1024)
def _engine(spelling: str, lang: str) -> dict[str, Any]:
    """What the engine's games against itself say, which stays as long as the program does."""
    return results(of_selfplay(spelling), lang)


def _rules(here: dict[str, Figures], spelling: str, lang: str) -> list[dict[str, Any]]:
    """Each of a game's rules by which games were played, where that is more than one."""
    if spelling != game_of(spelling):
        return []
    found = rules_of(here, spelling)
    if found == [spelling]:
        return []
    # the usual rules have the address of the game with all its rules
    return [
        {
            "name": _name(one, lang),
            "url": url(one) if one != spelling else "",
            "here": results(here[one], lang),
        }
        for one in found
    ]


def _name(spelling: str, lang: str) -> str:
    return _OWN_GAMES.in_(lang) if spelling == OWN else name_of(spelling, lang)


def _plan(plan: Plan, spelling: str) -> dict[str, Any]:
    numbers = f"--games {plan.games} --nodes {plan.nodes} --seed {plan.seed}"
    command = " ".join(word for word in ("damarium selfplay", spelling, numbers) if word)
    return {**plan.to_json(), "command": command}


def _drawn(variant: Variant) -> dict[str, Any]:
    start = variant.sheet.setup.squares(variant.sheet.board)
    return {"board": board_json(variant), "start": start}

"""Statistics over the API: what came of the games, as JSON and as CSV."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.concurrency import run_in_threadpool

from damarium.rules import UnknownVariant, parse
from damarium.rules.draft import OWN
from damarium.server.api.answers import Statistics, VariantFigures, flaws, flaws_beside_text
from damarium.server.language import language
from damarium.server.play import creation
from damarium.server.site import site_of
from damarium.server.stats import export
from damarium.server.stats.figures import (
    Figures,
    beginnings,
    of_selfplay,
    of_variant,
    read,
    selfplay,
    total,
)
from damarium.server.store.tallies import Changes

router = APIRouter(prefix="/api")

_CSV: dict[int | str, dict[str, Any]] = {200: {"content": {"text/csv": {}}}}


@router.get("/stats", response_model=Statistics, responses=flaws())
async def statistics(request: Request) -> JSONResponse:
    """All variants of which there are games, of people here or of the engine against itself."""
    lang = language(request)
    counted = await site_of(request).tallies.all()

    def told() -> JSONResponse:
        here, engine = read(counted), selfplay()
        spellings = sorted({*(name for name, one in here.items() if one.games), *engine})
        return JSONResponse(
            {
                "plan": export.plan_json(),
                "server": export.as_json(total(here.values())),
                "selfplay": export.as_json(total(engine.values())),
                "variants": [_told(one, here.get(one, Figures()), lang) for one in spellings],
            }
        )

    # adding up takes a while, in which games are to go on
    return await run_in_threadpool(told)


@router.get("/stats.csv", response_class=Response, responses={**_CSV, **flaws_beside_text()})
async def statistics_csv(request: Request) -> Response:
    """The same, a line for each variant and source."""
    counted = await site_of(request).tallies.all()

    def told() -> Response:
        here = export.rows(read(counted), export.SERVER)
        engine = export.rows(selfplay(), export.SELFPLAY)
        return _csv("statistics", export.as_csv(export.ROWS_HEAD, (*here, *engine)))

    return await run_in_threadpool(told)


@router.get("/stats/variant", response_model=VariantFigures, responses=flaws(404, 422))
async def of_one(request: Request, variant: str) -> JSONResponse:
    """One variant by its spelling; under a game's id all its readings, sizes and transforms."""
    spelling = known(variant)
    here = of_variant(read(await counted_under(request, spelling)), spelling)
    return JSONResponse(_told(spelling, here, language(request)))


@router.get(
    "/stats/variant.csv", response_class=Response, responses={**_CSV, **flaws_beside_text(404, 422)}
)
async def of_one_csv(request: Request, variant: str) -> Response:
    """The same, a line for each thing counted."""
    spelling = known(variant)
    figures = of_variant(read(await counted_under(request, spelling)), spelling)
    here = export.facts(figures, export.SERVER)
    engine = export.facts(of_selfplay(spelling), export.SELFPLAY)
    name = "".join(sign if sign.isalnum() else "-" for sign in spelling)
    return _csv(f"statistics-{name}", export.as_csv(export.FACTS_HEAD, (*here, *engine)))


def known(variant: str) -> str:
    """The spelling under which a variant is counted; Problem 404 where there is no such variant."""
    if variant == OWN:
        return OWN
    try:
        return parse(variant).spelling
    except UnknownVariant as error:
        raise creation.unknown_variant(error, 404) from None


async def counted_under(request: Request, spelling: str) -> Changes:
    """What is counted of a spelling; under a game's id of all its variants."""
    return await site_of(request).tallies.of(spelling, *beginnings(spelling))


def _told(spelling: str, here: Figures, lang: str) -> dict[str, Any]:
    return {
        "variant": spelling,
        "name": export.name_of(spelling, lang),
        "url": f"/stats/{spelling.replace('+', '%2B')}",
        "server": export.as_json(here),
        "selfplay": export.as_json(of_selfplay(spelling)),
    }


def _csv(name: str, text: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return PlainTextResponse(text, media_type="text/csv", headers=headers)

"""The rule book: the table of all games, and a page for each."""

from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.concurrency import run_in_threadpool

from damarium.rules import UnknownVariant, Variant, parse
from damarium.rules.draft import OWN
from damarium.server.addresses import moved
from damarium.server.language import language
from damarium.server.own.address import BOOK, OWN_BOOK
from damarium.server.own.reading import variant_of
from damarium.server.play import creation
from damarium.server.problem import no_such_page
from damarium.server.security import READING
from damarium.server.site import site_of
from damarium.server.web import stats
from damarium.server.web.bookpage import book_url, page_values

router = APIRouter(include_in_schema=False)


@router.api_route(OWN_BOOK, methods=READING)
async def own(request: Request, rules: str = "", than: str = "", other: str = "") -> Response:
    """The page of somebody's own rules, which the address carries."""
    if not rules:
        raise no_such_page()
    variant = await run_in_threadpool(variant_of, rules)
    return await _page(request, variant, than or other, f"{OWN_BOOK}?rules={quote(rules)}")


@router.api_route(f"{BOOK}/{{spelling:path}}", methods=READING)
async def book(request: Request, spelling: str, than: str = "", other: str = "") -> Response:
    """The page of a game, of a reading, or of a game with a size and house rules."""
    if not spelling:
        return moved(request, BOOK)
    try:
        variant = parse(spelling[:200])
    except UnknownVariant as error:
        raise creation.unknown_variant(error, 404) from None
    if spelling != variant.spelling:
        return moved(request, book_url(variant.spelling))
    return await _page(request, variant, than or other, book_url(variant.spelling))


async def _page(request: Request, variant: Variant, than: str, url: str) -> HTMLResponse:
    lang = language(request)
    # rules of somebody's own are counted with no others
    figures = None if variant.id == OWN else await stats.margin(request, variant)

    def drawn() -> HTMLResponse:
        values = {**page_values(variant, lang, than), "url": url, "stats": figures}
        values["named_by"] = ("rules",)
        return site_of(request).templates.page(request, "book.html", values)

    # a long page takes a while, in which games are to go on
    return await run_in_threadpool(drawn)

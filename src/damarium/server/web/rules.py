"""The rule book: the table of all games, and a page for each."""

from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool

from damarium.notation.message import Message
from damarium.rules import UnknownVariant, Variant, parse
from damarium.rules.draft import OWN
from damarium.server.addresses import here, moved
from damarium.server.language import language
from damarium.server.own.address import BOOK, OWN_BOOK, PAGE, address
from damarium.server.own.editing import Editing
from damarium.server.own.flawtext import flaw_text, mender
from damarium.server.own.reading import UNPLAYABLE, read
from damarium.server.play import creation
from damarium.server.site import site_of
from damarium.server.web import stats
from damarium.server.web.bookpage import book_url, page_values

router = APIRouter(include_in_schema=False)


@router.get(OWN_BOOK)
async def own(request: Request, rules: str = "", than: str = "", other: str = "") -> Response:
    """The page of somebody's own rules, which the address carries; without any they are made."""
    if not rules:
        return RedirectResponse(here(request, PAGE), 303)
    editing, left_out = await run_in_threadpool(read, rules)
    variant = await run_in_threadpool(lambda: editing.variant)
    if variant is None:
        return await run_in_threadpool(_unplayable, request, editing, left_out)
    url = f"{OWN_BOOK}?rules={quote(rules)}"
    return await _page(request, variant, than or other, url, left_out)


@router.get(f"{BOOK}/{{spelling:path}}")
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


def _unplayable(request: Request, editing: Editing, left_out: tuple[Message, ...]) -> HTMLResponse:
    """What is wrong with rules of somebody's own, each thing a sentence, and where to mend it."""
    lang = language(request)
    menders = [(mender(flaw, lang), flaw_text(flaw).in_(lang)) for flaw in editing.flaws]
    values = {
        "title": UNPLAYABLE.in_(lang),
        "name": editing.name(lang),
        "flaws": [(switch.label if switch else "", text) for switch, text in menders],
        "left_out": [one.in_(lang) for one in left_out],
        "edit": address(editing.parent.spelling, editing.draft),
    }
    return site_of(request).templates.page(request, "unplayable.html", values, 422)


async def _page(
    request: Request,
    variant: Variant,
    than: str,
    url: str,
    left_out: tuple[Message, ...] = (),
) -> HTMLResponse:
    lang = language(request)
    # rules of somebody's own are counted with no others
    figures = None if variant.id == OWN else await stats.margin(request, variant)

    def drawn() -> HTMLResponse:
        values = {**page_values(variant, lang, than), "url": url, "stats": figures}
        values["named_by"] = ("rules",)
        values["left_out"] = [one.in_(lang) for one in left_out]
        return site_of(request).templates.page(request, "book.html", values)

    # a long page takes a while, in which games are to go on
    return await run_in_threadpool(drawn)

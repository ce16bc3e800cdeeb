"""Any two games side by side, with positions that show where they differ."""

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.concurrency import run_in_threadpool

from damarium.game.beside.game import board_of
from damarium.game.beside.shown import shown
from damarium.rules import UnknownVariant, Variant, parse, sheets
from damarium.rules.book.compared import Row
from damarium.rules.book.games import yardsticks
from damarium.rules.book.shown import Shown
from damarium.server.language import language
from damarium.server.look import drawing
from damarium.server.look.cards import board_json, cards, families
from damarium.server.look.diagram import moves_diagram
from damarium.server.look.templates import page_messages, script_json
from damarium.server.own.address import BOOK
from damarium.server.play import creation
from damarium.server.site import site_of
from damarium.server.web.bookpage import told
from damarium.server.web.rowtable import row_table

router = APIRouter(include_in_schema=False)

PAGE = f"{BOOK}/compare"
_SIDES = ("a", "b")


@router.get(PAGE)
async def compare(request: Request, a: str = "", b: str = "") -> HTMLResponse:
    """Two games, by any spelling; without one the best known is taken."""
    first, second = pair(a, b)
    lang = language(request)

    def drawn() -> HTMLResponse:
        values = {**_values(first, second, lang), "named_by": _SIDES}
        return site_of(request).templates.page(request, "compare.html", values)

    return await run_in_threadpool(drawn)


def address(a: Variant, b: Variant) -> str:
    """The page that compares two games."""
    return f"{PAGE}?{urlencode({'a': a.spelling, 'b': b.spelling})}"


def pair(a: str, b: str) -> tuple[Variant, Variant]:
    """The games that two spellings name; without one the best known that is not the other."""
    first, second = (_named(each) if each else None for each in (a, b))
    first = first or next(game for game in yardsticks() if game != second)
    return first, second or next(game for game in yardsticks() if game != first)


def _named(spelling: str) -> Variant:
    try:
        return parse(spelling[:200])
    except UnknownVariant as error:
        raise creation.unknown_variant(error, 404) from None


def _values(a: Variant, b: Variant, lang: str) -> dict[str, Any]:
    boards = [board_json(variant) for variant in (a, b)]
    table = row_table(a, b, lang)
    pairs = _pairs(a, b, [row for row in table.rows if not row.equal], lang)
    live = {
        "boards": {
            side: {**board, **drawing.measures(board)}
            for side, board in zip(_SIDES, boards, strict=True)
        },
        "variants": {
            side: told(variant, lang) for side, variant in zip(_SIDES, (a, b), strict=True)
        },
        "diagrams": {one.id: one.live for pair in pairs for one in pair["figures"]},
        "text": page_messages(lang),
        "lang": lang,
    }
    return {
        "games": [{"spelling": one.spelling, "name": one.name(lang)} for one in (a, b)],
        "variants": cards(lang),
        "families": families(lang),
        "known": tuple(sheets()),
        "table": table,
        "boards": boards,
        "starts": [one.sheet.setup.squares(one.sheet.board) for one in (a, b)],
        "pairs": pairs,
        "same_board": board_of(a.sheet) == board_of(b.sheet),
        "swapped": address(b, a),
        "live_json": script_json(live),
    }


def _pairs(a: Variant, b: Variant, rows: list[Row], lang: str) -> list[dict[str, Any]]:
    """The positions, in the order of the rows that they show."""
    found = shown(a, b)
    return [
        {"row": row, "figures": _figures(found[row.id], row, (a, b), lang)}
        for row in rows
        if row.id in found
    ]


def _figures(one: Shown, row: Row, variants: tuple[Variant, Variant], lang: str) -> list[Any]:
    fens = zip(_SIDES, variants, (one.fen_a, one.fen_b), strict=True)
    return [moves_diagram(variant, fen, f"{row.id}-{side}", lang) for side, variant, fen in fens]

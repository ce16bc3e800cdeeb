"""The table of all games: sorted by any column, and by how like they are to one's own."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.concurrency import run_in_threadpool

from damarium.notation.message import N_
from damarium.rules import UnknownVariant, Variant, parse
from damarium.rules.book.compared import Cell
from damarium.rules.book.notes import notes
from damarium.rules.book.otherwise import played
from damarium.rules.book.table import cells, columns, ladder
from damarium.server.language import language
from damarium.server.look.cards import cards, families
from damarium.server.look.templates import script_json
from damarium.server.own.address import BOOK
from damarium.server.play import creation
from damarium.server.site import absolute, site_of
from damarium.server.web import compare
from damarium.server.web.bookpage import book_url
from damarium.server.web.columnviews import View, group, view_of, views
from damarium.server.web.quoting import pieces
from damarium.server.web.structured import list_json

router = APIRouter(include_in_schema=False)

#: What the rows can be sorted by beside the columns: the name, and the number of differences.
_NAME, _LIKE = "name", "like"


@dataclass(frozen=True)
class Line:
    """One game of the table; `differs` in so many rows from the one that was chosen, if any was."""

    card: dict[str, Any]
    url: str
    cells: tuple[Cell, ...]
    ladder: tuple[str, ...]
    place: int
    differs: int | None
    compare: str

    def rank(self, column: str) -> float:
        """By what a column sorts this row."""
        if column == _NAME:
            return self.place
        if column == _LIKE:
            return self.differs or 0
        return next(cell.rank for cell in self.cells if cell.column == column)


@router.get(BOOK)
async def table(
    request: Request, sort: str = "", like: str = "", columns: str = ""
) -> HTMLResponse:
    """All games; `sort` names a column, with a minus in front the other way round.

    `columns` names those that are shown: without a script the others need another address.
    """
    mine = _mine(like)
    view = view_of(columns, sort.removeprefix("-"))
    lang = language(request)

    def drawn() -> HTMLResponse:
        values = {**_values(sort, mine, lang), **_shown(view, sort, mine)}
        named = [(line.card["name"], absolute(request, line.url)) for line in values["lines"]]
        values["structured_json"] = script_json(list_json(values["title"], named, lang))
        return site_of(request).templates.page(request, "rules.html", values)

    return await run_in_threadpool(drawn)


def _shown(view: View, sort: str, mine: Variant | None) -> dict[str, Any]:
    """Which columns are shown, and where others are."""
    kept = {"like": mine.spelling if mine else "", "sort": sort[:40]}

    usual = view_of("", sort.removeprefix("-")).id

    def address(name: str) -> str:
        query = {**kept, "columns": "" if name == usual else name}
        words = urlencode({key: value for key, value in query.items() if value})
        return f"{BOOK}?{words}" if words else BOOK

    return {
        "view": view,
        "views": [(one, address(one.id)) for one in views()],
        "group": group,
        # where the table has a column that is not shown
        "elsewhere": {
            name: "" if view.shows(name) else address(group(name)) for name, _ in columns("en")
        },
    }


def _mine(like: str) -> Variant | None:
    try:
        return parse(like[:200]) if like else None
    except UnknownVariant as error:
        raise creation.unknown_variant(error, 404) from None


def _values(sort: str, mine: Variant | None, lang: str) -> dict[str, Any]:
    heads = columns(lang)
    known = {_NAME, *(name for name, _ in heads), *([_LIKE] if mine else [])}
    column, back = sort.removeprefix("-"), sort.startswith("-")
    if column not in known:
        column, back = _LIKE if mine else _NAME, False
    lines = [_line(card, place, mine, lang) for place, card in enumerate(cards(lang))]
    lines.sort(key=lambda line: line.rank(column), reverse=back)
    marks = _footnotes(lines, lang)
    return {
        "title": N_("The rules of all games").in_(lang),
        "columns": heads,
        "lines": lines,
        "shapes": {line.card["board"]["shape"]: line.card["board"] for line in lines},
        "families": families(lang),
        "sorted": column,
        "back": back,
        "mine": mine.spelling if mine else "",
        "mine_name": mine.name(lang) if mine else "",
        "variants": cards(lang),
        "footnotes": marks,
        "signs": {(one["game"], one["note"]): one["sign"] for one in marks},
    }


def _line(card: dict[str, Any], place: int, mine: Variant | None, lang: str) -> Line:
    variant = parse(card["spelling"])
    differs = len(played(mine, variant)) if mine else None
    return Line(
        card,
        book_url(variant.spelling),
        cells(variant, lang),
        ladder(variant, lang),
        place,
        differs,
        compare.address(mine, variant) if mine and differs else "",
    )


def _footnotes(lines: list[Line], lang: str) -> list[dict[str, Any]]:
    """What sources disagree about in the rows as they stand, each with its number."""
    found: list[dict[str, Any]] = []
    for line in lines:
        variant = parse(line.card["spelling"])
        texts = {note.id: note for note in notes(variant.sheet, lang)}
        for cell in line.cells:
            note = texts.get(cell.note)
            if note is None:
                continue
            found.append(
                {
                    "sign": len(found) + 1,
                    "game": line.card["id"],
                    "column": cell.column,
                    "note": note.id,
                    "name": line.card["name"],
                    "about": note.about,
                    "pieces": pieces(note.text, variant, note.lang),
                    "lang": note.lang,
                }
            )
    return found

"""What the page of one game in the rule book shows."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qs, quote, urlencode, urlsplit

from damarium.rules import UnknownVariant, Variant, parse
from damarium.rules.book.cites import marks
from damarium.rules.book.describe import describe
from damarium.rules.book.description import Description, Section
from damarium.rules.book.games import games, yardsticks
from damarium.rules.book.works import work
from damarium.rules.draft import OWN
from damarium.server.look import drawing
from damarium.server.look.cards import board_json, has_switches
from damarium.server.look.diagram import Diagram, advice_diagram, example_diagram
from damarium.server.look.templates import page_messages, script_json
from damarium.server.own.address import BOOK, address_of, book_address
from damarium.server.web.quoting import pieces
from damarium.server.web.rowtable import row_table
from damarium.server.web.structured import book_json

#: Diagrams of a section that are shown at once; the others are unfolded.
SHOWN = 3
#: Sections of which nothing is shown at once: a diagram each for many numbers.
_FOLDED = ("draws",)


def book_url(spelling: str) -> str:
    """The page of a variant that has a spelling."""
    return f"{BOOK}/{spelling}"


def play_values(variant: Variant) -> dict[str, str]:
    """How a game with exactly these rules is begun: a link, or a form that names the variant."""
    if variant.id == OWN:
        return {"url": f"{address_of(variant)}#play", "variant": ""}
    if has_switches(variant):
        return {"url": f"/?{urlencode({'game': variant.spelling})}", "variant": ""}
    return {"url": "", "variant": variant.spelling}


def page_values(variant: Variant, lang: str, than: str = "") -> dict[str, Any]:
    """All that the template needs but the addresses of the request."""
    # rules of somebody's own are equal to others that only have another name
    content = _content(variant, lang) if variant.id == OWN else _known_content(variant, lang)
    return {**content, "differences": _differences(variant, lang, than)}


@lru_cache(maxsize=64)
def _known_content(variant: Variant, lang: str) -> dict[str, Any]:
    return _content(variant, lang)


def _content(variant: Variant, lang: str) -> dict[str, Any]:
    """What stands on the page whatever the game is compared with."""
    book = describe(variant, lang)
    board = board_json(variant)
    chapters = [_chapter(variant, section, lang) for section in book.sections]
    tips = _tips(variant, book, lang)
    figures = [figure for chapter in chapters for figure in chapter["figures"]]
    figures += [tip["figure"] for tip in tips]
    return {
        "book": book,
        "board": board,
        "boards": [board],
        "start": variant.sheet.setup.squares(variant.sheet.board),
        "chapters": chapters,
        "tips": tips,
        "numbers": {note.id: number for number, note in enumerate(book.notes, start=1)},
        "told": {note.id: pieces(note.text, variant, note.lang) for note in book.notes},
        "marked": _marked(chapters),
        "cited": {cite: _cited(cite, book) for cite in _cites(book)},
        "play": play_values(variant),
        "own": variant.id == OWN,
        "rules": packed_rules(variant),
        "edit": address_of(variant),
        "compare": _compare(variant),
        "live_json": script_json(live_values(variant, board, figures, lang)),
        "structured_json": script_json(book_json(book, lang)),
    }


def live_values(
    variant: Variant, board: dict[str, Any], figures: Iterable[Diagram], lang: str
) -> dict[str, Any]:
    """What the page's script needs to let visitors try the moves of diagrams."""
    return {
        "boards": {"": {**board, **drawing.measures(board)}},
        "variants": {"": told(variant, lang)},
        "diagrams": {figure.id: figure.live for figure in figures},
        "text": page_messages(lang),
        "lang": lang,
    }


def told(variant: Variant, lang: str) -> dict[str, str]:
    """A variant as a live diagram names it to the server and to the visitor."""
    named = (
        {"rules": packed_rules(variant)} if variant.id == OWN else {"spelling": variant.spelling}
    )
    return {
        **named,
        "name": variant.name(lang),
        "king": variant.sheet.kings.range.value,
        "page": book_address(variant),
    }


def _compare(variant: Variant) -> str:
    """Where the game is compared; rules of somebody's own have no spelling for that."""
    return "" if variant.id == OWN else f"{BOOK}/compare?{urlencode({'a': variant.spelling})}"


def packed_rules(variant: Variant) -> str:
    """Rules of somebody's own as the word of an address; "" for a game that has a spelling."""
    return parse_qs(urlsplit(book_address(variant)).query).get("rules", [""])[0]


def _chapter(variant: Variant, section: Section, lang: str) -> dict[str, Any]:
    figures = [
        example_diagram(variant, example, f"{section.id}-{number}", lang)
        for number, example in enumerate(section.diagrams, start=1)
    ]
    # steps of a ladder follow the sentence that they are part of
    steps = [one for one in section.sentences if one.fact.startswith("captures-")]
    shown = 0 if section.id in _FOLDED else SHOWN
    return {
        "id": section.id,
        "title": section.title,
        "sentences": [one for one in section.sentences if one not in steps],
        "steps": steps,
        "figures": figures,
        "shown": figures[:shown],
        "folded": figures[shown:],
    }


def _cited(cite: str, book: Description) -> list[tuple[int, str]]:
    """The numbers of the works that a fact is from, and where in them if the page can say it."""
    found = ((number, work(place, book.lang)) for number, place in marks(cite, book.sources))
    return [
        (number, place.text if place.lang in ("", book.lang) else "") for number, place in found
    ]


def _cites(book: Description) -> set[str]:
    return {sentence.cite for section in book.sections for sentence in section.sentences}


def _marked(chapters: list[dict[str, Any]]) -> dict[str, str]:
    """The fact at which each note is marked first, by the id of the note."""
    facts: dict[str, str] = {}
    for chapter in chapters:
        for sentence in (*chapter["sentences"], *chapter["steps"]):
            if sentence.note:
                facts.setdefault(sentence.note, sentence.fact)
    return facts


def _tips(variant: Variant, book: Description, lang: str) -> list[dict[str, Any]]:
    tips = book.texts.tips if book.texts else ()
    return [
        {
            "title": tip.title.in_(lang),
            "text": tip.text.in_(lang),
            "figure": advice_diagram(variant, tip.fen, tip.move, f"tip-{number}", lang),
        }
        for number, tip in enumerate(tips, start=1)
    ]


def _differences(variant: Variant, lang: str, than: str) -> dict[str, Any]:
    """The comparison with another game, and which others are offered."""
    others = [game for game in games() if game != variant]
    offered = [game for game in yardsticks() if game != variant]
    other = _other(than, variant) or offered[0]
    return {
        "other": other.spelling,
        "name": other.name(lang),
        "offered": [_named(game, lang) for game in offered],
        "games": sorted((_named(game, lang) for game in others), key=lambda one: one["name"]),
        "table": row_table(variant, other, lang),
        "query": urlencode({"a": variant.spelling, "b": other.spelling}, quote_via=quote),
    }


def _other(spelling: str, variant: Variant) -> Variant | None:
    try:
        other = parse(spelling[:100]) if spelling else None
    except UnknownVariant:
        return None
    return None if other is None or other == variant else other


def _named(game: Variant, lang: str) -> dict[str, str]:
    return {"spelling": game.spelling, "name": game.name(lang)}

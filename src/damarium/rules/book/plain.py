"""A description as plain values, for JSON."""

from damarium.rules.book.description import Description, Relative, Section
from damarium.rules.book.texts import Texts
from damarium.rules.sheet import Example


def plain(book: Description) -> dict[str, object]:
    """All of a description in its language, diagrams in the game's own numbering.

    >>> from damarium.rules import describe, parse
    >>> plain(describe(parse("spanish")))["title"]
    'Spanish draughts'
    """
    return {
        "spelling": book.variant.spelling,
        "hash": book.variant.hash,
        "lang": book.lang,
        "title": book.title,
        "also": list(book.also),
        "deck": book.deck,
        "variant_of": _relative(book.variant_of) if book.variant_of else None,
        "summary": dict(book.summary),
        "sections": [_section(each, book.lang) for each in book.sections],
        "same_setup": [_relative(each) for each in book.same_setup],
        "notes": [
            {
                "id": each.id,
                "about": each.about,
                "text": each.text,
                "lang": each.lang,
                "cite": each.cite,
                "cite_lang": each.cite_lang,
            }
            for each in book.notes
        ],
        "sources": list(book.sources),
        "works": [{"text": each.text, "lang": each.lang} for each in book.works],
        "questions": [
            {"id": each.id, "question": each.question, "answer": each.answer}
            for each in book.questions
        ],
        "readings": [_relative(each) for each in book.readings],
        "others": [_relative(each) for each in book.others],
        "texts": _texts(book.texts, book.lang) if book.texts else None,
    }


def _relative(game: Relative) -> dict[str, object]:
    return {"spelling": game.spelling, "name": game.name, "about": game.about}


def _section(section: Section, lang: str) -> dict[str, object]:
    return {
        "id": section.id,
        "title": section.title,
        "sentences": [
            {"fact": each.fact, "text": each.text, "cite": each.cite, "note": each.note}
            for each in section.sentences
        ],
        "diagrams": [_diagram(each, lang) for each in section.diagrams],
    }


def _diagram(example: Example, lang: str) -> dict[str, object]:
    return {
        "about": example.about.in_(lang),
        "fen": example.fen,
        "moves": list(example.moves),
        "counts": dict(example.counts),
        "play": example.play.split(),
        "ends": example.ends,
        "winner": example.winner.value if example.winner else None,
        "claims": list(example.claims),
        "cite": example.cite,
    }


def _texts(texts: Texts, lang: str) -> dict[str, object]:
    return {
        "what": texts.what.in_(lang),
        "history": texts.history.in_(lang),
        "tips": [
            {
                "title": tip.title.in_(lang),
                "text": tip.text.in_(lang),
                "fen": tip.fen,
                "move": tip.move,
            }
            for tip in texts.tips
        ],
        "sources": list(texts.sources),
    }

"""One game as the rule book tells it, from its sheet."""

from dataclasses import replace

from damarium.locale import translator
from damarium.rules.book import beginning
from damarium.rules.book.cites import sources
from damarium.rules.book.description import Description
from damarium.rules.book.games import plain, usual
from damarium.rules.book.hand import texts_of
from damarium.rules.book.notes import notes, parts
from damarium.rules.book.questions import questions
from damarium.rules.book.relatives import (
    others,
    played_as,
    readings,
    same_setup,
    variant_of,
)
from damarium.rules.book.sections import sections
from damarium.rules.book.texts import Texts
from damarium.rules.book.words import Words
from damarium.rules.book.works import works
from damarium.rules.sheet import Sheet
from damarium.rules.spelling import parse
from damarium.rules.text import Text
from damarium.rules.variant import Variant


def describe(rules: Variant | Sheet | str, lang: str = "en") -> Description:
    """All that the rule book says of rules in one language.

    Every sentence of the sections is made from a fact of the sheet.

    Rules are given as a spelling, which raises UnknownVariant where it means none, or as a value.

    >>> book = describe("spanish")
    >>> book
    <Description spanish en>
    >>> str(book).splitlines()[0]
    'Spanish draughts'
    >>> book.title, book.sections[0].sentences[1].text
    ('Spanish draughts', 'The board has 8x8 squares; only the 32 dark ones are used.')
    """
    rules = parse(rules) if isinstance(rules, str) else rules
    variant = rules if isinstance(rules, Variant) else Variant(rules)
    sheet = variant.sheet
    texts = _texts(variant)
    named = sources(
        sheet.cite,
        (part.cite for part in parts(sheet).values()),
        texts.sources if texts else (),
    )
    return Description(
        variant,
        lang,
        title=variant.name(lang),
        also=_also(variant, lang),
        deck=_deck(variant, lang),
        variant_of=variant_of(variant, lang),
        summary=_summary(variant, lang),
        sections=sections(variant, lang),
        same_setup=same_setup(variant, lang),
        notes=notes(sheet, lang),
        sources=named,
        works=works(named, lang),
        questions=questions(variant, lang),
        readings=readings(variant, lang),
        others=others(variant, lang),
        texts=texts,
    )


def _texts(variant: Variant) -> Texts | None:
    """What was written about the game: it holds by its usual rules only, but for its history."""
    texts = texts_of(variant.id) if usual(variant) else None
    return texts if texts is None or plain(variant) else replace(texts, what=Text(), tips=())


def _also(variant: Variant, lang: str) -> tuple[str, ...]:
    """The game's other names, each once; rules made from a game have none."""
    sheet = variant.sheet
    if not plain(variant):
        return ()
    seen = {sheet.names.in_(lang).casefold(), variant.id}
    names = []
    for name in (sheet.names.en, sheet.names.de, *filter(_is_told, sheet.aliases)):
        if name.casefold() not in seen:
            seen.add(name.casefold())
            names.append(name)
    return tuple(names)


def _is_told(alias: str) -> bool:
    """Whether a name is one that people say; those written small are only looked for."""
    return alias[0].isupper()


def _deck(variant: Variant, lang: str) -> str:
    """What it is in one sentence."""
    if plain(variant):
        return variant.sheet.about.in_(lang)
    return played_as(variant, lang)


def _summary(variant: Variant, lang: str) -> tuple[tuple[str, str], ...]:
    _ = translator(lang)
    words = Words(variant.sheet, lang)
    begins = words.sides[variant.sheet.first]
    return (
        (_("Board"), beginning.shape(words)),
        (_("Pieces a side"), beginning.count(words)),
        (_("Who begins"), begins),
        (_("Crowned pieces"), _crowned(words)),
    )


def _crowned(words: Words) -> str:
    _, pgettext = words.gettext, words.pgettext
    if not words.has_kings:
        return _("never crowned")
    return words.king(
        pgettext("flying king", "kings that fly"), pgettext("short king", "kings of short range")
    )

"""The works that the rule book names, in the language of the page as far as they are our words."""

import re
from collections.abc import Iterable

from damarium.locale import translations
from damarium.rules.book.description import Work

#: Words by which something is said of a work in English; titles alone are nobody's language.
_ENGLISH = re.compile(
    r"\b(?:the|of|as|on|with|without|and|in|which|its|for|text|that|this|who|here|there|by|from|"
    r"an?(?= [a-z])|sites?|rules?|pages?|table|history|forum|letter|program|report|games?|articles|"
    r"names?|brief|short|older|newer|most|books|test|mirrors?)\b"
)


def works(sources: Iterable[str], lang: str) -> tuple[Work, ...]:
    """Works as they are named on a page in some language, in their order.

    >>> [each.lang for each in works(("Winther", "BrainKing, table of games"), "en")]
    ['', 'en']
    """
    return tuple(work(source, lang) for source in sources)


def work(source: str, lang: str) -> Work:
    """One work, or what is cited of several for a fact."""
    there = translations(lang).gettext(source)
    if there != source:
        return Work(there, lang)
    return Work(source, "en" if _ENGLISH.search(source) else "")

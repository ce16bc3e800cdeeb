"""Messages in the languages Damarium speaks: English in the code, others in catalogues."""

import gettext as _gettext
from collections.abc import Callable
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent

#: The languages by their tags: English, the language of the messages themselves, and each that
#: has a folder here with a catalogue. `make check` lets no catalogue be incomplete.
LANGUAGES = tuple(
    sorted({"en", *(file.parts[-3] for file in _HERE.glob("*/LC_MESSAGES/damarium.[mp]o"))})
)


@cache
def translations(lang: str) -> _gettext.NullTranslations:
    """The catalogue of a language; messages stay English where the language has none."""
    return _gettext.translation("damarium", _HERE, languages=[lang], fallback=True)


def translator(lang: str) -> Callable[[str], str]:
    """The function that puts an English message into `lang`.

    >>> translator("en")("Your turn")
    'Your turn'
    """
    return translations(lang).gettext


def pick(accepted: str) -> str:
    """The language that an Accept-Language text or a LANG variable asks for first.

    What weighs nothing is refused.

    >>> pick("fy-NL,de;q=0.8,en;q=0.5"), pick("de_DE.UTF-8"), pick(""), pick("de; q=0")
    ('de', 'de', 'en', 'en')
    """
    wishes = []
    for position, part in enumerate(accepted.replace("_", "-").split(",")):
        tag, _, quality = part.replace(" ", "").partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        if weight > 0:
            wishes.append((-weight, position, tag))
    spoken = (lang for _, _, tag in sorted(wishes) if (lang := _nearest(tag)))
    return next(spoken, "en")


def _nearest(tag: str) -> str | None:
    """The language of a tag: `pt-BR` where there is one of its own, else `pt`."""
    known = {lang.casefold(): lang for lang in LANGUAGES}
    subtags = tag.casefold().split("-")
    shorter = ("-".join(subtags[:end]) for end in range(len(subtags), 0, -1))
    return next((known[name] for name in shorter if name in known), None)

"""Messages in the languages Damarium speaks: English in the code, others in catalogues."""

import gettext as _gettext
from collections.abc import Callable
from functools import cache
from pathlib import Path

#: The languages that are complete, English being the language of the messages themselves.
LANGUAGES = ("de", "en")

_HERE = Path(__file__).parent


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
    """The complete language that an Accept-Language text or a LANG variable asks for first.

    >>> pick("fr-FR,de;q=0.8,en;q=0.5"), pick("de_DE.UTF-8"), pick("")
    ('de', 'de', 'en')
    """
    wishes = []
    for position, part in enumerate(accepted.replace("_", "-").split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((-weight, position, tag[:2].casefold()))
    spoken = [lang for _, _, lang in sorted(wishes) if lang in LANGUAGES]
    return spoken[0] if spoken else "en"

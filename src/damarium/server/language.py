"""Which language a visitor reads: named by the address, asked for, remembered, or the browser's."""

from dataclasses import dataclass
from functools import cache

from babel import Locale
from starlette.requests import HTTPConnection
from starlette.responses import Response

from damarium.locale import LANGUAGES, pick
from damarium.server.addresses import in_language, named_language

COOKIE = "lang"
QUERY = "lang"
_YEAR = 365 * 24 * 3600


def language(asked: HTTPConnection) -> str:
    """The language of a request: the address's own, `?lang=`, the cookie, Accept-Language."""
    named = named_language(asked)
    for wish in (named, asked.query_params.get(QUERY), asked.cookies.get(COOKIE)):
        if wish in LANGUAGES:
            return wish
    return pick(asked.headers.get("accept-language", "")[:200])


def remember(asked: HTTPConnection, response: Response) -> None:
    """Keep a language that the address asked for."""
    wish = asked.query_params.get(QUERY)
    if wish in LANGUAGES:
        response.set_cookie(COOKIE, wish, max_age=_YEAR, httponly=True, samesite="lax")


@cache
def locale_of(lang: str) -> Locale:
    """What Unicode's tables know of a language: its name, its direction, its plurals."""
    return Locale.parse(lang, sep="-")


@dataclass(frozen=True)
class Choice:
    """A language as the switch in the head offers it.

    Attributes:
        name: in the language itself.
        url: the page that is shown, in this language.
        current: whether the page is in this language now.
    """

    tag: str
    name: str
    url: str
    current: bool


def choices(asked: HTTPConnection) -> tuple[Choice, ...]:
    """Every language there is, for the switch on the page that was asked for."""
    now = language(asked)
    return tuple(
        Choice(lang, own_name(lang), _switch_url(asked, lang), lang == now) for lang in LANGUAGES
    )


def own_name(lang: str) -> str:
    """What a language calls itself, as it stands in a list.

    >>> own_name("de"), own_name("fr")
    ('Deutsch', 'Français')
    """
    name = locale_of(lang).get_display_name() or lang
    return name[0].upper() + name[1:]


def direction(lang: str) -> str:
    """In which direction a language is written: "ltr" or "rtl".

    >>> direction("de"), direction("fa")
    ('ltr', 'rtl')
    """
    return locale_of(lang).text_direction


def _switch_url(asked: HTTPConnection, lang: str) -> str:
    """The address of the same page in another language, which is remembered from there on.

    An answer to a form has no address to come back to: its switch leads home.
    """
    query = asked.url.include_query_params(**{QUERY: lang}).query
    path = asked.url.path if asked.scope.get("method") == "GET" else "/"
    return f"{in_language(asked, path, lang)}?{query}"

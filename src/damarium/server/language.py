"""Which language a visitor reads: asked for in the address, remembered, or the browser's."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from damarium.locale import LANGUAGES, pick

COOKIE = "lang"
QUERY = "lang"
_YEAR = 365 * 24 * 3600


def language(asked: HTTPConnection) -> str:
    """The language of a request: `?lang=`, then the cookie, then Accept-Language."""
    for wish in (asked.query_params.get(QUERY), asked.cookies.get(COOKIE)):
        if wish in LANGUAGES:
            return wish
    return pick(asked.headers.get("accept-language", "")[:200])


def other_language(lang: str) -> str:
    """The language that the switch on a page offers."""
    return next(other for other in LANGUAGES if other != lang)


def switch_url(asked: HTTPConnection) -> str:
    """The address of the same page in the other language.

    An answer to a form has no address to come back to: its switch leads home.
    """
    other = other_language(language(asked))
    url = asked.url.include_query_params(lang=other)
    path = url.path if asked.scope.get("method") in ("GET", "HEAD") else "/"
    return f"{path}?{url.query}"


def remember(asked: HTTPConnection, response: Response) -> None:
    """Keep a language that the address asked for."""
    wish = asked.query_params.get(QUERY)
    if wish in LANGUAGES:
        response.set_cookie(COOKIE, wish, max_age=_YEAR, httponly=True, samesite="lax")

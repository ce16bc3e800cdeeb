"""Addresses that name a language: `/de/rules/…` is `/rules/…` in German, whoever asks.

So rules can be linked and found in each language; `/rules/…` itself stays in the visitor's own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote, urlencode

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from damarium.locale import LANGUAGES

#: The places whose addresses may begin with a language.
PLACES = ("/rules", "/stats")
_SCOPE = "language"
#: What the spelling of a game may hold besides letters stands in its address as it is.
_SAFE = "/+@"


class LanguageInAddress:
    """Takes a language off the front of an address and keeps it for whoever answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "http":
            lang, _ = _split(scope["path"])
            if lang:
                # a root is no part of what routes look at, and stays in the address
                scope.update({_SCOPE: lang, "root_path": f"/{lang}"})
        await self._app(scope, receive, send)


def named_language(asked: HTTPConnection) -> str | None:
    """The language that the address of a request names."""
    lang: str | None = asked.scope.get(_SCOPE)
    return lang


def here(asked: HTTPConnection, url: str) -> str:
    """An address of this server as a page links it: in the language of its own address."""
    lang = named_language(asked)
    return f"/{lang}{url}" if lang and _placed(url) else url


def moved(asked: HTTPConnection, url: str) -> RedirectResponse:
    """To the one address of what was asked for by another, in its language and with its query."""
    query = f"?{asked.url.query}" if asked.url.query else ""
    return RedirectResponse(here(asked, f"{url}{query}"), 301)


def in_language(asked: HTTPConnection, path: str, lang: str) -> str:
    """A path like that of the request in another language: where it names one, that one."""
    named, rest = _split(path)
    return f"/{lang}{rest}" if named and named_language(asked) else path


@dataclass(frozen=True)
class Alternate:
    """A link in the head of a page to itself: `rel` and, of a translation, its language."""

    rel: str
    url: str
    lang: str = ""


def alternates(
    asked: HTTPConnection, public_url: str, kept: Sequence[str] = ()
) -> tuple[Alternate, ...]:
    """Where the page that was asked for is at home, and where it is in each language.

    Nothing for a page that is shown in the visitor's language only. `kept` names what of the
    query makes another page; the rest only arranges it.
    """
    whole = asked.scope["path"]
    _, path = _split(whole)
    if not _placed(path):
        return ()
    values = [(name, asked.query_params[name]) for name in kept if name in asked.query_params]
    query = f"?{urlencode(values)}" if values else ""
    root = origin(asked, public_url)

    def absolute(path: str) -> str:
        return f"{root}{quote(path, safe=_SAFE)}{query}"

    return (
        Alternate("canonical", absolute(whole)),
        *(Alternate("alternate", absolute(f"/{lang}{path}"), lang) for lang in LANGUAGES),
        Alternate("alternate", absolute(path), "x-default"),
    )


def origin(asked: HTTPConnection, public_url: str) -> str:
    """What the addresses of this server begin with; where nobody said it, as it was asked."""
    return (public_url or f"{asked.url.scheme}://{asked.url.netloc}").rstrip("/")


def _split(path: str) -> tuple[str, str]:
    """The language in front of a path, "" for none, and the path without it."""
    lang, slash, rest = path.removeprefix("/").partition("/")
    if lang in LANGUAGES and _placed(f"/{rest}"):
        return lang, f"{slash}{rest}"
    return "", path


def _placed(url: str) -> bool:
    """Whether an address lies in one of the places."""
    path = url.partition("?")[0].partition("#")[0]
    return any(path == place or path.startswith(f"{place}/") for place in PLACES)

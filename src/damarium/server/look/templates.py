"""The templates of the pages, one environment a language."""

import json
from functools import cache, partial
from gettext import NullTranslations
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from starlette.requests import Request
from starlette.responses import HTMLResponse

from damarium.locale import LANGUAGES, translations
from damarium.server.addresses import alternates, here
from damarium.server.language import choices, direction, language, locale_of, remember
from damarium.server.look import drawing, marks
from damarium.server.look.static_files import StaticFiles
from damarium.server.look.timechoice import clock_choices
from damarium.server.look.unbroken import unbroken

FOLDER = Path(__file__).parents[1] / "pages"
#: Among these every language has all kinds of numbers that ever count something here.
_NUMBERS = range(201)


class Templates:
    """Renders pages in the language of who asks."""

    def __init__(
        self, static: StaticFiles, version: str, commit: str, public_url: str = ""
    ) -> None:
        self._public_url = public_url
        self._globals = {"static": static.url, "version": version, "commit": commit}
        self._environments = {lang: self._environment(lang) for lang in LANGUAGES}

    def page(
        self, request: Request, name: str, values: dict[str, Any], status: int = 200
    ) -> HTMLResponse:
        """A page as the answer to a request.

        Of `values`, `named_by` lists what of the query makes another page for search engines.
        """
        lang = language(request)
        template = self._environments[lang].get_template(name)
        kept = values.get("named_by", ())
        html = template.render(
            lang=lang,
            direction=direction(lang),
            languages=choices(request),
            here_lang=partial(here, request),
            alternates=alternates(request, self._public_url, kept) if status == 200 else (),
            **values,
        )
        answer = HTMLResponse(html, status)
        answer.headers["vary"] = "Accept-Language, Cookie"
        remember(request, answer)
        return answer

    def _environment(self, lang: str) -> Environment:
        environment = Environment(
            loader=FileSystemLoader(FOLDER),
            extensions=["jinja2.ext.i18n"],
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        environment.globals.update(
            self._globals, drawing=drawing, marks=marks, clocks=partial(clock_choices, lang)
        )
        environment.filters["unbroken"] = unbroken
        catalogue = translations(lang)
        install = environment.install_gettext_callables  # type: ignore[attr-defined]
        install(catalogue.gettext, catalogue.ngettext, newstyle=True)
        return environment


def script_json(value: object) -> str:
    """JSON that may stand inside a `<script>` of a page."""
    return json.dumps(value).replace("<", "\\u003c")


@cache
def page_messages(lang: str) -> dict[str, str | dict[str, str]]:
    """Every message that the page's scripts use, in one language.

    Of one that counts, named by its singular: the words for each kind of number that the
    language tells apart, by Unicode's names of these kinds.
    """
    listed = FOLDER.parent / "static" / "js" / "messages.json"
    catalogue = translations(lang)
    return {
        message if isinstance(message, str) else message[0]: (
            _translated(catalogue, message)
            if isinstance(message, str)
            else _counted(catalogue, *message, lang=lang)
        )
        for message in json.loads(listed.read_text("utf-8"))
    }


def _translated(catalogue: NullTranslations, message: str) -> str:
    """A message of the page's scripts; one with a context has it in front, as in catalogues."""
    context, mark, text = message.rpartition("\u0004")
    return catalogue.pgettext(context, text) if mark else catalogue.gettext(message)


def _counted(catalogue: NullTranslations, one: str, many: str, *, lang: str) -> dict[str, str]:
    kind = locale_of(lang).plural_form
    return {kind(number): catalogue.ngettext(one, many, number) for number in _NUMBERS}

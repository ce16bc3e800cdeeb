"""Rules in an address that names their language, and the switch from one to another."""

import re

import pytest

from damarium.server.addresses import PLACES
from tests.serving import Served, Visitor

_PLACED = rf"^(/de)?({'|'.join(PLACES)})(/|\?|#|$)"
OF_SPANISH = "/rules/edit?from=spanish"


def test_an_address_that_names_a_language_is_in_it_whatever_else_is_asked(server: Served) -> None:
    with Visitor(server.url, "en") as visitor:
        visitor.http.cookies.set("lang", "en")
        page = visitor.http.get("/de/rules/edit?from=spanish&lang=en").text
        assert '<html lang="de" dir="ltr"' in page
        assert "Spanische Dame" in page
        # that it was asked for is remembered, for the pages that follow the visitor
        assert '<html lang="en"' in visitor.http.get("/rules/edit").text


def test_without_one_the_page_follows_the_visitor(server: Served) -> None:
    for lang in ("de", "en"):
        with Visitor(server.url, lang) as visitor:
            assert f'<html lang="{lang}"' in visitor.http.get(OF_SPANISH).text


@pytest.mark.parametrize(
    "path",
    [
        *("/rules", "/rules/edit", "/rules/spanish", "/rules/compare?a=spanish&b=russian"),
        *("/stats", "/stats/spanish", "/stats/spanish/forty", "/stats/own"),
    ],
)
def test_links_to_places_with_languages_keep_the_language(visitor: Visitor, path: str) -> None:
    page = visitor.http.get(f"/de{path}").text
    links = re.findall(r'(?:href|action|formaction)="(/[^"]*)"', page)
    inner = {link for link in links if re.search(_PLACED, link) and "lang=" not in link}
    assert {"/de/rules", "/de/stats"} <= inner
    assert [link for link in inner if not link.startswith("/de/")] == []
    assert '"/lobby"' in page


def test_what_is_sent_there_keeps_the_language(visitor: Visitor) -> None:
    answer = visitor.http.post("/de/rules/edit", data={"from": "spanish"})
    assert answer.status_code == 303
    assert answer.headers["location"].startswith("/de/rules/edit?from=spanish&rules=")


def test_the_switch_leads_to_the_other_language_of_the_address(visitor: Visitor) -> None:
    assert '"/en/rules/edit?from=spanish&amp;lang=en"' in visitor.http.get(f"/de{OF_SPANISH}").text
    assert f'"{OF_SPANISH}&amp;lang=de"' in visitor.http.get(OF_SPANISH).text


def test_each_page_of_the_rules_says_where_it_is_in_each_language(visitor: Visitor) -> None:
    for path, home in ((OF_SPANISH, "/rules/edit"), (f"/de{OF_SPANISH}", "/de/rules/edit")):
        head = visitor.http.get(path).text.partition("</head>")[0]
        links = re.findall(r'<link rel="(\w+)"(?: hreflang="([^"]+)")? href="http[^"]*"', head)
        assert links == [
            ("canonical", ""),
            ("alternate", "de"),
            ("alternate", "en"),
            ("alternate", "x-default"),
        ]
        for lang, place in (("", home), ("de", "/de/rules/edit"), ("x-default", "/rules/edit")):
            named = f' hreflang="{lang}"' if lang else ""
            assert f'{named} href="{visitor.url}{place}">' in head


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/api/variants", "/rulesx", "/games/x", "/de/rules", "//rules/edit"]
)
def test_other_places_have_no_such_address(visitor: Visitor, path: str) -> None:
    answer = visitor.http.get(f"/de{path}")
    assert answer.status_code == 404
    assert "canonical" not in answer.text


@pytest.mark.parametrize("path", ["/xx/rules/edit", "/DE/rules/edit", "/de/rules/edit/nothing"])
def test_what_is_no_language_or_no_page_is_nowhere(visitor: Visitor, path: str) -> None:
    assert visitor.http.get(path).status_code == 404


def test_what_is_nowhere_is_said_in_the_language_of_the_address(visitor: Visitor) -> None:
    for place in PLACES:
        assert '<html lang="de"' in visitor.http.get(f"/de{place}/edit/nothing").text


def test_pages_for_one_visitor_have_no_canonical_address(visitor: Visitor) -> None:
    assert "canonical" not in visitor.http.get("/").text

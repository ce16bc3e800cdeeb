"""Whole pages of the rule book and the statistics: by keyboard, on small phones, as they arrive."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from damarium.game import Board
from damarium.game.beside.shown import shown
from damarium.rules import parse
from tests.browser.guest import Guest
from tests.browser.test_rules import CAPTURES, figure, press
from tests.server.test_rules_pages import own_rules

_VISITS = (Path(__file__).parent / "visits.js").read_text("utf-8")
_LONG = "W" * 60
#: Rules with a name that has no end, such as can be played, and such as cannot.
OWN = own_rules(names={"de": _LONG, "en": _LONG}, colour="red")
FLAWED = own_rules(names={"de": _LONG, "en": _LONG}, captures={"prefer": ["most_pieces"] * 2})
#: One of each kind of page, and the games whose rules name the most squares.
PAGES = (
    "/rules?like=spanish",
    "/rules?columns=all",
    "/rules/italian",
    "/rules/hawaiian",
    "/rules/hexdame",
    f"/rules/own?rules={OWN}",
    f"/rules/own?rules={FLAWED}",
    "/rules/compare?a=hawaiian&b=harzdame",
    "/rules/spanisch",
    "/rules/edit",
    "/rules/edit?from=spanish",
    "/stats",
    "/stats/spanish",
    "/stats/own",
)
READ = (
    "/rules",
    "/rules/italian",
    "/rules/compare?a=italian&b=spanish",
    "/stats",
    "/stats/spanish",
)

pytestmark = pytest.mark.usefixtures("finished")


def ask(guest: Guest, what: str) -> Any:
    guest.tab.evaluate(_VISITS)
    return guest.tab.evaluate(f"() => visits.{what}")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_page_is_wider_than_the_smallest_phone(guest: Guest, lang: str) -> None:
    guest.tolerated = ("404", "422")
    guest.tab.set_viewport_size({"width": 320, "height": 640})
    for page in PAGES:
        place, mark, query = page.partition("?")
        guest.tab.goto(f"{place}?lang={lang}{mark and '&'}{query}")
        assert ask(guest, "wide()") == [], page


@pytest.mark.parametrize("width", [320, 390])
def test_no_word_of_a_comparison_is_cut(guest: Guest, width: int) -> None:
    guest.tab.set_viewport_size({"width": width, "height": 844})
    for page in ("/de/rules/italian", "/de/rules/compare?a=hexdame&b=hawaiian"):
        guest.tab.goto(page)
        guest.tab.get_by_label("auch gleiche Zeilen zeigen").check()
        assert ask(guest, "cut('.rowed :is(th, td)')") == []


@pytest.mark.parametrize("page", READ)
def test_everything_is_reached_and_shown_by_keyboard(guest: Guest, page: str) -> None:
    guest.tab.goto(page)
    guest.tab.evaluate(_VISITS)
    guest.tab.evaluate("() => visits.watch()")
    controls: int = guest.tab.evaluate("() => visits.controls().length")
    assert controls > 10
    for _ in range(controls):
        guest.tab.keyboard.press("Tab")
    assert guest.tab.evaluate("() => visits.missed()") == []
    assert guest.tab.evaluate("() => visits.bare()") == []


def test_a_refusal_beside_another_game_leads_to_the_rule_of_its_own(guest: Guest) -> None:
    few, most = parse("american"), parse("brazilian")
    position = shown(few, most)["quantity"]
    here, there = Board(few, fen=position.fen_a), Board(most, fen=position.fen_b)
    may = {move.path for move in there.legal_moves}
    # the page plays the only move at once, so it is to be another piece that takes too few
    (only,) = may
    path = next(move.path for move in here.legal_moves if move.path[0] != only[0])
    guest.tab.goto("/de/rules/compare?a=american&b=brazilian")
    figure = guest.tab.locator("section.pair", has=guest.tab.locator("#t-quantity"))
    one = figure.locator(".fig").nth(1)
    one.get_by_role("button", name="Selbst probieren").click()
    one.get_by_role("grid").wait_for()
    press(one, *(there.names[square] for square in path))
    link = one.get_by_role("alert").get_by_role("link", name="Zur Regel")
    link.click()
    guest.tab.wait_for_url("**/de/rules/brazilian#*")
    fact = guest.tab.url.partition("#")[2]
    assert fact.startswith("captures")
    expect(guest.tab.locator(f"#{fact}")).to_be_in_viewport()


def test_a_diagram_without_a_network_says_so(guest: Guest) -> None:
    guest.tolerated = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    one = figure(guest, "/rules/spanish")
    guest.context.set_offline(True)
    press(one, "14", "21")
    expect(one.get_by_role("alert")).to_have_text("No connection.")
    guest.context.set_offline(False)
    press(one, "14", "21")
    expect(one.get_by_role("status")).to_contain_text("14x21 is a move.")

    guest.tab.route("**/rules/live.js", lambda route: route.abort())
    guest.tab.goto("/rules/spanish")
    one = guest.tab.locator(CAPTURES).first
    one.get_by_role("button", name="Try it yourself").click()
    expect(one.get_by_role("alert")).to_have_text(
        "No connection. Reload this page when there is one again."
    )
    expect(one.get_by_role("img")).to_be_visible()
    guest.tab.unroute("**/rules/live.js")

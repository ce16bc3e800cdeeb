"""Several pages at one game."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest


def test_two_tabs_of_one_visitor_stay_in_step(guest: Guest) -> None:
    first = guest.begin()
    second = guest.open(first.page.url, new_tab=True)
    first.press("11", "15")
    second.until_ply(1)
    second.shows_its_state()
    second.press("21", "18")
    first.until_ply(2)
    first.shows_its_state()
    second.use("undo")
    first.until_ply(1)
    first.shows_its_state()


def test_a_step_not_sent_is_dropped_when_the_game_goes_on_elsewhere(guest: Guest) -> None:
    first = guest.begin(fen="W:W2,3:B6,13,14,15,21,27,30,31,32")
    second = guest.open(first.page.url, new_tab=True)
    second.press("3", "10")
    first.press("2", "25")
    second.until_ply(1)
    second.shows_its_state()
    assert second.marked(".m-chosen") == []


def test_who_holds_no_seat_only_watches(guest: Guest, invite: Invite) -> None:
    table = guest.begin()
    watcher = invite().open(table.page.url)
    assert watcher.state["you"] == []
    watcher.press("11", "15")
    assert watcher.marked(".m-chosen") == []
    assert watcher.sent == []
    for tool in ("undo", "draw", "resign"):
        expect(watcher.tool(tool)).to_have_count(0)
    expect(watcher.page.locator("#typed")).to_be_hidden()
    table.press("11", "15")
    watcher.until_ply(1)
    watcher.shows_its_state()
    expect(watcher.speech).to_contain_text("White: 11 to 15.")


def test_an_unknown_game_says_so_and_leads_home(guest: Guest) -> None:
    guest.tolerated = ("404",)
    page = guest.tab
    page.goto("/games/nosuchgame")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Choose a game").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_a_misspelled_game_is_answered_with_the_nearest(guest: Guest) -> None:
    guest.tolerated = ("404",)
    page = guest.tab
    page.goto("/?game=spansh")
    page.get_by_role("link", name=re.compile("^Spanish draughts")).click()
    expect(page.get_by_label("Game", exact=True)).to_have_value("spanish")

"""The lobby and one's own games, as they are seen and pressed."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.serving import Visitor

#: Shorter than the five seconds between two looks, so that one is enough.
SOON = 9_000


def opens(url: str, game: str) -> tuple[Visitor, str]:
    """Somebody elsewhere opens a table for days; his browser and the table."""
    visitor = Visitor(url)
    return visitor, visitor.create(variant=game, opponent="link", clock="3d", listed=True)


def test_tables_come_and_go_by_themselves(guest: Guest) -> None:
    guest.tab.goto("/lobby")
    first, table = opens(guest.url, "armenian")
    with first:
        shown = guest.tab.locator(f'[data-table="{table}"]')
        expect(shown).to_be_visible(timeout=SOON)
        expect(shown).to_contain_text("Armenian draughts")
        expect(shown.locator(".dot.dw")).to_have_count(1)
        expect(guest.tab.locator("#count")).to_have_text(re.compile(r"^Open tables: \d+$"))
        # what stands there stays the same element and keeps the focus
        shown.get_by_role("link").focus()
        guest.tab.evaluate(
            '(id) => (window.kept = document.querySelector(`[data-table="${id}"]`))', table
        )
        second, other = opens(guest.url, "czech")
        with second:
            expect(guest.tab.locator(f'[data-table="{other}"]')).to_be_visible(timeout=SOON)
            expect(shown.get_by_role("link")).to_be_focused()
            assert guest.tab.evaluate("() => window.kept.isConnected")
            for visitor, closed in ((first, table), (second, other)):
                visitor.http.post(f"/games/{closed}/withdraw")
            expect(shown).to_have_count(0, timeout=SOON)
            expect(guest.tab.locator("#content")).to_be_focused()


def test_a_table_of_the_lobby_is_looked_at_before_one_joins(guest: Guest) -> None:
    host, table = opens(guest.url, "greek")
    with host:
        guest.tab.goto("/lobby")
        guest.tab.locator(f'[data-table="{table}"]').get_by_role("link").click()
        expect(guest.tab.get_by_role("heading", level=1)).to_have_text("Greek dama")
        assert host.state(table)["status"] == "waiting"
        guest.tab.get_by_role("button", name="Join").click()
        guest.tab.wait_for_url(f"**/games/{table}")
        expect(guest.tab.locator("#board")).to_be_visible()
        assert host.state(table)["status"] == "running"


def test_two_are_paired_by_one_button_each(guest: Guest, invite: Invite) -> None:
    other = invite()
    for person in (guest, other):
        person.tab.goto("/lobby")
        person.tab.get_by_label("Game").select_option("croda")
        person.tab.get_by_label("Clock").select_option("15+10")
        person.tab.get_by_role("button", name="Find an opponent").click()
        person.tab.wait_for_url("**/games/*")
    for person in (guest, other):
        expect(person.tab.locator("#board")).to_be_visible()
    assert guest.tab.url == other.tab.url


def test_an_empty_lobby_leads_to_a_table_of_ones_own(guest: Guest) -> None:
    guest.tab.goto("/lobby")
    # other tests may have tables open: what an empty lobby shows is always there, hidden or not
    guest.tab.evaluate("() => document.querySelector('#empty').removeAttribute('hidden')")
    guest.tab.get_by_role("link", name="Open a table").click()
    expect(guest.tab.get_by_role("radio", name="A friend by a link")).to_be_checked()
    expect(guest.tab.get_by_label("Show in the lobby")).to_be_checked()


def test_what_waits_for_me_comes_first(guest: Guest, invite: Invite) -> None:
    here = guest.begin("turkish")
    mine = guest.begin("american", opponent="link", colour="black", clock="3d")
    assert here.page is mine.page
    table = guest.tab.url.rpartition("/")[2]
    friend = invite()
    friend.tab.goto(f"/t/{table}")
    friend.tab.get_by_role("button", name="Join").click()
    friend.tab.wait_for_url("**/games/*")
    for person in (guest, friend):
        remember(person, table)
        person.tab.goto("/my")
    first = guest.tab.locator("#yours [data-game]")
    expect(first).to_have_count(1)
    expect(first).to_contain_text("American checkers")
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("3 days left")
    waiting = friend.tab.locator("#running [data-game]")
    expect(waiting).to_contain_text("The other side is to move")
    expect(friend.tab.locator("#yours")).to_be_hidden()


def remember(person: Guest, table: str) -> None:
    """The API seats without the list of a browser: put the table on it."""
    person.context.request.post("/my", form={"table": table, "back": "1"})


def test_a_finished_game_is_folded_and_tells_who_won(guest: Guest) -> None:
    guest.against_computer()
    table = guest.tab.url.rpartition("/")[2]
    guest.tab.get_by_role("button", name="Resign").click()
    guest.tab.locator("#slot").get_by_role("button", name="Resign").click()
    guest.tab.locator("#slot").get_by_text("You lose").wait_for()
    remember(guest, table)
    guest.tab.goto("/my")
    entry = guest.tab.locator(f'.finished [data-game="{table}"]')
    expect(entry).to_contain_text("You lost")
    entry.get_by_role("button", name="Take").click()
    expect(guest.tab.get_by_text("No games on this device yet")).to_be_visible()
    guest.tab.get_by_role("button", name="Put it back").click()
    expect(entry).to_have_count(1)


def test_the_places_fold_on_a_phone(phone: Guest) -> None:
    phone.tab.goto("/")
    places = phone.tab.locator(".places")
    link = places.get_by_role("link", name="My games")
    expect(link).to_be_hidden()
    places.locator("summary").tap()
    expect(link).to_be_visible()
    phone.tab.keyboard.press("Escape")
    expect(link).to_be_hidden()
    places.locator("summary").tap()
    phone.tab.locator("h1").tap()
    expect(link).to_be_hidden()
    places.locator("summary").tap()
    link.tap()
    phone.tab.wait_for_url("**/my")

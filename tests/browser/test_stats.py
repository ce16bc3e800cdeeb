"""The statistics, as they are seen, by keyboard, without scripts and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import small, violations
from tests.browser.conftest import Invite
from tests.browser.guest import Guest

PAGES = ("/stats", "/stats/spanish", "/stats/spanish/forty")

pytestmark = pytest.mark.usefixtures("finished")


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("page", PAGES)
def test_no_page_of_figures_shuts_anybody_out(
    guest: Guest, phone: Guest, page: str, screen: str
) -> None:
    visitor = guest if screen == "desk" else phone
    visitor.tab.goto(page)
    for summary in visitor.tab.locator("main summary").all():
        summary.click()
    assert violations(visitor.tab) == []
    assert small(visitor.tab) == []
    assert visitor.tab.evaluate(
        "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )


def test_on_a_phone_a_bar_is_as_wide_as_its_row(phone: Guest) -> None:
    phone.tab.goto("/stats")
    narrow = """() => {
      const table = document.querySelector(".games");
      // as it stands where nobody has finished a game yet
      table.classList.add("single");
      return [...table.querySelectorAll(".of-engine svg")]
        .filter((bar) => bar.clientWidth < 0.98 * bar.closest("tr").clientWidth).length;
    }"""
    assert phone.tab.evaluate(narrow) == 0


def test_a_game_is_found_from_the_menu(guest: Guest) -> None:
    guest.tab.goto("/")
    guest.tab.get_by_role("navigation").get_by_role("link", name="Statistics").click()
    expect(guest.tab.get_by_role("heading", level=1)).to_have_text("Statistics")
    guest.tab.get_by_role("rowheader", name="Turkish draughts").get_by_role("link").click()
    expect(guest.tab.get_by_role("heading", level=1)).to_have_text("Turkish draughts in figures")
    expect(guest.tab.get_by_role("complementary")).to_contain_text("The computer against itself")


def test_charts_are_read_as_tables_by_keyboard(guest: Guest) -> None:
    guest.tab.goto("/stats/spanish")
    summary = guest.tab.get_by_role("complementary").get_by_text("As a table")
    table = guest.tab.get_by_role("complementary").get_by_role("table", name="Length of games")
    expect(table).to_be_hidden()
    summary.focus()
    guest.tab.keyboard.press("Enter")
    expect(table).to_be_visible()


def test_everything_is_there_without_scripts(invite: Invite) -> None:
    plain = invite(java_script_enabled=False)
    plain.tab.goto("/stats")
    expect(plain.tab.get_by_role("rowheader", name="Spanish draughts")).to_be_visible()
    plain.tab.goto("/stats/spanish")
    chart = plain.tab.get_by_role("img", name="Half of the games or more take")
    expect(chart.first).to_be_visible()

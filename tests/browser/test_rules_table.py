"""The table of all games in a browser: its columns in views that fit the screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

#: By how much the table is wider than its box, and rows that are taller than what stands in them.
_FIT = """() => {
  const box = document.querySelector(".scroll");
  const rows = [...document.querySelectorAll("table.all tbody tr")];
  const within = (cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { paddingTop: above, paddingBottom: below } = getComputedStyle(cell);
    return range.getBoundingClientRect().height + parseFloat(above) + parseFloat(below);
  };
  return {
    wide: box.scrollWidth - box.clientWidth,
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    tall: rows.filter((row) => row.offsetHeight > 6 + Math.max(...[...row.cells]
      .filter((cell) => cell.checkVisibility()).map(within))).map((row) => row.cells[0].innerText),
  };
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("view", ["moves", "course"])
def test_every_column_of_a_view_is_seen_at_a_desk(guest: Guest, lang: str, view: str) -> None:
    for like in ("", "&like=international"):
        guest.tab.goto(f"/{lang}/rules?columns={view}{like}")
        assert guest.tab.evaluate(_FIT) == {"wide": 0, "page": 0, "tall": []}
    guest.tab.evaluate("() => scrollTo(0, 2000)")
    expect(guest.tab.locator("table.all thead th").first).to_be_in_viewport()


def test_columns_are_exchanged_in_place_and_kept_in_the_address(guest: Guest) -> None:
    guest.tab.goto("/rules?like=spanish")
    table, views = guest.tab.locator("table.all"), guest.tab.get_by_role("navigation")
    expect(table.locator("tbody .c-flying").first).to_be_visible()
    expect(table.locator("tbody .c-draws").first).to_be_hidden()
    table.locator('th[data-column="men"] button').click()
    views.get_by_role("link", name="Beginning, crowning, draws").click()
    expect(table.locator("tbody .c-draws").first).to_be_visible()
    expect(table.locator("tbody .c-flying").first).to_be_hidden()
    # nothing was asked for anew
    expect(table.locator('th[data-column="men"]')).to_have_attribute("aria-sort", "ascending")
    assert guest.tab.url.endswith("/rules?like=spanish&columns=course")
    guest.tab.get_by_label("Games like").select_option("thai")
    guest.tab.wait_for_url("**/rules?columns=course&like=thai")
    expect(table.locator("..")).to_have_attribute("data-view", "course")
    views.get_by_role("link", name="All columns").click()
    expect(table.locator("tbody td:visible")).to_have_count(14 * table.locator("tbody tr").count())


def test_a_note_leads_back_to_a_column_that_was_not_shown(guest: Guest) -> None:
    guest.tab.goto("/rules")
    for view in ("moves", "course", "moves"):
        table = guest.tab.locator("table.all")
        place = table.locator(f'td.in-{view} sup a[id^="r-"]').last
        name = place.get_attribute("id")
        guest.tab.locator(f'.footnotes a[href$="#{name}"]').click()
        expect(place).to_be_in_viewport()
        expect(table.locator("..")).to_have_attribute("data-view", view)


def test_on_a_phone_the_names_stay_and_an_edge_shows_that_there_is_more(phone: Guest) -> None:
    phone.tab.goto("/rules")
    name = phone.tab.locator("table.all tbody th").first
    before = name.bounding_box()
    phone.tab.evaluate("() => document.querySelector('.scroll').scrollTo(500, 0)")
    assert name.bounding_box() == before
    assert phone.tab.evaluate(
        "() => getComputedStyle(document.querySelector('.scroll')).backgroundImage"
    ).count("gradient")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("view", ["moves", "course", "all"])
def test_on_a_phone_no_row_is_stretched_by_what_lies_beyond_the_edge(
    phone: Guest, lang: str, view: str
) -> None:
    phone.tab.goto(f"/{lang}/rules?columns={view}")
    heights = "rows => rows.map(row => row.offsetHeight)"
    # five lines of text, the padding and the border above
    assert max(phone.tab.locator("table.all tbody tr").evaluate_all(heights)) <= 5 * 20 + 19

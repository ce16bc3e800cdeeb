"""The rule book in a browser: sorted, sifted, compared, and its diagrams played on."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.axe import violations
from tests.browser.guest import Guest
from tests.server.test_rules_pages import own_rules

CAPTURES = "#s-capturing .fig"


def names(guest: Guest) -> list[str]:
    """The games of the table that are to be seen, in order."""
    return guest.tab.locator("table.all tbody tr:visible th a").all_text_contents()


def figure(guest: Guest, address: str, which: str = CAPTURES) -> Locator:
    """The first of some diagrams, made live."""
    guest.tab.goto(address)
    one = guest.tab.locator(which).first
    one.get_by_role("button", name="Try it yourself").click()
    one.get_by_role("grid").wait_for()
    return one


def press(one: Locator, *squares: str) -> None:
    for name in squares:
        one.locator(f'[data-square="{name}"]').click()


def test_a_press_on_a_head_sorts_the_table(guest: Guest) -> None:
    guest.tab.goto("/rules")
    before = names(guest)
    head = guest.tab.locator('th[data-column="men"]')
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "ascending")
    ranks = guest.tab.evaluate(
        "() => [...document.querySelectorAll('td.c-men')].map((td) => Number(td.dataset.rank))"
    )
    assert ranks == sorted(ranks)
    head.get_by_role("button").press("Enter")
    expect(head).to_have_attribute("aria-sort", "descending")
    guest.tab.locator('th[data-column="name"] button').click()
    assert names(guest) == before
    assert guest.tab.url.endswith("/rules")


def test_the_table_is_sifted_and_finds_games_like_mine(guest: Guest) -> None:
    guest.tab.goto("/rules")
    guest.tab.get_by_role("searchbox").fill("spanisch")
    assert [name.strip() for name in names(guest)] == ["Spanish draughts"]
    notes = guest.tab.locator(".footnotes li:visible")
    assert set(notes.locator(".game").all_inner_texts()) == {"Spanish draughts"}
    guest.tab.get_by_role("searchbox").fill("zzz")
    expect(guest.tab.get_by_text("No game is called so.")).to_be_visible()
    expect(guest.tab.locator("table.all")).to_be_hidden()
    expect(guest.tab.locator(".footnotes")).to_be_hidden()
    guest.tab.get_by_role("searchbox").fill("")
    expect(guest.tab.get_by_text("No game is called so.")).to_be_hidden()
    expect(notes).to_have_count(guest.tab.locator(".footnotes li").count())
    guest.tab.get_by_role("radio", name="12x12").check()
    assert 0 < len(names(guest)) < 10
    guest.tab.get_by_label("Games like").select_option("spanish")
    guest.tab.wait_for_url("**/rules?*like=spanish")
    assert names(guest)[0].strip() == "Spanish draughts"
    expect(guest.tab.locator('th[data-column="like"]')).to_have_attribute("aria-sort", "ascending")


def test_a_diagram_plays_a_move_and_refuses_another(guest: Guest) -> None:
    one = figure(guest, "/rules/spanish")
    press(one, "1", "5")
    refusal = one.get_by_role("alert")
    expect(refusal).to_contain_text("You must capture")
    link = refusal.get_by_role("link", name="To the rule")
    expect(link).to_have_attribute("href", "#captures")
    link.click()
    expect(guest.tab.locator("#captures")).to_be_in_viewport()
    press(one, "14", "21")
    expect(one.get_by_role("status")).to_contain_text("14x21 is a move.")
    expect(one.locator(".pieces use.pb")).to_have_count(0)
    one.get_by_role("button", name="Back to the diagram").click()
    expect(one.locator(".pieces use.pb")).to_have_count(1)


def test_a_diagram_is_played_on_by_keyboard_alone(guest: Guest) -> None:
    guest.tab.goto("/rules/spanish")
    one = guest.tab.locator(CAPTURES).first
    begin = one.get_by_role("button", name="Try it yourself")
    begin.focus()
    begin.press("Enter")
    expect(one.locator('[data-square="14"]')).to_be_focused()
    guest.tab.keyboard.press("Enter")
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "Enter"):
        guest.tab.keyboard.press(key)
    expect(one.get_by_role("status")).to_contain_text("14x21")


def test_another_game_is_compared_in_place(guest: Guest) -> None:
    guest.tab.goto("/rules/spanish")
    part = guest.tab.locator("#differences")
    part.get_by_label("Show equal rows, too").check()
    expect(part.locator("#row-compulsory")).to_be_visible()
    part.get_by_role("button", name="German").click()
    expect(part.get_by_role("heading")).to_contain_text("German")
    expect(part.locator("#row-compulsory")).to_be_visible()
    part.get_by_label("Show equal rows, too").uncheck()
    expect(part.locator("#row-compulsory")).to_be_hidden()
    part.get_by_label("Compare with another game").select_option("thai")
    expect(part.get_by_role("heading")).to_contain_text("Thai")
    assert guest.tab.url.endswith("/rules/spanish")


def test_of_two_quick_choices_the_last_one_is_shown(guest: Guest) -> None:
    guest.tab.goto("/rules/spanish")
    part = guest.tab.locator("#differences")
    held: list[Route] = []
    german = re.compile("than=german")
    guest.tab.route(german, lambda route: held.append(route))  # noqa: PLW0108
    part.get_by_role("button", name="German").click()
    part.get_by_role("button", name="International").click()
    expect(part.get_by_role("heading")).to_contain_text("International")
    with guest.tab.expect_response(german) as late:
        held[0].continue_()
    late.value.finished()
    guest.tab.evaluate("() => new Promise((done) => setTimeout(done, 200))")
    expect(part.get_by_role("heading")).to_contain_text("International")
    guest.tab.unroute(german)
    part.get_by_role("button", name="German").click()
    expect(part.get_by_role("heading")).to_contain_text("German")


def test_two_games_are_chosen_and_exchanged(guest: Guest) -> None:
    guest.tab.goto("/rules/compare?a=italian&b=spanish")
    expect(guest.tab.locator("thead th").nth(1)).to_have_text("Italian draughts")
    guest.tab.get_by_role("link", name="Exchange the two games").click()
    expect(guest.tab.locator("thead th").nth(1)).to_have_text("Spanish draughts")
    guest.tab.get_by_label("Second game").select_option("russian")
    expect(guest.tab.locator("thead th").nth(2)).to_have_text("Russian draughts")


def test_the_contents_follow_the_reader(guest: Guest) -> None:
    guest.tab.goto("/rules/spanish#captures")
    expect(guest.tab.locator("#captures")).to_be_in_viewport()
    expect(guest.tab.locator('.toc a[href="#s-capturing"]')).to_have_attribute(
        "aria-current", "true"
    )


def test_a_page_is_read_without_a_script(guest: Guest) -> None:
    context = guest.context.browser
    assert context is not None
    plain = context.new_context(base_url=guest.url, java_script_enabled=False)
    page = plain.new_page()
    page.goto("/rules/spanish")
    expect(page.locator(CAPTURES).first.get_by_role("img")).to_be_visible()
    expect(page.get_by_role("button", name="Try it yourself").first).to_be_hidden()
    page.get_by_role("button", name="International").click()
    expect(page.locator("#differences h2")).to_contain_text("International")
    page.goto("/rules")
    page.locator('th[data-column="men"] button').click()
    expect(page.locator('th[data-column="men"]')).to_have_attribute("aria-sort", "ascending")
    plain.close()


def test_folded_diagrams_are_on_paper(guest: Guest) -> None:
    guest.tab.goto("/rules/spanish")
    folded = guest.tab.locator("#s-draws details.more .fig").first
    expect(folded).to_be_hidden()
    guest.tab.emulate_media(media="print")
    expect(folded).to_be_visible()
    assert (folded.bounding_box() or {"height": 0})["height"] > 100
    guest.tab.emulate_media(media="screen")
    expect(folded).to_be_hidden()


OWN = f"/rules/own?rules={own_rules()}"
BOOK = ("/rules?like=spanish", "/rules/spanish", "/rules/compare")
FLAWED = f"/rules/own?rules={own_rules(captures={'prefer': ['most_pieces'] * 2})}"
OTHERS = {
    "hexagon": "/rules/hexdame",
    "points": "/rules/alquerque",
    "own rules": OWN,
    "flawed rules": FLAWED,
}


@pytest.mark.parametrize("address", OTHERS.values(), ids=OTHERS)
def test_no_page_of_another_board_shuts_anybody_out(guest: Guest, address: str) -> None:
    guest.tolerated = ("422",)
    guest.tab.goto(address)
    assert violations(guest.tab) == []


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("address", BOOK)
def test_no_page_of_the_book_shuts_anybody_out(
    guest: Guest, phone: Guest, address: str, screen: str
) -> None:
    visitor = guest if screen == "desk" else phone
    if address == "/rules/spanish":
        one = figure(visitor, address)
        press(one, "1", "5")
        one.get_by_role("alert").wait_for()
    else:
        visitor.tab.goto(address)
    assert violations(visitor.tab) == []
    wide = visitor.tab.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0
    assert screen == "desk" or low(visitor) == []


def low(guest: Guest) -> list[str]:
    """What can be pressed and is less than 44 pixels high, but for links within sentences."""
    found: list[str] = guest.tab.evaluate(
        """() => [...document.querySelectorAll("main :is(a, button, select, summary)")]
          .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== "inline")
          .filter((one) => !one.closest("sup, .fn, .notes, .footnotes, .c-like"))
          .filter((one) => one.getBoundingClientRect().height < 43.5)
          .filter((one) => !getComputedStyle(one, "::after").content.includes('""'))
          .map((one) => one.textContent || one.id)"""
    )
    return found

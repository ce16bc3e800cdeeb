"""The game on a phone, by touch."""

import random

import pytest
from playwright.sync_api import Page, expect

from damarium.game import Board
from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.table import Table

#: A try that a rule forbids, two ways to capture, and a game that has ended.
SCENES = {
    "refusal": ("W:W6,7,8,9,10,11,14,17:B15,16,21,22,23,25,29,32", ("17", "26")),
    "ways": ("W:W11,1:B15,14,23,22,31", ("11",)),
    "end": ("W:W11,1:B15", ("11",)),
}

#: Quiet moves of three kings against one that comes to the main road: three counters run.
THREE_COUNTERS = (
    "f8-h6 g1-h2 a7-f2 h2-d6 h6-g5 d6-f8 f2-d4 f8-b4 d4-b6 b4-d6 g5-h6 d6-c7 "
    "b6-a7 c7-e5 d8-h4 e5-h8 a7-e3 h8-e5 h4-d8 e5-a1 e3-c5 a1-e5"
)


def scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    return wide


def half_covered(page: Page) -> list[str]:
    """What the bar at the bottom covers in part, on the first screen."""
    found: list[str] = page.evaluate(
        """() => {
          const bar = document.querySelector(".phonebar").getBoundingClientRect().top;
          return [...document.querySelectorAll("main :is(button, input, label, p)")]
            .filter((one) => one.checkVisibility() && !one.closest(".phonebar, dialog, .vh"))
            .filter((one) => {
              const { top, bottom } = one.getBoundingClientRect();
              return top < bar - 1 && bottom > bar + 1;
            })
            .map((one) => one.textContent || one.id);
        }"""
    )
    return found


def covered(page: Page, selector: str) -> list[str]:
    """What of this the bar at the bottom covers, wholly or in part."""
    found: list[str] = page.evaluate(
        """(selector) => {
          const bar = document.querySelector(".phonebar").getBoundingClientRect().top;
          return [...document.querySelectorAll(selector)]
            .filter((one) => one.getBoundingClientRect().bottom > bar)
            .map((one) => one.id || one.className);
        }""",
        selector,
    )
    return found


def test_a_game_is_played_to_its_end_by_touch(phone: Guest) -> None:
    variant = "american+capture-optional"
    table = phone.begin(variant)
    board = Board(variant)
    chance = random.Random(219)
    while board.outcome() is None:
        move = chance.choice(board.legal_moves)
        table.play([board.names[square] for square in move.path], table.tap)
        board.push(move)
        table.shows_its_state()
        assert not scrolls_sideways(table.page)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    table.says(f"{outcome.winner.value.title()} wins")
    before = table.page.url
    table.slot.get_by_role("button", name="Rematch").tap()
    table.page.wait_for_url(lambda url: url != before)


def test_the_board_reaches_from_edge_to_edge(phone: Guest) -> None:
    table = phone.begin()
    box = table.page.locator("draughts-board").bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    assert not scrolls_sideways(table.page)


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 740}], ids=["390", "360"])
def test_board_message_and_last_moves_fit_the_screen(
    phone: Guest, scene: str, size: dict[str, int]
) -> None:
    fen, presses = SCENES[scene]
    table = phone.begin(fen=fen)
    table.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    table.tap(*presses)
    expect(table.slot.get_by_role("button").first).to_be_visible()
    assert not scrolls_sideways(table.page)
    if size == PHONE:
        assert half_covered(table.page) == []
        assert covered(table.page, "#slot, .moves") == []


def test_a_claim_and_a_draw_counter_fit_the_screen(phone: Guest) -> None:
    table = phone.begin_after(10 * "1-5 32-28 5-1 28-32 ", "american", fen="B:WK32:BK1")
    table.says("You may claim a draw")
    expect(table.page.locator("#counters")).to_be_visible()
    assert half_covered(table.page) == []
    assert covered(table.page, "#counters, .moves") == []


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_three_draw_counters_leave_the_moves_and_the_most_urgent_to_be_seen(
    invite: Invite, lang: str
) -> None:
    screen = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": lang}
    table = invite(**screen).begin_after(THREE_COUNTERS, "russian", fen="W:WKa7,Kf8,Kd8:BKg1")
    counts = table.page.locator("#counters .count")
    expect(counts).to_have_count(3)
    expect(counts.filter(visible=True)).to_have_count(1)
    expect(counts.first).to_contain_text("8 of 10" if lang == "en-GB" else "8 von 10")
    assert covered(table.page, "#slot, .moves, .count:not(.folded), .more") == []
    sentence = counts.first.locator("strong")
    assert sentence.evaluate("(one) => one.scrollWidth <= one.clientWidth")

    more = table.page.locator("#counters button")
    expect(more).to_have_text("+2")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.tap()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(counts.filter(visible=True)).to_have_count(3)
    assert covered(table.page, ".moves, .count") == []
    assert not scrolls_sideways(table.page)
    ply = table.state["ply"]
    table.page.evaluate("() => scrollTo(0, 0)")
    table.tap("d8", "c7")
    table.until_ply(ply + 1)
    expect(counts.filter(visible=True)).to_have_count(3)


def test_a_refusal_takes_the_room_of_the_counters(phone: Guest) -> None:
    table = phone.begin_after(THREE_COUNTERS, "russian", fen="W:WKa7,Kf8,Kd8:BKg1")
    table.tap("d8", "b8")
    expect(table.slot.get_by_role("button", name="Close")).to_be_visible()
    expect(table.page.locator("#counters")).to_be_hidden()
    assert covered(table.page, "#slot, .moves") == []
    table.do("Close")
    expect(table.page.locator("#counters")).to_be_visible()


def test_the_facts_are_in_the_menu(phone: Guest) -> None:
    table = phone.begin()
    expect(table.page.locator("#fact-captures")).to_be_hidden()
    expect(table.menu().locator("#fact-captures")).to_be_visible()
    assert not scrolls_sideways(table.page)


def test_the_rule_of_a_refusal_opens_the_rule_book_at_it(phone: Guest) -> None:
    fen, presses = SCENES["refusal"]
    table = phone.begin(fen=fen)
    table.tap(*presses)
    with phone.context.expect_page() as opened:
        table.slot.get_by_role("link", name="To the rule").tap()
    expect(opened.value.locator("#captures")).to_be_in_viewport()


def test_a_finger_beside_a_small_square_means_the_nearest(phone: Guest) -> None:
    table = phone.begin("american@12x12", fen="B:W72:B1,10")
    piece, target = ("10", table.state["legal"][-1]["path"][-1])
    table.tap(piece)
    x, y = table.middle(target)
    side = table.middle(piece)[0]
    # on the light square beside it, away from the piece
    table.page.touchscreen.tap(x + (18 if x > side else -18), y)
    table.until_ply(1)


def test_the_home_page_fits_the_phone(phone: Guest) -> None:
    phone.tab.goto("/")
    expect(phone.tab.get_by_role("button", name="Start the game")).to_be_visible()
    assert not scrolls_sideways(phone.tab)


def test_a_watcher_needs_no_bar(phone: Guest, guest: Guest) -> None:
    table = Table(phone.open(guest.begin().page.url).page)
    expect(table.page.locator(".phonebar")).to_be_hidden()

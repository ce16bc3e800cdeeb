"""The game where the screen is low, and on paper."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import Guest
from tests.browser.table import Table

#: Within half a pixel nobody sees a difference.
SLIGHT = 0.5


def inside(part: Locator, width: float, height: float) -> bool:
    """Lies all of it on the first screen?"""
    box = part.bounding_box()
    assert box is not None
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return min(box["x"], box["y"]) >= 0 and right <= width + SLIGHT and bottom <= height + SLIGHT


def overlap(one: Locator, other: Locator) -> bool:
    """Does one cover the other, in part or wholly?"""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + SLIGHT or b["x"] + b["width"] <= a["x"] + SLIGHT
    below = a["y"] + a["height"] <= b["y"] + SLIGHT or b["y"] + b["height"] <= a["y"] + SLIGHT
    return not (beside or below)


@pytest.mark.parametrize("variant", ["spanish", "hexdame"])
@pytest.mark.parametrize(("width", "height"), [(640, 400), (844, 390), (740, 360), (853, 533)])
def test_on_a_low_screen_board_seats_and_tools_are_in_sight(
    guest: Guest, variant: str, width: int, height: int
) -> None:
    table = guest.begin(variant)
    page = table.page
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".phonebar")).to_be_hidden()
    board = page.locator("#board")
    parts = [page.locator(part) for part in ("#seat-above", "#seat-below", ".movebox .tools")]
    for part in (board, *parts):
        assert inside(part, width, height)
    assert not any(overlap(board, part) for part in (*parts, page.locator("#slot")))
    assert not sideways(page)


def sideways(page: Page) -> bool:
    wide: bool = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    return wide


def printed(table: Table, *parts: str) -> list[str]:
    """Which of these parts come to paper."""
    return [part for part in parts if table.page.locator(part).filter(visible=True).count()]


def test_on_paper_stand_board_names_moves_rules_and_the_end(guest: Guest) -> None:
    table = guest.begin(fen="W:W11,1:B15")
    page = table.page
    kept = ["#board", "#seat-above", "#seat-below", ".move", ".facts li", ".gamename strong"]
    left_out = [
        *(".top", ".foot", ".tools", ".steps", ".chat", "#typing", ".numbers", ".btn"),
        *(".turn", ".note", ".phonebar"),
    ]
    page.emulate_media(media="print")
    try:
        page.set_viewport_size({"width": 718, "height": 1000})
        assert printed(table, *left_out, ".end") == []
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": 1280, "height": 800})
        table.press("11", "20")
        table.says("White wins")
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 718, "height": 1000})
        expect(page.locator(".facts li").first).to_be_visible()
        assert printed(table, *kept, ".end", *left_out) == [*kept, ".end"]
    finally:
        page.emulate_media(media="null")


def test_what_cannot_be_pressed_yet_looks_so(guest: Guest, phone: Guest) -> None:
    white, _ = guest.with_friend(phone)
    propose = white.menu().get_by_role("button", name="Propose this game")
    expect(propose).to_be_disabled()
    expect(propose).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(propose).to_have_css("cursor", "default")

"""From right to left the page turns round, and the board does not."""

import pytest
from playwright.sync_api import Page

from tests.browser.guest import Guest

PLACES = (
    *("/", "/lobby", "/rules/edit", "/rules/edit?from=spanish"),
    *("/rules", "/rules/spanish", "/rules/compare", "/stats"),
)


def turned(page: Page) -> None:
    page.evaluate("() => { document.documentElement.dir = 'rtl'; }")


def stands_out(page: Page) -> bool:
    """Whether the page is broader than the screen, on either side."""
    broad: bool = page.evaluate(
        """() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth;
        }"""
    )
    return broad


@pytest.mark.parametrize("place", PLACES)
def test_nothing_stands_out_beside_the_page(guest: Guest, phone: Guest, place: str) -> None:
    for one in (guest, phone):
        one.tab.goto(place)
        assert not stands_out(one.tab)
        turned(one.tab)
        assert not stands_out(one.tab)


def places(page: Page, what: str) -> list[list[int]]:
    """Where everything that a selector finds stands in its board or list."""
    found: list[list[int]] = page.evaluate(
        """(what) => [...document.querySelectorAll(what)].map((one) => {
          const frame = one.closest("svg, ol").getBoundingClientRect();
          const place = one.getBoundingClientRect();
          return [Math.round(place.left - frame.left), Math.round(place.top - frame.top)];
        })""",
        what,
    )
    return found


def test_a_board_and_its_moves_keep_their_left_and_right(guest: Guest) -> None:
    page = guest.begin_after("11-15 23-20").page
    squares, moves = places(page, "#board .cell"), places(page, "#moves .move")
    assert len(squares) == 32
    assert len(moves) == 2
    turned(page)
    assert places(page, "#board .cell") == squares
    assert places(page, "#moves .move") == moves
    # the panel has changed its side
    assert page.evaluate(
        "() => document.querySelector('.right').getBoundingClientRect().right"
        " <= document.querySelector('#board').getBoundingClientRect().left"
    )
    assert not stands_out(page)

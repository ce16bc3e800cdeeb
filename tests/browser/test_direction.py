"""From right to left the page turns round, and the board does not."""

import pytest
from playwright.sync_api import Page

from tests.browser.guest import Guest

PLACES = ("/", "/lobby", "/rules/edit", "/rules/edit?from=spanish")


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


def test_a_board_and_its_moves_keep_their_left_and_right(guest: Guest) -> None:
    table = guest.begin_after("11-15 23-20")
    page = table.page
    where = """() => [...document.querySelectorAll("#board .cells > *, #moves .move")].map(
      (one) => one.getBoundingClientRect()).map(({ left, top }) => [left, top])"""
    frame = "() => document.querySelector('#board svg').getBoundingClientRect().left"

    def places(part: slice) -> list[list[int]]:
        left = page.evaluate(frame)
        return [[round(x - left), round(y)] for x, y in page.evaluate(where)[part]]

    before, moves = places(slice(0, 64)), page.evaluate(where)[-2:]
    turned(page)
    assert places(slice(0, 64)) == before
    first, second = page.evaluate(where)[-2:]
    assert first[0] < second[0]
    assert moves[1][0] - moves[0][0] == second[0] - first[0]
    # the panel has changed its side
    assert page.evaluate(
        "() => document.querySelector('.right').getBoundingClientRect().right"
        " <= document.querySelector('#board').getBoundingClientRect().left"
    )
    assert not stands_out(page)

"""Pages that arrive slowly: what is seen of them stays where it is."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.guest import PHONE, Guest
from tests.browser.pieces import slow_line
from tests.server.test_rules_pages import own_rules
from tests.serving import Served, Visitor

_SCREENS: dict[str, dict[str, object]] = {
    "desk": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
#: Pages that are on their way at a time: mostly each waits for its next piece.
_TABS = 9
_ADDRESSES = (
    "/",
    "/lobby",
    "/rules",
    "/rules?columns=course",
    "/rules?columns=all",
    "/rules?like=spanish",
    "/rules/spanish",
    "/rules/hexdame",
    f"/rules/own?rules={own_rules()}",
    f"/rules/own?rules={own_rules(captures={'prefer': ['most_pieces'] * 2})}",
    "/rules/compare",
    "/rules/compare?a=spanish&b=hexdame",
    "/rules/edit",
    "/rules/edit?from=spanish",
    "/stats",
    "/stats/spanish",
    "/nothing",
)
_WATCH = """
globalThis.moved = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    for (const { node, previousRect: from, currentRect: to } of sources) {
      const name = (node?.outerHTML ?? node?.textContent ?? "").slice(0, 120);
      moved.push(`${name} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`);
    }
}).observe({ type: "layout-shift", buffered: true });
"""
#: Everything is there, and the browser has drawn it.
_AT_REST = """() => new Promise((done) => {
  const look = () => (document.querySelector("[data-unfilled]") ? setTimeout(look, 50)
    : requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(moved), 100))));
  look();
})"""


@pytest.fixture(scope="module")
def slow(server: Served, finished: None) -> Iterator[str]:
    """The server at the end of a slow line, with figures of games."""
    with slow_line(server.port) as url:
        yield url


def games(guest: Guest) -> Iterator[str]:
    """Pages of games as this guest sees them, the last ones of his own list."""
    for variant, fields in (
        ("spanish", {"opponent": "computer", "level": 1, "colour": "white"}),
        ("spanish", {"opponent": "here"}),
        ("hexdame", {"opponent": "here"}),
        ("alquerque", {"opponent": "here"}),
        ("spanish", {"opponent": "link", "colour": "white"}),
    ):
        answer = guest.context.request.post("/api/games", data={"variant": variant, **fields})
        yield f"/games/{answer.json()['id']}"
    with Visitor(guest.url) as friend:
        yield f"/games/{friend.create(variant='spanish', opponent='link', colour='white')}"
        seat = guest.context.request.post(
            "/api/games", data={"variant": "russian", "opponent": "link", "colour": "white"}
        ).json()["id"]
        assert friend.http.post(f"/api/games/{seat}/join").status_code == 200
        yield f"/games/{seat}"
    yield "/my"


@pytest.mark.parametrize(("screen", "lang"), [("desk", "en-GB"), ("phone", "de-DE")])
def test_nothing_moves_while_a_page_arrives(
    browser: Browser, slow: str, screen: str, lang: str
) -> None:
    guest = Guest(browser, slow, locale=lang, **_SCREENS[screen])
    guest.context.add_init_script(_WATCH)
    moved: dict[str, list[str]] = {}
    addresses = [*_ADDRESSES, *games(guest)]
    for start in range(0, len(addresses), _TABS):
        some = addresses[start : start + _TABS]
        tabs = [(address, set_out(guest, address)) for address in some]
        for address, tab in tabs:
            tab.wait_for_load_state()
            moved[address] = tab.evaluate(_AT_REST)
            tab.close()
    guest.context.close()
    assert {address: seen for address, seen in moved.items() if seen} == {}


def set_out(guest: Guest, address: str) -> Page:
    """A tab in which a page begins to arrive."""
    tab = guest.page()
    tab.goto(address, wait_until="commit")
    return tab

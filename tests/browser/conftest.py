"""What the tests of the page share: one server, one browser, and guests who come and go."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import PHONE, Guest
from tests.serving import Served, Visitor, server

__all__ = ["server"]

Invite = Callable[..., Guest]


@pytest.fixture(scope="module")
def finished(server: Served) -> None:
    """Games of two kinds of rules are over, so that there are figures of each kind."""
    with Visitor(server.url) as visitor:
        visitor.finish("spanish/forty", opponent="here")
        visitor.finish("spanish", opponent="computer", level=1)


@pytest.fixture
def invite(browser: Browser, server: Served) -> Iterator[Invite]:
    """Lets guests in, each with a browser of his own; when they leave, nothing went wrong."""
    guests: list[Guest] = []

    def let_in(url: str = server.url, **options: object) -> Guest:
        guests.append(Guest(browser, url, **options))
        return guests[-1]

    yield let_in
    for guest in guests:
        guest.rest()
        guest.context.close()


@pytest.fixture(scope="session")
def regulars(browser: Browser, server: Served) -> Iterator[dict[str, Guest]]:
    """Guests who stay for all tests, so that their browsers know the files of the site.

    Those at a desk want nothing to move, which spares them time; the phone shows all motion.
    """
    guests = {
        "en": Guest(browser, server.url, reduced_motion="reduce"),
        "de": Guest(browser, server.url, reduced_motion="reduce", locale="de-DE"),
        "phone": Guest(
            browser,
            server.url,
            viewport=PHONE,
            has_touch=True,
            is_mobile=True,
            device_scale_factor=2,
        ),
    }
    yield guests
    for guest in guests.values():
        guest.context.close()


@pytest.fixture
def guest(regulars: dict[str, Guest]) -> Iterator[Guest]:
    """Somebody at a desk who reads English."""
    yield regulars["en"]
    regulars["en"].rest()


@pytest.fixture
def german(regulars: dict[str, Guest]) -> Iterator[Guest]:
    """Somebody at a desk who reads German."""
    yield regulars["de"]
    regulars["de"].rest()


@pytest.fixture
def phone(regulars: dict[str, Guest]) -> Iterator[Guest]:
    """Somebody with a phone who reads English."""
    yield regulars["phone"]
    regulars["phone"].rest()

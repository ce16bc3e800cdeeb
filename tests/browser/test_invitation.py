"""By a link: one invites, the other looks and joins, and both have a game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.table import Table

TO_A_GAME = re.compile(r"/games/[a-z0-9]+$")


def invites(host: Guest, opponent: str = "A friend by a link") -> str:
    """Make an invitation with the form; the link that is passed on."""
    host.tab.goto("/?game=spanish")
    # the radio itself lies under its words
    host.tab.get_by_role("radio", name=opponent).check(force=True)
    host.tab.get_by_role("button", name="Create the invitation").click()
    host.tab.wait_for_url(TO_A_GAME)
    return host.tab.get_by_label("Link to the table").input_value()


def joins(guest: Guest, link: str) -> None:
    """Open the link and press the button."""
    guest.tab.goto(link)
    guest.tab.get_by_role("button", name="Join").click()


def plays(page: Page, colour: str) -> None:
    """The page is a game in which this colour is the visitor's."""
    page.wait_for_url(TO_A_GAME)
    Table(page).until("(state, colour) => state.you.join() === colour", colour)


@pytest.mark.parametrize("screen", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}])
def test_a_friend_joins_by_the_link_and_both_play(
    guest: Guest, invite: Invite, screen: dict[str, object]
) -> None:
    link = invites(guest)
    friend = invite(**screen)
    joins(friend, link)
    plays(friend.tab, "black")
    plays(guest.tab, "white")  # without a reload by hand


def test_who_only_opens_the_link_takes_no_seat(guest: Guest, german: Guest) -> None:
    link = invites(guest)
    german.tab.goto(link)
    expect(german.tab.get_by_role("heading", level=1)).to_have_text("Spanische Dame")
    expect(german.tab.locator("form button")).to_have_count(1)
    expect(german.tab.locator(".rules li").first).to_be_hidden()
    german.tab.locator(".rules summary").click()
    expect(german.tab.locator(".rules li").first).to_be_visible()
    expect(guest.tab.locator("#waiting")).to_have_text("Waiting for the other person")


def test_two_others_play_and_the_host_watches(guest: Guest, invite: Invite) -> None:
    link = invites(guest, "Two others by a link")
    expect(guest.tab.locator("#waiting")).to_have_text("Waiting for two people")
    first, second = invite(), invite()
    joins(first, link)
    expect(first.tab.locator("#waiting")).to_have_text("Waiting for the other person")
    expect(guest.tab.locator("#waiting")).to_have_text("Waiting for the other person")
    joins(second, link)
    plays(second.tab, "black")
    plays(first.tab, "white")
    plays(guest.tab, "")


def test_the_link_is_copied(guest: Guest) -> None:
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = invites(guest)
    guest.tab.get_by_role("button", name="Copy").click()
    expect(guest.tab.get_by_role("button", name="Copied")).to_be_visible()
    assert guest.tab.evaluate("() => navigator.clipboard.readText()") == link


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_links_can_be_read_whole(guest: Guest, screen: dict[str, int]) -> None:
    invites(guest)
    guest.tab.get_by_text("Continue on another device").click()
    guest.tab.set_viewport_size({"width": screen["width"], "height": screen["height"]})
    for label, link in (
        ("Link to the table", "https://draughts.example.org/t/ke5krbw2ku"),
        ("Link to your own seat", f"https://draughts.example.org/seat/ke5krbw2ku#{'ab' * 16}"),
    ):
        field = guest.tab.get_by_label(label)
        field.wait_for()
        field.evaluate("(field, link) => { field.value = link; }", link)
        hidden = "(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
        assert field.evaluate(hidden) == [0, 0]


def test_a_seat_goes_on_at_another_device(guest: Guest, invite: Invite) -> None:
    link = invites(guest)
    guest.tab.get_by_text("Continue on another device").click()
    own = guest.tab.get_by_label("Link to your own seat")
    expect(own).to_have_value(re.compile(r"/seat/[a-z0-9]+#[0-9a-f]{32}$"))
    expect(guest.tab.locator("#seat-link .qr svg")).to_be_visible()
    assert own.input_value().partition("#")[2] not in guest.tab.content().replace(
        own.input_value(), ""
    )
    device = invite()
    addresses: list[str] = []
    device.context.on("request", lambda request: addresses.append(request.url))
    device.tab.goto(own.input_value())
    device.tab.wait_for_url(TO_A_GAME)
    expect(device.tab.get_by_label("Link to the table")).to_have_value(link)
    # nothing of it is left where somebody else could find it
    secret = own.input_value().partition("#")[2]
    assert not any(secret in address.partition("#")[0] for address in addresses)
    device.tab.go_back()
    assert secret not in device.tab.url


def test_a_wrong_seat_link_says_so_and_loses_its_secret(guest: Guest, invite: Invite) -> None:
    table = invites(guest).rpartition("/")[2]
    stranger = invite()
    stranger.tolerated = ("403",)
    stranger.tab.goto(f"/seat/{table}#{32 * '0'}")
    expect(stranger.tab.get_by_role("alert")).to_contain_text("opens no seat")
    assert "#" not in stranger.tab.url


def test_an_invitation_is_withdrawn_after_a_second_press(guest: Guest, invite: Invite) -> None:
    link = invites(guest)
    button = guest.tab.get_by_role("button", name="Withdraw it")
    expect(button).to_be_hidden()
    guest.tab.get_by_text("Withdraw the invitation").click()
    button.click()
    expect(guest.tab.get_by_text("The invitation was withdrawn.")).to_be_visible()
    stranger = invite()
    stranger.tab.goto(link)
    expect(stranger.tab.get_by_text("The invitation was withdrawn.")).to_be_visible()
    expect(stranger.tab.get_by_role("link", name="Start a game of your own")).to_be_visible()


def test_all_but_the_waiting_works_without_script(invite: Invite) -> None:
    host, friend = (invite(java_script_enabled=False) for _ in range(2))
    link = invites(host)
    host.tab.get_by_text("Continue on another device").click()
    expect(host.tab.locator("#seat-link noscript")).to_be_visible()
    joins(friend, link)
    host.tab.locator(".wait noscript a").click()
    expect(host.tab.locator("main noscript .note")).to_be_visible()


def test_days_are_offered_to_people_at_two_places_only(guest: Guest) -> None:
    guest.tab.goto("/")
    clock = guest.tab.get_by_label("Clock")
    guest.tab.get_by_role("radio", name="A friend by a link").check(force=True)
    clock.select_option("3d")
    guest.tab.get_by_role("radio", name="Two at this screen").check(force=True)
    expect(clock).to_have_value("none")
    expect(clock.locator("option[value='3d']")).to_be_disabled()


def test_each_opponent_is_asked_for_what_he_needs(guest: Guest) -> None:
    guest.tab.goto("/")
    labels = ("Level", "Colour", "Clock", "Show in the lobby")
    for opponent, asked in (
        ("Computer", ("Level", "Colour")),
        ("Two at this screen", ("Clock",)),
        ("A friend by a link", ("Colour", "Clock", "Show in the lobby")),
        ("Two others by a link", ("Clock", "Show in the lobby")),
    ):
        guest.tab.get_by_role("radio", name=opponent).check(force=True)
        shown = guest.tab.locator("#setup .field").filter(visible=True)
        for label in labels:
            expect(shown.filter(has_text=label)).to_have_count(1 if label in asked else 0)

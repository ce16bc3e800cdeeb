"""Lines that are lost, people who stay away, clocks that run out."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import UNREACHABLE, Guest


def test_a_dropped_connection_is_told_to_both_and_mended(guest: Guest, phone: Guest) -> None:
    guest.tolerated = UNREACHABLE
    white, black = guest.with_friend(phone, clock="5+3")
    white.press("11", "15")
    black.until_ply(1)
    black.tap("21", "18")
    white.until_ply(2)
    guest.context.set_offline(True)
    white.says("No connection.", "The server decides the time")
    expect(white.seat("below").locator(".away")).to_be_visible()
    # without a network the browser may not even be able to hang up; then the server hears silence
    black.until("({ seats }) => !seats.white.present", timeout=30_000)
    black.says("White: connection lost", "If nobody comes back, you may claim the game in")
    expect(black.seat("above").locator(".away")).to_be_visible()
    expect(black.speech).to_contain_text("White: connection lost.")
    # what is played meanwhile is sent when the line stands again
    white.press("12", "16")
    guest.context.set_offline(False)
    black.until_ply(3)
    white.until_ply(3)
    for table in (white, black):
        table.shows_its_state()
        expect(table.page.locator(".away")).to_have_count(0)


def test_an_answer_that_was_lost_with_the_line_is_not_played_twice(
    guest: Guest, phone: Guest
) -> None:
    guest.tolerated = UNREACHABLE
    white, black = guest.with_friend(phone)
    white.press("11", "15")
    guest.context.set_offline(True)
    black.until_ply(1)
    guest.context.set_offline(False)
    expect(white.slot).not_to_contain_text("No connection.")
    black.tap("21", "18")
    for table in (white, black):
        table.until_ply(2)
    assert [move["text"] for move in black.state["moves"]] == ["11-15", "21-18"]
    assert white.refused == []


def test_a_flag_falls_at_the_server(guest: Guest, phone: Guest, invite: Invite) -> None:
    white, black = guest.with_friend(phone, clock="3/move")
    watcher = invite().open(white.page.url)
    white.press("11", "15")
    black.until_ply(1)
    black.tap("21", "18")
    white.until_ply(2)
    expect(white.seat("below").get_by_role("timer")).to_have_class(re.compile("low"))
    expect(white.seat("below").get_by_role("timer")).to_have_text(re.compile(r"^[12]\.\d$"))
    for table in (white, black, watcher):
        table.until("({ status }) => status === 'over'")
        table.says("White has run out of time.")
    white.says("You lose")
    black.says("You win")


def test_days_for_a_move_are_told_in_days(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone, clock="3d")
    white.press("11", "15")
    black.until_ply(1)
    expect(black.seat("below").get_by_role("timer")).to_have_text("2 d 23 h")
    expect(white.page.locator(".gamename")).to_contain_text("3 days a move")


def test_who_stays_away_loses_by_a_claim(guest: Guest, phone: Guest, invite: Invite) -> None:
    white, black = guest.with_friend(phone, clock="3+2")
    watcher = invite().open(white.page.url)
    white.press("11", "15")
    black.until_ply(1)
    black.tap("21", "18")
    white.until_ply(2)
    white.page.goto("about:blank")
    black.says("White: connection lost", "If nobody comes back, you may claim the game in")
    watcher.says("White: connection lost", "are left to come back.")
    expect(black.slot.get_by_role("button", name="The win")).to_be_visible(timeout=40_000)
    expect(watcher.slot.get_by_role("button")).to_have_count(0)
    black.do("The win")
    black.says("You win")
    watcher.says("Black wins")


def test_going_back_to_the_page_goes_on_with_the_game(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    white.page.goto("/")
    black.until("({ seats }) => !seats.white.present")
    white.page.go_back()
    black.until("({ seats }) => seats.white.present")
    white.press("11", "15")
    black.until_ply(1)
    white.until_ply(1)
    white.shows_its_state()

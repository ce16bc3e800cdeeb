"""Two people with a browser each, who play by a link; a third one watches."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from damarium.game import Board
from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.table import Table

#: White may capture two ways that end on different squares; Black has a man to answer with.
WAYS = "W:W2,3:B6,13,14,15,21,27,30,31,32"


def in_step(*tables: Table) -> None:
    """All have come to the same move and show it."""
    ply = tables[0].state["ply"]
    for table in tables:
        table.until_ply(ply)
        table.shows_its_state()


@pytest.mark.timeout(240)
def test_a_whole_game_by_link_a_phone_against_a_desk(
    guest: Guest, phone: Guest, invite: Invite
) -> None:
    white, black = guest.with_friend(phone, "russian")
    watcher = invite().open(white.page.url)
    assert (white.state["you"], black.state["you"], watcher.state["you"]) == (
        ["white"],
        ["black"],
        [],
    )
    board = Board("russian")
    chance = random.Random(4)
    while board.outcome() is None:
        table, hand = (white, white.press) if board.turn.value == "white" else (black, black.tap)
        table.page.bring_to_front()
        move = chance.choice(board.legal_moves)
        table.play([board.names[square] for square in move.path], hand)
        board.push(move)
        for other in (white, black, watcher):
            other.until_ply(board.ply)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    winner, loser = (white, black) if outcome.winner.value == "white" else (black, white)
    winner.says("You win")
    loser.says("You lose")
    watcher.says(f"{outcome.winner.value.title()} wins")
    in_step(white, black, watcher)


def test_the_players_see_each_other_and_whose_turn_it_is(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    white.says("Your move")
    black.says("White to move")
    expect(white.page).to_have_title(re.compile("^Your move"))
    expect(white.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("turn.svg"))
    expect(white.seat("above").locator(".away")).to_have_count(0)
    white.press("11", "15")
    black.says("Your move")
    expect(black.page).to_have_title(re.compile("^Your move"))
    expect(white.page).not_to_have_title(re.compile("^Your move"))
    expect(white.page.locator("link[rel=icon]")).not_to_have_attribute(
        "href", re.compile("turn.svg")
    )
    expect(black.speech).to_contain_text("White: 11 to 15.")


def test_who_is_not_there_is_marked_in_the_seat(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    white.until("({ seats }) => seats.black.present")
    black.page.goto("about:blank")
    expect(white.seat("above").locator(".away")).to_contain_text("away")
    black.page.go_back()
    expect(white.seat("above").locator(".away")).to_have_count(0)


def test_both_may_press_at_once_and_only_whose_turn_it_is_moves(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    black.tap("21", "18")
    white.press("11", "15")
    black.until_ply(2)
    in_step(white, black)
    assert [move["text"] for move in white.state["moves"]] == ["11-15", "21-18"]
    assert [sent["do"] for sent in black.sent] == ["move"]


def test_a_reload_in_mid_capture_loses_only_the_steps_not_sent(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone, fen=WAYS)
    white.press("3", "10")
    assert white.sent == []
    white.page.reload()
    white.until("() => true")
    white.shows_its_state()
    white.play(white.state["legal"][0]["path"])
    black.until_ply(1)
    in_step(white, black)


def test_a_takeback_is_asked_declined_and_accepted(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    white.press("11", "15")
    black.until_ply(1)
    white.use("undo")
    white.says("You have asked to take back")
    black.says("White asks to take 1 move back")
    expect(black.speech).to_contain_text("White asks to take 1 move back")
    black.do("Decline")
    white.says("Your opponent does not take back.")
    assert white.state["ply"] == 1
    black.tap("21", "18")
    white.until_ply(2)
    white.use("undo")
    black.says("White asks to take 2 moves back")
    black.do("Accept")
    white.until_ply(0)
    black.until_ply(0)
    in_step(white, black)


def test_a_draw_is_offered_declined_and_agreed(guest: Guest, phone: Guest, invite: Invite) -> None:
    white, black = guest.with_friend(phone)
    watcher = invite().open(white.page.url)
    white.press("11", "15")
    black.until_ply(1)
    white.use("draw")
    white.says("You have offered a draw")
    black.says("White offers a draw")
    expect(watcher.slot.get_by_role("button")).to_have_count(0)
    black.do("Go on playing")
    white.says("Your offer of a draw is declined.")
    black.tap("21", "18")
    white.until_ply(2)
    black.use("draw")
    white.do("Accept")
    for table in (white, black, watcher):
        table.says("Draw")
    white.says("You agreed to a draw.")
    watcher.says("They agreed to a draw.")


def test_a_game_is_called_off_before_it_has_begun_in_earnest(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    expect(white.tool("resign")).to_have_text("Call off")
    white.use("resign")
    white.says("Call this game off?")
    white.do("Call it off")
    for table in (white, black):
        table.says("The game was called off", "It does not count for either of you.")


def test_resigning_ends_it_and_a_rematch_exchanges_the_colours(
    guest: Guest, phone: Guest, invite: Invite
) -> None:
    white, black = guest.with_friend(phone)
    watcher = invite().open(white.page.url)
    for ply, (table, squares) in enumerate(((white, ("11", "15")), (black, ("21", "18")))):
        (table.press if table is white else table.tap)(*squares)
        white.until_ply(ply + 1)
        black.until_ply(ply + 1)
    expect(white.tool("resign")).to_have_text("Resign")
    white.use("resign")
    white.do("Resign")
    black.says("You win", "White has resigned.")
    record = black.slot.get_by_role("link", name="Save as PDN")
    expect(record).to_have_attribute("href", f"/api/games/{black.state['id']}/pdn")

    white.do("Rematch")
    white.says("You have proposed a rematch.")
    black.says("White proposes a rematch.")
    black.do("Accept")
    for table, colour in ((white, "black"), (black, "white")):
        table.page.wait_for_url("**/games/*/2")
        assert Table(table.page).state["you"] == [colour]
    expect(white.page.locator("#round")).to_have_text("Round 2, 0 : 1.")
    expect(white.seat("above").locator(".score")).to_contain_text("1")
    expect(black.seat("below").locator(".score")).to_contain_text("1")
    watcher.slot.get_by_role("link", name="To the next game").click()
    watcher.page.wait_for_url("**/games/*/2")
    # the game before is still there to be looked at, and leads on
    white.page.goto(white.page.url.removesuffix("/2"))
    expect(white.slot.get_by_role("link", name="To the next game")).to_be_visible()


def test_another_game_is_proposed_through_the_menu(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    menu = white.menu()
    expect(menu.get_by_role("button", name="Propose this game")).to_be_disabled()
    expect(menu).to_contain_text("When this game is over you can propose another one here.")
    menu.get_by_role("button", name="Close").click()
    white.use("resign")
    white.do("Call it off")
    black.do("Another game")
    menu = black.page.get_by_role("dialog")
    menu.get_by_label("Game", exact=True).select_option("american")
    menu.get_by_label("Clock").select_option("5+3")
    expect(menu.locator("[name=opponent]").first).to_be_hidden()
    menu.get_by_role("button", name="Propose this game").click()
    white.says("Black proposes: American")
    white.do("Decline")
    black.says("Your opponent wants no further game now.")
    black.do("Rematch")
    white.do("Accept")
    for table in (white, black):
        table.page.wait_for_url("**/games/*/2")


def test_a_watcher_sees_all_and_can_do_nothing(guest: Guest, phone: Guest, invite: Invite) -> None:
    white, black = guest.with_friend(phone, clock="5+3")
    watcher = invite().open(white.page.url)
    expect(white.page.locator("#watchers")).to_have_text("1 watches")
    white.press("11", "15")
    watcher.until_ply(1)
    watcher.shows_its_state()
    expect(watcher.page.get_by_role("timer").first).to_be_visible()
    watcher.press("21", "18")
    for place in (".tools", "#typing", "#chat", ".phonebar"):
        expect(watcher.page.locator(place).first).to_be_hidden()
    assert watcher.sent == []
    assert black.state["ply"] == 1


def test_two_tabs_of_one_seat_both_play(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    second = guest.open(white.page.url, new_tab=True)
    second.press("11", "15")
    white.until_ply(1)
    black.until_ply(1)
    black.tap("21", "18")
    white.until_ply(2)
    white.page.bring_to_front()
    white.press("12", "16")
    second.until_ply(3)
    in_step(white, second, black)


def test_a_seat_goes_on_at_another_device(guest: Guest, phone: Guest, invite: Invite) -> None:
    white, black = guest.with_friend(phone)
    menu = white.menu()
    menu.get_by_text("Continue on another device").click()
    expect(menu).to_contain_text("This link is yours alone")
    expect(menu.get_by_role("img", name="QR code of your seat")).to_be_visible()
    link = menu.get_by_label("Link to your own seat").input_value()
    other = invite().open(link)
    other.page.wait_for_url("**/games/*")
    moved = Table(other.page)
    assert moved.state["you"] == ["white"]
    moved.press("11", "15")
    black.until_ply(1)


def scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    return wide


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_all_of_it_fits_a_small_phone(guest: Guest, invite: Invite, lang: str) -> None:
    small = invite(viewport={**PHONE, "width": 360}, has_touch=True, is_mobile=True, locale=lang)
    white, black = guest.with_friend(small, clock="5+3")
    white.press("11", "15")
    black.until_ply(1)
    white.use("undo")
    expect(black.slot.get_by_role("button").first).to_be_visible()
    assert not scrolls_sideways(black.page)
    black.talk()
    assert not scrolls_sideways(black.page)

"""What lies beside the board: taking back, draws, resigning, clocks, the menu."""

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.table import Table

#: Both kings go to and fro, in the end for the third time.
TO_AND_FRO = "1-5 32-28 5-1 28-32 "
KINGS = "B:WK32:BK1"


def test_undo_takes_back_the_move_and_the_computers_answer(guest: Guest) -> None:
    table = guest.against_computer()
    table.press("11", "15")
    table.until_ply(2)
    table.use("undo")
    table.until_ply(0)
    table.shows_its_state()
    expect(table.speech).to_contain_text("Taken back.")
    expect(table.tool("undo")).to_be_disabled()


def test_undo_at_one_screen_takes_back_one_move(guest: Guest) -> None:
    table = guest.begin_after("11-15 21-18")
    table.use("undo")
    table.until_ply(1)
    table.shows_its_state()


def test_resigning_asks_first(guest: Guest) -> None:
    table = guest.against_computer()
    table.use("resign")
    table.says("Do you want to resign?")
    expect(table.slot.get_by_role("button", name="Resign", exact=True)).to_be_focused()
    table.do("Go on playing")
    assert table.state["status"] == "running"
    table.use("resign")
    table.do("Resign")
    table.says("You lose", "White has resigned.", "0 moves.")


def test_a_draw_is_agreed_at_one_screen(guest: Guest) -> None:
    table = guest.begin_after("11-15 21-18")
    table.use("draw")
    table.says("Do you both agree to a draw?")
    table.do("Agree a draw")
    table.says("Draw", "You agreed to a draw.", "1 move.")


def test_the_computer_declines_a_draw_early_in_the_game(guest: Guest) -> None:
    table = guest.against_computer()
    table.press("11", "15")
    table.until_ply(2)
    table.use("draw")
    table.says("The computer declines the draw.")
    expect(table.speech).to_contain_text("The computer declines the draw.")
    expect(table.tool("draw")).to_be_disabled()


def test_a_third_repetition_may_be_claimed(guest: Guest) -> None:
    table = guest.begin_after(2 * TO_AND_FRO, "american", fen=KINGS)
    table.says("You may claim a draw")
    table.do("Claim the draw")
    table.until("({ status }) => status === 'over'")
    table.says("Draw", table.state["outcome"]["sentence"])


def test_the_draw_counter_shows_from_half_way_on(guest: Guest) -> None:
    table = guest.begin_after(9 * TO_AND_FRO + "1-5 32-28 5-1", "american", fen=KINGS)
    counter = table.page.locator("#counters")
    expect(counter).to_be_hidden()
    table.press("28", "32")
    table.until_ply(40)
    counted = table.state["counters"][0]
    assert (counted["count"], counted["limit"]) == (40, 80)
    expect(counter).to_contain_text(counted["sentence"])
    expect(counter).to_contain_text(counted["resets"])
    expect(counter.get_by_role("meter")).to_have_attribute("value", "40")


def test_the_board_turns_by_hand(guest: Guest) -> None:
    table = guest.begin()
    below = table.middle("1")[1]
    table.use("flip")
    assert table.middle("32")[1] == below
    expect(table.page.locator("#seat-below")).to_contain_text("Black")
    table.shows_its_state()


def test_who_plays_black_sits_behind_black(guest: Guest) -> None:
    table = guest.against_computer("american", colour="black")
    assert table.middle("1")[1] > table.middle("32")[1]
    expect(table.page.locator("#seat-below")).to_contain_text("You")
    expect(table.page.locator("#seat-above")).to_contain_text("Level 1")


def test_the_board_turns_by_itself_at_one_screen(guest: Guest) -> None:
    table = guest.begin()
    table.menu().get_by_label("Turn the board after each move").check()
    table.page.keyboard.press("Escape")
    assert table.middle("1")[1] > table.middle("32")[1]
    table.press("11", "15")
    expect(table.page.locator("#seat-below")).to_contain_text("Black")
    assert table.middle("1")[1] < table.middle("32")[1]
    table.shows_its_state()


def test_clocks_run_for_whoever_is_to_move(guest: Guest) -> None:
    table = guest.begin(clock="5+3")
    above, below = (table.page.locator(f"#seat-{seat} .clock") for seat in ("above", "below"))
    expect(above).to_have_text("5:00")
    table.press("11", "15")
    expect(above).to_have_class("clock on")
    expect(above).to_have_text("4:59")
    table.press("21", "18")
    expect(below).to_have_class("clock on")
    expect(above).to_have_class("clock")


def test_earlier_positions_are_looked_at_and_left_again(guest: Guest) -> None:
    table = guest.begin_after("11-15 21-18 12-16")
    table.page.locator("#moves .move").first.click()
    table.says("Position after 11-15")
    assert table.position == table.state["moves"][0]["position"]
    table.press("21", "17")
    table.shows_its_state()
    table.use("first")
    table.says("The starting position")
    table.do("Back to the game")
    table.shows_its_state()


def test_a_new_game_from_the_menu_asks_about_the_running_one(guest: Guest) -> None:
    table = guest.begin()
    before = table.page.url
    menu = table.menu()
    menu.get_by_label("Game", exact=True).select_option("american")
    menu.get_by_label("Size").select_option("12x12")
    menu.get_by_role("button", name="Start the game").click()
    expect(menu).to_contain_text("This game is not over yet.")
    menu.get_by_role("button", name="Go on playing").click()
    expect(menu).to_be_hidden()
    table.menu().get_by_role("button", name="Start the game").click()
    menu.get_by_role("button", name="Start the new one").click()
    table.page.wait_for_url(lambda url: url != before)
    new = Table(table.page)
    assert new.state["variant"]["spelling"] == "american@12x12"
    new.says("Different from last time")
    guest.tab.goto("/")
    expect(guest.tab.get_by_role("link", name="Go on playing").first).to_be_visible()


def test_a_game_that_is_over_is_left_without_a_question(guest: Guest) -> None:
    table = guest.begin(fen="W:W11,1:B15")
    table.press("11")
    table.says("White wins")
    before = table.page.url
    table.menu().get_by_role("button", name="Start the game").click()
    table.page.wait_for_url(lambda url: url != before)


def test_an_ended_game_is_looked_through(guest: Guest) -> None:
    table = guest.begin(fen="W:W11,1:B15")
    table.press("11")
    table.do("Look through")
    assert table.position == table.state["start"]
    table.use("next")
    table.says("White wins", "Black has no piece left.")

"""A move chosen while the opponent is to move."""

from playwright.sync_api import expect

from tests.browser.guest import Guest


def test_it_waits_on_the_board_and_is_played_when_the_opponent_has_moved(
    guest: Guest, phone: Guest
) -> None:
    white, black = guest.with_friend(phone)
    black.tap("21")
    black.says("Next move: from 21")
    black.tap("18")
    black.says("Next move: 21-18", "It is played when your opponent has moved.")
    assert black.marked(".m-ahead") == ["18", "21"]
    expect(black.square("21")).to_have_attribute("aria-label", "21, black man, moves next")
    expect(black.square("18")).to_have_attribute(
        "aria-label", "18, empty, target of your next move"
    )
    assert black.sent == []
    white.press("11", "15")
    white.until_ply(2)
    assert white.state["moves"][1]["text"] == "21-18"
    black.until_ply(2)
    assert black.marked(".m-ahead") == []


def test_escape_its_piece_and_the_button_cancel_it(guest: Guest, phone: Guest) -> None:
    _, black = guest.with_friend(phone)
    black.tap("21", "18")
    black.page.keyboard.press("Escape")
    black.says("White to move")
    black.tap("21", "18", "21")
    black.says("White to move")
    black.tap("21", "18")
    black.do("Cancel")
    black.says("White to move")
    assert black.marked(".m-ahead") == []
    expect(black.speech).to_contain_text("Cancelled.")


def test_what_is_no_move_any_more_is_dropped_with_a_sentence(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    black.tap("21", "13")
    white.press("11", "15")
    black.until_ply(1)
    black.says("The move you chose ahead is not possible now.")
    assert black.sent == []
    black.tap("21", "18")
    white.until_ply(2)


def test_it_is_dragged_typed_and_chosen_by_keys(guest: Guest, phone: Guest) -> None:
    black, white = guest.with_friend(phone, colour="black")
    black.drag("21", "18")
    black.says("Next move: 21-18")
    black.write("22-19")
    black.says("Next move: 22-19")
    expect(black.speech).to_contain_text("Next move: 22-19")
    black.write("11-15")
    black.says("There is no piece of yours on 11.")
    black.page.keyboard.press("Escape")
    for square in ("21", "17"):
        black.square(square).focus()
        black.page.keyboard.press("Enter")
    black.says("Next move: 21-17")
    white.tap("11", "15")
    black.until_ply(2)
    assert black.state["moves"][1]["text"] == "21-17"


def test_a_whole_capture_is_chosen_by_its_ends(guest: Guest, phone: Guest) -> None:
    # after 9-13 Black must capture 18x9x2
    white, black = guest.with_friend(phone, fen="W:W5,6,9:B18,32")
    black.tap("18", "2")
    white.press("9", "13")
    white.until_ply(2)
    assert len(white.state["moves"][1]["captured"]) == len(white.state["moves"][1]["path"]) - 1


def test_only_its_piece_chosen_it_is_chosen_still(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    black.tap("21")
    white.press("11", "15")
    black.until_ply(1)
    assert black.marked(".m-chosen") == ["21"]


def test_who_does_not_want_it_turns_it_off(guest: Guest, phone: Guest) -> None:
    _, black = guest.with_friend(phone)
    menu = black.menu()
    menu.get_by_label("Choose a move while the opponent is to move").uncheck()
    menu.get_by_role("button", name="Close").first.click()
    black.tap("21", "18")
    black.says("White to move")
    assert black.marked(".m-ahead") == []

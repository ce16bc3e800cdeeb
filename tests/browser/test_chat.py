"""What two players say to each other."""

from playwright.sync_api import expect

from tests.browser.guest import Guest


def test_presets_and_texts_are_said_and_told_apart(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    chat = white.talk()
    chat.get_by_role("button", name="Good luck!").click()
    expect(black.page.locator(".phonebar [data-unread]")).to_have_text("1")
    expect(black.page.get_by_role("button", name="Chat, 1 new line")).to_be_visible()
    expect(black.speech).to_contain_text("White says: Good luck!")
    sheet = black.talk()
    expect(sheet.locator(".theirs")).to_have_text("White Good luck!")
    expect(black.page.locator(".phonebar [data-unread]")).to_be_hidden()
    sheet.get_by_label("Your words").fill("<b>You, too</b> & thanks")
    sheet.get_by_role("button", name="Say", exact=True).click()
    expect(sheet.locator(".own")).to_have_text("You <b>You, too</b> & thanks")
    expect(chat.locator(".theirs")).to_have_text("Black <b>You, too</b> & thanks")
    assert chat.locator("li b").count() == 2
    black.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(black.page.get_by_role("dialog")).to_be_hidden()


def test_a_preset_is_read_in_the_language_of_whoever_reads(guest: Guest, german: Guest) -> None:
    white, black = guest.with_friend(german)
    chat = white.talk()
    chat.get_by_role("button", name="Hello!").click()
    expect(black.talk().locator(".theirs")).to_have_text("Weiß Hallo!")


def test_no_more_than_140_characters_fit_in(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    chat = white.talk()
    field = chat.get_by_label("Your words")
    field.press_sequentially("x" * 150, delay=0)
    field.press("Enter")
    expect(black.talk().locator(".theirs span")).to_have_text("x" * 140)


def test_lines_stay_after_a_reload(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    white.talk().get_by_role("button", name="Hello!").click()
    expect(black.page.locator(".phonebar [data-unread]")).to_have_text("1")
    black.page.reload()
    expect(black.talk().locator(".theirs")).to_have_text("White Hello!")


def test_the_switch_hides_it_and_nothing_is_announced(guest: Guest, phone: Guest) -> None:
    white, black = guest.with_friend(phone)
    menu = black.menu()
    menu.get_by_label("Chat").uncheck()
    menu.get_by_role("button", name="Close").first.click()
    expect(black.page.locator("[data-chat-open]")).to_be_hidden()
    white.talk().get_by_role("button", name="Hello!").click()
    black.until("({ chat }) => chat.length === 1")
    expect(black.speech).not_to_contain_text("Hello!")
    menu = black.menu()
    menu.get_by_label("Chat").check()
    menu.get_by_role("button", name="Close").first.click()
    expect(black.talk().locator(".theirs")).to_have_text("White Hello!")


def test_at_one_screen_and_against_the_computer_there_is_no_chat(guest: Guest) -> None:
    for table in (guest.begin(), guest.against_computer()):
        expect(table.page.locator("#chat")).to_be_hidden()

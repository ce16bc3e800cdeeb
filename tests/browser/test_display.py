"""Language, colours, names of squares: what a visitor chooses for himself."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest


@pytest.mark.parametrize("page", ["/", "game"])
def test_the_language_follows_the_browser_and_the_switch(german: Guest, page: str) -> None:
    tab = german.tab
    tab.goto(page if page == "/" else german.begin().page.url)
    html = tab.locator("html")
    expect(html).to_have_attribute("lang", "de")
    tab.get_by_role("link", name="EN, English").click()
    expect(html).to_have_attribute("lang", "en")
    # and is remembered
    tab.goto("/")
    expect(html).to_have_attribute("lang", "en")
    tab.get_by_role("link", name="DE, Deutsch").click()
    expect(html).to_have_attribute("lang", "de")


def test_a_game_in_german_has_no_english_words(german: Guest) -> None:
    table = german.begin(fen="W:W11,9:B15,24")
    table.says("Weiß am Zug", "Du musst schlagen")
    table.press("11", "20")
    expect(table.speech).to_contain_text("Weiß: 11 schlägt 20.")
    english = {"White", "Black", "Move", "You", "Undo", "Resign", "Close", "Game", "Captures"}
    words = set(table.page.locator("body").inner_text().replace(".", " ").split())
    assert words & english == set()


@pytest.mark.parametrize(("scheme", "other"), [("light", "dark"), ("dark", "light")])
def test_colours_follow_the_device_until_the_switch_is_pressed(
    invite: Invite, scheme: str, other: str
) -> None:
    paper = {"light": "rgb(240, 238, 233)", "dark": "rgb(24, 23, 21)"}
    table = invite(color_scheme=scheme).begin()
    body = table.page.locator("body")
    expect(body).to_have_css("background-color", paper[scheme])
    table.page.get_by_role("button", name="Light or dark").click()
    expect(body).to_have_css("background-color", paper[other])
    table.page.reload()
    expect(body).to_have_css("background-color", paper[other])


def test_numbers_stand_in_the_fields_on_the_edge_or_nowhere(guest: Guest) -> None:
    table = guest.begin()
    page = table.page
    expect(page.locator(".sqno")).to_have_count(32)
    page.locator(".numbers").get_by_label("Edge").check()
    expect(page.locator(".sqno")).to_have_count(0)
    expect(page.locator("text.edge")).to_have_count(14)
    page.locator(".numbers").get_by_label("Off").check()
    expect(page.locator("text.edge")).to_have_count(0)
    page.reload()
    table.until_ply(0)
    expect(page.locator(".sqno")).to_have_count(0)
    table.press("11", "15")
    table.until_ply(1)
    table.shows_its_state()


def test_squares_are_called_by_letters_for_whoever_likes_that(guest: Guest) -> None:
    table = guest.begin_after("11-15")
    table.menu().get_by_label("Letters").check()
    table.page.keyboard.press("Escape")
    expect(table.page.locator("#moves .move")).to_have_text(["d3-c4"])
    expect(table.square("15")).to_have_attribute("aria-label", "c4, white man")
    table.write("e6-d5")
    table.until_ply(2)
    expect(table.speech).to_contain_text("Black: e6 to d5.")


def test_the_side_that_begins_is_black_and_below_for_whoever_likes_that(guest: Guest) -> None:
    table = guest.begin_after("11-15")
    table.menu().get_by_label("The side that begins is black").check()
    table.page.keyboard.press("Escape")
    # the notation stays, the paint and the words change
    expect(table.page.locator("#moves .move")).to_have_text(["11-15"])
    expect(table.page.locator("#seat-below")).to_contain_text("Black")
    expect(table.square("15")).to_have_attribute("aria-label", "15, black man")
    table.says("White to move")
    assert table.position == table.state["position"].translate(str.maketrans("wbWB", "bwBW"))


BLACK_BEGINS = "The side that begins is black"


def test_what_the_server_says_names_the_sides_by_their_paint(guest: Guest) -> None:
    table = guest.begin_after("c3-d4 b6-a5", "russian")
    first = table.page.locator("#fact-first")
    expect(first).to_have_text("White begins.")
    table.write("a5-b4")
    table.says("White is to move. The piece on a5 belongs to Black.")
    table.menu().get_by_label(BLACK_BEGINS).check()
    table.page.keyboard.press("Escape")
    expect(first).to_have_text("Black begins.")
    table.says("Black is to move. The piece on a5 belongs to White.")
    table.write("f6-g5")
    table.says("Black is to move. The piece on f6 belongs to White.")
    expect(table.speech).to_contain_text("The piece on f6 belongs to White.")
    table.menu().get_by_label(BLACK_BEGINS).uncheck()
    expect(first).to_have_text("White begins.")


def test_the_end_names_the_sides_by_their_paint(guest: Guest) -> None:
    table = guest.begin("russian", fen="W:Wc3,a1:Bd4")
    table.menu().get_by_label(BLACK_BEGINS).check()
    table.page.keyboard.press("Escape")
    table.press("c3")
    table.says("Black wins", "White has no piece left.")
    table.write("a1-b2")
    table.says("The game is over", "White has no piece left")
    expect(table.slot).not_to_contain_text("Black has")


def test_the_board_to_choose_from_is_told_in_paint(guest: Guest) -> None:
    guest.begin().menu().get_by_label(BLACK_BEGINS).check()
    guest.tab.goto("/?game=russian")
    expect(guest.tab.locator("figcaption")).to_contain_text("Black begins")
    guest.tab.get_by_label("Game", exact=True).select_option("american")
    expect(guest.tab.locator("figcaption")).to_contain_text("Black begins")


def test_board_and_pieces_have_several_looks(guest: Guest) -> None:
    table = guest.begin()
    menu = table.menu()
    for name, value in (("board", "slate"), ("pieces", "cherry")):
        menu.locator(f'input[data-setting="{name}"][value="{value}"]').check()
        expect(table.page.locator("html")).to_have_attribute(f"data-{name}", value)
    table.page.reload()
    expect(table.page.locator("html")).to_have_attribute("data-board", "slate")


def test_nothing_moves_for_whoever_wants_it_still(guest: Guest) -> None:
    table = guest.begin()
    table.press("11", "15")
    assert table.page.locator(".moving *").count() == 0
    assert table.page.evaluate("() => document.getAnimations().length") == 0
    table.until_ply(1)
    table.shows_its_state()


def test_a_move_glides_and_arrives(phone: Guest) -> None:
    table = phone.begin(fen="W:W2,3:B6,13,14,15,21,27,30,31,32")
    table.tap("3", "26")
    table.page.wait_for_function("() => document.querySelector('.moving *')")
    expect(table.page.locator(".moving *")).to_have_count(0)
    expect(table.page.locator(".pieces use[visibility=hidden]")).to_have_count(0)
    table.until_ply(1)
    table.shows_its_state()


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1024, 768)])
def test_field_and_switch_beside_the_board_stay_in_sight(
    guest: Guest, size: tuple[int, int]
) -> None:
    table = guest.begin("american+capture-optional")
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    for selector in ("#typed", ".numbers", ".movebox .tools", "#seat-below", "#seat-above"):
        expect(table.page.locator(selector)).to_be_in_viewport(ratio=1)
    board = table.page.locator("draughts-board").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] < size[1]
    assert not table.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


def test_a_card_of_the_collection_chooses_its_game(guest: Guest) -> None:
    tab = guest.tab
    tab.goto("/")
    tab.get_by_role("link", name=re.compile(r"^Spanish draughts \d")).click()
    expect(tab.get_by_label("Game", exact=True)).to_have_value("spanish")
    expect(tab.locator("figcaption")).to_contain_text("Light square at the lower left")
    tab.get_by_label("Size").select_option("10x10")
    expect(tab.locator("#hero .pieces use")).to_have_count(40)
    tab.get_by_label("Reading").select_option("forty")
    tab.get_by_role("link", name=re.compile(r"^Canadian draughts \d")).click()
    expect(tab.get_by_label("Size")).to_have_value("12x12")
    tab.get_by_label("Game", exact=True).select_option("russian")
    expect(tab.get_by_label("Size")).to_have_value("8x8")
    expect(tab.get_by_label("Reading")).to_have_value("")
    tab.get_by_label("Two at this screen").check()
    expect(tab.get_by_label("Clock")).to_be_visible()
    expect(tab.get_by_label("Level")).to_be_hidden()


def test_the_play_page_weighs_less_than_100_kb(invite: Invite) -> None:
    page = invite().begin().page
    weight = page.evaluate(
        """() => [...performance.getEntriesByType("navigation"),
                  ...performance.getEntriesByType("resource")]
             .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
    )
    assert 50_000 < weight < 100_000

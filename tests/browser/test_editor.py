"""The rules editor in a real browser: a switch, what follows, and a game by those rules."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from damarium.rules import Variant, parse
from tests.browser.axe import violations
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.table import Table

SPANISH = "/rules/edit?from=spanish"


def field(page: Page, name: str) -> str:
    """The selector of a switch's field."""
    return f"[id='f-{name}']"


def choose(page: Page, name: str, value: str) -> None:
    """Set a switch that is a list, and wait for what follows."""
    before = page.url
    page.focus(field(page, name))
    page.select_option(field(page, name), value)
    page.wait_for_url(lambda url: url != before)


def test_what_follows_from_a_switch_is_seen_at_once(guest: Guest) -> None:
    page = guest.tab
    page.goto(SPANISH)
    choose(page, "men.capture", "diagonal")
    fact = page.locator(".facts .new")
    expect(fact).to_have_text("changed Men move forward and capture both ways.")
    expect(page.locator(".diff")).to_contain_text("diagonally forward → diagonally, both ways")
    expect(page.locator("#said")).to_contain_text("One difference from Spanish draughts.")
    expect(page.locator(field(page, "men.capture"))).to_be_focused()


def test_an_impossible_combination_is_explained_and_mended(guest: Guest) -> None:
    page = guest.tab
    page.goto(SPANISH)
    choose(page, "kings.range", "short")
    choose(page, "kings.landing", "next")
    row = page.locator("[id='s-kings.landing']")
    expect(row).to_contain_text("lands right behind in any case")
    expect(page.locator(".board figcaption")).to_have_text("Cannot be played yet")
    row.get_by_role("link", name="Landing: on any square").click()
    expect(row.locator(".note")).to_have_count(0)
    expect(page.locator(field(page, "kings.range"))).to_have_value("short")
    expect(page.locator(".board figcaption")).to_have_text("7 first moves")


def test_what_follows_has_room_on_a_low_screen(guest: Guest) -> None:
    page = guest.tab
    page.goto(SPANISH)
    choose(page, "men.capture", "diagonal")
    fact = page.locator(".facts li").first
    expect(fact).to_be_visible()
    told, panel = fact.bounding_box(), page.locator(".said").bounding_box()
    assert told is not None
    assert panel is not None
    # below the heading stands at least one sentence, and the edge fades where more follows
    assert told["y"] + told["height"] < panel["y"] + panel["height"] - 32
    fading = "box => getComputedStyle(box).maskImage"
    assert "gradient" in page.locator(".said").evaluate(fading)


def test_undo_and_the_back_button_go_one_change_back(guest: Guest) -> None:
    page = guest.tab
    page.goto(SPANISH)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    choose(page, "kings.range", "short")
    choose(page, "first", "black")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(field(page, "first"))).to_have_value("white")
    expect(page.locator(field(page, "kings.range"))).to_have_value("short")
    page.go_back()
    expect(page.locator(field(page, "kings.range"))).to_have_value("flying")
    expect(page.get_by_role("heading", level=1)).to_have_text("Spanish draughts")


def test_a_link_shows_the_same_rules_to_somebody_else(guest: Guest, invite: Invite) -> None:
    page = guest.tab
    page.goto(SPANISH)
    choose(page, "board.shape", "hexagon")
    choose(page, "captures.removal", "at_once")
    page.fill(field(page, "name"), "Bei <Oma>")
    page.press(field(page, "name"), "Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Bei <Oma>")
    other = invite(locale="de-DE").tab
    other.goto(page.url)
    expect(other.get_by_role("heading", level=1)).to_have_text("Bei <Oma>")
    expect(other.locator(field(other, "board.shape"))).to_have_value("hexagon")
    expect(other.locator(field(other, "captures.removal"))).to_have_value("at_once")


def test_such_a_game_is_played_against_the_computer(guest: Guest) -> None:
    page = guest.tab
    page.goto(SPANISH)
    choose(page, "captures.prefer.0", "")
    page.locator("#f-level").fill("1")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/games/*")
    table = Table(page)
    for ply in (2, 4, 6):
        path = table.state["legal"][0]["path"]
        table.press(path[0], path[-1])
        table.until_ply(ply)
    expect(page.locator("#facts")).to_contain_text("You must capture: the most kings.")
    expect(page.locator(".gamename").first).to_contain_text("Spanish draughts, own rules")


def test_a_file_is_saved_and_opened(guest: Guest, tmp_path: Path) -> None:
    page = guest.tab
    page.goto(SPANISH)
    choose(page, "kings.range", "short")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "rules.json"
    saving.value.save_as(file)
    assert Variant.from_json(json.loads(file.read_text("utf-8"))).sheet.kings.flying is False
    page.goto("/rules/edit?from=russian")
    page.set_input_files("#file", file)
    expect(page.get_by_role("heading", level=1)).to_have_text("Spanish draughts, own rules")
    expect(page.locator(field(page, "kings.range"))).to_have_value("short")


def test_pieces_are_set_by_a_click(guest: Guest) -> None:
    page = guest.tab
    page.goto("/rules/edit?from=russian")
    choose(page, "setup.kind", "diagram")
    before = page.locator(field(page, "setup.position")).input_value()
    board = page.locator(".board figure > svg")
    board.scroll_into_view_if_needed()
    box = board.bounding_box()
    assert box
    # the fourth row from the top is empty; its first dark square is the first of the row
    with page.expect_response(lambda answer: answer.request.method == "GET"):
        board.click(position={"x": box["width"] * 0.07, "y": box["height"] * 0.44})
    after = page.locator(field(page, "setup.position"))
    expect(after).not_to_have_value(before)
    assert sum(one != other for one, other in zip(before, after.input_value(), strict=True)) == 1


def test_directions_are_chosen_one_by_one(guest: Guest) -> None:
    page = guest.tab
    page.goto("/rules/edit?from=turkish")
    page.select_option(field(page, "men.move"), "own")
    rose = page.locator("[id='s-men.move'] .rose").first
    with page.expect_response(lambda answer: answer.request.method == "GET"):
        rose.get_by_label("NE", exact=True).check()
    expect(page.locator("[id='s-men.move']")).to_have_class("switch changed")
    expect(page.locator(".diff")).to_contain_text("↑ ↗ → ←")


def test_without_scripts_a_form_is_sent(guest: Guest, invite: Invite) -> None:
    page = invite(java_script_enabled=False).tab
    page.goto(SPANISH)
    page.select_option(field(page, "kings.range"), "short")
    page.select_option(field(page, "kings.landing"), "next")
    page.get_by_role("button", name="Show what follows").last.click()
    expect(page.locator("[id='s-kings.landing'] .note")).to_contain_text("in any case")


def test_seven_questions_on_a_phone(phone: Guest) -> None:
    page = phone.tab
    page.goto("/rules/edit")
    for answer in ("yes", "it goes on as a king"):
        page.locator(".answers label", has_text=answer).first.tap()
    page.get_by_role("button", name="Show my game").tap()
    expect(page.locator(".lead").first).to_contain_text("These are the rules of Russian draughts.")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.evaluate("innerWidth")
    page.locator("#p-now").tap()
    expect(page.locator(".board figure")).to_be_in_viewport()


def test_a_game_is_found_by_its_name(guest: Guest) -> None:
    page = guest.tab
    page.goto("/rules/edit")
    page.fill("#search", "türk" if page.locator("html[lang=de]").count() else "turk")
    shown = page.locator(".known li:visible")
    expect(shown).to_have_count(1)
    shown.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(parse("turkish").name("en"))


SCENES = {
    "beginning": "/rules/edit",
    "game": "/rules/edit?from=mozambican",
    "flaw": "/rules/edit?from=spanish",
}


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_shuts_anybody_out(guest: Guest, phone: Guest, scene: str, screen: str) -> None:
    visitor = guest if screen == "desk" else phone
    page = visitor.tab
    page.goto(SCENES[scene])
    if scene == "flaw":
        choose(page, "setup.kind", "diagram")
        choose(page, "board.shape", "hexagon")
        expect(page.locator(".note.no").first).to_be_visible()
    assert violations(page) == []

"""Playing without a hand on the mouse, and what a screen reader is told."""

import random

import pytest
from playwright.sync_api import expect

from damarium.game import Board, Move
from tests.browser.guest import Guest
from tests.browser.table import Table

_ARROWS = {(0, -1): "ArrowUp", (0, 1): "ArrowDown", (-1, 0): "ArrowLeft", (1, 0): "ArrowRight"}


def focused(table: Table) -> str | None:
    """The square on which the keyboard stands."""
    name: str | None = table.page.evaluate(
        "() => document.activeElement?.getAttribute('data-square')"
    )
    return name


def tab_to_the_board(table: Table) -> None:
    for _ in range(30):
        if focused(table):
            return
        table.page.keyboard.press("Tab")
    pytest.fail("the Tab key does not lead to the board")


def walk(table: Table, board: Board, goal: str) -> None:
    """Go from square to square by the arrow keys, first to the row and then along it."""
    places = dict(zip(board.names, board.variant.sheet.board.places, strict=True))
    here = focused(table)
    assert here is not None
    while here != goal:
        (x, y), (to_x, to_y) = places[here], places[goal]
        across = (to_x > x) - (to_x < x)
        down = (to_y > y) - (to_y < y)
        table.page.keyboard.press(_ARROWS[(0, down) if down else (across, 0)])
        now = focused(table)
        assert now is not None
        assert now != here
        here = now


def play(table: Table, board: Board, move: Move) -> None:
    for square in move.path:
        walk(table, board, board.names[square])
        table.page.keyboard.press("Enter")
        if len(table.sent) > board.ply:
            break
    board.push(move)
    table.until_ply(board.ply)


def spoken(board: Board, move: Move) -> str:
    names = [board.names[square] for square in move.path]
    said = " takes ".join(names) if move.captured else f"{names[0]} to {names[-1]}"
    return said + (", crowned" if move.crowned else "")


def test_a_game_is_played_to_its_end_by_the_keyboard_alone(guest: Guest) -> None:
    table = guest.begin()
    tab_to_the_board(table)
    board = Board("spanish")
    chance = random.Random(110)
    while board.outcome() is None:
        move = chance.choice(board.legal_moves)
        side = board.turn.value.title()
        said = spoken(board, move)
        play(table, board, move)
        expect(table.speech).to_contain_text(f"{side}: {said}.")
        table.shows_its_state()
        if board.outcome() is None and board.legal_moves[0].captured:
            expect(table.speech).to_contain_text("Captures available on")
    expect(table.speech).to_contain_text("wins. ")

    before = table.page.url
    for _ in range(30):
        table.page.keyboard.press("Tab")
        if table.page.evaluate("() => document.activeElement.dataset.do") == "rematch":
            break
    table.page.keyboard.press("Enter")
    table.page.wait_for_url(lambda url: url != before)
    assert Table(table.page).state["ply"] == 0


def test_escape_takes_the_chosen_piece_back(guest: Guest) -> None:
    table = guest.begin()
    tab_to_the_board(table)
    board = Board()
    walk(table, board, "11")
    table.page.keyboard.press("Enter")
    assert table.marked(".m-chosen") == ["11"]
    expect(table.square("11")).to_have_attribute("aria-selected", "true")
    table.page.keyboard.press("Escape")
    assert table.marked(".m-chosen") == []
    assert focused(table) == "11"


def test_keys_step_through_the_game(guest: Guest) -> None:
    table = guest.begin_after("11-15 21-18 12-16")
    after = [move["position"] for move in table.state["moves"]]
    start = table.state["start"]
    for key, position, said in (
        (",", after[1], "Black: 21 to 18"),
        ("ArrowLeft", after[0], "White: 11 to 15"),
        ("Home", start, "The starting position"),
        (".", after[0], "White: 11 to 15"),
        ("ArrowRight", after[1], "Black: 21 to 18"),
        ("End", after[2], "White: 12 to 16"),
    ):
        table.page.keyboard.press(key)
        assert table.position == position
        expect(table.speech).to_contain_text(said)


def test_typing_in_the_field_is_no_shortcut(guest: Guest) -> None:
    table = guest.begin_after("11-15 21-18")
    now = table.position
    table.page.locator("#typed").press_sequentially("12, 16.")
    table.page.locator("#typed").press("Home")
    assert table.position == now


def test_squares_say_what_stands_on_them(guest: Guest) -> None:
    table = guest.begin(fen="W:W11,9,K1:B15,K32")
    for name, label in {
        "11": "11, white man, may move",
        "9": "9, white man",
        "1": "1, white king",
        "15": "15, black man",
        "32": "32, black king",
        "20": "20, empty",
    }.items():
        expect(table.square(name)).to_have_attribute("aria-label", label)


def test_the_board_is_a_grid_with_one_place_for_tab(guest: Guest) -> None:
    table = guest.begin()
    board = table.page.locator("draughts-board")
    expect(board.get_by_role("grid", name="Spanish draughts, White to move")).to_be_visible()
    expect(board.get_by_role("row")).to_have_count(8)
    expect(board.get_by_role("gridcell")).to_have_count(32)
    expect(board.locator('[tabindex="0"]')).to_have_count(1)


def test_a_short_king_is_called_koenig_and_a_flying_one_dame(german: Guest) -> None:
    table = german.begin("american", fen="B:WK32,5:BK1,12")
    expect(table.square("32")).to_have_attribute("aria-label", "32, weißer König")
    table = german.begin(fen="W:WK32,5:BK1,12")
    expect(table.square("32")).to_have_attribute("aria-label", "32, weiße Dame")


def test_equal_news_is_told_again(guest: Guest) -> None:
    table = guest.begin(fen="W:W11,9:B15,24,32")
    table.press("9", "13")
    expect(table.speech).to_contain_text("9-13 takes nothing")
    before = table.speech.text_content()
    table.press("9", "13")
    table.page.wait_for_function(
        "(before) => document.getElementById('speech').textContent !== before", arg=before
    )
    expect(table.speech).to_contain_text("9-13 takes nothing")


def test_every_control_has_a_name_and_the_skip_link_leads_to_the_content(guest: Guest) -> None:
    table = guest.begin()
    page = table.page
    for control in page.locator("button, a, input:not([type=hidden]), select").all():
        if control.is_visible():
            assert control.evaluate(
                "(one) => one.getAttribute('aria-label') || one.textContent.trim() ||"
                " one.labels?.length"
            )
    page.locator("body").press("Tab")
    link = page.get_by_role("link", name="Skip to content")
    expect(link).to_be_focused()
    link.press("Enter")
    expect(page.locator("#content")).to_be_focused()


def test_the_example_of_a_typed_move_may_be_made(guest: Guest) -> None:
    table = guest.begin("spanish")
    field = table.page.locator("#typed")
    for path in (["11", "15"], ["22", "19"]):
        expect(field).to_have_attribute("placeholder", table.state["legal"][0]["text"])
        table.play(path)
    expect(field).to_have_attribute("placeholder", "15x22")

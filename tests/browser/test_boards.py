"""Every kind of board: drawn as in real life, turned, named, and played on by hand and by keys."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

#: A game on each kind of board, its first move, and the names on its edge.
GROUNDS = {
    "gothic": ("b2", "b3", "abcdefgh12345678"),
    "turkish": ("b3", "b4", "abcdefgh12345678"),
    "alquerque": ("d3", "c3", "abcde12345"),
    "hexdame": ("d4", "e5", "abcdefghi123456789"),
    "spantsiretti": ("c3", "d4", "abcdefghik12345678"),
}


@pytest.mark.parametrize("game", GROUNDS)
def test_a_board_is_drawn_played_on_and_turned(guest: Guest, game: str) -> None:
    origin, destination, _ = GROUNDS[game]
    table = guest.begin(game)
    table.shows_its_state()
    # the wood is few elements, however many squares there are
    assert 3 <= table.page.locator(".ground :is(rect, path)").count() <= 6
    table.press(origin)
    assert table.marked(".m-chosen") == [origin]
    assert destination in table.marked(".m-target")
    table.press(destination)
    table.until_ply(1)
    table.shows_its_state()
    first, last = table.middle_y("a1"), table.middle_y("a5")
    table.use("flip")
    table.shows_its_state()
    assert (table.middle_y("a1") < table.middle_y("a5")) == (first > last)


@pytest.mark.parametrize("game", GROUNDS)
def test_the_edge_names_files_and_ranks(guest: Guest, game: str) -> None:
    table = guest.begin(game)
    table.page.locator(".numbers").get_by_label("Edge").check()
    for _ in range(2):
        names = table.page.locator("text.edge").all_text_contents()
        assert sorted(names) == sorted(GROUNDS[game][2])
        table.use("flip")


def test_the_squares_of_a_full_board_are_chequered_with_a1_dark(guest: Guest) -> None:
    table = guest.begin("gothic")
    dark = table.page.locator("draughts-board .sq-dark").get_attribute("d") or ""
    assert dark.count("M") == 32
    assert "M0 700h" in dark


def test_diagonals_of_alquerque_join_every_second_point(guest: Guest) -> None:
    table = guest.begin("alquerque")
    lines = table.page.locator("draughts-board .carve").get_attribute("d") or ""
    assert lines.count("l100 100") == lines.count("l-100 100") == 8
    assert "M250 250l100 100" in lines
    assert "M150 50l" not in lines


def test_a_hexagon_has_a1_before_white_and_three_tones(guest: Guest) -> None:
    table = guest.begin("hexdame")
    assert table.middle_y("a1") > table.middle_y("b1") > table.middle_y("i9")
    assert table.middle("a5")[0] < table.middle("a1")[0] < table.middle("e1")[0]
    tones = [table.page.locator(f"draughts-board .tone-{tone}") for tone in range(3)]
    cells = [(tone.get_attribute("d") or "").count("M") for tone in tones]
    assert sum(cells) == 61
    assert min(cells) >= 19


def test_arrows_go_from_cell_to_cell_and_enter_plays(guest: Guest) -> None:
    table = guest.begin("hexdame")
    table.square("c2").focus()
    for key, cell in (
        ("ArrowUp", "d3"),
        ("ArrowRight", "e3"),
        ("ArrowLeft", "d3"),
        ("ArrowLeft", "d4"),
    ):
        table.page.keyboard.press(key)
        expect(table.square(cell)).to_be_focused()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("ArrowUp")
    table.page.keyboard.press("Enter")
    table.until_ply(1)
    assert table.state["moves"][0]["text"] == "d4-e5"
    table.shows_its_state()


def test_a_piece_is_dragged_from_cell_to_cell(guest: Guest) -> None:
    table = guest.begin("hexdame")
    table.drag("d4", "d5")
    table.until_ply(1)
    assert table.state["moves"][0]["text"] == "d4-d5"
    table.shows_its_state()


@pytest.mark.parametrize("game", GROUNDS)
def test_a_board_fits_the_phone(phone: Guest, game: str) -> None:
    table = phone.begin(game)
    table.shows_its_state()
    box = table.page.locator("draughts-board svg").bounding_box()
    assert box is not None
    assert box["width"] == 390
    moves = table.page.locator("#moves").locator("..").bounding_box()
    bar = table.page.locator(".phonebar").bounding_box()
    assert moves is not None
    assert bar is not None
    assert moves["y"] + moves["height"] <= bar["y"]
    table.tap(GROUNDS[game][0], GROUNDS[game][1])
    table.until_ply(1)

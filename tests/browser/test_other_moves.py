"""Moves of the other games: lines of men, pieces taken away, captures that may stop, parachutes."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

#: A capture of two that may stop after the first.
TWO_JUMPS = "W:Wd1:Bd2,d4,h8,h7"


def test_a_line_of_men_moves_by_its_last_man(guest: Guest) -> None:
    table = guest.begin("dameo")
    table.press("c1")
    assert "c4" in table.marked(".m-target")
    table.press("c4")
    table.until_ply(1)
    table.shows_its_state()
    table.drag("f8", "f5")
    table.until_ply(2)
    assert [move["text"] for move in table.state["moves"]] == ["c1-c4", "f8-f5"]
    table.shows_its_state()


def test_the_game_of_konane_opens_with_a_piece_of_each_taken_away(guest: Guest) -> None:
    table = guest.begin("hawaiian")
    table.says("Black to move", "Take away one of your pieces: a8, d5, e4, or h1.")
    assert table.marked(".m-can") == ["a8", "d5", "e4", "h1"]
    expect(table.square("d5")).to_have_attribute("aria-label", "d5, black man, may be taken away")
    table.press("d5")
    table.until_ply(1)
    table.shows_its_state()
    assert table.marked(".m-last") == ["d5"]
    expect(table.speech).to_contain_text("Black: d5 taken away.")
    expect(table.speech).to_contain_text("Take away one of your pieces: d6, c5, e5, or d4.")
    table.square("d5").focus()
    table.page.keyboard.press("ArrowUp")
    table.page.keyboard.press("Enter")
    table.until_ply(2)
    table.shows_its_state()
    assert [move["text"] for move in table.state["moves"]] == ["d5", "d6"]
    expect(table.page.locator(".tray b")).to_have_count(0)
    table.press("d3", "d5")
    table.until_ply(3)
    table.shows_its_state()


def test_a_piece_that_may_not_be_taken_away_says_why(guest: Guest) -> None:
    table = guest.begin("hawaiian")
    table.press("c8")
    table.page.wait_for_function("() => probe.refused.length > 0")
    table.press("e4")
    table.until_ply(1)


def test_a_piece_is_taken_away_by_its_name(guest: Guest) -> None:
    table = guest.begin("hawaiian")
    table.write("h1")
    table.until_ply(1)
    table.write("g1")
    table.until_ply(2)
    table.shows_its_state()
    table.use("undo")
    table.until_ply(1)
    table.shows_its_state()


def test_the_computer_takes_a_piece_away(guest: Guest) -> None:
    table = guest.against_computer("hawaiian")
    table.until_my_turn()
    assert [len(move["path"]) for move in table.state["moves"]] == [1]
    table.shows_its_state()


@pytest.mark.parametrize("stop", ["press", "button", "key"])
def test_a_capture_may_stop_after_any_jump(guest: Guest, stop: str) -> None:
    table = guest.begin("hawaiian", fen=TWO_JUMPS)
    table.press("d1")
    table.says("You may stop after each jump.")
    assert table.sent == []
    table.press("d3")
    table.says("You may stop on d3 or go on")
    expect(table.speech).to_contain_text("You may stop on d3 or go on")
    assert table.sent == []
    assert table.marked(".m-target") == ["d5"]
    if stop == "press":
        table.press("d3")
    elif stop == "button":
        table.do("Stop on d3")
    else:
        table.square("d3").press("Enter")
    table.until_ply(1)
    assert table.state["moves"][0]["text"] == "d1xd3"
    table.shows_its_state()


def test_a_capture_that_may_stop_may_go_on(guest: Guest) -> None:
    table = guest.begin("hawaiian", fen=TWO_JUMPS)
    table.press("d1", "d3", "d5")
    table.until_ply(1)
    assert table.state["moves"][0]["path"] == ["d1", "d3", "d5"]
    table = guest.begin("hawaiian", fen=TWO_JUMPS)
    table.press("d1", "d5")
    table.until_ply(1)
    assert table.state["moves"][0]["captured"] == [["d4", "man"], ["d2", "man"]]
    table.shows_its_state()


def test_letting_go_where_a_capture_may_stop_plays_it(guest: Guest) -> None:
    table = guest.begin("hawaiian", fen=TWO_JUMPS)
    table.drag("d1", "d3")
    table.until_ply(1)
    assert table.state["moves"][0]["text"] == "d1xd3"


def test_escape_takes_a_stop_back(guest: Guest) -> None:
    table = guest.begin("hawaiian", fen=TWO_JUMPS)
    table.press("d1", "d3")
    table.page.keyboard.press("Escape")
    assert table.sent == []
    assert table.position == table.state["position"]


def test_a_parachutist_is_drawn_and_named_until_it_has_landed(guest: Guest) -> None:
    table = guest.begin("parachute", fen="W:WPb8,h2:Bc7,g7,Pa1")
    parachutists = table.page.locator('.pieces use[href="#dm-para"]')
    expect(parachutists).to_have_count(2)
    expect(table.square("b8")).to_have_attribute("aria-label", "b8, white parachutist, may move")
    expect(table.square("a1")).to_have_attribute("aria-label", "a1, black parachutist")
    table.press("b8", "d6")
    table.until_ply(1)
    expect(parachutists).to_have_count(1)
    expect(table.square("d6")).to_have_attribute("aria-label", "d6, white man")
    table.shows_its_state()


def test_a_parachutist_is_named_in_german(german: Guest) -> None:
    table = german.begin("parachute")
    expect(table.square("b8")).to_have_attribute("aria-label", "b8, weißer Fallschirmspringer")


#: Game, position, the squares pressed, who wins, and what the page says.
ENDS = {
    "losing": ("anti", "B:Wd4:Be5,h8", ("e5", "c3"), "White wins", "White has no piece left."),
    "crown": ("breakthrough", "W:W7:B40", ("7", "1"), "White wins", "White has the first king."),
    "king": (
        "turkish/king-beats-man",
        "W:WKa5:Bb5,g8",
        ("a5", "d5"),
        "White wins",
        "A king is left against a man.",
    ),
    "standoff": (
        "turkish",
        "W:WKa5:Bb5,g8",
        ("a5", "d5"),
        "Draw",
        "what is left on the board can win for nobody",
    ),
}


@pytest.mark.parametrize("end", ENDS)
def test_the_end_says_who_has_won_and_why(guest: Guest, end: str) -> None:
    game, position, squares, winner, reason = ENDS[end]
    table = guest.begin(game, fen=position)
    table.press(*squares)
    table.says(winner, reason)
    assert ("Here that wins." in (table.slot.text_content() or "")) == (end == "losing")
    table.shows_its_state()

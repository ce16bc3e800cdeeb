"""Illegal tries: the rule is named in the visitor's language, its squares are marked."""

import pytest
from playwright.sync_api import expect

from damarium.game import Board
from tests.browser.guest import Guest
from tests.browser.table import Table
from tests.serving import Served

#: code, variant, position, the squares of the try, and whether it is pressed or typed
CASES = [
    ("NOT_YOUR_TURN", "spanish", "W:W11,1:B20", "20-16", "typed"),
    ("NO_PIECE", "spanish", "W:W11,1:B32", "12-16", "typed"),
    ("NOT_EMPTY", "spanish", "W:W11,1:B16,20", "11-16", "pressed"),
    ("NOT_A_LINE", "spanish", "W:W11,1:B32", "11-16", "pressed"),
    ("BLOCKED", "spanish", "W:WK2,6:B32", "2-11", "pressed"),
    ("WRONG_DIRECTION", "american", "B:W30:B14,1", "14-10", "pressed"),
    ("TOO_FAR", "american", "B:W30:B10,1", "10-19", "pressed"),
    ("MUST_CAPTURE", "spanish", "W:W11,9:B15", "9-13", "pressed"),
    (
        "MOST_PIECES",
        "spanish",
        "W:W6,7,8,9,10,11,14,17:B15,16,21,22,23,25,29,32",
        "17x26",
        "pressed",
    ),
    ("MOST_KINGS", "spanish", "W:WK16,1:B27,26,21,K7", "16x30", "dragged"),
    ("MAN_MAY_NOT_TAKE_KING", "spanish/encyclopedia", "W:W3,1:BK7,32", "3x12", "pressed"),
    ("MUST_CONTINUE", "spanish", "W:W11,1:B15,23", "11x20", "typed"),
    ("LANDING_MUST_CONTINUE", "spanish+capture-optional", "W:WK3:B14,6,K7", "3x13", "pressed"),
    ("JUMPED_TWICE", "spanish", "W:WK3:B14,6,K7", "3x10x3", "typed"),
    ("CROWNING_ENDS_MOVE", "spanish", "W:W23,1:B27,26", "23x30x21", "typed"),
]


def attempt(table: Table, text: str, how: str) -> None:
    squares = text.replace("-", "x").split("x")
    if how == "typed":
        table.write(text)
    elif how == "dragged":
        table.drag(*squares)
    else:
        table.press(*squares)


def shows_the_squares(table: Table, refusal: dict[str, object], better: bool) -> None:
    """The refused way is dotted with a cross at its end, and beside it lies the proof."""
    refused = refusal["refused"]
    assert isinstance(refused, list)
    assert table.marked(".m-no-disc") == [refused[-1]]
    expect(table.page.locator("path.m-no")).to_have_count(1)
    if better:
        expect(table.page.locator(".m-path.a")).to_have_count(1)
        assert isinstance(refusal["better"], dict)
        assert table.marked(".m-victim") == sorted(refusal["better"]["captured"])
    else:
        assert isinstance(refusal["squares"], list)
        assert table.marked(".m-proof") == sorted(set(refusal["squares"]) - set(refused))


def test_a_piece_that_cannot_move_says_so(guest: Guest) -> None:
    table = guest.begin("spanish")
    table.press("5")
    refusal = Board("spanish").refusal(["5"])
    assert refusal is not None
    table.says(refusal.title("en"), refusal.sentence("en"))
    table.press("11", "15")
    table.until_ply(1)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("code", "variant", "fen", "text", "how"), CASES, ids=[case[0] for case in CASES]
)
def test_an_illegal_try_is_told_the_rule_and_shown_its_squares(
    guest: Guest, german: Guest, lang: str, code: str, variant: str, fen: str, text: str, how: str
) -> None:
    table = (german if lang == "de" else guest).begin(variant, fen=fen)
    refusal = Board(variant, fen=fen).refusal(text)
    assert refusal is not None
    attempt(table, text, how)
    table.says(refusal.title(lang), refusal.sentence(lang))
    told = table.refused[-1]
    assert told["code"] == code
    expect(table.speech).to_contain_text(refusal.sentence(lang))
    shows_the_squares(table, told, refusal.better is not None)
    table.shows_its_state()
    if refusal.fact:
        link = "To the rule" if lang == "en" else "Zur Regel"
        told_at = f"/rules/{variant}#{refusal.fact}"
        expect(table.slot.get_by_role("link", name=link)).to_have_attribute("href", told_at)
        expect(table.page.locator(f"#fact-{refusal.fact}")).to_have_class("told")
    if refusal.better is None:
        return
    table.slot.get_by_role("button", name=refusal.better.text).click()
    table.until_ply(1)
    assert table.state["moves"][0]["text"] == refusal.better.text
    table.shows_its_state()


def test_the_rule_of_a_refusal_is_one_press_away_and_the_game_stays(guest: Guest) -> None:
    table = guest.begin(fen="W:W11,9:B15,32")
    table.press("9", "13")
    with guest.context.expect_page() as opened:
        table.slot.get_by_role("link", name="To the rule").click()
    expect(opened.value.locator("#captures")).to_be_in_viewport()
    table.press("11", "20")
    table.until_ply(1)


def test_after_the_end_no_move_is_played(guest: Guest) -> None:
    table = guest.begin(fen="W:W11,1:B15")
    table.press("11")
    table.says("White wins")
    table.write("1-5")
    table.says("The game is over", "Black has no piece left")
    assert table.refused[-1]["code"] == "GAME_OVER"


def test_after_a_resignation_no_move_is_played(guest: Guest) -> None:
    table = guest.begin()
    table.use("resign")
    table.do("Resign")
    table.says("Black wins")
    table.write("11-15")
    table.says("The game is over.")


def test_while_the_computer_thinks_it_is_not_your_turn(guest: Guest, server: Served) -> None:
    table = guest.against_computer()
    with server.lost_in_thought():
        table.press("11", "15")
        table.write("9-13")
        table.page.wait_for_function("() => probe.refused.length")
    assert table.refused[-1]["code"] == "NOT_YOUR_TURN"


@pytest.mark.parametrize("how", ["Escape", "Close", "try", "move"])
def test_a_refusal_stays_until_it_is_answered(guest: Guest, how: str) -> None:
    table = guest.begin(fen="W:W11,9:B15,24,32")
    table.press("9", "13")
    table.says("You must capture")
    if how == "Escape":
        table.page.keyboard.press("Escape")
    elif how == "Close":
        table.do("Close")
    elif how == "try":
        table.press("9", "14")
        table.says("A move follows the lines of the board")
    else:
        table.press("11", "20")
        table.until_ply(1)
    expect(table.slot).not_to_contain_text("9-13 takes nothing")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "That is not a move. Write it like 11-15, 11x27 or a3-b4."),
        ("11-99", "There is no square 99 on this board (1 to 32)."),
    ],
)
def test_what_is_no_move_is_said_at_the_field(guest: Guest, text: str, sentence: str) -> None:
    table = guest.begin()
    table.write(text)
    expect(table.page.locator("#typed-flaw")).to_have_text(sentence)
    expect(table.page.locator("#typed")).to_have_attribute("aria-invalid", "true")
    assert table.sent == []
    table.write("11-15")
    table.until_ply(1)
    expect(table.page.locator("#typed-flaw")).to_be_hidden()

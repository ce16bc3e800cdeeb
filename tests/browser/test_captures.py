"""Multi-captures by hand: every way of choosing one, and nothing is sent before it is whole."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.table import Table

#: The man on 11 takes two on either side of the board's middle and ends on 27.
TWO_WAYS = "W:W11,1:B15,14,23,22,31"
#: The king takes two in three ways to three squares.
THREE_WAYS = "W:W16,K5:B14,22,25,27,28,29"
#: Two men take three each, by one way each.
LONG = "W:W2,3:B6,13,14,15,21,27,30,31,32"
#: The king goes round in a circle, either way; the man might take something else.
CIRCLE = "B:W6,7,14,15,25:BK18,21"


def two_ways(guest: Guest) -> Table:
    table = guest.begin(fen=TWO_WAYS)
    table.press("11")
    return table


def assert_played(table: Table, *path: str) -> None:
    """This was sent as one move, it stands, and the page shows it."""
    table.until_ply(1)
    assert [message["path"] for message in table.sent] == [list(path)]
    assert table.state["moves"][0]["path"] == list(path)
    table.shows_its_state()


def test_both_ways_are_drawn_and_the_squares_that_decide_are_marked(guest: Guest) -> None:
    table = two_ways(guest)
    for style in ("a", "b"):
        expect(table.page.locator(f".m-path.{style}")).to_have_count(1)
        expect(table.page.locator(f".badge.{style}").first).to_be_visible()
    assert table.marked(".m-decide") == ["18", "20"]
    assert table.marked(".m-victim") == ["14", "15", "22", "23"]
    table.says("2 ways to 27", "11x20x27", "takes 15 and 23", "11x18x27", "takes 14 and 22")
    assert table.sent == []


@pytest.mark.parametrize("between", ["20", "18"])
def test_a_way_is_chosen_by_the_square_that_decides(guest: Guest, between: str) -> None:
    table = two_ways(guest)
    table.press(between)
    assert table.sent == []
    table.press("27")
    assert_played(table, "11", between, "27")


@pytest.mark.parametrize("between", ["20", "18"])
def test_the_last_square_asks_for_the_way_and_a_deciding_square_answers(
    guest: Guest, between: str
) -> None:
    table = two_ways(guest)
    table.press("27")
    table.says("2 ways to 27")
    expect(table.speech).to_contain_text("2 ways to 27")
    assert table.sent == []
    table.press(between)
    assert_played(table, "11", between, "27")


@pytest.mark.parametrize(("way", "between"), [("11x20x27", "20"), ("11x18x27", "18")])
def test_a_way_is_chosen_beside_the_board(guest: Guest, way: str, between: str) -> None:
    table = two_ways(guest)
    table.slot.get_by_role("button", name=way).click()
    assert_played(table, "11", between, "27")


@pytest.mark.parametrize("between", ["20", "18"])
def test_a_way_is_chosen_by_dragging_along_it(guest: Guest, between: str) -> None:
    table = guest.begin(fen=TWO_WAYS)
    table.drag("11", between, "27")
    assert_played(table, "11", between, "27")


def test_a_drag_straight_to_the_end_asks_for_the_way(guest: Guest) -> None:
    table = guest.begin(fen=TWO_WAYS)
    # over a light square's edge, so that no square of either way is passed
    table.page.mouse.move(*table.middle("11"))
    table.page.mouse.down()
    table.page.mouse.move(*table.middle("27"), steps=1)
    table.page.mouse.up()
    table.says("2 ways to 27")
    assert table.sent == []


@pytest.mark.parametrize("text", ["11x18x27", "11 18 27", "111827", "11:18:27", "d3xf5xd7"])
def test_a_way_is_typed(guest: Guest, text: str) -> None:
    table = guest.begin(fen=TWO_WAYS)
    table.write(text)
    table.until_ply(1)
    assert table.state["moves"][0]["captured"] == [["22", "man"], ["14", "man"]]


def test_typing_only_the_ends_asks_for_the_way(guest: Guest) -> None:
    table = guest.begin(fen=TWO_WAYS)
    table.write("11x27")
    table.says("2 ways to 27")
    assert table.sent == []
    table.press("18")
    assert_played(table, "11", "18", "27")


def test_three_ways_are_listed_and_one_is_drawn_when_pointed_at(guest: Guest) -> None:
    table = guest.begin(fen=THREE_WAYS)
    table.press("5")
    table.says("3 ways to capture")
    assert table.marked(".m-target") == ["19", "23", "26", "30", "32"]
    table.slot.get_by_role("button", name="5x19x26").hover()
    expect(table.page.locator(".m-path")).to_have_count(1)
    table.slot.get_by_role("button", name="5x19x26").click()
    assert_played(table, "5", "19", "26")


@pytest.mark.parametrize(
    ("variant", "fen", "path"),
    [
        ("czech/brainking", "W:WKe5:BKh8,g3,Ke3,Kc5,Kd6", "e5 h2 c7"),
        ("czech/brainking", "W:WKe5:BKh8,g3,Ke3,Kc5,Kd6", "e5 c7 h2"),
        ("german", "W:W12,K15:B17,K18,7,16,K11", "15 22 13"),
        ("german", "W:W12,K15:B17,K18,7,16,K11", "15 8 22 13"),
    ],
)
def test_all_squares_of_a_way_play_it_whatever_other_ways_share_them(
    guest: Guest, variant: str, fen: str, path: str
) -> None:
    table = guest.begin(variant, fen=fen)
    table.press(*path.split())
    assert_played(table, *path.split())


def test_the_only_way_is_chosen_by_its_last_square(guest: Guest) -> None:
    table = guest.begin(fen=LONG)
    table.press("3", "26")
    assert_played(table, "3", "10", "17", "26")


def test_a_square_between_leads_as_far_as_it_lies(guest: Guest) -> None:
    table = guest.begin(fen=LONG)
    table.press("3", "17")
    assert table.sent == []
    assert table.page.locator(".pieces .ghost").count() == 2
    table.press("26")
    assert_played(table, "3", "10", "17", "26")


def test_a_capture_is_played_step_by_step(guest: Guest) -> None:
    table = guest.begin(fen=LONG)
    for taken, square in enumerate(("3", "10", "17")):
        table.press(square)
        assert table.page.locator(".pieces .ghost").count() == taken
        assert table.sent == []
    table.press("26")
    assert_played(table, "3", "10", "17", "26")


def test_a_drag_may_end_on_a_square_between_and_go_on_from_there(guest: Guest) -> None:
    table = guest.begin(fen=LONG)
    table.drag("3", "10")
    assert table.sent == []
    table.drag("10", "17", "26")
    assert_played(table, "3", "10", "17", "26")


def test_the_only_capture_there_is_needs_only_its_piece(guest: Guest) -> None:
    table = guest.begin(fen="W:W11,1:B15,24")
    assert table.marked(".m-can") == ["11"]
    table.press("11")
    assert_played(table, "11", "20")


def test_the_only_capture_plays_itself_for_whoever_wants_that(guest: Guest) -> None:
    table = guest.begin(fen="W:W15,18:B26,12")
    table.menu().get_by_label("Play a capture by itself").check()
    table.page.keyboard.press("Escape")
    table.press("18", "22")
    table.until_ply(2)
    assert table.state["moves"][1]["captured"] == [["22", "man"]]


@pytest.mark.parametrize("way", [("11", "2", "9"), ("9", "2", "11")])
def test_a_circle_is_gone_round_either_way(guest: Guest, way: tuple[str, ...]) -> None:
    table = guest.begin("american", fen=CIRCLE)
    table.press("18", *way)
    assert table.sent == []
    table.press("18")
    assert_played(table, "18", *way, "18")


def test_the_square_of_departure_is_the_target_of_a_circle(guest: Guest) -> None:
    table = guest.begin("american", fen=CIRCLE)
    table.press("18")
    expect(table.square("18")).to_have_attribute("aria-label", "18, black king, chosen, possible")
    table.press("18")
    table.until_ply(1)
    assert len(table.state["moves"][0]["captured"]) == 4


def test_a_circle_is_dragged(guest: Guest) -> None:
    table = guest.begin("american", fen=CIRCLE)
    table.drag("18", "11", "2", "9", "18")
    table.until_ply(1)
    assert len(table.state["moves"][0]["captured"]) == 4


@pytest.mark.parametrize("how", ["Escape", "beside", "start", "here"])
def test_steps_that_are_not_sent_are_taken_back(guest: Guest, how: str) -> None:
    table = guest.begin(fen=LONG)
    start = table.position
    table.press("3", "10", "17")
    assert table.position != start
    if how == "Escape":
        table.page.keyboard.press("Escape")
    elif how == "beside":
        table.press_beside()
    else:
        table.press("3" if how == "start" else "17")
    assert table.position == start
    assert table.marked(".m-chosen") == []
    assert table.sent == []
    table.shows_its_state()


def test_captured_pieces_lie_there_until_the_move_ends(guest: Guest) -> None:
    table = guest.begin(fen=LONG)
    table.press("3", "10")
    assert table.page.locator(".pieces .ghost").count() == 1


def test_captured_pieces_leave_at_once_where_the_rules_say_so(guest: Guest) -> None:
    table = guest.begin("american", fen=CIRCLE)
    table.press("18", "9")
    assert table.page.locator(".pieces .ghost").count() == 0
    expect(table.square("14")).to_have_attribute("aria-label", "14, empty")


def test_a_reload_in_mid_capture_forgets_the_steps_and_nothing_else(guest: Guest) -> None:
    table = guest.begin(fen=LONG)
    table.press("3", "10")
    table.page.reload()
    table.until_ply(0)
    table.shows_its_state()
    assert table.marked(".m-chosen") == []
    table.press("3", "10", "17", "26")
    assert_played(table, "3", "10", "17", "26")


def test_a_capture_is_taken_back_whole(guest: Guest) -> None:
    table = guest.begin(fen=LONG)
    before = table.position
    table.press("3", "26")
    table.until_ply(1)
    table.use("undo")
    table.until_ply(0)
    assert table.position == before
    table.shows_its_state()

"""Reloads, killed servers and lost lines in the middle of a game."""

import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import UNREACHABLE, Guest
from tests.serving import Served


def test_a_reload_in_mid_game_shows_the_same_game(guest: Guest) -> None:
    table = guest.begin_after("11-15 21-18 12-16")
    table.page.reload()
    table.until_ply(3)
    table.shows_its_state()
    assert table.state["you"] == ["white", "black"]
    table.press("18", "14")
    table.until_ply(4)


def test_a_game_against_the_computer_survives_a_reload_while_it_thinks(guest: Guest) -> None:
    table = guest.against_computer()
    table.press("11", "15")
    table.page.wait_for_function("() => probe.sent.length")
    table.page.reload()
    table.until_ply(2)
    table.shows_its_state()


def use_up_the_clocks(database: Path) -> None:
    """Let two seconds be left on every clock that runs."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE service SET served = served + 178000")


def test_a_killed_server_takes_every_game_up_again(invite: Invite, tmp_path: Path) -> None:
    served = Served(tmp_path / "games.sqlite")
    try:
        guest = invite(served.url)
        guest.tolerated = UNREACHABLE
        here = guest.begin()
        here.press("11", "15")
        here.until_ply(1)
        clocked = guest.begin(new_tab=True, clock="3+2")
        clocked.press("11", "15")
        expect(clocked.page.get_by_role("timer").first).to_have_text("2:59")
        against = guest.begin(new_tab=True, opponent="computer", level=1)
        against.press("11", "15")
        against.until_ply(1)
        # the server dies owing its answer
        served.kill()

        for table in (here, clocked, against):
            table.says("No connection.")
        # what is played meanwhile is sent when the line stands again
        here.press("21", "18")
        use_up_the_clocks(Path(served.database))
        served = served.again()

        here.until_ply(2)
        here.play(["9", "13"])
        against.until_ply(2)
        against.play(against.state["legal"][0]["path"])
        clocked.until("({ status }) => status === 'over'")
        clocked.says("White wins", "Black has run out of time.")
        for table in (here, clocked, against):
            expect(table.slot).not_to_contain_text("No connection.")
            table.shows_its_state()
    finally:
        served.stop()


def test_a_lost_line_is_said_and_found_again(guest: Guest) -> None:
    guest.tolerated = UNREACHABLE
    table = guest.begin()
    guest.context.set_offline(True)
    table.says("No connection.")
    guest.context.set_offline(False)
    expect(table.slot).not_to_contain_text("No connection.")
    table.press("11", "15")
    table.until_ply(1)

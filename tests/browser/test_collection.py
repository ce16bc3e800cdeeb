"""The first page: finding one of many games, and beginning it."""

import re

from playwright.sync_api import expect

from tests.browser.guest import Guest


def names(guest: Guest) -> list[str]:
    """The games of the collection that are to be seen, as they stand there."""
    cards = guest.tab.locator(".games .game:visible strong")
    return [name.strip() for name in cards.all_text_contents()]


def test_games_stand_in_the_order_of_the_visitors_alphabet(guest: Guest, german: Guest) -> None:
    for visitor in (guest, german):
        visitor.tab.goto("/")
        plain = [name.replace("ü", "u").casefold() for name in names(visitor)]
        assert plain == sorted(plain)
        assert len(plain) >= 44


def test_a_game_is_found_by_what_is_written(german: Guest) -> None:
    german.tab.goto("/")
    find = german.tab.get_by_role("searchbox")
    find.fill("türk")
    assert names(german) == ["Türkische Dame"]
    find.fill("hawai")
    assert len(names(german)) == 1
    find.press("Enter")
    expect(german.tab.get_by_label("Spiel", exact=True)).to_have_value("hawaiian")
    find.fill("xyz")
    assert names(german) == []
    expect(german.tab.locator("#found")).to_have_text(re.compile("^0 "))


def test_a_kind_of_board_sifts_the_collection(phone: Guest) -> None:
    phone.tab.goto("/")
    everything = len(names(phone))
    phone.tab.get_by_role("radio", name="Other boards").check()
    others = names(phone)
    assert "Hexdame" in others
    assert 0 < len(others) < everything
    phone.tab.get_by_role("radio", name="All boards").check()
    assert len(names(phone)) == everything


def test_two_presses_begin_any_game(phone: Guest) -> None:
    phone.tab.goto("/")
    phone.tab.locator('[data-game="hexdame"]').click()
    expect(phone.tab.get_by_label("Game", exact=True)).to_have_value("hexdame")
    expect(phone.tab.locator("#headstamp .tone-0")).to_be_visible()
    phone.tab.get_by_role("button", name="Start the game").click()
    expect(phone.tab.get_by_role("gridcell")).to_have_count(61)


def test_the_page_is_light_however_many_games_there_are(guest: Guest) -> None:
    answer = guest.context.request.get("/")
    assert len(answer.body()) < 150_000

"""What axe-core finds: nothing, on any page, in either colours, at a desk and on a phone."""

from typing import Any

import pytest

from tests.browser.axe import small, violations
from tests.browser.guest import Guest
from tests.serving import Visitor

#: What a page shows: the address, or the position of a game and what is pressed in it.
SCENES: dict[str, tuple[str, tuple[str, ...]]] = {
    "home": ("/", ()),
    "refusal": ("W:W6,7,8,9,10,11,14,17:B15,16,21,22,23,25,29,32", ("17", "26")),
    "ways": ("W:W11,1:B15,14,23,22,31", ("11",)),
    "end": ("W:W11,1:B15", ("11",)),
    "menu": ("W:W11,1:B32", ()),
}
#: The same with another game's name in front, and its position where it is not the first one.
BOARDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "cells": ("hexdame", ("d4",)),
    "points": ("alquerque", ("d3",)),
    "full board": ("hawaiian", ()),
    "stop": ("hawaiian W:Wd1:Bd2,d4,h8", ("d1", "d3")),
    "parachutists": ("parachute", ("b8",)),
}

#: Pages beside the board, each with what is pressed there before.
PAGES: dict[str, tuple[str, ...]] = {
    "lobby": (),
    "my": (),
    "invitation": ("Continue on another device", "Withdraw the invitation"),
    "join": ("The rules of this game",),
    "taken": (),
    "seat": (),
}


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("scene", [*SCENES, *BOARDS])
def test_nothing_shuts_anybody_out(guest: Guest, phone: Guest, scene: str, screen: str) -> None:
    visitor = guest if screen == "desk" else phone
    place, presses = (SCENES | BOARDS)[scene]
    if scene == "home":
        visitor.tab.goto(place)
    elif scene in BOARDS:
        game, _, fen = place.partition(" ")
        fields: dict[str, Any] = {"fen": fen} if fen else {}
        visitor.begin(game, **fields).press(*presses)
    else:
        table = visitor.begin(fen=place)
        table.press(*presses)
        if scene == "menu":
            table.menu()
        else:
            table.slot.get_by_role("button").first.wait_for()
    assert violations(visitor.tab) == []


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("place", PAGES)
def test_no_page_of_a_table_shuts_anybody_out(
    guest: Guest, phone: Guest, place: str, screen: str
) -> None:
    visitor = guest if screen == "desk" else phone
    with Visitor(visitor.url) as host:
        table = host.create(variant="frisian", opponent="link", listed=True, clock="7d")
        if place == "invitation":
            visitor.begin(opponent="link")
        elif place == "taken":
            host.http.post(f"/games/{table}/withdraw")
            visitor.tab.goto(f"/games/{table}")
        else:
            if place == "my":
                visitor.tab.goto(f"/games/{table}")
                visitor.tab.get_by_role("button", name="Join").click()
            address = {"join": f"/t/{table}", "seat": f"/seat/{table}"}.get(place, f"/{place}")
            visitor.tab.goto(address)
        for words in PAGES[place]:
            visitor.tab.get_by_text(words).click()
        assert violations(visitor.tab) == []
        assert small(visitor.tab) == []
        host.http.post(f"/games/{table}/withdraw")


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("scene", ["chat", "asked", "ahead", "end", "proposal", "seat"])
def test_nothing_between_two_people_shuts_anybody_out(
    guest: Guest, phone: Guest, scene: str, screen: str
) -> None:
    visitor, friend = (guest, phone) if screen == "desk" else (phone, guest)
    theirs, table = friend.with_friend(visitor, clock="5+3")
    match scene:
        case "chat":
            theirs.talk().get_by_role("button", name="Hello!").click()
            table.talk().get_by_role("button", name="Good luck!").click()
            table.page.locator("#chat-lines .own").wait_for()
        case "ahead":
            table.press("21", "18")
        case "seat":
            table.menu().get_by_text("Continue on another device").click()
            table.page.get_by_label("Link to your own seat").wait_for()
        case "asked":
            theirs.press("11", "15")
            theirs.until_ply(1)
            theirs.use("undo")
        case "end" | "proposal":
            theirs.use("resign")
            theirs.do("Call it off")
            if scene == "proposal":
                theirs.do("Rematch")
                table.says("White proposes a rematch.")
    if scene in ("ahead", "asked", "end", "proposal"):
        table.slot.get_by_role("button").first.wait_for()
    assert violations(visitor.tab) == []

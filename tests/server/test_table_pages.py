"""Tables by a link: invited, looked at, joined, withdrawn, found again on another device."""

import html
import re

import pytest

from tests.server.inviting import invite
from tests.serving import Visitor


def shows(visitor: Visitor, table: str) -> str:
    """What a visitor sees at the address of a table."""
    page = visitor.http.get(f"/games/{table}")
    assert page.status_code == 200
    return html.unescape(page.text)


def test_the_host_sees_the_link_and_waits(visitor: Visitor) -> None:
    table = invite(visitor)
    page = shows(visitor, table)
    assert f">{visitor.url}/t/{table}</textarea>" in page
    assert 'aria-label="QR code of the invitation"' in page
    assert "Waiting for the other person" in page
    assert "Your place stays." in page
    assert f"/api/games/{table}/socket" in page


def test_the_guest_sees_the_game_and_one_button(visitor: Visitor, stranger: Visitor) -> None:
    table = invite(visitor, size="12x12", capture_optional="1", reading="forty", colour="black")
    page = shows(stranger, table)
    for text in ("Spanish draughts", "12x12", "capture optional", "5 min + 3 s a move"):
        assert text in page
    assert re.search(r"Your colour</dt><dd>\s*<i class=\"pip\"></i>White", page)
    assert f'action="/games/{table}/join"' in page
    assert "QR code" not in page


def test_a_clock_that_forms_do_not_offer_is_one_of_the_choices_for_the_next_game(
    visitor: Visitor, stranger: Visitor
) -> None:
    table = invite(visitor, clock="1/move")
    stranger.http.post(f"/games/{table}/join")
    page = shows(visitor, table)
    assert re.search(r'<option value="1/move" selected>1 s a move</option>', page)


def test_a_preview_of_the_link_is_told_what_it_is_and_takes_no_seat(
    visitor: Visitor, stranger: Visitor
) -> None:
    table = invite(visitor)
    assert stranger.http.head(f"/t/{table}", follow_redirects=True).status_code == 200
    answer = stranger.http.get(f"/t/{table}", follow_redirects=True)
    assert 'property="og:title" content="You are invited: Spanish draughts"' in answer.text
    description = re.search(r'property="og:description" content="([^"]+)"', answer.text)
    assert description
    assert "you play Black" in description[1]
    assert "set-cookie" not in answer.headers
    assert visitor.state(table)["status"] == "waiting"


def test_the_button_seats_the_guest_and_the_game_begins(
    visitor: Visitor, stranger: Visitor
) -> None:
    table = invite(visitor)
    answer = stranger.http.post(f"/games/{table}/join")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/games/{table}")
    assert visitor.state(table)["you"] == ["white"]
    assert stranger.state(table)["you"] == ["black"]
    assert visitor.state(table)["status"] == "running"
    for player in (visitor, stranger):
        assert f'href="/games/{table}"' in player.http.get("/my").text


def test_who_presses_twice_keeps_his_seat_and_a_third_is_told(
    visitor: Visitor, stranger: Visitor
) -> None:
    table = invite(visitor)
    for _ in range(2):
        assert stranger.http.post(f"/games/{table}/join").status_code == 303
    assert visitor.http.post(f"/games/{table}/join").status_code == 303
    assert visitor.state(table)["you"] == ["white"]
    with Visitor(visitor.url) as third:
        answer = third.http.post(f"/games/{table}/join")
        assert answer.status_code == 409
        assert f'href="/t/{table}"' in answer.text
        assert 'href="/"' in answer.text
        assert third.state(table)["you"] == []


def test_a_link_for_two_others_seats_both_and_not_its_host(
    visitor: Visitor, stranger: Visitor
) -> None:
    table = invite(visitor, opponent="open")
    assert "Waiting for two people" in shows(visitor, table)
    assert stranger.http.post(f"/games/{table}/join").status_code == 303
    assert "Waiting for the other person" in shows(stranger, table)
    with Visitor(visitor.url) as third:
        assert third.http.post(f"/games/{table}/join").status_code == 303
        assert sorted((*third.state(table)["you"], *stranger.state(table)["you"])) == [
            "black",
            "white",
        ]
    assert visitor.state(table)["you"] == []
    assert visitor.state(table)["status"] == "running"


def test_an_invitation_is_withdrawn_by_its_host_alone(visitor: Visitor, stranger: Visitor) -> None:
    table = invite(visitor)
    assert stranger.http.post(f"/games/{table}/withdraw").status_code == 409
    assert visitor.state(table)["status"] == "waiting"
    answer = visitor.http.post(f"/games/{table}/withdraw")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/games/{table}")
    page = shows(stranger, table)
    assert "The invitation was withdrawn." in page
    assert "Start a game of your own" in page
    assert stranger.http.post(f"/games/{table}/join").status_code == 409


def test_the_link_leads_to_the_table_and_only_to_tables(visitor: Visitor) -> None:
    table = invite(visitor)
    answer = visitor.http.get(f"/t/{table}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/games/{table}")
    for path in ("/t/nosuchgame", "/seat/nosuchgame"):
        assert visitor.http.get(path).status_code == 404
    for action in ("join", "withdraw", "seat"):
        assert visitor.http.post(f"/games/nosuchgame/{action}").status_code == 404


def test_a_seat_is_found_again_by_its_secret(visitor: Visitor, stranger: Visitor) -> None:
    table = invite(visitor)
    secret = visitor.secret(table)
    answer = stranger.http.post(f"/games/{table}/seat", data={"secret": secret})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert stranger.state(table)["you"] == ["white"]
    assert f'href="/games/{table}"' in stranger.http.get("/my").text


@pytest.mark.parametrize("secret", ["", "0" * 32, "x" * 5000])
def test_a_wrong_secret_opens_no_seat(visitor: Visitor, stranger: Visitor, secret: str) -> None:
    table = invite(visitor)
    answer = stranger.http.post(f"/games/{table}/seat", data={"secret": secret})
    assert answer.status_code == 403
    assert "opens no seat" in answer.text
    assert "set-cookie" not in answer.headers
    assert stranger.state(table)["you"] == []


def test_the_page_of_a_seat_tells_no_other_page_of_itself(visitor: Visitor) -> None:
    page = visitor.http.get(f"/seat/{invite(visitor)}")
    assert page.status_code == 200
    assert page.headers["referrer-policy"] == "no-referrer"


def test_forms_of_other_sites_seat_and_withdraw_nobody(visitor: Visitor, stranger: Visitor) -> None:
    table = invite(visitor)
    foreign = {"origin": "https://elsewhere.example"}
    for person, action in ((stranger, "join"), (visitor, "withdraw"), (stranger, "seat")):
        answer = person.http.post(f"/games/{table}/{action}", headers=foreign)
        assert answer.status_code == 403
    assert visitor.state(table)["status"] == "waiting"


def test_the_form_asks_what_a_link_needs(visitor: Visitor) -> None:
    page = visitor.http.get("/").text
    assert re.search(r'name="opponent" value="computer" checked', page)
    for value in ("here", "link", "open"):
        assert f'name="opponent" value="{value}"' in page
    assert 'name="listed" value="yes"' in page
    assert re.search(r'<option value="3d" data-days>3 days a move', page)

"""The lobby and one's own games, as pages."""

import pytest

from tests.server.inviting import invite
from tests.serving import Visitor

#: A game and a clock that no other test waits with.
WISH = {"game": "parachute", "clock": "15+10"}


def test_a_listed_table_stands_in_the_lobby_until_somebody_joins(
    visitor: Visitor, stranger: Visitor
) -> None:
    table = invite(visitor, clock="3d", listed="yes", game="frysk", size="")
    hidden = invite(visitor, clock="3d")
    page = stranger.http.get("/lobby").text
    assert f'data-table="{table}"' in page
    assert f'data-table="{hidden}"' not in page
    assert 'aria-label="Join: Frysk!"' in page
    assert "3 days a move" in page
    own = visitor.http.get("/lobby").text
    assert 'aria-label="Your invitation: Frysk!"' in own
    stranger.http.post(f"/games/{table}/join")
    assert f'data-table="{table}"' not in visitor.http.get("/lobby").text


def test_two_with_the_same_wish_are_paired(visitor: Visitor, stranger: Visitor) -> None:
    first = visitor.http.post("/lobby", data=WISH)
    assert first.status_code == 303
    table = first.headers["location"].removeprefix("/games/")
    with visitor.follow(table):  # only who is there is paired
        second = stranger.http.post("/lobby", data=WISH)
    assert second.headers["location"] == first.headers["location"]
    colours = visitor.state(table)["you"] + stranger.state(table)["you"]
    assert sorted(colours) == ["black", "white"]
    assert visitor.state(table)["status"] == "running"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"clock": "999+999"}, "is no clock; choose one such as"),
        ({"game": "parachut"}, "Perhaps you"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told(
    visitor: Visitor, changes: dict[str, str], sentence: str
) -> None:
    answer = visitor.http.post("/lobby", data={**WISH, **changes})
    assert answer.status_code == 422
    assert sentence in answer.text


def test_own_games_are_listed_by_how_they_stand(visitor: Visitor, stranger: Visitor) -> None:
    waiting = invite(visitor, clock="3d")
    here = invite(visitor, opponent="here", game="turkish", clock="none")
    playing = invite(visitor, game="american", clock="none")
    stranger.http.post(f"/games/{playing}/join")
    page = visitor.http.get("/my").text
    for table, status in ((waiting, "waiting"), (here, "running"), (playing, "running")):
        assert f'data-game="{table}" data-status="{status}"' in page
    assert "two at one screen" in page
    assert page.count("by a link") == 2


def test_a_table_is_taken_off_the_list_and_put_back(visitor: Visitor) -> None:
    table = invite(visitor)
    page = visitor.http.post("/my", data={"table": table}, follow_redirects=True).text
    assert f'data-game="{table}"' not in page
    assert "Taken off the list." in page
    page = visitor.http.post("/my", data={"table": table, "back": "1"}, follow_redirects=True).text
    assert f'data-game="{table}"' in page


def test_nothing_that_does_not_exist_is_put_on_the_list(visitor: Visitor) -> None:
    answer = visitor.http.post("/my", data={"table": "nosuchgame", "back": "1"})
    assert answer.status_code == 404


def test_who_has_played_nothing_is_told_so(stranger: Visitor) -> None:
    page = stranger.http.get("/my").text
    assert "No games on this device yet" in page
    assert "data-game=" not in page

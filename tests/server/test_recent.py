"""The tables that a browser remembers."""

import pytest
from starlette.requests import Request
from starlette.responses import Response

from damarium.server.api.recent import COOKIE, KEPT, forget_game, recent_games, remember_game


def browser(cookie: str) -> Request:
    """A request of a browser that remembers this."""
    return Request({"type": "http", "headers": [(b"cookie", f"{COOKIE}={cookie}".encode())]})


def kept(answer: Response) -> str:
    """What the browser remembers from then on."""
    return answer.headers["set-cookie"].partition(";")[0].removeprefix(f"{COOKIE}=")


def test_the_newest_table_comes_first_and_each_once() -> None:
    answer = Response()
    remember_game(browser("a.b.c"), answer, "b")
    assert kept(answer) == "b.a.c"


def test_fifty_tables_are_remembered() -> None:
    answer = Response()
    remember_game(browser(".".join(f"t{n}" for n in range(KEPT))), answer, "new")
    ids = kept(answer).split(".")
    assert len(ids) == KEPT == 50
    assert ids[0] == "new"
    assert ids[-1] == "t48"


def test_a_table_is_taken_off() -> None:
    answer = Response()
    forget_game(browser("a.b.c"), answer, "b")
    assert kept(answer) == "a.c"
    answer = Response()
    forget_game(browser("a"), answer, "a")
    assert kept(answer) == '""'
    assert recent_games(browser('""')) == []


@pytest.mark.parametrize("cookie", ["", "A", "a..b", "a.b/c", "../x", 33 * "a"])
def test_a_list_that_no_server_wrote_is_none(cookie: str) -> None:
    assert recent_games(browser(cookie)) == []

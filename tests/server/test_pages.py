"""Pages: chosen, begun, found again, in the visitor's language."""

import json
import re
from typing import Any

import httpx2
import pytest

from tests.serving import Served, Visitor

FORM = {
    "game": "spanish",
    "reading": "",
    "size": "8x8",
    "opponent": "here",
    "level": "5",
    "colour": "white",
    "clock": "none",
}


def begin(visitor: Visitor, **changes: str) -> str:
    """Send the form and follow it; the address of the game."""
    answer = visitor.http.post("/games", data={**FORM, **changes})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def bootstrap(html: str) -> dict[str, Any]:
    """The data that a game's page begins with."""
    match = re.search(
        r'<script type="application/json" id="game-data">(.*?)</script>', html, re.DOTALL
    )
    assert match
    data: dict[str, Any] = json.loads(match[1])
    return data


def test_home_offers_every_game(visitor: Visitor) -> None:
    page = visitor.http.get("/")
    assert page.status_code == 200
    for option in ('value="spanish"', 'value="american"', 'action="/games"'):
        assert option in page.text


def test_a_game_is_two_clicks_away(visitor: Visitor) -> None:
    address = begin(visitor, opponent="computer", level="3", colour="black")
    page = visitor.http.get(address)
    assert page.status_code == 200
    data = bootstrap(page.text)
    assert data["state"]["you"] == ["black"]
    assert data["state"]["seats"]["white"]["level"] == 3
    assert data["board"]["squares"][0] == {"id": "32", "x": 0, "y": 0, "letters": "a8"}
    assert data["socket"].startswith(f"/api{address}/socket")


def test_house_rules_of_the_form(visitor: Visitor) -> None:
    address = begin(visitor, game="american", size="12x12", capture_optional="1", clock="5+3")
    state = bootstrap(visitor.http.get(address).text)["state"]
    assert state["variant"]["spelling"] == "american@12x12+capture-optional"
    assert state["clock"] == {
        "white": 300_000,
        "black": 300_000,
        "running": None,
        "increment": 3000,
    }
    address = begin(visitor, reading="encyclopedia")
    state = bootstrap(visitor.http.get(address).text)["state"]
    assert state["variant"]["spelling"] == "spanish/encyclopedia"


def test_a_form_with_a_flaw_comes_back_with_a_sentence(visitor: Visitor) -> None:
    answer = visitor.http.post("/games", data={**FORM, "opponent": "computer", "level": "11"})
    assert answer.status_code == 422
    assert "is no level" in answer.text
    answer = visitor.http.post("/games", data={})
    assert answer.status_code == 422
    assert "Choose a game" in answer.text


def test_an_unknown_game_is_answered_with_the_nearest(visitor: Visitor) -> None:
    answer = visitor.http.post("/games", data={**FORM, "game": "spanisch"})
    assert answer.status_code == 422
    assert 'href="/?game=spanish"' in answer.text
    answer = visitor.http.get("/?game=amercan")
    assert answer.status_code == 404
    assert 'href="/?game=american"' in answer.text


def test_an_address_chooses_by_any_spelling(visitor: Visitor) -> None:
    page = visitor.http.get("/?game=damas").text
    assert re.search(r'value="spanish"[^>]* selected', page)


@pytest.mark.parametrize("path", ["/games/nosuchgame", "/nowhere", "/games/x/y/z", "/static/a/b"])
def test_what_is_not_there_is_said_on_a_page(visitor: Visitor, path: str) -> None:
    answer = visitor.http.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert 'href="/"' in answer.text


def test_who_comes_by_the_address_alone_watches(visitor: Visitor, stranger: Visitor) -> None:
    address = begin(visitor)
    assert bootstrap(visitor.http.get(address).text)["state"]["you"] == ["white", "black"]
    assert bootstrap(stranger.http.get(address).text)["state"]["you"] == []


def test_games_that_go_on_are_offered_again(visitor: Visitor, stranger: Visitor) -> None:
    address = begin(visitor)
    assert f'href="{address}"' in visitor.http.get("/").text
    assert f'href="{address}"' not in stranger.http.get("/").text


def test_the_form_begins_with_what_was_played_last(visitor: Visitor) -> None:
    played = {**FORM, "reading": "forty", "opponent": "computer", "level": "7"}
    visitor.http.post("/games", data=played)
    page = visitor.http.get("/").text
    assert re.search(r'value="spanish"[^>]* selected', page)
    assert re.search(r'value="forty"[^>]* selected', page)
    assert re.search(r'name="level"[^>]* value="7"', page)


@pytest.mark.parametrize(
    ("address", "accepted", "cookie", "lang"),
    [
        ("/", "de-DE,de;q=0.9,en;q=0.8", None, "de"),
        ("/", "en-GB", None, "en"),
        ("/", "fr", None, "en"),
        ("/", "de", "en", "en"),
        ("/?lang=de", "en", "en", "de"),
        ("/?lang=xx", "de", None, "de"),
    ],
)
def test_the_language_is_asked_for_remembered_or_the_browsers(
    server: Served, address: str, accepted: str, cookie: str | None, lang: str
) -> None:
    headers = {"accept-language": accepted} | ({"cookie": f"lang={cookie}"} if cookie else {})
    page = httpx2.get(server.url + address, headers=headers, trust_env=False)
    assert f'<html lang="{lang}"' in page.text


def test_the_switch_keeps_the_place_and_is_remembered(visitor: Visitor) -> None:
    address = begin(visitor)
    assert f'href="{address}?lang=de"' in visitor.http.get(address).text
    assert '<html lang="de"' in visitor.http.get(f"{address}?lang=de").text
    assert '<html lang="de"' in visitor.http.get("/").text
    assert 'href="/?lang=en"' in visitor.http.get("/").text


def test_seats_are_kept_by_cookies_for_one_game_that_no_script_reads(visitor: Visitor) -> None:
    answer = visitor.http.post("/games", data=FORM)
    address = answer.headers["location"]
    seats = [c for c in answer.headers.get_list("set-cookie") if c.startswith("seat=")]
    assert len(seats) == 2
    for cookie, path in zip(seats, (address, f"/api{address}"), strict=True):
        assert f"Path={path};" in cookie
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert re.match(r"seat=[0-9a-f]{32};", cookie)


def test_pages_are_safe(visitor: Visitor) -> None:
    for path in ("/", "/nowhere", "/api/variants", begin(visitor)):
        headers = visitor.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    page = visitor.http.get("/").text
    assert not re.search(r"<script(?![^>]*(src=|application/json))", page)
    assert not re.search(r"\s(style|on[a-z]+)=", page)


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://::"])
def test_forms_of_other_sites_begin_nothing(visitor: Visitor, origin: str) -> None:
    headers = {"origin": origin}
    assert visitor.http.post("/games", data=FORM, headers=headers).status_code == 403
    assert visitor.http.post("/api/games", json=FORM, headers=headers).status_code == 403
    own = {"origin": visitor.url}
    assert visitor.http.post("/games", data=FORM, headers=own).status_code == 303


def test_static_files_are_kept_by_browsers(visitor: Visitor) -> None:
    page = visitor.http.get("/").text
    for address in sorted(set(re.findall(r'"(/static/[^"]+)"', page))):
        answer = visitor.http.get(address)
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]
        kind = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
        assert answer.headers["content-type"].startswith(kind[address.rpartition(".")[2]])
    assert visitor.http.get("/favicon.ico", follow_redirects=True).status_code == 200


@pytest.mark.parametrize(
    "path", ["../server/app.py", "%2e%2e/app.py", "..%2fapp.py", "css/", "css", "/etc/passwd"]
)
def test_static_files_are_no_way_to_others(visitor: Visitor, path: str) -> None:
    build = re.search(r"/static/([0-9a-f]+)/", visitor.http.get("/").text)
    assert build
    assert visitor.http.get(f"/static/{build[1]}/{path}").status_code == 404


def test_whatever_answers_get_answers_head(visitor: Visitor) -> None:
    game = begin(visitor)
    described = visitor.http.get("/api/openapi.json").json()["paths"]
    plain = [path for path, ways in described.items() if "get" in ways and "{" not in path]
    assert {"/api/stats", "/api/stats.csv", "/api/variants"} <= set(plain)
    for path in ("/", game, f"/api{game}", "/rules", "/favicon.ico", "/readyz", *plain):
        head, whole = visitor.http.head(path), visitor.http.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers.get("content-type") == whole.headers.get("content-type")
        assert head.headers["content-security-policy"]
    assert visitor.http.head("/nowhere").status_code == 404


def test_a_language_that_is_refused_is_not_spoken(visitor: Visitor) -> None:
    for accepted, lang in (("de;q=0", "en"), ("en;q=0.1, de; q=0.0", "en"), ("fr, de", "de")):
        page = visitor.http.get("/stats", headers={"accept-language": accepted}).text
        assert f'<html lang="{lang}"' in page


def test_health(visitor: Visitor) -> None:
    assert visitor.http.get("/healthz").text == "ok"


@pytest.mark.parametrize(
    ("spelling", "suggested"),
    [
        ("spanish%2Bcapture", 'href="/?game=spanish%2Bcapture-optional"'),
        ("spanish@99x99+capture-optionl", None),
    ],
)
def test_only_what_exists_is_suggested(
    visitor: Visitor, spelling: str, suggested: str | None
) -> None:
    for answer, status in (
        (visitor.http.get("/", params={"game": spelling}), 404),
        (visitor.http.post("/games", data={"variant": spelling}), 422),
    ):
        assert answer.status_code == status
        assert suggested is None or suggested in answer.text
        assert ("Perhaps you meant" in answer.text) is (suggested is not None)


@pytest.mark.parametrize(
    ("charset", "game", "status"),
    [
        ("undefined", "spanish", 400),
        ("punycode", "a-!!!", 400),
        ("idna", "xn--a", 400),
        ("utf-7", "+2AA-", 422),
        ("nonsense", "xyz", 422),
    ],
)
def test_a_form_in_a_strange_encoding_is_refused(
    visitor: Visitor, charset: str, game: str, status: int
) -> None:
    head = 'Content-Disposition: form-data; name="game"'
    headers = {"content-type": f"multipart/form-data; boundary=x; charset={charset}"}
    body = f"--x\r\n{head}\r\n\r\n{game}\r\n--x--\r\n".encode()
    answer = visitor.http.post("/games", content=body, headers=headers)
    assert answer.status_code == status
    assert status == 422 or "not well formed" in answer.text


@pytest.mark.parametrize("level", ["9" * 5000, "²"])
def test_a_level_that_is_no_number_comes_back(visitor: Visitor, level: str) -> None:
    answer = visitor.http.post("/games", data={**FORM, "opponent": "computer", "level": level})
    assert answer.status_code == 422


def test_an_address_chooses_its_size_too(visitor: Visitor) -> None:
    page = visitor.http.get("/?game=spanish@14x14").text
    assert re.search(r'value="14x14"[^>]* selected', page)
    address = begin(visitor, size="14x14")
    assert re.search(r'value="14x14"[^>]* selected', visitor.http.get(address).text)


def test_an_address_that_the_form_cannot_say_begins_no_other_game(visitor: Visitor) -> None:
    answer = visitor.http.get("/", params={"game": "spanish+mirrored"})
    assert answer.status_code == 404
    assert "spanish+mirrored" in answer.text
    assert 'href="/?game=spanish"' in answer.text


def test_a_game_that_goes_on_says_at_which_move(visitor: Visitor) -> None:
    begin(visitor)
    assert ", move 1" in visitor.http.get("/").text

"""A megabyte of rubbish to every address: a clear answer, and the server goes on."""

import random

import pytest

from tests.serving import Served, Visitor

MEGABYTE = 1_000_000
ADDRESSES = (
    "/",
    "/games",
    "/games/{id}",
    "/games/{id}/2",
    "/api/games",
    "/api/games/{id}",
    "/api/games/{id}/socket",
    "/api/variants",
    "/api/openapi.json",
    "/healthz",
    "/static/x/y",
    "/favicon.ico",
    "/nowhere",
)


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_a_megabyte_of_rubbish(visitor: Visitor, address: str, method: str) -> None:
    address = address.format(id=visitor.create(variant="spanish", opponent="here"))
    rubbish = random.Random(address + method).randbytes(MEGABYTE)
    answer = visitor.http.request(method, address, content=rubbish)
    assert answer.status_code == 413
    if address.startswith("/api/"):
        assert "64 KB" in answer.json()["sentence"]
    else:
        assert "64 KB" in answer.text
    assert visitor.http.get("/healthz").text == "ok"


@pytest.mark.parametrize("address", ["/games", "/api/games"])
def test_a_body_without_a_length_is_measured(visitor: Visitor, address: str) -> None:
    chunks = (b"x" * 1000 for _ in range(1000))
    assert visitor.http.post(address, content=chunks).status_code == 413


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize("seed", range(3))
def test_a_little_rubbish(visitor: Visitor, address: str, seed: int) -> None:
    chance = random.Random(f"{address} {seed}")
    kinds = ("application/json", "application/x-www-form-urlencoded", "multipart/form-data")
    for kind in (*kinds, "multipart/form-data; boundary=x", "text/plain", "\xff"):
        answer = visitor.http.post(
            address.format(id="x"),
            content=chance.randbytes(chance.randrange(40_000)),
            headers={b"content-type": kind.encode("latin-1")},
        )
        assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("tail", ["?lang=%00", "?game=" + "x" * 5000, "?lang=" + "ä" * 900])
def test_strange_questions(visitor: Visitor, tail: str) -> None:
    assert visitor.http.get("/" + tail).status_code < 500


@pytest.mark.parametrize(
    "cookie", ["seat=\xff", "games=" + "a." * 2000, "games=../../etc; lang=\x7f", "=;;;=", "seat"]
)
def test_strange_cookies(visitor: Visitor, cookie: str) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    for address in ("/", f"/games/{game}", f"/api/games/{game}"):
        answer = visitor.http.get(address, headers={b"cookie": cookie.encode("latin-1")})
        assert answer.status_code == 200


def test_nothing_of_it_was_our_fault(server: Served) -> None:
    assert "Traceback" not in server.log

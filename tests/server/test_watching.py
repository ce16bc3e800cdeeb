"""What whoever keeps a server sees of it: health, readiness, metrics and its log."""

import json
import random
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path

import httpx2
import psycopg
import pytest
from sqlalchemy import text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from damarium.server.app import create_app
from damarium.server.settings import Settings
from damarium.server.store.place import place
from tests.server.stores import plainly
from tests.serving import Served, Visitor, serving


@contextmanager
def answering(database: Path | str, **more: object) -> Iterator[TestClient]:
    """A server in this process."""
    settings = Settings(place(str(database)), workers=1, **more)  # type: ignore[arg-type]
    with TestClient(create_app(settings)) as client:
        yield client


def flaw(client: TestClient) -> str | None:
    """Why a server is not ready."""
    answer = client.get("/readyz")
    reason: str | None = answer.json()["reason"]
    assert answer.status_code == (200 if reason is None else 503)
    assert answer.json()["ready"] == (reason is None)
    return reason


def test_process_and_database_answer(server: Served) -> None:
    assert httpx2.get(f"{server.url}/healthz").text == "ok"
    ready = httpx2.get(f"{server.url}/readyz")
    assert (ready.status_code, ready.json()) == (200, {"ready": True, "reason": None})


def test_a_stopping_server_is_not_ready_and_opens_no_sockets(tmp_path: Path) -> None:
    with answering(tmp_path / "games.sqlite") as client:
        assert flaw(client) is None
        game = client.post("/api/games", json={"variant": "spanish", "opponent": "here"}).json()
        client.app.state.health.stopping = True  # type: ignore[attr-defined]
        assert flaw(client) == "the server is stopping"
        assert client.get("/healthz").status_code == 200
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(f"/api{game['url']}/socket"),
        ):
            pass
        assert closed.value.code == 1012


def test_a_database_of_another_form_is_not_ready(database: Path | str) -> None:
    with answering(database) as client:
        assert flaw(client) is None
        engine = plainly(database)
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
        engine.dispose()
        assert "at revision 0000, not at" in str(flaw(client))


def test_a_server_is_ready_again_when_its_database_is(postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    with (
        answering(postgres_url) as client,
        closing(psycopg.connect(postgres_url.replace(name, "postgres"), autocommit=True)) as admin,
    ):
        assert flaw(client) is None
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
        assert flaw(client) == "the database does not answer"
        assert client.get("/healthz").status_code == 200
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
        assert flaw(client) is None


def numbers(said: str) -> dict[str, float]:
    """The numbers of Prometheus' text by name and labels."""
    lines = (line.rpartition(" ") for line in said.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def test_requests_and_sockets_are_counted_without_names(
    server: Served, visitor: Visitor, stranger: Visitor
) -> None:
    def count(name: str) -> float:
        return numbers(visitor.http.get("/metrics").text).get(name, 0)

    shown = 'damarium_requests_total{method="GET",route="/api/games/{table}",status="200"}'
    lost = 'damarium_requests_total{method="other",route="(none)",status="404"}'
    before, missed, sockets = count(shown), count(lost), count("damarium_sockets")
    game = visitor.create(variant="spanish", opponent="here")
    visitor.state(game)
    stranger.http.request("BREW", "/coffee")
    assert count(shown) == before + 1
    assert count(lost) == missed + 1
    moved = 'damarium_events_total{kind="moved"}'
    acted = 'damarium_action_seconds_count{action="play"}'
    stored = "damarium_append_seconds_count"
    done = [count(name) for name in (moved, acted, stored)]
    with visitor.follow(game) as talk:
        assert count("damarium_sockets") == sockets + 1
        assert count("damarium_running_games") >= 1
        assert count("damarium_rooms") >= count("damarium_running_games")
        talk.play(talk.state["legal"][0]["path"])
        assert talk.do("ping")["type"] == "pong"  # after which the move is timed, too
        assert [count(name) for name in (moved, acted, stored)] == [one + 1 for one in done]
    answer = visitor.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    for secret in (game, visitor.secret(game), "coffee", "BREW", "127.0.0.1"):
        assert secret not in answer.text
    assert numbers(answer.text)["process_resident_memory_bytes"] > 1e7


def test_metrics_are_not_told_where_nobody_wants_them(tmp_path: Path) -> None:
    with answering(tmp_path / "games.sqlite", metrics=False) as client:
        assert client.get("/metrics").status_code == 404


def test_the_log_of_a_whole_game_holds_no_secret_and_no_visitor(tmp_path: Path) -> None:
    chance = random.Random(3)
    with (
        serving(tmp_path / "games.sqlite", flags=("--log-level", "debug")) as server,
        Visitor(server.url) as visitor,
        Visitor(server.url) as stranger,
    ):
        game = visitor.create(variant="spanish", opponent="here", clock="5+3")
        secret = visitor.secret(game)
        with visitor.follow(game, lang="de") as talk:
            while talk.state["outcome"] is None and talk.state["ply"] < 60:
                talk.play(chance.choice(talk.state["legal"])["path"])
            if talk.state["outcome"] is None:
                talk.do("resign")
        table = visitor.create(variant="spanish", opponent="link", clock="5+3")
        assert stranger.http.post(f"/api/games/{table}/join").status_code == 200
        secrets = [visitor.secret(table), stranger.secret(table)]
        assert all(secrets)
        link = visitor.http.get(f"/api/games/{table}/seat").json()["url"]
        assert secrets[0] in link
        with Visitor(server.url) as phone:
            seat = {"secret": secrets[0]}
            assert phone.http.post(f"/api/games/{table}/seat", json=seat).status_code == 200
            assert phone.http.post(f"/games/{table}/seat", data=seat).status_code == 303
            with phone.follow(table) as talk:
                assert talk.do("say", text="a word between us")["type"] == "ack"
        visitor.http.get(f"/games/{game}?lang=de&word=unspeakable")
        stranger.http.get("/unheard-of/path")
        stranger.http.post("/api/games", content=b"{unreadable")
        stranger.http.get("/api/games/nosuchgame", headers={"cookie": f"seat={secret}"})
        with stranger.follow(game, secret="f" * 32):
            pass
    log = server.log.partition(server.url)[2].partition("\n")[2]  # after the address
    for word in (
        *(secret, sha256(secret.encode()).hexdigest(), "f" * 32, "seat=", "cookie"),
        *(*secrets, "a word between us"),
        *("lang=", "unspeakable", "unheard-of", "unreadable", "nosuchgame"),
        *("127.0.0.1", "httpx", "Traceback"),
    ):
        assert word not in log
    lines = [json.loads(line) for line in log.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert {line["route"] for line in requests} >= {"/api/games", "/games/{table}", "(none)"}
    for line in requests:
        assert {"method", "route", "status", "ms", "request", "timestamp", "level"} <= set(line)
        assert re.fullmatch("[0-9a-f]{12}", line["request"])
    assert len({line["request"] for line in requests}) == len(requests)
    assert sum(line["event"] == "socket closed" for line in lines) == 3

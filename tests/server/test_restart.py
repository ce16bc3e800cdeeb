"""A killed server loses nothing that it has acknowledged."""

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from tests.serving import Served, Visitor, serving


def test_a_kill_in_mid_game(database: Path | str, tmp_path: Path) -> None:
    chance = random.Random(1)
    log = tmp_path / "log"
    with serving(database, log=log) as server, Visitor(server.url) as visitor:
        here = visitor.create(variant="spanish", opponent="here", clock="5+3")
        against = visitor.create(variant="american", level=10, colour="black")
        with visitor.follow(here) as talk, visitor.follow(against) as other:
            for _ in range(9):
                talk.play(chance.choice(talk.state["legal"])["path"])
            before, seen = talk.state, time.monotonic()
            path = other.state["legal"][0]["path"]
            assert other.do("move", path=path, ply=0)["type"] == "ack"
            server.kill()
            alive = time.monotonic() - seen
        with pytest.raises(httpx2.ConnectError):
            visitor.state(here)

        time.sleep(3)
        second = server.again()
        try:
            seen = time.monotonic()
            after = visitor.state(here)
            alive += time.monotonic() - seen
            for name in ("seq", "position", "moves", "you", "legal", "variant", "start"):
                assert after[name] == before[name]
            running = after["clock"]["running"]
            lost = (before["clock"][running] - after["clock"][running]) / 1000
            assert alive - 3 < lost < alive + 1
            with visitor.follow(here) as talk:
                talk.play(chance.choice(talk.state["legal"])["path"])
                assert talk.state["seq"] == before["seq"] + 1
            with visitor.follow(against) as talk:  # the computer is taken up again
                talk.until(lambda state: state["ply"] >= 2)
        finally:
            assert second.stop() == 0
        assert "Traceback" not in second.log
        assert visitor.secret(here) not in second.log


def test_a_second_server_is_refused_in_one_sentence(server: Served) -> None:
    with pytest.raises(pytest.fail.Exception, match="another server is already using") as error:
        Served(server.database)
    assert "Traceback" not in str(error.value)


def test_a_port_that_is_taken_is_named(server: Served, tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match=f"{server.port}: cannot listen there"):
        Served(tmp_path / "games.sqlite", server.port)


def test_the_server_stops_well_while_visitors_listen(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite") as server, Visitor(server.url) as visitor:
        with visitor.follow(visitor.create(variant="spanish", opponent="here")):
            assert server.stop() == 0
        assert "Traceback" not in server.log


def test_secrets_are_stored_hashed(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with serving(database) as server, Visitor(server.url) as visitor:
        secret = visitor.secret(visitor.create(variant="spanish", opponent="here"))
    with closing(sqlite3.connect(database)) as connection:
        text = "\n".join(connection.iterdump())
    assert len(secret) == 32
    assert secret not in text

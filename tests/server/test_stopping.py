"""A server that is asked to end does so well: nobody's move is lost, nobody waits for long."""

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from damarium.server.app import WATCH
from damarium.server.serving import GRACE
from damarium.server.store.engine import open_database
from damarium.server.store.place import place
from tests.postgres import PASSWORD
from tests.server.test_database import end_all_connections
from tests.serving import Served, Visitor, serving


def children(server: Served) -> list[Path]:
    """The processes in which a server thinks."""
    pid = server._process.pid
    return [
        folder
        for folder in Path("/proc").glob("[0-9]*")
        if (folder / "stat").is_file() and (folder / "stat").read_text().split()[-49] == str(pid)
    ]


def test_sockets_hear_that_the_server_restarts_and_moves_stand(
    database: Path | str, tmp_path: Path
) -> None:
    with (
        serving(database, log=tmp_path / "log") as server,
        Visitor(server.url) as visitor,
        Visitor(server.url) as other,
    ):
        game = visitor.create(variant="spanish", opponent="here", clock="5+3")
        against = visitor.create(variant="american", level=10, colour="black")
        with visitor.follow(game) as talk, visitor.follow(against) as thinking:
            talk.play(talk.state["legal"][0]["path"])
            thinkers = children(server)
            assert thinkers
            since = time.monotonic()
            server._process.terminate()
            # what is said in that moment is done and acknowledged, or not done
            try:
                acknowledged = talk.do("move", path=talk.state["legal"][0]["path"], ply=1)
            except ConnectionClosed:
                acknowledged = {"type": "too late"}
            for line in (talk.line, thinking.line):
                with suppress(ConnectionClosed):
                    while line.recv(timeout=10):
                        pass
                assert line.close_code == 1012
        assert server.stop() == 0
        assert time.monotonic() - since < GRACE + 3
        assert not [one for one in thinkers if one.exists()]
        with pytest.raises(httpx2.ConnectError):
            other.state(game)
        assert "Traceback" not in server.log
        second = server.again()
        try:
            plies = visitor.state(game)["ply"]
            assert plies in ((2,) if acknowledged["type"] == "ack" else (1, 2))
        finally:
            assert second.stop() == 0


def test_a_request_under_way_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite") as server, Visitor(server.url) as visitor:

        def slowly() -> Iterator[bytes]:
            """A body whose second half comes when the server is ending already."""
            yield b'{"variant": "spanish", '
            server._process.terminate()
            time.sleep(0.5)
            yield b'"opponent": "here"}'

        assert visitor.http.post("/api/games", content=slowly()).status_code == 201
        assert server.stop() == 0


def test_a_server_whose_database_was_taken_over_ends(postgres_url: str, tmp_path: Path) -> None:
    with serving(postgres_url, log=tmp_path / "log") as server:
        end_all_connections(postgres_url)
        _, lock = open_database(place(postgres_url))
        assert server._process.wait(timeout=4 * WATCH + GRACE) == 2
        lock.release()
    assert "another server has taken this database over" in server.log
    assert PASSWORD not in server.log

"""The real server in a process of its own, and visitors who talk to it."""

import json
import os
import re
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

_ADDRESS = re.compile(r"http://\S+")
_COMMAND = (sys.executable, "-m", "damarium", "serve")
_PATIENCE = 90.0


class Served:
    """One process that serves a database: a file, or the address of one of PostgreSQL.

    The log lies beside the file, of an address in `log`; `flags` are more of the command's.
    """

    def __init__(
        self,
        database: Path | str,
        port: int = 0,
        *,
        log: Path | None = None,
        flags: Sequence[str] = (),
    ) -> None:
        self.database = database
        self._flags = tuple(flags)
        self._log = log or Path(database).with_suffix(".log")
        with self._log.open("ab") as file:
            start = file.tell()
            self._process = subprocess.Popen(
                [*_COMMAND, "--port", str(port), *self._flags],
                stdout=file,
                stderr=subprocess.STDOUT,
                # a password stands in no list of processes; nobody waits for long for who is away
                env={
                    **os.environ,
                    "DAMARIUM_GRACE": "12",
                    "PYTHONUNBUFFERED": "1",
                    "DAMARIUM_DATABASE": str(database),
                },
            )
        self.url = self._wait_for_address(start)
        self.port = httpx2.URL(self.url).port or 80

    @property
    def log(self) -> str:
        """All that the processes at this database have said so far."""
        return self._log.read_text("utf-8", errors="replace")

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def kill(self) -> None:
        """End the process as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask the process to end; its exit code."""
        if self._process.poll() is None:
            self._process.terminate()
        return self._process.wait(timeout=15)

    @contextmanager
    def lost_in_thought(self) -> Iterator[None]:
        """Let the computer think for as long as the test wants it to."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("ascii").split()
        assert children
        try:
            for child in children:
                os.kill(int(child), signal.SIGSTOP)
            yield
        finally:
            for child in children:
                os.kill(int(child), signal.SIGCONT)

    def again(self) -> "Served":
        """A new process at the same database and address."""
        return Served(self.database, self.port, log=self._log, flags=self._flags)

    def _wait_for_address(self, start: int) -> str:
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            said = self._log.read_bytes()[start:].decode(errors="replace")
            if match := _ADDRESS.search(said):
                return match[0]
            if self._process.poll() is not None:
                pytest.fail(f"the server ended with {self._process.returncode}:\n{said}")
            time.sleep(0.02)
        self.kill()
        pytest.fail("the server did not say its address")


@contextmanager
def serving(
    database: Path | str, *, log: Path | None = None, flags: Sequence[str] = ()
) -> Iterator[Served]:
    """A server that ends with the test."""
    served = Served(database, log=log, flags=flags)
    try:
        yield served
    finally:
        served.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server that many tests share; games do not see one another."""
    with serving(tmp_path_factory.mktemp("server") / "games.sqlite") as served:
        yield served


class Visitor:
    """A browser without a screen: it keeps its cookies, and believes `certificate` if given."""

    def __init__(self, url: str, lang: str = "en", certificate: Path | None = None) -> None:
        self.url = url
        self._tls = ssl.create_default_context(cafile=certificate) if certificate else None
        self.http = httpx2.Client(
            base_url=url,
            headers={"accept-language": lang},
            timeout=20,
            trust_env=False,
            verify=self._tls or True,
        )

    def create(self, **fields: object) -> str:
        """Begin a game; its id."""
        answer = self.http.post("/api/games", json=fields)
        assert answer.status_code == 201, answer.text
        game: str = answer.json()["id"]
        return game

    def state(self, id: str) -> dict[str, Any]:
        """The state of a game, asked for once."""
        answer = self.http.get(f"/api/games/{id}")
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def secret(self, id: str) -> str:
        """The secret that this browser holds for a game, "" for none."""
        path = f"/api/games/{id.partition('/')[0]}"
        return next((c.value or "" for c in self.http.cookies.jar if c.path == path), "")

    def finish(self, variant: str = "spanish", **fields: object) -> str:
        """Begin a game, make two moves in it, and let whoever is to move give up; its id."""
        game = self.create(variant=variant, **fields)
        with self.follow(game) as talk:
            while talk.state["ply"] < 2:
                talk.until(lambda state: state["turn"] in state["you"] or state["ply"] > 1)
                if talk.state["ply"] < 2:
                    talk.play(talk.state["legal"][0]["path"])
            talk.do("resign")
            talk.until(lambda state: state["status"] == "over")
        return game

    @contextmanager
    def follow(self, id: str, lang: str = "en", secret: str | None = None) -> Iterator["Talk"]:
        """Play or watch a game live."""
        secret = self.secret(id) if secret is None else secret
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{id}/socket?lang={lang}"
        headers = {"Cookie": f"seat={secret}", "Origin": self.url}
        with connect(
            address, additional_headers=headers, proxy=None, max_size=None, ssl=self._tls
        ) as line:
            yield Talk(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


class Talk:
    """One socket; `state` is the newest state that is known, put together from the news."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: dict[str, Any] = {}
        self._number = 0
        self.until(lambda _: True)

    def do(self, do: str, **more: object) -> dict[str, Any]:
        """Say something; the answer to it."""
        self._number += 1
        self.line.send(json.dumps({"do": do, "id": self._number, **more}))
        return self.answer(self._number)

    def answer(self, number: int | None) -> dict[str, Any]:
        """The answer to the message of this number."""
        while True:
            message = self._hear()
            if message["type"] not in ("state", "news", "beat") and message.get("id") == number:
                return message

    def until(self, wish: Callable[[dict[str, Any]], object], timeout: float = 20) -> None:
        """Listen until the newest state is as wished."""
        while not (self.state and wish(self.state)):
            self._hear(timeout)

    def beat(self) -> None:
        """Answer the next beat."""
        while self._hear()["type"] != "beat":
            pass

    def play(self, path: list[str]) -> None:
        """Make a move and wait until it stands."""
        ply = self.state["ply"]
        answer = self.do("move", path=path, ply=ply)
        assert answer["type"] == "ack", answer
        self.until(lambda state: state["ply"] > ply)

    def _hear(self, timeout: float = 20) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout))
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "news":
            assert message["from"] == self.state["seq"]
            moves = self.state["moves"][: message["keep"]] + message["moves"]
            self.state = {**self.state, **message, "moves": moves}
        elif message["type"] == "beat":
            self.line.send(json.dumps({"do": "beat", "n": message["n"]}))
        return message

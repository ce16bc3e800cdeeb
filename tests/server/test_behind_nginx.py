"""The files of the guide, tried: nginx before a server that believes it, and the units."""

import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest

from damarium.server.settings import settings
from damarium.server.store import dump
from tests.postgres import free_port
from tests.server.stores import with_store
from tests.serving import Served, Visitor, serving

GUIDE = Path("docs/guide/deploy")
NAME = "draughts.example.org"


def tool(name: str, package: str) -> str:
    """A program of the system; without it the test is skipped, and fails in CI."""
    path = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if path is not None:
        return path
    sentence = f"there is no {name}; on Debian this brings it: sudo apt-get install {package}"
    if os.environ.get("CI") == "true":
        pytest.fail(sentence)
    pytest.skip(sentence)


@dataclass(frozen=True)
class Site:
    """A server, the nginx in front of it, and what its visitors believe."""

    server: Served
    url: str
    certificate: Path


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    nginx, openssl = tool("nginx", "nginx-light"), tool("openssl", "openssl")
    folder = tmp_path_factory.mktemp("nginx")
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        [
            *(openssl, "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "2"),
            *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    with serving(folder / "games.sqlite", flags=("--behind-proxy", "127.0.0.1")) as server:
        plain, safe = free_port(), free_port()
        text = (GUIDE / "nginx.conf").read_text()
        # only what differs from one machine to another
        for old, new in (
            ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
            (r"listen \[::\]:\d+[^;]*;", ""),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen 443", f"listen 127.0.0.1:{safe}"),
            (f"server_name {re.escape(NAME)}", "server_name localhost"),
            (f"/etc/letsencrypt/live/{re.escape(NAME)}", str(folder)),
        ):
            text, changes = re.subn(old, new, text)
            assert changes
        (folder / "site.conf").write_text(text)
        temporary = "\n".join(
            f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi")
        )
        (folder / "nginx.conf").write_text(
            f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/errors;\n"
            f"{'user root;' if os.geteuid() == 0 else ''}\n"
            f"events {{}}\nhttp {{\n{temporary}\ninclude {folder}/site.conf;\n}}\n"
        )
        process = subprocess.Popen(
            [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")],
            stderr=subprocess.DEVNULL,
        )
        try:
            wait(f"http://127.0.0.1:{plain}/")
            yield Site(server, f"https://localhost:{safe}", certificate)
        finally:
            process.terminate()
            process.wait(timeout=10)
        assert "[error]" not in (folder / "errors").read_text()


def wait(url: str) -> None:
    """Until nginx answers, with the way to where all is safe."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            answer = httpx2.get(url, trust_env=False)
        except httpx2.ConnectError:
            time.sleep(0.05)
        else:
            assert (answer.status_code, answer.headers["location"]) == (
                301,
                "https://127.0.0.1/",
            )
            return
    pytest.fail("nginx does not answer")


@pytest.fixture
def guest(site: Site) -> Iterator[Visitor]:
    with Visitor(site.url, certificate=site.certificate) as visitor:
        yield visitor


def test_a_game_is_played_through_the_proxy(guest: Visitor) -> None:
    chance = random.Random(4)
    game = guest.create(variant="spanish", opponent="here", clock="5+3")
    with guest.follow(game) as talk:
        for _ in range(12):
            talk.play(chance.choice(talk.state["legal"])["path"])
        assert talk.do("resign")["type"] == "ack"
        talk.until(lambda state: state["outcome"] is not None)
    assert guest.state(game)["ply"] == 12


def test_cookies_are_for_safe_lines_only(guest: Visitor) -> None:
    answer = guest.http.post("/api/games", json={"variant": "spanish", "opponent": "here"})
    cookies = answer.headers.get_list("set-cookie")
    assert cookies
    for cookie in cookies:
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


def test_forms_are_ours_and_foreign_ones_are_not(guest: Visitor) -> None:
    form = {"game": "spanish", "opponent": "here"}
    ours = guest.http.post("/games", data=form, headers={"origin": guest.url})
    assert ours.status_code == 303
    assert ours.headers["location"].startswith("/games/")
    foreign = {"origin": "https://elsewhere.example.org"}
    assert guest.http.post("/games", data=form, headers=foreign).status_code == 403


def test_what_machines_watch_is_closed_to_visitors(guest: Visitor, site: Site) -> None:
    for path in ("/metrics", "/readyz"):
        assert guest.http.get(path).status_code == 404
        assert httpx2.get(f"{site.server.url}{path}", trust_env=False).status_code == 200
    assert guest.http.get("/healthz").status_code == 200


def test_pages_come_compressed_once_and_bodies_are_limited(guest: Visitor) -> None:
    page = guest.http.get("/", headers={"accept-encoding": "gzip"})
    assert page.headers["content-encoding"] == "gzip"
    assert "</html>" in page.text
    assert guest.http.post("/api/games", content=b"x" * 100_000).status_code == 413


def test_who_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", flags=("--behind-proxy", "10.9.8.7")) as server:
        answer = httpx2.post(
            f"{server.url}/api/games",
            json={"variant": "spanish", "opponent": "here"},
            headers={"x-forwarded-proto": "https"},
            trust_env=False,
        )
    assert "Secure" not in answer.headers["set-cookie"]


def test_limits_count_the_visitors_of_a_proxy_that_is_believed(tmp_path: Path) -> None:
    flags = ("--behind-proxy", "127.0.0.1", "--games-per-minute", "2")
    game = {"variant": "spanish", "opponent": "here"}
    with serving(tmp_path / "games.sqlite", flags=flags) as server:
        answers = [
            httpx2.post(
                f"{server.url}/api/games",
                json=game,
                headers={"x-forwarded-for": visitor},
                trust_env=False,
            ).status_code
            for visitor in ("10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2")
        ]
    assert answers == [201, 201, 429, 201]


def test_the_backup_of_the_timer_is_made(database: Path | str, tmp_path: Path) -> None:
    with_store(database, lambda store: store.served())
    unit = (GUIDE / "damarium-backup.service").read_text()
    command = re.search("ExecStart=/bin/sh -c '(.*)'", unit)
    assert command
    line = command[1].replace("%%", "%").replace("$$", "$")
    line = line.replace("/var/lib/damarium-backup", str(tmp_path))
    line = line.replace("/opt/damarium/bin/damarium", f"{sys.executable} -m damarium")
    environ = {**os.environ, "DAMARIUM_DATABASE": str(database), "LC_ALL": "C.UTF-8"}
    subprocess.run(["/bin/sh", "-c", line], env=environ, check=True)
    (file,) = tmp_path.glob("*.jsonl.gz")
    assert file.name.partition(".")[0] in ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
    assert dump.verify(file)["games"] == 0


def test_the_units_of_the_guide_are_well_formed(tmp_path: Path) -> None:
    verify = tool("systemd-analyze", "systemd")
    units = []
    for unit in sorted(GUIDE.glob("*.service")) + sorted(GUIDE.glob("*.timer")):
        text = unit.read_text().replace("/opt/damarium/bin/damarium", sys.executable)
        (tmp_path / unit.name).write_text(text)
        units.append(str(tmp_path / unit.name))
    assert len(units) == 3
    done = subprocess.run([verify, "verify", *units], capture_output=True, text=True, check=False)
    # of units that are not ours it may complain as well
    assert not [line for line in done.stderr.splitlines() if "damarium" in line]


def test_the_variables_of_the_guide_are_settings() -> None:
    lines = (GUIDE / "damarium.env").read_text().splitlines()
    given = dict(line.lstrip("#").split("=", 1) for line in lines if "=" in line)
    chosen = settings({}, given)
    assert str(chosen.database).startswith("postgresql://")
    assert chosen.behind_proxy == "127.0.0.1"
    assert chosen.public_url == f"https://{NAME}"

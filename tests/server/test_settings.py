"""Settings: flags before the environment before what is usual; wrong ones in one sentence."""

from dataclasses import fields
from pathlib import Path

import pytest

from damarium.server.settings import (
    SETTINGS,
    BadSetting,
    Settings,
    chosen_database,
    settings,
    usual_database,
)
from damarium.server.store.place import NoPlace, Remote, place

FILE = {"database": "games.sqlite"}


def complaint(flags: dict[str, str | None], environ: dict[str, str]) -> str:
    with pytest.raises(BadSetting) as error:
        settings({**FILE, **flags}, environ)
    return str(error.value)


def test_the_usual_settings_are_those_of_the_table() -> None:
    assert settings(FILE, {}) == Settings(Path("games.sqlite"))
    others = {"pause"}
    assert {field.name for field in fields(Settings)} == {one.name for one in SETTINGS} | others


def test_flags_win_over_the_environment() -> None:
    environ = {"DAMARIUM_PORT": "81", "DAMARIUM_HOST": "::", "DAMARIUM_CHAT": "no"}
    chosen = settings({**FILE, "port": "82", "metrics": "no"}, environ)
    assert (chosen.port, chosen.host, chosen.chat, chosen.metrics) == (82, "::", False, False)


def test_an_empty_variable_says_nothing() -> None:
    assert settings(FILE, {"DAMARIUM_PORT": "", "DAMARIUM_CHAT": ""}) == settings(FILE, {})


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("behind_proxy", "127.0.0.1, 10.0.0.0/8,::1", "127.0.0.1,10.0.0.0/8,::1"),
        ("behind_proxy", "*", "*"),
        ("public_url", "https://dame.example.org/", "https://dame.example.org"),
        ("public_url", "http://[::1]:8000", "http://[::1]:8000"),
        ("log_format", "JSON", "json"),
        ("games_per_minute", "0", 0),
        ("chat", "Off", False),
    ],
)
def test_values_are_read(name: str, text: str, value: object) -> None:
    assert getattr(settings({**FILE, name: text}, {}), name) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "99999"),
        ("port", "²"),
        ("port", ""),
        ("workers", "0"),
        ("keep_days", "-1"),
        ("games_per_minute", "1.5"),
        ("host", "a b"),
        ("behind_proxy", "nginx"),
        ("behind_proxy", "10.0.0.1/8"),
        ("public_url", "dame.example.org"),
        ("public_url", "https://dame.example.org/games"),
        ("public_url", "https://me:pw@dame.example.org"),
        ("public_url", "http://a:b"),
        ("chat", "perhaps"),
        ("log_format", "xml"),
        ("log_level", "loud"),
    ],
)
def test_a_wrong_value_is_named_with_where_it_stood(name: str, text: str) -> None:
    flag, variable = f"--{name.replace('_', '-')}", f"DAMARIUM_{name.upper()}"
    sentence = complaint({name: text}, {})
    assert sentence.startswith(f"{flag} {text}: " if text else f"{flag}: ")
    if text:
        assert complaint({}, {variable: text}).startswith(f"{variable} {text}: ")


def test_a_long_value_is_cut() -> None:
    assert len(complaint({"port": "9" * 5000}, {})) < 200


@pytest.mark.parametrize("text", ["games.sqlite", "sqlite:///games.sqlite"])
def test_a_database_is_a_path_or_an_address(text: str) -> None:
    assert place(text) == Path("games.sqlite")


def test_an_absolute_address_keeps_its_root() -> None:
    assert place("sqlite+aiosqlite:////data/games.sqlite") == Path("/data/games.sqlite")


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://me:secret@host/games",
        "postgres://me:secret@host/games",
        "postgresql+psycopg://me:secret@host/games?sslmode=require&password=secret",
    ],
)
def test_an_address_of_postgresql_is_shown_without_its_password(text: str) -> None:
    remote = place(text)
    assert isinstance(remote, Remote)
    assert str(remote) == "postgresql://me@host/games"
    assert "secret" in remote.url
    assert "secret" not in repr(remote) + repr(Settings(remote))


def test_a_socket_of_this_machine_is_an_address() -> None:
    assert str(place("postgresql:///games?host=/run/postgresql")) == "postgresql:///games"


@pytest.mark.parametrize(
    "text",
    [
        "mysql://me:secret@host/games",
        "sqlite://",
        "sqlite:///",
        "postgresql://me:secret@host",
        "postgresql://me:secret@host/",
        "postgresql://me:secret@host:0/games",
        "postgresql://me:sec/ret@host/games",
        "postgresql://me:12/secret@host/games",
        "postgresql://me:secret#@host/games",
        "postgresql://me:12?secret@host/games",
        "postgresql://me:sec@ret@host/games",
        "postgresql://me:secret@[host/games",
    ],
)
def test_what_is_no_address_is_refused_without_saying_a_password(text: str) -> None:
    for sentence in (
        complaint({"database": text}, {}),
        complaint({"database": None}, {"DAMARIUM_DATABASE": text}),
    ):
        assert not any(word in sentence for word in ("secret", "sec/", "ret@"))
        assert "postgresql://user" in sentence
    with pytest.raises(BadSetting, match=r"^--database: "):
        chosen_database(text, {})


@pytest.mark.parametrize("text", ["", " ", ":memory:", "sqlite:///:memory:"])
def test_a_database_is_a_file(text: str) -> None:
    with pytest.raises(NoPlace, match="kept in a file"):
        place(text)


def test_the_usual_place_is_the_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert settings({}, {}).database == usual_database() == tmp_path / "damarium/damarium.sqlite"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert chosen_database(None, {}) == Path("damarium.sqlite")

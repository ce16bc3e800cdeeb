"""What a server is told when it starts: by flags, else by the environment, else as is usual."""

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from damarium.notation.message import N_, Message
from damarium.server.store.place import USUAL_NAME, NoPlace, Place, place

#: Environment variables begin with it.
PREFIX = "DAMARIUM_"
LOG_FORMATS = ("auto", "text", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")

_LONGEST = 60
_YES, _NO = ("yes", "on", "true", "1"), ("no", "off", "false", "0")

#: Seconds for which a player may be away, where nothing else is said.
GRACE = 60


@dataclass(frozen=True)
class Settings:
    """The knobs of one server; `SETTINGS` says how each is set and what it is for.

    Attributes:
        pause: the least time in seconds before the computer answers a move, so that an eye
            can follow; only seconds of thinking beyond it are waited for.
        grace: seconds for which a player may be away before the other one may claim the game.
    """

    database: Place
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    behind_proxy: str = ""
    public_url: str = ""
    keep_days: int = 365
    games_per_minute: int = 600
    chat: bool = True
    metrics: bool = True
    log_format: str = "auto"
    log_level: str = "info"
    pause: float = 0.4
    grace: int = GRACE


class BadSetting(Exception):
    """A value that cannot be meant.

    Attributes:
        sentence: which flag or variable, and what would be right.
    """

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence.in_("en"))
        self.sentence = sentence


class _Wrong(Exception):
    def __init__(self, why: Message) -> None:
        super().__init__(why.text)
        self.why = why


@dataclass(frozen=True)
class Setting:
    """How one knob is set.

    Attributes:
        name: of the field in `Settings`; flag and variable follow from it.
        about: what it is for.
        read: the value that a text means; it raises where it means none.
        sign: what stands for a value in the help, "" for a switch.
        usual: the default in words, where it is not that of `Settings`.
        open: whether a wrong value may be said back: in an address may be a password.
    """

    name: str
    about: Message
    read: Callable[[str], object]
    sign: str = ""
    usual: Message | None = None
    open: bool = True

    @property
    def flag(self) -> str:
        """The flag of the command; a switch has `--no-…`, too."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """The variable of the environment."""
        return f"{PREFIX}{self.name.upper()}"

    @property
    def default(self) -> Message:
        """The default as a person reads it."""
        if self.usual is not None:
            return self.usual
        value = getattr(Settings, self.name)
        if isinstance(value, bool):
            return N_("yes") if value else N_("no")
        return Message("%(value)s", {"value": value})


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        # isascii: other scripts have digits, too, and "²" is one that is no number
        if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
            return int(text)
        raise _Wrong(N_("give a number from %(least)s to %(most)s.", least=least, most=most))

    return read


def _one_of(choices: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.casefold() in choices:
            return text.casefold()
        raise _Wrong(N_("choose one of: %(choices)s.", choices=", ".join(choices)))

    return read


def _yes(text: str) -> bool:
    if text.casefold() in _YES + _NO:
        return text.casefold() in _YES
    raise _Wrong(N_("say yes or no."))


def _host(text: str) -> str:
    if text and not any(sign.isspace() or sign == "\0" for sign in text):
        return text
    raise _Wrong(N_("give a name or an address of this machine, such as 127.0.0.1."))


def _place(text: str) -> Place:
    try:
        return place(text)
    except NoPlace as error:
        raise _Wrong(error.why) from None


def _addresses(text: str) -> str:
    """Addresses and networks, as uvicorn takes them."""
    if text == "*" or not text:
        return text
    try:
        return ",".join(_network(part.strip()) for part in text.split(","))
    except ValueError:
        raise _Wrong(
            N_(
                "give the addresses of the proxy with commas between them, such as "
                "127.0.0.1 or 10.0.0.0/8."
            )
        ) from None


def _network(text: str) -> str:
    network = ip_network(text)
    # uvicorn looks single addresses up faster than networks
    return str(network.network_address) if network.num_addresses == 1 else str(network)


def _url(text: str) -> str:
    """Scheme, host and perhaps port of an address."""
    try:
        parts = urlsplit(text)
        plain = parts.port != 0 and parts.username is None and parts.path in ("", "/")
    except ValueError:
        plain, parts = False, urlsplit("")
    if not text:
        return ""
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or parts.query:
        raise _Wrong(N_("give an address without a path, such as https://draughts.example.org."))
    return f"{parts.scheme}://{parts.netloc}"


SETTINGS = (
    Setting("host", N_("the address to listen on"), _host, "ADDRESS"),
    Setting("port", N_("the port to listen on; 0 takes a free one"), _whole(0, 65535), "PORT"),
    Setting(
        "database",
        N_("where games are kept: a file, or postgresql://user@host/database"),
        _place,
        "PLACE",
        usual=N_("a file among your data"),
        open=False,
    ),
    Setting(
        "workers",
        N_("processes in which the computer thinks"),
        _whole(1, 64),
        "COUNT",
        usual=N_("one less than cores"),
    ),
    Setting(
        "behind_proxy",
        N_("believe X-Forwarded-For and -Proto from these addresses"),
        _addresses,
        "ADDRESSES",
        usual=N_("none"),
    ),
    Setting(
        "public_url",
        N_("what links to pass on begin with"),
        _url,
        "URL",
        usual=N_("as the browser asked"),
    ),
    Setting(
        "keep_days",
        N_("days until untouched games lose chat and seats, or go if they never ended"),
        _whole(1, 36500),
        "DAYS",
    ),
    Setting(
        "games_per_minute",
        N_("games that one address may begin or join a minute; 0 for no limit"),
        _whole(0, 1_000_000),
        "COUNT",
    ),
    Setting(
        "grace",
        N_("seconds that a player may be away before the other one may claim the game"),
        _whole(1, 3600),
        "SECONDS",
    ),
    Setting("chat", N_("let players write to one another"), _yes),
    Setting("metrics", N_("answer /metrics for Prometheus"), _yes),
    Setting(
        "log_format",
        N_("auto, text or json; auto is text at a terminal"),
        _one_of(LOG_FORMATS),
        "FORMAT",
    ),
    Setting("log_level", N_("debug, info, warning or error"), _one_of(LOG_LEVELS), "LEVEL"),
)
NAMED: Mapping[str, Setting] = {setting.name: setting for setting in SETTINGS}


def settings(flags: Mapping[str, str | None], environ: Mapping[str, str]) -> Settings:
    """The settings that flags, by name, and the environment ask for; flags win.

    Raises BadSetting for the first value that cannot be meant.
    """
    values: dict[str, Any] = {
        one.name: setting(one, flags.get(one.name), environ) for one in SETTINGS
    }
    said = {name: value for name, value in values.items() if value is not None}
    database = said.pop("database", None) or usual_database()
    return Settings(database, **said)


def setting(one: Setting, flag: str | None, environ: Mapping[str, str]) -> Any:
    """The value of one setting, None where nobody says it; BadSetting where it means nothing."""
    # an empty variable is one that a shell or a unit could not take away
    text, said = (flag, one.flag) if flag is not None else (environ.get(one.variable), one.variable)
    if text is None or (flag is None and not text):
        return None
    try:
        return one.read(text.strip())
    except _Wrong as error:
        shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
        name = f"{said} {shown}" if one.open and text.strip() else said
        raise BadSetting(Message("%(name)s: %(why)s", {"name": name, "why": error.why})) from None


def chosen_database(flag: str | None, environ: Mapping[str, str]) -> Place:
    """Where games are kept, as `settings` would say it."""
    chosen: Place | None = setting(NAMED["database"], flag, environ)
    return chosen or usual_database()


def usual_database() -> Path:
    """Where this system keeps the data of its programs; else the current folder."""
    folder = _data_home() / "damarium"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(USUAL_NAME)
    return folder / USUAL_NAME if os.access(folder, os.W_OK) else Path(USUAL_NAME)


def _data_home() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")

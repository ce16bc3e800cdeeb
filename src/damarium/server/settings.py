"""What a server is told when it starts."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from damarium.server.problem import CannotServe

DATABASE = "damarium.sqlite"


@dataclass(frozen=True)
class Settings:
    """The knobs of one server.

    Attributes:
        database: the SQLite file that holds the games.
        workers: child processes in which the computer thinks.
        pause: the least time in seconds before the computer answers a move, so that an eye
            can follow; only seconds of thinking beyond it are waited for.
        grace: seconds for which a player may be away before the other one may claim the game.
        games_per_minute: how many games may be begun and joined from one address; 0: any number.
        public_url: what links that are passed on begin with; empty: what the visitor asked.
    """

    database: Path
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    pause: float = 0.4
    grace: float = 60.0
    games_per_minute: int = 600
    public_url: str = ""


def database_path(text: str | None) -> Path:
    """The file that `--database` means: a path, a sqlite URL, or nothing for the usual place.

    >>> database_path("sqlite:///games.sqlite")
    PosixPath('games.sqlite')
    """
    if text is None:
        return usual_database()
    scheme, colon, rest = text.partition("://")
    if not colon:
        return _file(text)
    if scheme in ("sqlite", "sqlite+aiosqlite") and rest.startswith("/") and len(rest) > 1:
        return _file(rest[1:])
    raise CannotServe(
        f"--database {scheme}://…: games are kept in SQLite; give a file, such as "
        f"{DATABASE} or sqlite:///{DATABASE}."
    )


def _file(text: str) -> Path:
    if text.strip() in ("", ":memory:"):
        raise CannotServe(
            f"--database {text or '“”'}: games are kept in a file; give one, such as {DATABASE}."
        )
    return Path(text)


def usual_database() -> Path:
    """Where this system keeps the data of its programs; else the current folder."""
    folder = _data_home() / "damarium"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(DATABASE)
    return folder / DATABASE if os.access(folder, os.W_OK) else Path(DATABASE)


def _data_home() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")

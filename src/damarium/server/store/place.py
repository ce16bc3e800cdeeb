"""Where games are kept: in a SQLite file, or in a database of a PostgreSQL server."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from damarium.notation.message import N_, Message

#: What a file of games is called where nobody says otherwise.
USUAL_NAME = "damarium.sqlite"


@dataclass(frozen=True)
class Remote:
    """A database of a PostgreSQL server; as text it is its address without any password.

    Attributes:
        url: the whole address, for the driver's eyes only.
    """

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{user}{parts.hostname or ''}{port}{parts.path}"

    def __repr__(self) -> str:
        return f"Remote({self})"


Place = Path | Remote


class NoPlace(Exception):
    """A text that names no place for games.

    Attributes:
        why: what would be right; never the text itself, in which a password may be.
    """

    def __init__(self, why: Message) -> None:
        super().__init__(why.in_("en"))
        self.why = why


def place(text: str) -> Place:
    """The place that a path or an address means; NoPlace where it means none.

    >>> place("sqlite:///games.sqlite")
    PosixPath('games.sqlite')
    >>> place("postgresql://club:secret@localhost/games")
    Remote(postgresql://club@localhost/games)
    """
    scheme, colon, rest = text.strip().partition("://")
    if not colon:
        return _file(text)
    if scheme in ("sqlite", "sqlite+aiosqlite") and rest.startswith("/") and len(rest) > 1:
        return _file(rest[1:])
    if scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        return _remote(f"postgresql://{rest}")
    raise NoPlace(
        N_(
            "games are kept in SQLite or PostgreSQL: give a file, such as %(file)s, or an address, "
            "such as postgresql://user@host/database.",
            file=USUAL_NAME,
        )
    )


def _file(text: str) -> Path:
    if text.strip() in ("", ":memory:"):
        raise NoPlace(N_("games are kept in a file; give one, such as %(file)s.", file=USUAL_NAME))
    return Path(text)


def _remote(url: str) -> Remote:
    """The address; signs of a password that mean something in addresses would tear it apart."""
    try:
        parts = urlsplit(url)
        name = parts.path.removeprefix("/") if parts.port != 0 else ""
    except ValueError:
        parts, name = urlsplit(""), ""
    if (
        not name
        or "/" in name
        or "@" in name
        or "@" in parts.query
        or parts.fragment
        or (parts.netloc.count("@") > 1)
    ):
        raise NoPlace(
            N_(
                "an address of PostgreSQL reads postgresql://user:password@host:port/database; "
                "in the password, signs such as / : @ # are written %%2F %%3A %%40 %%23."
            )
        )
    return Remote(url)

"""Seats: who plays a colour, and the secret that proves it."""

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response

from damarium.rules import BLACK, WHITE, Color

COOKIE = "seat"
_KEPT = 365 * 24 * 3600
_SECRET = re.compile("[0-9a-f]{32}")


@dataclass(frozen=True)
class Seat:
    """One side of a game: a person, the computer at a level from 1 to 10, or nobody as yet."""

    level: int | None = None
    open: bool = False

    @property
    def computer(self) -> bool:
        """Whether the computer sits here."""
        return self.level is not None

    def to_json(self) -> dict[str, Any]:
        """The form in events and in the page's state."""
        if self.level is None:
            return {"kind": "open" if self.open else "person"}
        return {"kind": "computer", "level": self.level}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Seat":
        """The seat that `to_json` wrote.

        >>> Seat.from_json(Seat(5).to_json()).level
        5
        """
        return cls(data.get("level"), data.get("kind") == "open")


PERSON, OPEN = Seat(), Seat(open=True)

#: Beside the colours: who invited two others, and may call the game off.
HOST = "host"


def new_secret() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_hex(16)


def is_secret(text: str) -> bool:
    """Whether a text is as long and as plain as a secret of ours."""
    return _SECRET.fullmatch(text) is not None


def secret_hash(secret: str) -> str:
    """What is stored of a secret. It is random to begin with, so that no salt is needed."""
    return sha256(secret.encode()).hexdigest()


def is_host(secret: str | None, hashes: Mapping[str, str]) -> bool:
    """Whether a secret is that of whoever invited two others."""
    return bool(secret) and compare_digest(hashes.get(HOST, ""), secret_hash(secret or ""))


def held_by(secret: str | None, hashes: Mapping[str, str]) -> frozenset[Color]:
    """The colours for which a secret may act; none where it is missing or foreign."""
    if not secret:
        return frozenset()
    shown = secret_hash(secret)
    return frozenset(
        color for color in (WHITE, BLACK) if compare_digest(hashes.get(color.value, ""), shown)
    )


def shown_secret(asked: HTTPConnection) -> str | None:
    """The secret that a visitor shows for the game whose address is asked for."""
    return asked.cookies.get(COOKIE)


def give(asked: HTTPConnection, response: Response, table: str, secret: str) -> None:
    """Hand a secret to a visitor's browser, for the addresses of this one table alone."""
    for path in (f"/games/{table}", f"/api/games/{table}"):
        response.set_cookie(
            COOKIE,
            secret,
            max_age=_KEPT,
            path=path,
            httponly=True,
            samesite="lax",
            secure=asked.url.scheme == "https",
        )

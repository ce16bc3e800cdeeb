"""What a page says on its socket, read with care: every flaw becomes a sentence."""

import json
from dataclasses import dataclass
from typing import Any

from damarium.notation import Squares, UnknownSquare
from damarium.notation.message import N_, Message
from damarium.server.actions import Action, Claim, Decline, Draw, Play, Resign, Undo

#: Bytes of one message.
SIZE_LIMIT = 16 * 1024
_PATH_LIMIT = 128
_PLY_LIMIT = 100_000
_ID_LIMIT = 2**53


@dataclass(frozen=True)
class Try:
    """Ask why a move is not allowed, without playing it."""

    path: tuple[int, ...]


@dataclass(frozen=True)
class Ping:
    """Ask whether the line still stands."""


@dataclass(frozen=True)
class Rematch:
    """Ask for another game between the same two."""


Said = Action | Try | Ping | Rematch


class Unreadable(Exception):
    """A message that cannot be understood; `number` is its own where that can be read."""

    def __init__(self, message: Message, number: int | None = None) -> None:
        super().__init__(message.text)
        self.message = message
        self.number = number


def read(text: str, squares: Squares) -> tuple[int | None, Said]:
    """The number of a message and what it says; Unreadable where it says nothing."""
    if len(text) > SIZE_LIMIT:
        raise Unreadable(N_("A message may have %(limit)s KB at most.", limit=SIZE_LIMIT // 1024))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable(N_("A message must be JSON.")) from None
    if not isinstance(data, dict):
        raise Unreadable(N_("A message must be a JSON object."))
    number = _number(data)
    try:
        return number, _said(data, squares)
    except Unreadable as flaw:
        raise Unreadable(flaw.message, number) from None
    except UnknownSquare as flaw:
        raise Unreadable(flaw.message, number) from None


def _said(data: dict[str, Any], squares: Squares) -> Said:
    match data.get("do"):
        case "move":
            path = _path(data, squares)
            ply = _ply(data)
            if ply is None:
                raise Unreadable(N_("A move must say its “ply”: how many moves came before it."))
            return Play(path, ply)
        case "try":
            return Try(_path(data, squares))
        case "undo":
            return Undo(_ply(data))
        case "resign":
            return Resign()
        case "draw":
            return Draw()
        case "decline":
            return Decline()
        case "claim":
            claim = data.get("claim")
            if not isinstance(claim, str):
                raise Unreadable(N_("A claim must name its rule in “claim”."))
            return Claim(claim)
        case "rematch":
            return Rematch()
        case "ping":
            return Ping()
    raise Unreadable(
        N_(
            "“do” must be one of: %(words)s.",
            words="move, try, undo, resign, draw, decline, claim, rematch, ping",
        )
    )


def _path(data: dict[str, Any], squares: Squares) -> tuple[int, ...]:
    names = data.get("path")
    if (
        not isinstance(names, list)
        or not 1 <= len(names) <= _PATH_LIMIT
        or not all(isinstance(name, str) for name in names)
    ):
        raise Unreadable(N_("“path” must be a list of squares, each a text."))
    return tuple(squares.index(_clean(name)) for name in names)


def _ply(data: dict[str, Any]) -> int | None:
    ply = data.get("ply")
    if ply is None:
        return None
    if type(ply) is not int or not 0 <= ply <= _PLY_LIMIT:
        raise Unreadable(N_("“ply” must be a number: how many moves came before."))
    return ply


def _number(data: dict[str, Any]) -> int | None:
    number = data.get("id")
    return number if type(number) is int and abs(number) < _ID_LIMIT else None


def _clean(name: str) -> str:
    """Halves of characters, which JSON can hold and no answer can carry, are replaced."""
    return name.encode(errors="replace").decode()

"""What a page says on its socket, read with care: every flaw becomes a sentence."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from damarium.notation import Squares, UnknownSquare
from damarium.notation.message import N_, Message
from damarium.server.play.actions import (
    LONGEST_LINE,
    PRESETS,
    Abort,
    Absent,
    Action,
    Claim,
    Decline,
    Draw,
    Play,
    Resign,
    Say,
    Undo,
)

#: Bytes of one message.
SIZE_LIMIT = 16 * 1024
_PATH_LIMIT = 128
_PLY_LIMIT = 100_000
_ID_LIMIT = 2**53
#: The fields that say which game is wanted next.
_NEXT = ("variant", "game", "reading", "size", "capture_optional", "clock")


@dataclass(frozen=True)
class Try:
    """Ask why a move is not allowed, without playing it."""

    path: tuple[int, ...]


@dataclass(frozen=True)
class Ping:
    """Ask whether the line still stands."""


@dataclass(frozen=True)
class Beat:
    """The answer to a beat of the server, by its number."""

    number: int


@dataclass(frozen=True)
class Sync:
    """Ask for all that there is to know."""


@dataclass(frozen=True)
class Rematch:
    """Ask for another game between the same two; the fields say which, none the same again."""

    fields: Mapping[str, str]


Asked = Action | Try | Ping | Beat | Sync | Rematch

#: What can be asked for on the socket.
_WORDS = (
    "move, try, undo, resign, abort, draw, decline, claim, absent, say, rematch, sync, ping, beat"
)


class Unreadable(Exception):
    """A message that cannot be understood; `number` is its own where that can be read."""

    def __init__(self, message: Message, number: int | None = None) -> None:
        super().__init__(message.text)
        self.message = message
        self.number = number


def read(text: str, squares: Squares) -> tuple[int | None, Asked]:
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
        return number, _asked(data, squares)
    except Unreadable as flaw:
        raise Unreadable(flaw.message, number) from None
    except UnknownSquare as flaw:
        raise Unreadable(flaw.message, number) from None


def _asked(data: dict[str, Any], squares: Squares) -> Asked:
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
        case "abort":
            return Abort()
        case "draw":
            return Draw()
        case "decline":
            return _decline(data)
        case "claim":
            claim = data.get("claim")
            if not isinstance(claim, str):
                raise Unreadable(N_("A claim must name its rule in “claim”."))
            return Claim(claim)
        case "absent":
            return _absent(data)
        case "say":
            return _say(data)
        case "rematch":
            return _rematch(data)
        case "sync":
            return Sync()
        case "ping":
            return Ping()
        case "beat":
            return Beat(_beat(data))
    raise Unreadable(N_("“do” must be one of: %(words)s.", words=_WORDS))


def _decline(data: dict[str, Any]) -> Decline:
    match data.get("what", "draw"):
        case "draw" | "undo" | "rematch" as what:
            return Decline(what)
    raise Unreadable(N_("“what” must be one of: %(words)s.", words="draw, undo, rematch"))


def _absent(data: dict[str, Any]) -> Absent:
    result = data.get("result")
    if result not in ("win", "draw"):
        raise Unreadable(N_("“result” must be one of: %(words)s.", words="win, draw"))
    return Absent(drawn=result == "draw")


def _say(data: dict[str, Any]) -> Say:
    preset = data.get("preset")
    if preset is not None:
        if preset not in PRESETS:
            raise Unreadable(N_("“preset” must be one of: %(words)s.", words=", ".join(PRESETS)))
        return Say(preset=preset)
    text = data.get("text")
    line = " ".join(_clean(text).split()) if isinstance(text, str) else ""
    # what turns the text around or hides in it is no word
    line = "".join(sign for sign in line if sign.isprintable())
    if not 1 <= len(line) <= LONGEST_LINE:
        raise Unreadable(N_("“text” must have 1 to %(most)s characters.", most=LONGEST_LINE))
    return Say(line)


def _rematch(data: dict[str, Any]) -> Rematch:
    fields = {name: data[name] for name in _NEXT if data.get(name) is not None}
    if not all(isinstance(value, str | bool) for value in fields.values()):
        raise Unreadable(N_("The fields of a game must be texts."))
    return Rematch(
        {
            name: _clean(value) if isinstance(value, str) else str(value)
            for name, value in fields.items()
        }
    )


def _beat(data: dict[str, Any]) -> int:
    number = data.get("n")
    return number if type(number) is int and 0 <= number < _ID_LIMIT else -1


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

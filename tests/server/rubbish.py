"""What somebody may send on a socket who means no good, or whose page has gone mad."""

import json
import random
from typing import Any

WORDS = (
    "move",
    "try",
    "undo",
    "resign",
    "abort",
    "draw",
    "decline",
    "claim",
    "absent",
    "say",
    "rematch",
    "sync",
    "ping",
    "beat",
)
FIELDS = (
    "do",
    "id",
    "path",
    "ply",
    "what",
    "claim",
    "result",
    "text",
    "preset",
    "n",
    "variant",
    "game",
    "reading",
    "size",
    "capture_optional",
    "clock",
)
TEXTS = (
    "",
    "11",
    "a1",
    "99",
    "hello",
    "draw",
    "win",
    "5+3",
    "1d",
    "american",
    "spanish/encyclopedia",
    "@900x900",
    "+losing+losing",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "%(name)s {0} \\",
    "'; DROP TABLE games; --",
    "\0",
    "\ud800",
    "\u202e\u2066\u200b",
    "🙂" * 140,
    "ä" * 5000,
    "١٢",
    "Infinity",
)
NUMBERS = (0, 1, -1, 2, 7, 100_000, 100_001, 2**31, 2**53, 2**64, 10**400, 0.5, float("nan"))


def rubbish(chance: random.Random, legal: list[dict[str, Any]], ply: int) -> str | bytes:
    """One message: often nearly right, so that it comes far before it is found out."""
    match chance.randrange(12):
        case 0:
            return chance.randbytes(chance.choice((0, 1, 100, 10_000)))
        case 1:
            return "".join(chance.choice(TEXTS) for _ in range(3)).encode(errors="replace").decode()
        case 2:
            return chance.choice(("[", '{"a":', '[{"do":')) * chance.choice((1, 100, 2000))
        case 3:
            return _dump(_value(chance, 0))
        case 4:
            return json.dumps({"do": "say", "id": 1, "text": "x" * chance.choice((15_000, 17_000))})
        case 5 | 6:
            return _dump(_move(chance, legal, ply))
        case _:
            return _dump(_nearly(chance))


def _nearly(chance: random.Random) -> dict[str, Any]:
    """A message of a known word, with fields that may fit."""
    names = chance.sample(FIELDS, chance.randrange(5))
    fields = {name: _value(chance, 0) for name in names}
    return {"id": chance.randrange(1000), **fields, "do": chance.choice(WORDS)}


def _move(chance: random.Random, legal: list[dict[str, Any]], ply: int) -> dict[str, Any]:
    """A move that is legal, or was, or will be, or would be on another board."""
    path = list(chance.choice(legal)["path"]) if legal else ["11", "15"]
    match chance.randrange(4):
        case 0:
            path.reverse()
        case 1:
            path *= chance.choice((2, 60, 200))
        case 2:
            path[chance.randrange(len(path))] = chance.choice(TEXTS)
    do = chance.choice(("move", "move", "try"))
    return {"do": do, "id": 1, "path": path, "ply": ply + chance.choice((0, 0, -1, 1, 5))}


def _value(chance: random.Random, depth: int) -> Any:
    match chance.randrange(7 if depth < 3 else 4):
        case 0:
            return chance.choice(TEXTS)
        case 1:
            return chance.choice(NUMBERS)
        case 2:
            return chance.choice((None, True, False))
        case 3:
            return chance.choice(WORDS)
        case 4:
            return [_value(chance, depth + 1) for _ in range(chance.randrange(4))]
        case 5:
            return {chance.choice(FIELDS): _value(chance, depth + 1) for _ in range(3)}
    return [chance.choice(TEXTS)] * chance.choice((1, 129, 500))


def _dump(value: Any) -> str:
    # as a page would write it, or with halves of characters escaped
    return json.dumps(value)

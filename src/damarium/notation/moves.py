"""Moves as text: short and long when written, many spellings when read."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from damarium._core import Move as CoreMove
from damarium.notation.errors import InvalidMove
from damarium.notation.lines import Lines
from damarium.notation.message import N_
from damarium.notation.paths import long_path
from damarium.notation.squares import Squares

QUIET_SIGN, CAPTURE_SIGN = "-", "x"

# the dashes, the small x of two alphabets and the multiplication sign of pasted texts
_QUIET_SIGNS = "-‐‑–—−"
_CAPTURE_SIGNS = "xX:хХ×"
_SIGNS = re.compile(rf"\s*([{_QUIET_SIGNS}{_CAPTURE_SIGNS}])\s*|\s+")
_GLUED = re.compile(r"(?:[a-zA-Z][0-9]+){2,}")
_ONE_GLUED = re.compile(r"[a-zA-Z][0-9]+")
_DIGITS = re.compile(r"[0-9]{2,12}")


@dataclass(frozen=True)
class MoveText:
    """What a text may mean.

    Attributes:
        text: what was read.
        readings: lists of squares; several where digits without a sign can be split so.
        captures: whether a sign says that it captures; None without a sign.
    """

    text: str
    readings: tuple[tuple[int, ...], ...]
    captures: bool | None


def spell(
    path: Sequence[int], names: Sequence[str], *, captures: bool, sign: str = CAPTURE_SIGN
) -> str:
    """A list of squares by name with the sign of a quiet move, or `sign` where it captures."""
    return (sign if captures else QUIET_SIGN).join(names[square] for square in path)


def takes_away(move: CoreMove) -> bool:
    """Whether a move takes away the very piece that it begins with, as some games open."""
    return move.origin == move.destination and move.captured == (move.origin,)


def long_text(
    move: CoreMove, names: Sequence[str], lines: Lines, *, sign: str = CAPTURE_SIGN
) -> str:
    """The long form of a move: the canonical way with every square that PDN 3.0 asks for."""
    if takes_away(move):
        return names[move.origin]
    if not move.captured:
        return spell(move.path, names, captures=False)
    way = long_path(move.path, move.captured, lines)
    return spell(way, names, captures=True, sign=sign)


def short_text(
    move: CoreMove,
    legal: Iterable[CoreMove],
    names: Sequence[str],
    lines: Lines,
    *,
    sign: str = CAPTURE_SIGN,
) -> str:
    """Origin and destination; the long form where another legal capture shares both.

    A piece taken away is written as its square. `sign` stands between the squares of a capture.
    """
    if takes_away(move):
        return names[move.origin]
    if move.captured and any(_shares_ends(other, move) for other in legal):
        return long_text(move, names, lines, sign=sign)
    ends = move.origin, move.destination
    return spell(ends, names, captures=bool(move.captured), sign=sign)


def _shares_ends(other: CoreMove, move: CoreMove) -> bool:
    return (
        bool(other.captured)
        and (other.origin, other.destination) == (move.origin, move.destination)
        and other != move
    )


def read_move(text: str, squares: Squares) -> MoveText:
    """Every reading of a typed or filed move; InvalidMove where it has none.

    Reads `11-15`, `11x20x27`, `11:20`, `11×20`, spaces, leading zeros, letters as `a3b4`, and
    digits without a sign as `1115`.

    >>> from damarium.notation.squares import squares
    >>> from damarium.rules import parse
    >>> [len(reading) for reading in read_move("1118", squares(parse("american"))).readings]
    [4, 3, 3, 3, 2]
    """
    plain = text.strip()
    signs = {match for match in _SIGNS.findall(plain) if match}
    parts = [part for part in _SIGNS.sub(" ", plain).split(" ") if part]
    if not parts or len(plain) > 400:
        raise InvalidMove(
            text, N_("This is no move. Write one like %(example)s.", **_hint(squares))
        )
    if len(parts) == 1 and _GLUED.fullmatch(parts[0]):
        parts = _ONE_GLUED.findall(parts[0])
    # what is the number of a square asks for that square, and is no move between two others
    glued = len(parts) == 1 and squares.get(parts[0]) is None
    if glued and _DIGITS.fullmatch(parts[0]):
        readings = tuple(_splits(parts[0], squares))
    else:
        readings = (tuple(_square(part, text, squares) for part in parts),)
    if not readings:
        raise InvalidMove(
            text,
            N_(
                "%(text)s is no move: no way of splitting it gives squares of this board. "
                "Write it like %(example)s.",
                text=text[:20],
                **_hint(squares),
            ),
        )
    captures = None if not signs else any(sign in _CAPTURE_SIGNS for sign in signs)
    return MoveText(text, readings, captures)


def _splits(digits: str, squares: Squares) -> Iterable[tuple[int, ...]]:
    for size in range(1, len(max(squares.numbers, key=len)) + 1):
        square = squares.get(digits[:size])
        if square is None or size > len(digits):
            continue
        if size == len(digits):
            yield (square,)
            continue
        for rest in _splits(digits[size:], squares):
            yield (square, *rest)


def _square(part: str, text: str, squares: Squares) -> int:
    found = squares.get(part)
    if found is not None:
        return found
    if part[0] == "K" and squares.get(part[1:]) is not None:
        raise InvalidMove(
            text,
            N_(
                "In a move kings are not marked: write %(square)s for %(part)s.",
                square=part[1:],
                part=part,
            ),
        )
    raise InvalidMove(
        text,
        N_(
            "%(part)s is no square of this board. Write a move like %(example)s.",
            part=part[:20],
            **_hint(squares),
        ),
    )


def _hint(squares: Squares) -> dict[str, object]:
    return {"example": QUIET_SIGN.join(squares.example)}

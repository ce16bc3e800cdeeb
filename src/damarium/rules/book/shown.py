"""Two games on the same board: a position for each thing in which they differ.

The positions lie in a file, found by a search and checked by the tests. There squares are called by
file and rank on the board whose lower left is dark; boards that are mirror images of each other
count as the same.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from damarium.rules.book.games import usual
from damarium.rules.color import BLACK, WHITE
from damarium.rules.geometry import DarkSquares
from damarium.rules.variant import Variant

#: Beside this module.
FILE = "positions.json"
_SQUARE = re.compile(r"[a-z][0-9]+")


@dataclass(frozen=True)
class Shown:
    """A position that shows a difference of two games, as each of them writes it.

    Attributes:
        fen_a: the position in the first game's numbering, and on its board; `fen_b` likewise.
        moves_a: all legal moves in the first game, in its notation; `moves_b` in the second.
        crowned_a: those of them by which a man is crowned; `crowned_b` in the second game.
        end_a: "white", "black" or "draw" where the game is over in this position by the first
            game's rules, "" while it goes on; `end_b` by the second's.
    """

    fen_a: str
    fen_b: str
    moves_a: tuple[str, ...]
    moves_b: tuple[str, ...]
    crowned_a: tuple[str, ...] = ()
    crowned_b: tuple[str, ...] = ()
    end_a: str = ""
    end_b: str = ""


def stored(a: Variant, b: Variant) -> Mapping[str, Shown]:
    """By the ids of the rows of a comparison what shows them; empty where nothing was looked for.

    There are positions for the known games as they are played by default, and for each of their
    readings beside that, on boards that have the same squares.

    >>> from damarium.rules import parse
    >>> differences = stored(parse("american"), parse("spanish"))
    >>> kings = differences["kings"]
    >>> kings.fen_a == kings.fen_b, len(kings.moves_a) < len(kings.moves_b)
    (False, True)
    >>> stored(parse("american"), parse("international"))
    {}
    """
    if not (usual(a) and usual(b)):
        return {}
    found = _stored()["pairs"].get(" ".join(sorted((a.spelling, b.spelling))), {})
    return {row: _shown(position, a, b) for row, position in found.items()}


@cache
def positions_for(row: str) -> tuple[str, ...]:
    """All positions that show a row of any two games."""
    shown = (positions[row] for positions in _stored()["pairs"].values() if row in positions)
    return tuple(dict.fromkeys(shown))


@cache
def _stored() -> Any:
    return json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))


def _shown(position: str, a: Variant, b: Variant) -> Shown:
    one, other = (_views()[position, variant.spelling] for variant in (a, b))
    return Shown(
        fen_in(position, a),
        fen_in(position, b),
        texts_in(one.get("moves", ""), a),
        texts_in(other.get("moves", ""), b),
        texts_in(one.get("crowned", ""), a),
        texts_in(other.get("crowned", ""), b),
        one.get("end", ""),
        other.get("end", ""),
    )


@cache
def _views() -> Mapping[tuple[str, str], Mapping[str, str]]:
    """What each game makes of each position, by the position and the game's spelling."""
    return {
        (position, game): view
        for position, views in _stored()["positions"].items()
        for view in views
        for game in view["games"].split()
    }


def names_in(variant: Variant) -> dict[str, str]:
    """What a variant calls the squares that are called by file and rank on the dark-left board.

    >>> from damarium.rules import parse
    >>> names_in(parse("american"))["b8"], names_in(parse("spanish"))["b8"]
    ('1', '29')
    """
    board = variant.sheet.board
    letters = board.letters
    if isinstance(board, DarkSquares) and board.mirrored:
        ranks = zip(board.files, board.ranks, strict=True)
        letters = tuple(f"{chr(ord('a') + board.width - 1 - file)}{rank}" for file, rank in ranks)
    return dict(zip(letters, variant.squares, strict=True))


def texts_in(moves: str, variant: Variant) -> tuple[str, ...]:
    """Moves with spaces between them, in the notation of a variant."""
    names = names_in(variant)
    return tuple(_SQUARE.sub(lambda square: names[square[0]], moves).split())


def fen_in(position: str, variant: Variant) -> str:
    """A stored position as the variant writes it.

    >>> from damarium.rules import parse
    >>> fen_in("W:Wc3,Ke5:Bd4", parse("spanish"))
    'W:W10,K19:B14'
    """
    turn, white, black, *runs = position.split(":")
    sides = (f"{side[0]}{_listed(side, variant)}" for side in (white, black))
    # how often a king has moved on end is written where it matters
    kept = runs if variant.sheet.kings.run_limit else []
    names = names_in(variant)
    return ":".join(
        (turn, *sides, *(_SQUARE.sub(lambda square: names[square[0]], run) for run in kept))
    )


def _listed(side: str, variant: Variant) -> str:
    """The pieces of a side in the order of the variant's squares, men first."""
    names, sheet = names_in(variant), variant.sheet
    crowning = sheet.promotion.on.of(sheet.board, WHITE if side[0] == "W" else BLACK)
    waiting = {variant.squares[square] for square in crowning} if sheet.parachutists else set()
    pieces = [(item[0] == "K", names[item.removeprefix("K")]) for item in side[1:].split(",")]
    return ",".join(
        f"{'K' if king else 'P' if name in waiting else ''}{name}"
        for king, name in sorted(pieces, key=lambda piece: (piece[0], _order(piece[1])))
    )


def _order(name: str) -> tuple[str, int]:
    letter = name[0] if name[0].isalpha() else ""
    return letter, int(name.removeprefix(letter))

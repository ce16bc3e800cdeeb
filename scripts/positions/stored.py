"""The file of positions: what was found, written so that changes can be read line by line."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from damarium.game import Board
from damarium.rules import Variant, parse
from damarium.rules.book.shown import fen_in, names_in
from scripts.positions.candidate import Candidate

_ITEM = re.compile(r"(K?)([a-z][0-9]+)")
_NAME = re.compile(r"[a-w]?[0-9]+")

#: By the two ids of a pair what is told of its rows: a position, or why there is none.
Pairs = Mapping[str, Mapping[str, str]]


def text(pairs: Pairs) -> str:
    """The file that holds what was found."""
    games: dict[str, set[str]] = {}
    for pair, rows in pairs.items():
        for position in rows.values():
            games.setdefault(position, set()).update(pair.split())
    positions = {position: views(position, sorted(games[position])) for position in sorted(games)}
    return (
        f'{{\n"positions": {{\n{lines(positions)}\n}},\n'
        f'"pairs": {{\n{lines({pair: pairs[pair] for pair in sorted(pairs)})}\n}}\n}}\n'
    )


def views(position: str, games: Iterable[str]) -> list[dict[str, str]]:
    """What games make of a position, those together that make the same of it."""
    alike: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for game in games:
        view = tuple(_view(position, parse(game)).items())
        alike.setdefault(view, []).append(game)
    return [{"games": " ".join(same), **dict(view)} for view, same in alike.items()]


def candidate(position: str, letters: tuple[str, ...]) -> Candidate:
    """The position that a text of the file means, on a board with these squares."""
    turn, *sides = position.split(":")
    pieces = [
        (letters.index(square), side[0].upper() if king else side[0].lower())
        for side in sides[:2]
        for king, square in _ITEM.findall(side[1:])
    ]
    runs = re.findall(r"([0-9]+)K", sides[2]) if sides[2:] else []
    return Candidate(tuple(sorted(pieces)), int(turn == "B"), int(runs[0]) if runs else 0)


def _view(position: str, variant: Variant) -> dict[str, str]:
    board = Board(variant, fen=fen_in(position, variant))
    letters = {name: square for square, name in names_in(variant).items()}
    moves = board.legal_moves
    outcome = board.outcome()
    end = "" if outcome is None else outcome.winner.value if outcome.winner else "draw"
    told = {
        "moves": " ".join(move.text for move in moves),
        "crowned": " ".join(move.text for move in moves if move.crowned),
    }
    view = {name: _NAME.sub(lambda name: letters[name[0]], said) for name, said in told.items()}
    return {name: said for name, said in {**view, "end": end}.items() if said}


def lines(entries: Mapping[str, Any]) -> str:
    """The inside of an object, an entry a line."""
    return ",\n".join(f"{json.dumps(key)}: {json.dumps(entry)}" for key, entry in entries.items())

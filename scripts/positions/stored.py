"""The file of positions: what was found, written so that changes can be read line by line."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from damarium.game import Board
from damarium.game.beside.told import told
from damarium.rules import Variant, parse
from damarium.rules.book.shown import fen_in, names_in

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


def _view(position: str, variant: Variant) -> dict[str, str]:
    view = told(Board(variant, fen=fen_in(position, variant)))
    letters = {name: square for square, name in names_in(variant).items()}
    texts = {"moves": " ".join(view.moves), "crowned": " ".join(view.crowned)}
    said = {name: _NAME.sub(lambda name: letters[name[0]], text) for name, text in texts.items()}
    return {name: text for name, text in {**said, "end": view.end}.items() if text}


def lines(entries: Mapping[str, Any]) -> str:
    """The inside of an object, an entry a line."""
    return ",\n".join(f"{json.dumps(key)}: {json.dumps(entry)}" for key, entry in entries.items())

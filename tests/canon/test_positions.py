"""Positions from rule texts, federations and other programs' bug reports, with all their moves."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from damarium.rules import parse
from tests.every_variant.symmetry import moved, turned, turns_round
from tests.generators import Key, Paths, generators
from tests.naive.notation import from_fen, places_by_name
from tests.naive.position import Game


@dataclass(frozen=True)
class Fact:
    """A position of a variant and every way of playing every legal move, with what it takes."""

    variant: str
    shows: str
    fen: str
    moves: dict[str, list[str]]
    source: str

    def __str__(self) -> str:
        return f"{self.variant} {self.fen}"


def _facts() -> list[Fact]:
    return [
        Fact(variant, row["shows"], row["fen"], row["moves"], row["source"])
        for file in sorted(Path(__file__).parent.glob("*.json"))
        for row in json.loads(file.read_text(encoding="utf-8"))
        for variant in row["variants"]
    ]


def _expected(fact: Fact, game: Game) -> dict[tuple[int, int, frozenset[int]], Paths]:
    index = {name: game.places.index(place) for name, place in places_by_name(game).items()}
    moves: dict[tuple[int, int, frozenset[int]], Paths] = {}
    for text, captured in fact.moves.items():
        path = tuple(index[name] for name in text.replace("x", "-").split("-"))
        key = path[0], path[-1], frozenset(index[name] for name in captured)
        moves.setdefault(key, set()).add(path)
    return moves


def _uncrowned(moves: dict[Key, Paths]) -> dict[tuple[int, int, frozenset[int]], Paths]:
    return {key[:3]: paths for key, paths in moves.items()}


@pytest.mark.parametrize("fact", _facts(), ids=str)
def test_all_moves_of_a_position(fact: Fact) -> None:
    sheet = parse(fact.variant).sheet
    position = from_fen(Game(sheet), fact.fen)
    expected = _expected(fact, position.game)
    last = len(sheet.board.places) - 1
    for name, generator in generators(sheet).items():
        moves = generator.moves(position.picture, position.turn)
        assert _uncrowned(moves) == expected, name
        assert turns_round(sheet)
        there = generator.moves(turned(position.picture), position.turn.other)
        assert there == moved(moves, lambda square: last - square), name

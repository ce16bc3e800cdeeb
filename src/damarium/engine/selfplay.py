"""The engine against itself: games that anybody can play again, and what came of them.

One thread, a fixed number of positions a move, and first moves drawn by a seed: whoever gives the
same numbers gets the same games.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from damarium import __version__
from damarium.engine.analyst import Analyst
from damarium.engine.limits import Limit
from damarium.engine.results import Results
from damarium.game import Board, Outcome
from damarium.rules import Variant

#: The results that come with the program.
SHIPPED = "selfplay.json"
#: Plies that are drawn by lot, so that games differ.
DRAWN = 6
#: A game that is as long as this is a draw, whatever its rules say.
LONGEST = 1000
#: What the end of such a game is called.
TOO_LONG = "too_long"
#: Games of each variant whose ends are kept one by one, to be compared with.
KEPT = 5
#: Mebibytes of hash table, made anew for each game: so few positions need no more.
_HASH_MB = 1


@dataclass(frozen=True)
class Plan:
    """What decides the games.

    Attributes:
        games: how many of each variant.
        nodes: positions visited for each move.
        seed: what the first moves are drawn from.
    """

    games: int = 200
    nodes: int = 300
    seed: int = 1

    def to_json(self) -> dict[str, int]:
        """The form in files."""
        return {"games": self.games, "nodes": self.nodes, "seed": self.seed, "drawn": DRAWN}


@dataclass(frozen=True)
class Match:
    """What came of one variant.

    Attributes:
        hash: names the rules that were played.
        version: of the program that played.
        results: all games added up.
        first: winner ("" for a draw), end and plies of the first few games.
    """

    hash: str
    version: str
    results: Results
    first: tuple[tuple[str, str, int], ...]

    def to_json(self) -> dict[str, Any]:
        """The form in files."""
        first = [list(game) for game in self.first]
        return {
            "hash": self.hash,
            "version": self.version,
            **self.results.to_json(),
            "first": first,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Match":
        """The match that `to_json` wrote."""
        first = tuple((winner, end, plies) for winner, end, plies in data["first"])
        return cls(data["hash"], data["version"], Results.from_json(data), first)


def play(variant: Variant, number: int, plan: Plan) -> Board:
    """One game to its end; `number` tells the games of a plan apart.

    A draw that may be claimed is claimed. A game of `LONGEST` plies ends there.
    """
    # only `random` draws the same from a seed in every version of Python
    lot = Random(f"{plan.seed} {variant.spelling} {number}").random  # noqa: S311 - to be repeated
    analyst, limit = Analyst(variant, hash_mb=_HASH_MB), Limit(nodes=plan.nodes)
    board = Board(variant)
    while board.outcome() is None and board.ply < LONGEST:
        claims, legal = board.claims(), board.legal_moves
        if claims:
            board.claim(claims[0])
        elif board.ply < DRAWN:
            board.push(legal[int(lot() * len(legal))])
        elif len(legal) == 1:
            board.push(legal[0])
        else:
            board.push(analyst.choose(board, limit))
    return board


def match(variant: Variant, plan: Plan, on_game: Callable[[int], object] | None = None) -> Match:
    """All games of a variant; `on_game` hears how many have been played."""
    results, first = Results(), []
    for number in range(plan.games):
        board = play(variant, number, plan)
        one = _results(board.outcome(), board.ply)
        results += one
        if number < KEPT:
            winner = "white" if one.white else "black" if one.black else ""
            first.append((winner, next(iter(one.ends)), board.ply))
        if on_game is not None:
            on_game(number + 1)
    return Match(variant.hash, __version__, results, tuple(first))


def _results(outcome: Outcome | None, plies: int) -> Results:
    if outcome is not None:
        return Results.of(outcome, plies)
    return replace(Results.of(Outcome.agreed(), plies), ends={TOO_LONG: 1})


def written(plan: Plan, matches: Mapping[str, Match]) -> str:
    """The text of a file of matches by the spelling of their variants, a line each."""
    head = json.dumps({"plan": plan.to_json()})[:-1]
    rows = (
        f" {json.dumps(spelling)}: {json.dumps(matches[spelling].to_json())}"
        for spelling in sorted(matches)
    )
    return f'{head},\n"matches": {{\n' + ",\n".join(rows) + "\n}}\n"


def read(text: str) -> tuple[Plan, dict[str, Match]]:
    """The plan and the matches that `written` wrote; ValueError where the text is none of that."""
    try:
        data = json.loads(text)
        plan = Plan(**{name: data["plan"][name] for name in ("games", "nodes", "seed")})
        matches = {name: Match.from_json(one) for name, one in data["matches"].items()}
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"no results of games against itself: {error}") from None
    if data["plan"] != plan.to_json():
        raise ValueError(f"these games began otherwise than with {DRAWN} plies by lot")
    return plan, matches


@cache
def shipped() -> tuple[Plan, Mapping[str, Match]]:
    """The plan and the matches that come with the program."""
    return read(files("damarium.engine").joinpath(SHIPPED).read_text("utf-8"))

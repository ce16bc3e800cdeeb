"""Looks for a small position for each thing in which two games on the same board differ.

`python -m scripts.pairs` looks through all pairs and writes what the rule book shows, and for the
tests what nothing can show and why; with two or more games it looks through their pairs, beginning
with what is in the file, and writes nothing but what it would put there.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path

from damarium.rules import parse, sheets
from damarium.rules.geometry import Board
from scripts.positions.game import Game, board_of
from scripts.positions.search import Quest, search
from scripts.positions.stored import Pairs, candidate, text

ROOT = Path(__file__).parent.parent
FILE = ROOT / "src" / "damarium" / "rules" / "book" / "positions.json"
#: The rows without a position, and why, each with its pairs.
UNSHOWN = ROOT / "tests" / "rules" / "book" / "unshown.json"


def boards() -> list[list[Game]]:
    """The games that are played on the same board, for every board that several have."""
    found: dict[Board, list[Game]] = {}
    for game in sheets():
        variant = parse(game)
        found.setdefault(board_of(variant.sheet), []).append(Game(variant))
    return [games for games in found.values() if len(games) > 1]


def look(asked: Iterable[str] = (), known: Pairs | None = None) -> list[Quest]:
    """Look through the pairs of the games that are asked for, else through all."""
    wanted, quests = set(asked), []
    for games in boards():
        board = games[0].sheet.board
        pairs = [
            pair
            for pair in combinations(games, 2)
            if not wanted or {game.id for game in pair} <= wanted
        ]
        names = {game.id for game in games}
        before = [
            (row, candidate(position, board.letters))
            for pair, rows in (known or {}).items()
            if set(pair.split()) <= names
            for row, position in rows.items()
        ]
        quests += search(games, pairs, before) if pairs else []
    return quests


def shown(quests: Iterable[Quest]) -> dict[str, dict[str, str]]:
    """What was found, as it is stored."""
    found: dict[str, dict[str, str]] = {}
    for quest in quests:
        if quest.best is not None:
            one, other = quest.games
            position = quest.best[1].fen(one.sheet.board)
            found.setdefault(f"{one.id} {other.id}", {})[quest.row] = position
    return found


def unshown(quests: Iterable[Quest]) -> dict[str, list[str]]:
    """The pairs that a row could not be shown for, by the row and the reason."""
    found: dict[str, list[str]] = {}
    for quest in quests:
        if quest.best is None:
            pair = " ".join(game.id for game in quest.games)
            found.setdefault(f"{quest.row}: {quest.reason}", []).append(pair)
    return {reason: found[reason] for reason in sorted(found)}


def main(asked: Sequence[str]) -> int:
    """Look, and write or say what was found."""
    if asked:
        known = json.loads(FILE.read_text(encoding="utf-8"))["pairs"]
        quests = look(asked, known)
        print(text(shown(quests)))
        print(json.dumps(unshown(quests), indent=2))
        return 0
    quests = look()
    FILE.write_text(text(shown(quests)), encoding="utf-8")
    lines = (f"{json.dumps(why)}: {json.dumps(pairs)}" for why, pairs in unshown(quests).items())
    UNSHOWN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Looks for a small position for each thing in which two games on the same board differ.

`python -m scripts.pairs` looks through all pairs and writes what the rule book shows, and for the
tests what nothing can show and why; with two or more games it looks through their pairs, beginning
with what is in the file, and writes nothing but what it would put there.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path

from damarium.rules import parse, sheets
from damarium.rules.book.rows import compare
from damarium.rules.book.values import NOTHING
from damarium.rules.geometry import Board
from scripts.positions.game import Game, board_of
from scripts.positions.parts import OF_FLYING, OF_KINGS, ROWS
from scripts.positions.search import search
from scripts.positions.stored import Pairs, candidate, lines, text

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


def look(asked: Iterable[str] = (), known: Pairs | None = None) -> tuple[Pairs, Pairs]:
    """Look through the pairs of the games that are asked for, else through all.

    What was found for rows of pairs, and for the other rows why nothing was.
    """
    wanted = set(asked)
    found: dict[str, dict[str, str]] = {}
    missing: dict[str, dict[str, str]] = {}
    for games in boards():
        board = games[0].sheet.board
        quests = []
        for one, other in combinations(games, 2):
            if not wanted or {one.id, other.id} <= wanted:
                for row, reason in rows(one, other):
                    if reason:
                        missing.setdefault(f"{one.id} {other.id}", {})[row] = reason
                    else:
                        quests.append((row, one, other))
        names = {game.id for game in games}
        before = [
            (row, candidate(position, board.letters))
            for pair, positions in (known or {}).items()
            if set(pair.split()) <= names
            for row, position in positions.items()
        ]
        for quest in search(games, quests, before) if quests else []:
            for pair in map(" ".join, quest.pairs):
                if quest.best is None:
                    missing.setdefault(pair, {})[quest.row] = quest.reason
                else:
                    found.setdefault(pair, {})[quest.row] = quest.best[1].fen(board)
    return found, missing


def rows(one: Game, other: Game) -> Iterator[tuple[str, str]]:
    """The rows in which two games differ, each with the reason why no position can show it, if."""
    for row in compare(parse(one.id), parse(other.id)):
        if row.equal or row.id not in ROWS:
            continue
        reason = ""
        flying = one.flying and other.flying
        if (row.id in OF_KINGS and NOTHING in row.values) or (row.id in OF_FLYING and not flying):
            reason = "one of the games has no such kings"
        elif one.alike(row.id, other) and other.alike(row.id, one):
            reason = "the same in both games, told in other words"
        elif row.id == "draws" and not (one.draws_at_once or other.draws_at_once):
            reason = "no position is a draw without its history"
        yield row.id, reason


def unshown(missing: Pairs) -> str:
    """The file that holds for the tests what cannot be shown: the pairs by row and reason."""
    found: dict[str, list[str]] = {}
    for pair, reasons in missing.items():
        for row, reason in reasons.items():
            found.setdefault(f"{row}: {reason}", []).append(pair)
    return "{\n" + lines({key: sorted(found[key]) for key in sorted(found)}) + "\n}\n"


def main(asked: Sequence[str]) -> int:
    """Look, and write or say what was found."""
    known = json.loads(FILE.read_text(encoding="utf-8"))["pairs"] if asked else None
    found, missing = look(asked, known)
    if asked:
        print(text(found), unshown(missing), sep="\n", end="")
        return 0
    FILE.write_text(text(found), encoding="utf-8")
    UNSHOWN.write_text(unshown(missing), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Looks for a small position for each thing in which two games on the same board differ.

`python -m scripts.pairs` looks through all pairs and writes what the rule book shows, and for the
tests what nothing can show and why; with `--missing` it looks only for what is not in the file;
with two or more games it looks through their pairs, beginning with what is in the file, and writes
nothing but what it would put there.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from damarium.game.beside.candidate import Candidate
from damarium.game.beside.game import Game, board_of
from damarium.game.beside.hopeless import hopeless
from damarium.game.beside.parts import ROWS
from damarium.game.beside.pool import diagrams
from damarium.game.beside.turned import turned
from damarium.rules import parse, sheets
from damarium.rules.book.rows import compare
from damarium.rules.geometry import Board
from scripts.positions.search import search
from scripts.positions.stored import Pairs, lines, text

ROOT = Path(__file__).parent.parent
FILE = ROOT / "src" / "damarium" / "rules" / "book" / "positions.json"
#: The rows without a position, and why, each with its pairs.
UNSHOWN = ROOT / "tests" / "rules" / "book" / "unshown.json"
MISSING = "--missing"


@dataclass(frozen=True)
class Table:
    """Games on the same board, and those pairs of them that are laid beside each other."""

    games: list[Game]
    pairs: list[tuple[Game, Game]]


def tables() -> list[Table]:
    """All pairs of games on the same board, and each game with every reading of it."""
    boards: dict[Board, list[Game]] = {}
    readings = []
    for name, sheet in sheets().items():
        usual, *others = (parse(name), *(parse(f"{name}/{each}") for each in sheet.readings))
        game, board = Game(usual), board_of(usual.sheet)
        boards.setdefault(board, []).append(game)
        known = [Game(each) for each in others if board_of(each.sheet) == board]
        readings.append(Table([game, *known], [(game, each) for each in known]))
    between = [Table(games, list(combinations(games, 2))) for games in boards.values()]
    return [table for table in (*between, *readings) if table.pairs]


def look(
    asked: Iterable[str] = (), known: Pairs | None = None, *, keep: bool = False
) -> tuple[Pairs, Pairs]:
    """Look through the pairs of the games that are asked for, else through all.

    What was found for rows of pairs, and for the other rows why nothing was. With `keep` what is
    known stays as it is, and only the other rows are looked for.
    """
    wanted = set(asked)
    kept = (known or {}) if keep else {}
    found: dict[str, dict[str, str]] = {pair: dict(rows) for pair, rows in kept.items()}
    missing: dict[str, dict[str, str]] = {}
    before = dict(known or {})
    for table in tables():
        board, quests = table.games[0].sheet.board, []
        for one, other in table.pairs:
            if not wanted or {one.id, other.id} <= wanted:
                for row, reason in rows(one, other):
                    if row in found.get(f"{one.id} {other.id}", {}):
                        continue
                    if reason:
                        missing.setdefault(f"{one.id} {other.id}", {})[row] = reason
                    else:
                        quests.append((row, one, other))
        if not quests:
            continue
        for quest in search(table.games, quests, _seeds(before, board), _drawn(board)):
            for pair in map(" ".join, quest.pairs):
                if quest.best is None:
                    missing.setdefault(pair, {})[quest.row] = quest.reason
                else:
                    found.setdefault(pair, {})[quest.row] = quest.best[1].fen(board)
        # what shows two games apart may show a reading apart, too
        before.update(found)
    return found, missing


def _seeds(known: Pairs, board: Board) -> list[tuple[str, Candidate]]:
    """What shows rows of other pairs of known games on a board with the same squares."""
    ids = set(_on(board))
    return [
        (row, Candidate.read(position, board.letters))
        for pair, positions in known.items()
        if set(pair.split()) <= ids
        for row, position in positions.items()
    ]


def _drawn(board: Board) -> list[Candidate]:
    """The diagrams of all games on a board with the same squares."""
    ids = _on(board)
    return sorted(set(diagrams(map(parse, ids), Game(parse(ids[0])))))


def _on(board: Board) -> list[str]:
    """The games on a board with the same squares."""
    return [
        name for name, sheet in sheets().items() if turned(sheet).board.letters == board.letters
    ]


def rows(one: Game, other: Game) -> Iterator[tuple[str, str]]:
    """The rows in which two games differ, each with the reason why no position can show it, if."""
    for row in compare(parse(one.id), parse(other.id)):
        if row.equal or row.id not in ROWS:
            continue
        yield row.id, hopeless(row, one, other)


def unshown(missing: Pairs) -> str:
    """The file that holds for the tests what cannot be shown: the pairs by row and reason."""
    found: dict[str, list[str]] = {}
    for pair, reasons in missing.items():
        for row, reason in reasons.items():
            found.setdefault(f"{row}: {reason}", []).append(pair)
    return "{\n" + lines({key: sorted(found[key]) for key in sorted(found)}) + "\n}\n"


def main(asked: Sequence[str]) -> int:
    """Look, and write or say what was found."""
    known = json.loads(FILE.read_text(encoding="utf-8"))["pairs"]
    if asked and MISSING not in asked:
        found, missing = look(asked, known)
        print(text(found), unshown(missing), sep="\n", end="")
        return 0
    found, missing = look((), known, keep=True) if asked else look()
    FILE.write_text(text(found), encoding="utf-8")
    UNSHOWN.write_text(unshown(missing), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

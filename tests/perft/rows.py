"""Reading the files of perft numbers that lie beside this module."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from damarium.rules import BLACK, WHITE, Color

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Row:
    """A position of a variant and how many lines of each depth it has."""

    variant: str
    picture: str
    turn: Color
    nodes: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        return f"{self.variant}-{self.picture}-{self.turn.value}"

    def upto(self, leaves: int) -> tuple[tuple[int, int], ...]:
        """The depths that do not exceed a number of leaves."""
        return tuple((depth, nodes) for depth, nodes in self.nodes if nodes <= leaves)


def rows(folder: Path = FOLDER) -> list[Row]:
    """Every row of every file of a folder."""
    files = sorted(folder.glob("*.perft"))
    return [row for file in files for row in _rows(file.read_text(encoding="utf-8"))]


def _rows(text: str) -> Iterator[Row]:
    facts = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for block in facts.strip().split("\n\n"):
        lines = [line.split(" ", 1) for line in block.splitlines()]
        value = dict(lines)
        picture, side = value["position"].split()
        nodes = [words.split() for name, words in lines if name == "perft"]
        yield Row(
            value["variant"],
            picture,
            WHITE if side == "w" else BLACK,
            tuple((int(depth), int(count)) for depth, count in nodes),
        )

"""How often the same king was moved on end, as FEN says it where a game limits that.

Programs for Frisian draughts write `:+b+w`, Black's number first. Where a side has several kings,
that leaves open which one is meant; so its square follows the number, as in `:+0+2K31`.
"""

import re
from collections.abc import Mapping

from damarium.notation.message import N_, Message
from damarium.notation.side import side_name
from damarium.notation.squares import Squares
from damarium.rules import BLACK, WHITE, Color

_RUNS = re.compile(r"\+([0-9]{1,3})(?:K([a-zA-Z]?[0-9]+))?\+([0-9]{1,3})(?:K([a-zA-Z]?[0-9]+))?")

Run = tuple[int, int]


def is_runs(field: str) -> bool:
    """Whether a part of a text speaks of runs."""
    return _RUNS.fullmatch(field) is not None


class RunReader:
    """Reads the runs of both sides beside the pieces of a position.

    Attributes:
        flaws: what is wrong, each a word for programs and a sentence.
    """

    def __init__(self, limit: int, named: Squares, pieces: Mapping[int, str]) -> None:
        self.limit = limit
        self.named = named
        self.pieces = pieces
        self.flaws: list[tuple[str, Message]] = []

    def read(self, field: str) -> tuple[Run, Run]:
        """White's run and Black's, each the king's square and its number of moves."""
        match = _RUNS.fullmatch(field)
        black, black_square, white, white_square = match.groups() if match else ("0", "", "0", "")
        return (
            self._run(WHITE, int(white), white_square),
            self._run(BLACK, int(black), black_square),
        )

    def _run(self, color: Color, moves: int, name: str | None) -> Run:
        if not moves:
            return 0, 0
        if moves > self.limit:
            message = N_(
                "%(moves)s moves of the same king are too many: %(limit)s are allowed.",
                moves=moves,
                limit=self.limit,
            )
            self.flaws.append(("long_run", message))
            return 0, 0
        letter = "W" if color is WHITE else "B"
        kings = [square for square, piece in self.pieces.items() if piece == letter]
        square = self.named.get(name) if name else kings[0] if len(kings) == 1 else None
        if square is None or square not in kings:
            message = N_(
                "Which king of %(side)s has moved %(moves)s times on end? Name its square, as in "
                "+0+2K%(square)s.",
                side=side_name(color),
                moves=moves,
                square=self.named.example[0],
            )
            self.flaws.append(("unknown_run", message))
            return 0, 0
        return square, moves

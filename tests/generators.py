"""Three generators of moves under the same verbs: the naive one, and the core on its two boards.

All three count squares from the top left and draw positions as pictures (`w b` men, `W B` kings).
"""

from typing import Protocol

from damarium import _core
from damarium.rules import Color, Sheet
from damarium.rules.lower import core_form
from tests.naive import moves as naive
from tests.naive.position import Game, Position, drawn

#: (origin, destination, captured squares, whether it crowns): what makes two moves the same.
Key = tuple[int, int, frozenset[int], bool]
Paths = set[tuple[int, ...]]
#: White's and Black's run: the king's square, and how often it was moved on end.
Runs = tuple[tuple[int, int], tuple[int, int]]
NO_RUNS = ((0, 0), (0, 0))

_PIECES = ("w", "W", "b", "B")


class Generator(Protocol):
    """What every generator is asked."""

    def moves(self, picture: str, turn: Color, runs: Runs = NO_RUNS) -> dict[Key, Paths]:
        """All legal moves, each with every way of playing it."""

    def after(self, picture: str, turn: Color, move: Key, runs: Runs = NO_RUNS) -> str:
        """The picture after a legal move."""

    def perft(self, picture: str, turn: Color, depth: int) -> int:
        """How many lines of distinct moves there are."""


class Naive:
    """The square-by-square generator of `tests/naive`."""

    def __init__(self, sheet: Sheet) -> None:
        self.game = Game(sheet)
        self._index = {place: index for index, place in enumerate(self.game.places)}

    def key(self, move: naive.Move) -> Key:
        """A move by square indices."""
        captured = frozenset(self._index[place] for place in move.captured)
        return self._index[move.origin], self._index[move.destination], captured, move.crowned

    def runs(self, position: Position) -> Runs:
        """The runs of a position by square indices."""
        white, black = ((self._index[run[0]], run[1]) if run else (0, 0) for run in position.runs)
        return white, black

    def moves(self, picture: str, turn: Color, runs: Runs = NO_RUNS) -> dict[Key, Paths]:
        return self.keyed(naive.legal_moves(self.position(picture, turn, runs)))

    def keyed(self, moves: naive.Moves) -> dict[Key, Paths]:
        """Moves and their ways by square indices."""
        return {
            self.key(move): {tuple(self._index[place] for place in path) for path in paths}
            for move, paths in moves.items()
        }

    def after(self, picture: str, turn: Color, move: Key, runs: Runs = NO_RUNS) -> str:
        place = self.game.places
        captured = frozenset(place[square] for square in move[2])
        by_place = naive.Move(place[move[0]], place[move[1]], captured, move[3])
        return naive.play(self.position(picture, turn, runs), by_place).picture

    def perft(self, picture: str, turn: Color, depth: int) -> int:
        return naive.perft(self.position(picture, turn), depth)

    def position(self, picture: str, turn: Color, runs: Runs = NO_RUNS) -> Position:
        """The drawn board of a picture."""
        white, black = ((self.game.places[at], moves) if moves else None for at, moves in runs)
        return drawn(self.game, picture, turn, (white, black))


class Core:
    """The core, on the board made for the sheet's shape or on the neighbour table."""

    def __init__(self, sheet: Sheet, *, table: bool) -> None:
        self.rules = _core.Rules(core_form(sheet), table=table)

    def moves(self, picture: str, turn: Color, runs: Runs = NO_RUNS) -> dict[Key, Paths]:
        position = self.position(picture, turn, runs)
        found: dict[Key, Paths] = {}
        for move in position.legal_moves():
            paths = position.paths(move)
            assert move.path == paths[0]
            assert len(set(paths)) == len(paths)
            key = core_key(move)
            assert key not in found
            found[key] = set(paths)
        assert position.count() == len(found)
        return found

    def after(self, picture: str, turn: Color, move: Key, runs: Runs = NO_RUNS) -> str:
        position = self.position(picture, turn, runs)
        (hit,) = (each for each in position.legal_moves() if core_key(each) == move)
        return position.play(hit).squares()

    def perft(self, picture: str, turn: Color, depth: int) -> int:
        return self.position(picture, turn).perft(depth)

    def position(self, picture: str, turn: Color, runs: Runs = NO_RUNS) -> _core.Position:
        """The core's value of a picture."""
        men, kings, black_men, black_kings = (
            [square for square, piece in enumerate(picture) if piece == letter]
            for letter in _PIECES
        )
        placed = (men, kings, black_men, black_kings)
        return _core.Position.of(self.rules, *placed, turn.index, [], list(runs))


def core_key(move: _core.Move) -> Key:
    """What makes two moves of the core the same."""
    return move.origin, move.destination, frozenset(move.captured), move.crowned


def generators(sheet: Sheet) -> dict[str, Generator]:
    """All three, by name."""
    return {
        "naive": Naive(sheet),
        "table": Core(sheet, table=True),
        "fast": Core(sheet, table=False),
    }

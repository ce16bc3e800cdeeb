"""The legal moves of a position: a snapshot that is listed only when somebody looks."""

from collections.abc import Iterator, Sequence
from typing import overload

from damarium._core import Move as CoreMove
from damarium._core import Position
from damarium.game.attempt import Attempt, Reading, read
from damarium.game.move import Move
from damarium.notation.errors import InvalidMove
from damarium.notation.lines import lines
from damarium.notation.moves import takes_away
from damarium.notation.paths import long_path, passed, runs_through
from damarium.notation.squares import squares
from damarium.rules import Variant


class LegalMoves(Sequence[Move]):
    """The legal moves of one position, whatever becomes of the board they were asked of.

    >>> from damarium.game import Board
    >>> moves = Board("spanish").legal_moves
    >>> len(moves), "11-15" in moves, moves[0].text
    (7, True, '12-16')
    """

    __slots__ = ("_core", "_moves", "position", "variant")

    #: The position that the moves are legal in.
    position: Position
    #: The game.
    variant: Variant

    def __init__(self, variant: Variant, position: Position) -> None:
        self.variant = variant
        self.position = position
        self._core: list[CoreMove] | None = None
        self._moves: tuple[Move, ...] | None = None

    @property
    def core(self) -> list[CoreMove]:
        """The moves as the core has them, in the same order."""
        if self._core is None:
            self._core = self.position.legal_moves()
        return self._core

    @property
    def _all(self) -> tuple[Move, ...]:
        if self._moves is None:
            self._moves = tuple(Move(move, self) for move in self.core)
        return self._moves

    def __len__(self) -> int:
        return self.position.count() if self._core is None else len(self._core)

    def __bool__(self) -> bool:
        return len(self) > 0

    def __iter__(self) -> Iterator[Move]:
        return iter(self._all)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        return self._all[index]

    def __contains__(self, item: object) -> bool:
        if isinstance(item, Move):
            return self.own(item) is not None
        if isinstance(item, str):
            try:
                return len(self.fitting(item)) == 1
            except InvalidMove:
                return False
        return False

    def own(self, move: Move) -> Move | None:
        """The equal move of this position, or None where it is not legal here."""
        if move.legal is self:
            return move
        for mine in self.core:
            if mine == move.core:
                return Move(mine, self)
        return None

    def fitting(self, attempt: Attempt | Reading) -> tuple[Move, ...]:
        """The legal moves that an attempt may mean: none, one, or several where it is ambiguous.

        The squares given must all be passed on one way of playing the move, in their order, its
        two ends among them. Where they are a whole way of just one of several, that one is meant;
        a sign tells captures from quiet moves with the same ends.

        >>> from damarium.game import Board
        >>> nine = Board("american", fen="W:WK5:B9,10,11,17,18,19,25,26,27,28").legal_moves
        >>> len(nine.fitting("5x32")), len(nine.fitting("5x14x7x32"))
        (4, 2)
        """
        move = attempt if isinstance(attempt, Move) else getattr(attempt, "move", None)
        if move is not None:
            own = self.own(move)
            return () if own is None else (own,)
        if not isinstance(attempt, Reading):
            attempt = read(attempt, squares(self.variant))
        if len(attempt.readings) == 1:
            return tuple(self._fitting(attempt.readings[0], attempt.captures))
        found: dict[Move, None] = {}
        for reading in attempt.readings:
            found.update(dict.fromkeys(self._fitting(reading, attempt.captures)))
        return tuple(found)

    def _fitting(self, path: tuple[int, ...], captures: bool | None) -> list[Move]:
        if len(path) == 1:
            return [move for move in self._all if takes_away(move.core) and move.origin == path[0]]
        if not path:
            return []
        origin, destination = path[0], path[-1]
        found = [
            move
            for move in self._all
            if move.core.origin == origin and move.core.destination == destination
        ]
        found = [move for move in found if self._passes(move, path)]
        if len(found) == 1:
            return found
        for choice in (
            [move for move in found if bool(move.captured) is captures],
            [move for move in found if self._is_way(move, path)],
        ):
            if len(found) > 1 and choice:
                found = choice
        return found

    def _passes(self, move: Move, path: tuple[int, ...]) -> bool:
        if len(path) == 2:
            return True
        board = lines(self.variant.sheet.board)
        return any(runs_through(path, passed(way, move.captured, board)) for way in move.paths)

    def _is_way(self, move: Move, path: tuple[int, ...]) -> bool:
        board = lines(self.variant.sheet.board)
        return any(
            path in (way, long_path(way, move.captured, board) if move.captured else way)
            for way in move.paths
        )

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(move.text for move in self)}>"

"""An opponent: the engine at one of ten levels."""

import random

from damarium.engine.analyst import Analyst
from damarium.engine.levels import level
from damarium.game import Board, Move
from damarium.rules import Variant


class Player:
    """Plays one variant at one level.

    Args:
        variant: the game.
        number: the level, 1 to 10; ValueError for any other.
        seed: which misjudgements it makes; weak levels play the same game with the same seed.

    >>> board = Board("spanish")
    >>> Player(board.variant, 3, seed=1).choose(board) in board.legal_moves
    True
    """

    def __init__(self, variant: Variant, number: int = 10, *, seed: int | None = None) -> None:
        self.level = level(number)
        self.seed = random.getrandbits(63) if seed is None else seed
        self._analyst = Analyst(variant)

    def choose(self, board: Board) -> Move:
        """The move to play; ValueError where the game is over."""
        if board.outcome() is not None:
            raise ValueError("the game is over: there is no move to choose")
        if len(board.legal_moves) == 1:
            return board.legal_moves[0]
        found = self._analyst.analyse(
            board, self.level.limit, noise=self.level.noise, seed=self.seed
        )
        return found.line[0]

    def stop(self) -> None:
        """End a running `choose` from another thread, within 20 milliseconds."""
        self._analyst.stop()

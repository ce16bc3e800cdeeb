"""The search for one variant, asked about boards."""

from collections.abc import Callable
from dataclasses import dataclass

from damarium import _core
from damarium.engine.limits import Limit
from damarium.game import Board, Move
from damarium.game.lowered import lowered
from damarium.rules import Variant

#: Mebibytes of hash table; more helps only searches of many seconds.
HASH_MB = 16

#: A score beyond this, up or down, is a forced win or loss.
DECIDED = 29_000
_WIN = 30_000


@dataclass(frozen=True)
class Analysis:
    """What a search found.

    Attributes:
        line: the best moves for both sides, the one to be played first.
        score: centi-men for the side to move; a forced win in n plies is 30000 - n.
        depth: plies looked ahead in full.
        nodes: positions visited.
        millis: milliseconds spent.
    """

    line: tuple[Move, ...]
    score: int
    depth: int
    nodes: int
    millis: int

    @property
    def wins_in(self) -> int | None:
        """Plies to a forced win of the side to move, or None."""
        return _WIN - self.score if self.score > DECIDED else None

    @property
    def loses_in(self) -> int | None:
        """Plies to a forced loss of the side to move, or None."""
        return _WIN + self.score if self.score < -DECIDED else None


class Analyst:
    """Analyses positions of one variant and remembers what it saw between calls.

    >>> board = Board("american", fen="W:WK29:BK25")
    >>> found = Analyst(board.variant).analyse(board, Limit(depth=4))
    >>> found.line[0].text, found.wins_in
    ('29x22', 1)
    """

    def __init__(self, variant: Variant, *, hash_mb: int = HASH_MB) -> None:
        self.variant = variant
        self._search = _core.Search(lowered(variant), hash_mb=hash_mb)

    def analyse(
        self,
        board: Board,
        limit: Limit,
        *,
        noise: int = 0,
        seed: int = 0,
        on_info: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        """The best line within a limit.

        Args:
            board: a game of this analyst's variant; ValueError for another's.
            limit: when to answer.
            noise: centi-men by which positions are misjudged.
            seed: which misjudgements are made.
            on_info: hears of every finished iteration.
        """
        hear = None if on_info is None else (lambda found: on_info(_read(board, found)))
        found = self._run(board, limit, noise=noise, seed=seed, on_info=hear)
        return _read(board, found)

    def choose(self, board: Board, limit: Limit) -> Move:
        """The best move within a limit, without its line; ValueError as for `analyse`."""
        found = self._run(board, limit).move
        if found is None:
            raise ValueError("the game is over: there is no move to choose")
        return Move(found, board.legal_moves)

    def _run(
        self,
        board: Board,
        limit: Limit,
        *,
        noise: int = 0,
        seed: int = 0,
        on_info: Callable[[_core.Analysis], object] | None = None,
    ) -> _core.Analysis:
        if board.variant != self.variant:
            wrong, right = board.variant.spelling, self.variant.spelling
            raise ValueError(f"the board plays {wrong}, not {right}")
        return self._search.run(
            board.core,
            board.history,
            depth=limit.depth,
            nodes=limit.nodes,
            millis=limit.millis,
            noise=noise,
            seed=seed,
            on_info=on_info,
        )

    def stop(self) -> None:
        """End a running analysis from another thread, within 20 milliseconds."""
        self._search.stop()


def _read(board: Board, found: _core.Analysis) -> Analysis:
    """The core's analysis with moves that know their notation."""
    line = []
    ahead = board.copy()
    for move in found.pv:
        if ahead.outcome() is not None:
            break
        line.append(ahead.push(Move(move, ahead.legal_moves)))
    return Analysis(tuple(line), found.score, found.depth, found.nodes, found.millis)

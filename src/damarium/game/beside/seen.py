"""What a position comes to by some rules."""

from collections import Counter
from functools import cached_property

from damarium._core import Move, Rules
from damarium.game.beside.candidate import Candidate


class Seen:
    """A position as one game sees it."""

    def __init__(self, candidate: Candidate, rules: Rules) -> None:
        self._position = candidate.position(rules)

    @cached_property
    def moves(self) -> frozenset[Move]:
        """The legal moves."""
        return frozenset(self._position.legal_moves())

    @cached_property
    def end(self) -> str:
        """Who has won, that it is a draw, or "" while the game goes on."""
        verdict = self._position.verdict()
        if verdict is not None:
            return ("white", "black")[verdict[0]]
        return "draw" if self._position.standoff() is not None else ""

    @property
    def written(self) -> set[tuple[object, ...]]:
        """What is written of the moves: where from, where to, and more only where it must be."""
        captures = Counter(_ends(move) for move in self.moves if move.captured)
        return {
            (*_ends(move), move.captured if captures[_ends(move)] > 1 else bool(move.captured))
            for move in self.moves
        }


def _ends(move: Move) -> tuple[int, int]:
    return move.origin, move.destination


class Views:
    """A position as several games see it, each asked but once."""

    def __init__(self, candidate: Candidate) -> None:
        self._candidate = candidate
        self._seen: dict[Rules, Seen] = {}

    def of(self, rules: Rules) -> Seen:
        """The position by these rules."""
        if rules not in self._seen:
            self._seen[rules] = Seen(self._candidate, rules)
        return self._seen[rules]

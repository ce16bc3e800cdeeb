"""What a position comes to by some rules."""

from functools import cached_property

from damarium._core import Move, Rules
from scripts.positions.candidate import Candidate


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
    def written(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """The moves without what is not written: whether a man is crowned."""
        return sorted((move.origin, move.destination, move.captured) for move in self.moves)


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

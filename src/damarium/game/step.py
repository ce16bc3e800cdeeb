"""One position of a game with all that was found out about it."""

from damarium._core import Position
from damarium.game.draws import ended
from damarium.game.legal import LegalMoves
from damarium.game.move import Move
from damarium.game.outcome import Outcome
from damarium.rules import Variant


class Step:
    """A position, the move that led to it, and how often it has stood.

    Whoever walks through variations comes back to it again and again: legal moves and outcome are
    looked for once.
    """

    __slots__ = ("_legal", "_outcome", "move", "position", "times")

    def __init__(self, position: Position, move: Move | None, times: int) -> None:
        self.position = position
        self.move = move
        #: How often this position with this side to move has stood, now included.
        self.times = times
        self._legal: LegalMoves | None = None
        self._outcome: tuple[Outcome | None] | None = None

    def legal_moves(self, variant: Variant) -> LegalMoves:
        """What the rules of movement allow here."""
        if self._legal is None:
            self._legal = LegalMoves(variant, self.position)
        return self._legal

    def outcome(self, variant: Variant) -> Outcome | None:
        """How the game has ended here without anybody's word, or None."""
        if self._outcome is None:
            self._outcome = (ended(variant, self.position, self.times),)
        return self._outcome[0]

"""Finding the rule that forbids an attempt.

What no duty explains, see `duty`, is a matter of geometry, see `walk`.
"""

from damarium.game.attempt import Reading
from damarium.game.duty import Duty
from damarium.game.ground import Ground
from damarium.game.legal import LegalMoves
from damarium.game.outcome import Outcome
from damarium.game.question import Question
from damarium.game.reason import Reason
from damarium.game.refusal import Refusal
from damarium.game.walk import Walk
from damarium.game.words import side
from damarium.notation.message import N_, AnyOf
from damarium.notation.moves import takes_away


class Explainer:
    """Says why attempts in one position are refused."""

    def __init__(self, legal: LegalMoves, outcome: Outcome | None) -> None:
        self.asked = Question(legal)
        self.outcome = outcome

    def refusal(self, reading: Reading) -> Refusal | None:
        """Why no reading of an attempt can be played, or None where one can.

        An attempt of a single square asks for the piece on it: may it move at all?
        """
        if self.outcome is not None:
            sentence = self.outcome.message
            return self.asked.refuse(Reason.GAME_OVER, (), reading.readings[0], sentence)
        if self.asked.legal.fitting(reading):
            return None
        path = reading.main
        if len(path) == 1 and any(move.origin == path[0] for move in self.asked.legal):
            return None
        return (
            self._owner(path)
            or self._stale(reading)
            or self._opening(path)
            or Duty(self.asked).offended(path, captures=reading.captures is True)
            or self._geometry(path)
        )

    def _owner(self, path: tuple[int, ...]) -> Refusal | None:
        origin = path[0]
        here = self.asked.position[origin]
        square = self.asked.names[origin]
        if here == ".":
            sentence = N_("Square %(square)s is empty.", square=square)
            return self.asked.refuse(Reason.NO_PIECE, (origin,), path, sentence)
        if here.lower() == self.asked.color.value[0]:
            return None
        sentence = N_(
            "%(side)s is to move. The piece on %(square)s belongs to %(other)s.",
            side=side(self.asked.color),
            square=square,
            other=side(self.asked.color.other),
        )
        return self.asked.refuse(Reason.NOT_YOUR_TURN, (origin,), path, sentence)

    def _stale(self, reading: Reading) -> Refusal | None:
        """A move made for another position, whose squares can be played here, but otherwise."""
        path = reading.main
        if reading.move is None or not self.asked.legal.fitting(Reading("", (path,))):
            return None
        sentence = N_(
            "Where it was found, %(move)s took or crowned otherwise than it would here.",
            move=str(reading.move),
        )
        return self.asked.refuse(Reason.STALE_MOVE, path, path, sentence)

    def _opening(self, path: tuple[int, ...]) -> Refusal | None:
        """In the opening of a game that begins so, a piece is taken away before any moves."""
        offered = [move for move in self.asked.legal if takes_away(move.core)]
        if not offered:
            return None
        squares = tuple(move.origin for move in offered)
        sentence = N_(
            "First take away one of your own pieces: on %(squares)s.",
            squares=AnyOf(tuple(self.asked.names[square] for square in squares)),
        )
        return self.asked.refuse(Reason.OPENING_SQUARE, squares, path, sentence, offered[0])

    def _geometry(self, path: tuple[int, ...]) -> Refusal:
        ground = Ground(self.asked.variant, self.asked.position, self.asked.color, path[0])
        walk = Walk(ground, self.asked.names)
        fault = walk.along(path)
        if fault is not None:
            better = self.asked.better(path) if ground.taken else None
            return self.asked.refuse(fault.reason, fault.squares, path, fault.sentence, better)
        if ground.only_captures:
            sentence = walk.says.only_captures()
            return self.asked.refuse(Reason.CAPTURES_ONLY, path[:1], path, sentence)
        piece = self.asked.piece(path[0])
        sentence = (
            N_("%(piece)s has come to the end of its way and can never move again.", piece=piece)
            if ground.at_the_end
            else N_("%(piece)s can neither move nor capture.", piece=piece)
        )
        return self.asked.refuse(Reason.BLOCKED, path[:1], path, sentence)

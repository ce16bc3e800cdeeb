"""A position in which a move is asked about, and what answers are made of."""

from collections.abc import Sequence
from itertools import takewhile

from damarium._core import Rules
from damarium.game.ground import waits
from damarium.game.legal import LegalMoves
from damarium.game.lowered import placed
from damarium.game.move import Move
from damarium.game.reason import Reason
from damarium.game.refusal import Refusal
from damarium.game.words import the_piece
from damarium.notation import Placement
from damarium.notation.lines import lines
from damarium.notation.message import Message
from damarium.notation.squares import squares
from damarium.rules import BLACK, WHITE
from damarium.rules.captures import Worth


class Question:
    """The legal moves of a position with what they are compared with."""

    def __init__(self, legal: LegalMoves) -> None:
        self.legal = legal
        self.variant = legal.variant
        self.sheet = legal.variant.sheet
        self.names = squares(legal.variant).names
        self.lines = lines(self.sheet.board)
        self.color = WHITE if legal.position.turn == 0 else BLACK
        self.position = legal.position.squares()
        self.flying = self.sheet.kings.flying
        self.worth = self.sheet.captures.worth or Worth()

    def under(self, rules: Rules) -> LegalMoves:
        """The legal moves of the same position by other rules."""
        placement = Placement(self.color, self.position)
        return LegalMoves(self.variant, placed(rules, placement))

    def better(self, path: tuple[int, ...]) -> Move | None:
        """A legal capture: as far as possible along the attempt, then with the same piece."""
        captures = [move for move in self.legal if move.captured]

        def likeness(move: Move) -> int:
            same = takewhile(lambda pair: pair[0] == pair[1], zip(move.path, path, strict=False))
            return sum(1 for _ in same)

        return max(captures, key=likeness, default=None)

    def piece(self, square: int) -> Message:
        """What stands on a square, as a sentence begins."""
        return the_piece(
            self.names[square],
            king=self.position[square].isupper(),
            flying=self.flying,
            parachutist=waits(self.variant, self.position, square),
        )

    def value(self, captured: Sequence[int]) -> int:
        """What captured pieces count together."""
        man, king = self.worth.man, self.worth.king
        return sum(king if self.position[square].isupper() else man for square in captured)

    def kings(self, move: Move) -> tuple[int, ...]:
        """The kings that a capture takes."""
        return tuple(square for square in move.captured if self.position[square].isupper())

    def refuse(
        self,
        code: Reason,
        proof: tuple[int, ...],
        path: tuple[int, ...],
        sentence: Message,
        better: Move | None = None,
    ) -> Refusal:
        """A refusal of an attempt, with the fact that tells its rule."""
        parachutist = waits(self.variant, self.position, path[0])
        fact = code.fact(king=self.position[path[0]].isupper(), parachutist=parachutist)
        return Refusal(code, proof, path, sentence, better, fact, self.flying, parachutist)

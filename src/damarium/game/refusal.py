"""Refusals: the rule that forbids a move, with what proves it."""

from dataclasses import dataclass, field

from damarium.game.move import Move
from damarium.game.reason import Reason
from damarium.notation.message import Message


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed.

    Attributes:
        code: the rule, a word shared by library, command line and page.
        squares: the squares that prove it, such as the pieces that a better capture takes.
        refused: the squares of the attempt.
        better: a legal move that does what the rule asks for, where there is one.
        fact: the id of the fact about the game that tells the rule, "" for plain geometry.
    """

    code: Reason
    squares: tuple[int, ...]
    refused: tuple[int, ...]
    message: Message = field(compare=False)
    better: Move | None = None
    fact: str = ""
    flying: bool = field(default=False, compare=False)
    parachutist: bool = field(default=False, compare=False)

    def title(self, lang: str = "en") -> str:
        """The rule in a few words.

        >>> from damarium.game import Board
        >>> Board("spanish").refusal("1-5").title()
        'The square is occupied'
        """
        return self.code.rule(flying=self.flying, parachutist=self.parachutist).in_(lang)

    def sentence(self, lang: str = "en") -> str:
        """What it is here, with the squares by name.

        >>> from damarium.game import Board
        >>> Board("spanish").refusal("1-5").sentence()
        'There is a piece on 5 already.'
        """
        return self.message.in_(lang)

    def __str__(self) -> str:
        return f"{self.title()}. {self.sentence()}"

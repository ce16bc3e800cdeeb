"""What can go wrong with a move: it is none, it is not legal here, or it may mean several."""

from dataclasses import replace
from typing import Self

from damarium.game.move import Move
from damarium.game.refusal import Refusal
from damarium.notation.errors import InvalidMove
from damarium.notation.message import N_, AnyOf

__all__ = ["AmbiguousMove", "IllegalMove", "InvalidMove"]


class IllegalMove(ValueError):
    """A move that is not legal in its position.

    Attributes:
        refusal: the rule that forbids it, with its proof.
    """

    def __init__(self, given: str, refusal: Refusal) -> None:
        super().__init__(f"{given}: {refusal}")
        self.given = given
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        # a move holds its position, which cannot be pickled: only the sentence is kept
        return type(self), (self.given, replace(self.refusal, better=None))

    def __copy__(self) -> Self:
        return type(self)(self.given, self.refusal)

    def __deepcopy__(self, memo: object) -> Self:
        return self.__copy__()

    def sentence(self, lang: str = "en") -> str:
        """The rule and how it forbids this move, in one language."""
        return f"{self.refusal.title(lang)}. {self.refusal.sentence(lang)}"


class AmbiguousMove(ValueError):
    """A text that may mean several legal moves.

    Attributes:
        candidates: the moves that it may mean.
    """

    def __init__(self, given: str, candidates: tuple[Move, ...]) -> None:
        self.given = given
        self.candidates = candidates
        self.message = N_(
            "%(given)s may mean several moves: write %(moves)s.",
            given=given,
            moves=AnyOf(tuple(move.long for move in candidates)),
        )
        super().__init__(self.sentence())

    def __reduce__(self) -> tuple[object, ...]:
        # a move holds its position, which cannot be pickled: only the sentence is kept
        return type(self), (self.given, ()), {"message": self.message, "args": self.args}

    def __copy__(self) -> Self:
        return type(self)(self.given, self.candidates)

    def __deepcopy__(self, memo: object) -> Self:
        return self.__copy__()

    def sentence(self, lang: str = "en") -> str:
        """The moves to choose from, in one language."""
        return self.message.in_(lang)

"""What somebody tries to play, as squares."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from damarium.game.move import Move
from damarium.notation.errors import InvalidMove, UnknownSquare
from damarium.notation.message import N_
from damarium.notation.moves import read_move
from damarium.notation.squares import Squares

#: A move as it may be given: a value, a text, or the squares passed by name or index.
Attempt = Move | str | Sequence[int | str]


@dataclass(frozen=True)
class Reading:
    """The lists of squares that an attempt may mean.

    Attributes:
        given: the attempt for people to read.
        readings: usually one list; several where digits without a sign can be split so.
        captures: whether a sign says that it captures; None without a sign.
        move: the move, where it was given as a value; then no other is meant.
    """

    given: object
    readings: tuple[tuple[int, ...], ...]
    captures: bool | None = None
    move: Move | None = None

    @property
    def main(self) -> tuple[int, ...]:
        """The reading that a refusal speaks about; InvalidMove where none stands out."""
        single = [each for each in self.readings if len(each) == 1]
        pairs = [each for each in self.readings if len(each) == 2]
        for choice in (single, self.readings, pairs):
            if len(choice) == 1:
                return choice[0]
        raise InvalidMove(
            str(self.given),
            N_(
                "%(text)s can be read in several ways: put a - or an x between the squares.",
                text=self.given,
            ),
        )


def read(attempt: Attempt, squares: Squares) -> Reading:
    """An attempt as squares; InvalidMove where it is no move in any position."""
    if isinstance(attempt, Move):
        if max(attempt.path) >= len(squares.names):
            raise InvalidMove(
                str(attempt),
                N_(
                    "%(move)s belongs to a larger board: this one has %(count)s squares.",
                    move=str(attempt),
                    count=len(squares.names),
                ),
            )
        return Reading(attempt, (attempt.path,), move=attempt)
    if isinstance(attempt, str):
        return _text(attempt, squares)
    path = tuple(_square(square, squares) for square in attempt)
    if not path:
        raise InvalidMove("", N_("A move needs squares."))
    return Reading(" ".join(squares.names[each] for each in path), (path,))


@lru_cache(maxsize=4096)
def _text(attempt: str, squares: Squares) -> Reading:
    text = read_move(attempt, squares)
    return Reading(text.text, text.readings, text.captures)


def _square(square: int | str, squares: Squares) -> int:
    try:
        return squares.at(square)
    except UnknownSquare as error:
        raise InvalidMove(error.text, error.message) from None

"""A position as people write it down: the pieces and the side to move, without any history."""

from dataclasses import dataclass

from damarium.rules import Color

#: Nobody has moved the same king again.
NO_RUNS = ((0, 0), (0, 0))


@dataclass(frozen=True)
class Placement:
    """Where the pieces stand and whose turn it is.

    Attributes:
        turn: the side to move.
        position: one character a square from the top left: `w b` men, `W B` kings, `.` empty.
        runs: White's and Black's king that was moved last, by its square, and how many quiet moves
            it has made on end; (0, 0) for none, and in games that do not limit them.
    """

    turn: Color
    position: str
    runs: tuple[tuple[int, int], tuple[int, int]] = NO_RUNS

    def of(self, piece: str) -> tuple[int, ...]:
        """The squares of one kind of piece.

        >>> Placement(Color.WHITE, "b.wW").of("W")
        (3,)
        """
        return tuple(square for square, here in enumerate(self.position) if here == piece)

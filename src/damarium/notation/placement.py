"""A position as people write it down: the pieces and the side to move, without any history."""

from dataclasses import dataclass

from damarium.rules import Color


@dataclass(frozen=True)
class Placement:
    """Where the pieces stand and whose turn it is.

    Attributes:
        turn: the side to move.
        position: one character a square from the top left: `w b` men, `W B` kings, `.` empty.
    """

    turn: Color
    position: str

    def of(self, piece: str) -> tuple[int, ...]:
        """The squares of one kind of piece.

        >>> Placement(Color.WHITE, "b.wW").of("W")
        (3,)
        """
        return tuple(square for square, here in enumerate(self.position) if here == piece)

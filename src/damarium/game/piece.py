"""The pieces on a board."""

from dataclasses import dataclass

from damarium.rules import BLACK, WHITE, Color


@dataclass(frozen=True)
class Piece:
    """A man, a king or a parachutist of one side.

    >>> Piece(WHITE, king=True).letter, Piece.of("b")
    ('W', Piece(color=<Color.BLACK: 'black'>, king=False, parachutist=False))
    """

    color: Color
    king: bool = False
    parachutist: bool = False

    @property
    def kind(self) -> str:
        """The word for it: "man", "king" or "parachutist"."""
        return "king" if self.king else "parachutist" if self.parachutist else "man"

    @property
    def letter(self) -> str:
        """`w` or `b`, in upper case for a king; a parachutist has a man's."""
        letter = "w" if self.color is WHITE else "b"
        return letter.upper() if self.king else letter

    @classmethod
    def of(cls, letter: str) -> "Piece | None":
        """The piece of a letter; None for an empty square."""
        return _PIECES.get(letter)


_PIECES = {
    piece.letter: piece
    for piece in (Piece(color, king) for color in (WHITE, BLACK) for king in (False, True))
}

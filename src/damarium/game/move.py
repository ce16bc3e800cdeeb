"""Moves as values: where from, where to, what is taken, and how that is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damarium.notation.lines import lines
from damarium.notation.moves import long_text, short_text
from damarium.notation.paths import victims
from damarium.notation.squares import squares

if TYPE_CHECKING:
    from damarium._core import Move as CoreMove
    from damarium.game.legal import LegalMoves


class Move:
    """One whole move; a capture with all its jumps is one move.

    Moves are equal when origin, destination, captured pieces and crowning are, whatever the way.
    They come from `Board.legal_moves`; squares are indices from the top left of the picture.

    >>> from damarium.game import Board
    >>> move = Board("american", fen="B:W6,7,14,15:BK18").legal_moves[0]
    >>> move.text, move.long, len(move.paths)
    ('18x18', '18x9x2x11x18', 2)
    """

    __slots__ = ("_text", "core", "legal")

    #: The core's form of the move.
    core: CoreMove
    #: The legal moves of the position that it was found in.
    legal: LegalMoves

    def __init__(self, core: CoreMove, legal: LegalMoves) -> None:
        self.core = core
        self.legal = legal
        self._text: str | None = None

    @property
    def origin(self) -> int:
        """The square that the piece leaves."""
        return self.core.origin

    @property
    def destination(self) -> int:
        """The square on which the piece ends."""
        return self.core.destination

    @property
    def captured(self) -> tuple[int, ...]:
        """The squares of the pieces taken, in the order of the squares."""
        return self.core.captured

    @property
    def victims(self) -> tuple[int, ...]:
        """The same in the order in which `path` takes them."""
        board = lines(self.legal.variant.sheet.board)
        return tuple(victims(self.path, self.captured, board))

    @property
    def path(self) -> tuple[int, ...]:
        """One way of playing the move: the origin, every landing square, the destination."""
        return self.core.path

    @property
    def paths(self) -> tuple[tuple[int, ...], ...]:
        """Every way of playing the move, each like `path`."""
        return tuple(self.legal.position.paths(self.core))

    @property
    def crowned(self) -> bool:
        """Whether a man becomes a king by the move."""
        return self.core.crowned

    @property
    def king(self) -> bool:
        """Whether the piece was a king before the move."""
        return self.core.king

    @property
    def text(self) -> str:
        """The move in the game's own notation: short, and long only where short is ambiguous."""
        if self._text is None:
            self._text = self._short(self.legal.variant.squares)
        return self._text

    @property
    def long(self) -> str:
        """The long form (PDN 3.0): with every square that the way of a capture needs."""
        variant = self.legal.variant
        return long_text(self.core, variant.squares, lines(variant.sheet.board))

    def to_json(self) -> dict[str, object]:
        """The move with its squares by name: `text from to captured path promotes letters`.

        `captured` stands in the order in which `path` takes the pieces; `letters` holds the same
        with the squares by letters.

        >>> from damarium.game import Board
        >>> Board("spanish").legal_moves[0].to_json()["letters"]
        {'text': 'b3-a4', 'from': 'b3', 'to': 'a4', 'captured': [], 'path': ['b3', 'a4']}
        """
        variant = self.legal.variant
        return {
            **self._named(variant.squares),
            "promotes": self.crowned,
            "letters": self._named(squares(variant).letters),
        }

    def _named(self, names: tuple[str, ...]) -> dict[str, object]:
        return {
            "text": self._short(names),
            "from": names[self.origin],
            "to": names[self.destination],
            "captured": [names[square] for square in self.victims],
            "path": [names[square] for square in self.path],
        }

    def _short(self, names: tuple[str, ...]) -> str:
        board = lines(self.legal.variant.sheet.board)
        return short_text(self.core, self.legal.core, names, board)

    def __eq__(self, other: object) -> bool:
        return self.core == other.core if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.core)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.text}>"

"""A position as one draws it: a picture of pieces on places, and the side to move.

Nothing here or beside it is shared with the rules core; only the sheet is the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from damarium.rules import BLACK, WHITE, Color, Sheet

#: (column, row) in the picture, row 0 at the top.
Place = tuple[int, int]


@dataclass(frozen=True, eq=False)
class Game:
    """A sheet, and what a player sees at a glance on its board."""

    sheet: Sheet

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """All squares that are played on, row by row from the top left."""
        return self.sheet.board.places

    @cached_property
    def is_place(self) -> frozenset[Place]:
        """The same squares, to ask whether one is on the board."""
        return frozenset(self.places)

    @cached_property
    def crowning(self) -> dict[Color, frozenset[Place]]:
        """The squares on which each side's men are crowned."""
        return {
            color: frozenset(
                self.places[square]
                for square in self.sheet.promotion.on.of(self.sheet.board, color)
            )
            for color in Color
        }

    def steps(self, piece: str, *, capturing: bool) -> list[Place]:
        """(columns, rows) of one step in each direction in which a piece goes."""
        kind = self.sheet.kings if is_king(piece) else self.sheet.men
        directions = kind.capture if capturing else kind.move
        return [direction.step for direction in directions.of(color_of(piece))]


@dataclass(frozen=True)
class Position:
    """Pieces `w b` (men) and `W B` (kings) on their places, and whose turn it is."""

    game: Game
    board: Mapping[Place, str]
    turn: Color

    @property
    def picture(self) -> str:
        """One character a square from the top left, `.` where it is empty."""
        return "".join(self.board.get(place, ".") for place in self.game.places)

    def own(self) -> list[Place]:
        """Where the side to move has its pieces."""
        return [place for place, piece in self.board.items() if color_of(piece) is self.turn]


def drawn(game: Game, picture: str, turn: Color) -> Position:
    """The position of a picture."""
    pieces = zip(game.places, picture, strict=True)
    return Position(game, {place: piece for place, piece in pieces if piece != "."}, turn)


def start(game: Game) -> Position:
    """The position in which the game begins."""
    return drawn(game, game.sheet.setup.squares(game.sheet.board), game.sheet.first)


def color_of(piece: str) -> Color:
    """Whose piece it is."""
    return WHITE if piece in "wW" else BLACK


def is_king(piece: str) -> bool:
    """Whether a piece is crowned."""
    return piece in "WB"

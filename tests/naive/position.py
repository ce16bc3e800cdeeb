"""A position as one draws it: a picture of pieces on places, and the side to move.

Nothing here or beside it is shared with the rules core; only the sheet is the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from damarium.rules import BLACK, WHITE, Color, Sheet
from damarium.rules.compass import Compass
from damarium.rules.geometry import Board
from tests.naive.lines import Place, Rays, Steps, rays, steps


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
    def steps(self) -> Steps:
        """For every square the next one in each direction."""
        return steps(self.sheet.board)

    @cached_property
    def _rays(self) -> Rays:
        return rays(self.sheet.board)

    def line(self, place: Place, way: Compass) -> tuple[Place, ...]:
        """The squares from one to the edge in a direction, without the first."""
        return self._rays[place][way]

    def direction(self, here: Place, there: Place) -> Compass | None:
        """In which direction one comes straight from one square to another, if in any."""
        return next((way for way in Compass if there in self.line(here, way)), None)

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

    @cached_property
    def far_row(self) -> dict[Color, frozenset[Place]]:
        """The squares farthest from each side."""
        rows = [row for _, row in self.places]
        last = {WHITE: min(rows), BLACK: max(rows)}
        return {
            color: frozenset(place for place in self.places if place[1] == last[color])
            for color in Color
        }

    @cached_property
    def way_to_go(self) -> dict[Color, dict[Place, int]]:
        """How many quiet steps a man of each side is from being crowned, where he can be."""
        board, men = self.sheet.board, self.sheet.men
        return {
            color: _way_to_go(board, self.crowning[color], men.move.of(color)) for color in Color
        }

    def is_parachutist(self, piece: str, place: Place) -> bool:
        """Whether a piece on that square is of the third kind."""
        waits = self.sheet.parachutists is not None and not is_king(piece)
        return waits and place in self.crowning[color_of(piece)]

    def only_captures(self, piece: str, place: Place) -> bool:
        """Whether a piece on that square makes no quiet moves."""
        stuck = self.sheet.men.far_row_only_captures and not is_king(piece)
        return self.is_parachutist(piece, place) or (
            stuck and place in self.far_row[color_of(piece)]
        )


@lru_cache(maxsize=256)
def _way_to_go(
    board: Board, crowning: frozenset[Place], ways: tuple[Compass, ...]
) -> dict[Place, int]:
    far = dict.fromkeys(crowning, 0)
    places = frozenset(board.places)
    for number in range(1, len(places)):
        found = {
            place: number
            for place in places - far.keys()
            if any(far.get(steps(board)[place].get(way, place)) == number - 1 for way in ways)
        }
        if not found:
            break
        far |= found
    return far


#: A king's square and how often it was moved on end without capturing.
Run = tuple[Place, int]


@dataclass(frozen=True)
class Position:
    """Pieces `w b` (men) and `W B` (kings) on their places, and whose turn it is.

    `runs` are White's and Black's, where the game limits the moves of a king on end.
    """

    game: Game
    board: Mapping[Place, str]
    turn: Color
    runs: tuple[Run | None, Run | None] = (None, None)

    @property
    def picture(self) -> str:
        """One character a square from the top left, `.` where it is empty."""
        return "".join(self.board.get(place, ".") for place in self.game.places)

    @property
    def identity(self) -> tuple[object, ...]:
        """What must be the same for a position to be repeated."""
        return self.picture, self.turn, self.runs

    def own(self) -> list[Place]:
        """Where the side to move has its pieces."""
        return [place for place, piece in self.board.items() if color_of(piece) is self.turn]

    def stopped(self) -> bool:
        """Whether nobody moves any more, as a first king has won."""
        wins = self.game.sheet.ends.first_king_wins
        return wins and any(is_king(piece) for piece in self.board.values())

    def to_take_away(self) -> list[Place] | None:
        """In the opening of a game that begins with it: the pieces that may be taken away."""
        opening, game = self.game.sheet.opening, self.game
        holes = [place for place in game.places if place not in self.board]
        if opening is None or len(holes) > 1:
            return None
        if holes:
            men = game.sheet.men.capture
            ways = {*men.white, *men.black}
            offered = {there for way, there in game.steps[holes[0]].items() if way in ways}
        else:
            names = zip(game.sheet.board.letters, game.places, strict=True)
            offered = {place for name, place in names if name in opening.squares}
        return [place for place in self.own() if place in offered]

    def held(self) -> Place | None:
        """Where the king stands that was moved too often on end, if there is one."""
        limit, run = self.game.sheet.kings.run_limit, self.runs[self.turn.index]
        return run[0] if limit is not None and run is not None and run[1] >= limit else None


def drawn(
    game: Game, picture: str, turn: Color, runs: tuple[Run | None, Run | None] = (None, None)
) -> Position:
    """The position of a picture."""
    pieces = zip(game.places, picture, strict=True)
    return Position(game, {place: piece for place, piece in pieces if piece != "."}, turn, runs)


def start(game: Game) -> Position:
    """The position in which the game begins."""
    return drawn(game, game.sheet.setup.squares(game.sheet.board), game.sheet.first)


def color_of(piece: str) -> Color:
    """Whose piece it is."""
    return WHITE if piece in "wW" else BLACK


def is_king(piece: str) -> bool:
    """Whether a piece is crowned."""
    return piece in "WB"

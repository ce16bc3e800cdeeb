"""A position as a referee looks at it who is asked about one attempt after the other."""

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise

from damarium.rules import Sheet
from damarium.rules.compass import Compass
from damarium.rules.pieces import Range
from tests.naive.captures import Sequence, preferred, sequences
from tests.naive.lines import Place
from tests.naive.moves import quiet
from tests.naive.position import Game, Position, color_of, is_king
from tests.naive.record import stands_off, verdict
from tests.naive.stops import Stop, between, passed, stops

#: The squares of an attempt, in their order.
Path = tuple[Place, ...]


class Scene:
    """What may be played in a position, and what might be if fewer rules stood against it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.board = position.board
        self.sheet = position.game.sheet
        self._stops: dict[Place, list[Stop]] = {}

    @cached_property
    def sequences(self) -> list[Sequence]:
        """Every finished capture before any precedence."""
        return sequences(self.position)

    @cached_property
    def captures(self) -> list[Sequence]:
        """The captures that precedence leaves."""
        return preferred(self.position, self.sequences)

    @cached_property
    def quiet(self) -> frozenset[Path]:
        """The moves that take nothing, as if no capture were due and no king held."""
        return frozenset(way.path for way in quiet(self.position))

    @cached_property
    def over(self) -> bool:
        """Whether the game is over as the board stands, so that nothing may be played."""
        return verdict(self.position) is not None or stands_off(self.position)

    def stops(self, origin: Place) -> list[Stop]:
        """Where the captures of a piece of the side to move can pause, whatever duty says."""
        if origin not in self._stops:
            own = self.is_own(origin)
            self._stops[origin] = stops(self.position, origin) if own else []
        return self._stops[origin]

    # --- what an attempt means ---

    def is_legal(self, attempt: Path) -> bool:
        """Whether the attempt is a legal move, or for one square: its piece has one."""
        if self.over:
            return False
        offered = self.position.to_take_away()
        if offered is not None:
            return len(attempt) <= 2 and set(attempt) <= set(offered) and len(set(attempt)) == 1
        if any(self.fits(attempt, way.path, way.captured) for way in self.captures):
            return True
        due = self.sheet.captures.compulsory and self.captures
        held = self.position.held() == attempt[0]
        return not due and not held and self.is_quiet(attempt)

    def is_quiet(self, attempt: Path) -> bool:
        """Whether the attempt would be a move if there were nothing to capture, and none held."""
        return any(self.fits(attempt, path, ()) for path in self.quiet)

    def is_capture(self, attempt: Path) -> bool:
        """Whether the attempt captures as its piece can, wherever it then pauses."""
        return any(self.fits(attempt, stop.path, stop.captured) for stop in self.stops(attempt[0]))

    def fits(self, attempt: Path, path: Path, captured: tuple[Place, ...]) -> bool:
        """Whether an attempt means a way: its ends are the ends, the rest lies on it in order."""
        if len(attempt) == 1:
            return attempt[0] == path[0]
        if (attempt[0], attempt[-1]) != (path[0], path[-1]):
            return False
        if len(attempt) == 2:
            return True
        rest = iter(passed(self.position.game, path, captured))
        return all(place in rest for place in attempt)

    def between(self, here: Place, there: Place) -> tuple[Place, ...] | None:
        """The places crossed on the straight way from one place to another, if there is one."""
        return between(self.position.game, here, there)

    def direction(self, here: Place, there: Place) -> Compass | None:
        """In which direction the straight way leads, if there is one."""
        return self.position.game.direction(here, there)

    def beginnings(self, attempt: Path) -> list[Path]:
        """What an attempt may have touched when it pauses, also on the way to its next square."""
        return [
            (*attempt[:number], pause)
            for number, (here, there) in enumerate(pairwise(attempt), start=1)
            for pause in (*(self.between(here, there) or ()), there)
        ]

    def legs(self, attempt: Path) -> Iterator[tuple[Stop, Place, bool]]:
        """(how the piece came there, where it wants to go next, whether farther) of each leg.

        On a leg that crosses several pieces it may have paused behind each of them.
        """
        for number, there in enumerate(attempt[1:], start=1):
            paused = [
                (*attempt[:number], pause)
                for pause in self.between(attempt[number - 1], there) or ()
            ]
            for squares in (attempt[:number], *paused):
                for stop in self._reached(squares):
                    yield stop, there, number + 1 < len(attempt)

    def _reached(self, squares: Path) -> list[Stop]:
        """How a piece may have come so far: from where it stood, or having captured."""
        if len(squares) == 1:
            piece = self.board[squares[0]]
            return [Stop(squares, (), piece, crowned=False, goes_on=False)]
        return [
            stop for stop in self.stops(squares[0]) if self.fits(squares, stop.path, stop.captured)
        ]

    # --- pieces ---

    def is_own(self, place: Place) -> bool:
        """Whether a piece of the side to move stands there."""
        return place in self.board and color_of(self.board[place]) is self.position.turn

    def is_enemy(self, place: Place) -> bool:
        """Whether a piece of the other side stands there."""
        return place in self.board and not self.is_own(place)

    def flies(self, piece: str) -> bool:
        """Whether a piece goes more than one square at a time."""
        return is_king(piece) and self.sheet.kings.range is Range.FLYING

    def under(self, sheet: Sheet) -> Position:
        """The same position in another game."""
        return Position(Game(sheet), self.board, self.position.turn, self.position.runs)

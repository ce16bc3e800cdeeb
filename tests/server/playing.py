"""Games made of events, for tests that need no server."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from damarium.game import Board
from damarium.notation import read_fen
from damarium.rules import BLACK, WHITE, Variant, parse
from damarium.rules.setup import Diagram
from damarium.server.play.clock import ServedTime
from damarium.server.play.event import Created, Event, Happening, Moved
from damarium.server.play.fold import Game, fold
from damarium.server.play.room import House, Room
from damarium.server.play.seats import OPEN, PERSON, Seat
from damarium.server.settings import GRACE

BOTH = frozenset((WHITE, BLACK))
ONLY_WHITE = frozenset((WHITE,))
ONLY_BLACK = frozenset((BLACK,))


def created(
    variant: Variant | str = "spanish",
    *,
    white: int | None = None,
    black: int | None = None,
    clock: tuple[int, int] | None = None,
) -> Created:
    """The first happening of a game; a number seats the computer at that level."""
    if isinstance(variant, str):
        variant = parse(variant)
    seats = Seat(white).to_json(), Seat(black).to_json()
    return Created(variant.to_json(), *seats, clock, seed=1)


def for_two(variant: str = "spanish", **more: Any) -> Created:
    """The first happening of a game between two people, of whom Black has still to join."""
    seats = {"white": PERSON.to_json(), "black": OPEN.to_json()}
    return replace(created(variant), **{**seats, "people": 2, **more})


def events(*happenings: Happening) -> list[Event]:
    """The happenings, numbered."""
    return [Event(number, 0, what) for number, what in enumerate(happenings)]


def with_setup(spelling: str, fen: str) -> Variant:
    """A variant that begins with another position."""
    variant = parse(spelling)
    placement = read_fen(fen, variant)
    sheet = replace(variant.sheet, setup=Diagram(placement.position), first=placement.turn)
    return replace(variant, sheet=sheet)


def kings_only(spelling: str) -> Variant:
    """A variant that begins with a king in each corner, far from one another."""
    return with_setup(spelling, "B:WK32:BK1")


def moves(variant: str, *texts: str) -> list[Moved]:
    """Moves from the beginning of a game, by their text."""
    board = Board(variant)
    return [Moved(board.push(text).path) for text in texts]


def game(*happenings: Happening) -> Game:
    """The game of the happenings; a plain Spanish one at one screen where none creates it."""
    if not happenings or not isinstance(happenings[0], Created):
        happenings = (created(), *happenings)
    return fold(events(*happenings))


def room(played: Game, watch: Callable[[], float]) -> Room:
    """A room of a game, in which time goes by a watch."""
    return Room("x", played, {}, House(ServedTime(watch), watch, GRACE))


class Watch:
    """A steady clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

"""A game as the fold of its events: nothing here waits, reads a clock or draws a lot."""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass
from enum import Enum

from damarium.game import Board, Move, Outcome
from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.server.clock import TimeControl
from damarium.server.event import (
    Claimed,
    Created,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Event,
    Flagged,
    Moved,
    Rematched,
    Resigned,
    Undone,
)
from damarium.server.seats import Seat


class Duty(Enum):
    """What the server owes a game when it starts again."""

    NONE = ""
    COMPUTER = "computer"
    CLOCK = "clock"


class BrokenGame(Exception):
    """Events that do not follow from one another."""


@dataclass(frozen=True)
class Ply:
    """One move as it was played.

    Attributes:
        path: the squares it landed on, in the way that was chosen.
        captured: each square it emptied, and the letter of what stood there.
        after: the position after it, a letter a square.
    """

    by: Color
    move: Move
    path: tuple[int, ...]
    captured: tuple[tuple[int, str], ...]
    after: str


class Game:
    """The state after the events so far; `fold` makes it and `apply` carries it on."""

    def __init__(self, event: Event) -> None:
        created = event.what
        if not isinstance(created, Created):
            raise BrokenGame(f"a game begins with {created.kind}")
        self.created = created
        self.variant = Variant.from_json(created.rules)
        self.seats = {
            WHITE: Seat.from_json(created.white),
            BLACK: Seat.from_json(created.black),
        }
        self.control = TimeControl(*created.clock) if created.clock else None
        self.board = Board(self.variant)
        self.start = self.position
        self.plies: list[Ply] = []
        self.number = event.number
        self.end: Outcome | None = None
        self.offer: Color | None = None
        self.offered_at: dict[Color, int] = {}
        self.declined: Color | None = None
        self.rematch: str | None = None
        self.clock = self.control.full if self.control else None
        self._clocks = [self.clock]

    def apply(self, event: Event) -> None:
        """Carry the game on by its next event; BrokenGame where it does not follow."""
        if event.number != self.number + 1:
            raise BrokenGame(f"event {event.number} after {self.number}")
        match event.what:
            case Moved(path):
                self._move(path)
            case Undone(plies):
                self._undo(plies)
            case DrawOffered(by):
                self.offer = Color(by)
                self.offered_at[self.offer] = self.ply
                self.declined = None
            case DrawDeclined(by):
                self.offer = None
                self.declined = Color(by)
            case DrawAgreed():
                self._finish(Outcome.agreed())
            case Resigned(by):
                self._finish(Outcome.resigned(Color(by)))
            case Claimed(_, claim):
                self._finish(self._claimed(claim))
            case Flagged(by):
                self._finish(Outcome.flag(Color(by)))
            case Rematched(game):
                self.rematch = game
            case Created():
                raise BrokenGame("a game begins twice")
        self.number = event.number
        if event.clock is not None:
            self.clock = event.clock
        if isinstance(event.what, Moved):
            self._clocks.append(self.clock)

    def copy(self) -> "Game":
        """The same game, to be carried on without touching this one."""
        twin = copy(self)
        twin.board = self.board.copy()
        twin.plies = list(self.plies)
        twin.offered_at = dict(self.offered_at)
        twin._clocks = list(self._clocks)
        return twin

    @property
    def ply(self) -> int:
        """How many moves stand."""
        return len(self.plies)

    @property
    def position(self) -> str:
        """What stands on each square now, a letter a square."""
        return self.board.position

    @property
    def turn(self) -> Color:
        """Who is to move, or would be."""
        return self.board.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.end or self.board.outcome()

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return self.outcome is None

    @property
    def clock_running(self) -> Color | None:
        """Whose time runs: nobody's before the first move and after the end."""
        return self.turn if self.control and self.plies and self.running else None

    @property
    def duty(self) -> Duty:
        """What the server owes the game."""
        if self.computer_duty is not None:
            return Duty.COMPUTER
        return Duty.CLOCK if self.clock_running else Duty.NONE

    @property
    def computer_duty(self) -> Color | None:
        """The computer's colour where it has to answer an offer or to move."""
        if not self.running:
            return None
        asked = self.offer.other if self.offer else None
        for color in (asked, self.turn):
            if color is not None and self.seats[color].computer:
                return color
        return None

    def takes_back(self, holder: frozenset[Color]) -> int:
        """How many moves an undo by `holder` takes back: through the last one of his own."""
        for count, ply in enumerate(reversed(self.plies), start=1):
            if ply.by in holder:
                return count
        return 0

    def clock_before(self, plies: int) -> tuple[int, int] | None:
        """The clocks as they were before the last `plies` moves."""
        return self._clocks[len(self._clocks) - 1 - plies]

    def find(self, path: tuple[int, ...]) -> Move | None:
        """The legal move that is played along `path`, in any way the rules allow."""
        candidates = [
            move
            for move in self.board.legal_moves
            if (move.origin, move.destination) == (path[0], path[-1])
        ]
        for move in candidates:
            if move.path == path:
                return move
        return next((move for move in candidates if path in move.paths), None)

    def _move(self, path: tuple[int, ...]) -> None:
        move = self.find(path) if path and self.running else None
        if move is None:
            raise BrokenGame(f"move {path} is not legal after {self.ply} moves")
        by, before = self.turn, self.position
        self.board.push(move)
        captured = tuple((square, before[square]) for square in move.captured)
        self.plies.append(Ply(by, move, path, captured, self.position))
        self.declined = None
        if self.offer is by.other:  # an offer that is answered by a move lapses
            self.offer = None

    def _undo(self, plies: int) -> None:
        if not 1 <= plies <= self.ply:
            raise BrokenGame(f"{plies} moves taken back of {self.ply}")
        self.end = self.offer = self.declined = None
        for _ in range(plies):
            self.board.pop()
            self.plies.pop()
            self._clocks.pop()
        self.clock = self._clocks[-1]
        self.offered_at = {color: at for color, at in self.offered_at.items() if at <= self.ply}

    def _claimed(self, rule: str) -> Outcome:
        for claim in self.board.claims():
            if claim.id == rule:
                return claim.outcome()
        raise BrokenGame(f"{rule} claimed, which is not to be claimed after {self.ply} moves")

    def _finish(self, outcome: Outcome) -> None:
        self.end = outcome
        self.offer = None


def fold(events: Iterable[Event]) -> Game:
    """The game that the events tell."""
    following = iter(events)
    game = Game(next(following))
    for event in following:
        game.apply(event)
    return game

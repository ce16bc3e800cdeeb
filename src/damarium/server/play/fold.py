"""A game as the fold of its events: nothing here waits, reads a clock or draws a lot."""

import json
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass
from functools import lru_cache

from damarium.game import Board, End, Move, Outcome
from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.server.play.clock import TimeControl
from damarium.server.play.event import (
    Aborted,
    Claimed,
    Created,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Event,
    Flagged,
    Happening,
    Joined,
    Left,
    Moved,
    RematchDeclined,
    Rematched,
    RematchOffered,
    Resigned,
    Said,
    UndoAsked,
    UndoDeclined,
    Undone,
    Withdrawn,
)
from damarium.server.play.seats import PERSON, Seat
from damarium.server.play.timing import Timing
from damarium.server.store.events import Standing


class BrokenGame(Exception):
    """Events that do not follow from one another."""


@dataclass(frozen=True)
class Ply:
    """One move as it was played; equal ones are told apart by identity.

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


@dataclass(frozen=True)
class Line:
    """What one side said in the event `number`: words of its own, or a preset by its name."""

    number: int
    by: Color
    text: str
    preset: str


class Game:
    """The state after the events so far; `fold` makes it and `apply` carries it on."""

    def __init__(self, event: Event) -> None:
        created = event.what
        if not isinstance(created, Created):
            raise BrokenGame(f"a game begins with {created.kind}")
        self.created = created
        self.variant = _variant(json.dumps(created.rules))
        self.seats = {
            WHITE: Seat.from_json(created.white),
            BLACK: Seat.from_json(created.black),
        }
        self.board = Board(self.variant)
        self.start = self.position
        self.plies: list[Ply] = []
        self.number = event.number
        self.begun_at = event.at
        self.end: Outcome | None = None
        #: When it ended, in milliseconds since 1970.
        self.ended_at: int | None = None
        self.offer: Color | None = None
        self.offered_at: dict[Color, int] = {}
        self.declined: Color | None = None
        self.undo: UndoAsked | None = None
        self.undo_asked_at: dict[Color, int] = {}
        self.undo_declined: Color | None = None
        self.chat: tuple[Line, ...] = ()
        self.proposal: RematchOffered | None = None
        self.proposal_declined: Color | None = None
        self.rematch: str | None = None
        self.touched = event.served
        self.timing = Timing.at_start(TimeControl.from_json(created.clock), event.served)

    def apply(self, event: Event) -> None:
        """Carry the game on by its next event; BrokenGame where it does not follow."""
        if event.number != self.number + 1:
            raise BrokenGame(f"event {event.number} after {self.number}")
        self._happen(event.what)
        if self.outcome is None:
            self.ended_at = None
        elif self.ended_at is None:
            self.ended_at = event.at
        if isinstance(event.what, Said):
            line = Line(event.number, Color(event.what.by), event.what.text, event.what.preset)
            self.chat = (*self.chat, line)
        self.number = event.number
        if not isinstance(event.what, Said):
            self.touched = event.served
        self.timing = self.timing.noted(event.clock, event.served)
        if isinstance(event.what, Moved):
            self.timing = self.timing.moved(self.plies[-1].by, event.what.lag)

    def copy(self) -> "Game":
        """The same game, to be carried on without touching this one."""
        twin = copy(self)
        twin.board = self.board.copy()
        twin.plies = list(self.plies)
        twin.seats = dict(self.seats)
        twin.offered_at = dict(self.offered_at)
        twin.undo_asked_at = dict(self.undo_asked_at)
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
    def control(self) -> TimeControl | None:
        """How much time the players have, where a clock runs."""
        return self.timing.control

    @property
    def turn(self) -> Color:
        """Who is to move, or would be."""
        return self.board.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.end or self.board.outcome()

    @property
    def joined(self) -> bool:
        """Whether every seat is taken."""
        return not (self.seats[WHITE].open or self.seats[BLACK].open)

    @property
    def waiting(self) -> bool:
        """Whether a seat is open and somebody may still join."""
        return self.end is None and not self.joined

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return not self.waiting and self.outcome is None

    @property
    def two_people(self) -> bool:
        """Whether each seat is another person's, of whom none decides for both."""
        return self.created.people == 2

    @property
    def may_abort(self) -> bool:
        """Whether the game may still be called off: until both have moved."""
        return self.running and self.two_people and self.ply < 2

    @property
    def score(self) -> dict[Color, int]:
        """Half points that each side has won at this table, this game among them when it is over.

        A game that was called off is worth nothing.
        """
        score = dict(zip((WHITE, BLACK), self.created.score, strict=True))
        end = self.outcome
        if end is not None and end.reason is not End.ABORTED:
            for color in score:
                score[color] += 1 if end.winner is None else 2 * (end.winner is color)
        return score

    @property
    def clock_running(self) -> Color | None:
        """Whose time runs: nobody's before the first move and after the end.

        Where a move has days, they count from the start: nobody sits there and waits for it.
        """
        if self.control is None or not self.running:
            return None
        return self.turn if self.plies or self.control.kind == "days" else None

    @property
    def standing(self) -> Standing:
        """What the store keeps of the game to find it among many."""
        vacancy = ""
        if self.waiting:
            patient = self.control is not None and self.control.kind == "days"
            vacancy = "listed" if self.created.listed and patient else "link"
        duty = "computer" if self.computer_duty is not None else ""
        return Standing(duty, self.timing.deadline(self.clock_running), vacancy)

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

    def _happen(self, what: Happening) -> None:
        match what:
            case Moved(path):
                self._move(path)
            case Undone(plies):
                self._undo(plies)
            case UndoAsked(by):
                self.undo, self.undo_declined = what, None
                self.undo_asked_at[Color(by)] = self.ply
            case UndoDeclined(by):
                self.undo, self.undo_declined = None, Color(by)
            case DrawOffered(by):
                self.offer, self.declined = Color(by), None
                self.offered_at[self.offer] = self.ply
            case DrawDeclined(by):
                self.offer, self.declined = None, Color(by)
            case RematchOffered():
                self.proposal, self.proposal_declined = what, None
            case RematchDeclined(by):
                self.proposal, self.proposal_declined = None, Color(by)
            case Rematched(game):
                self.rematch, self.proposal = game, None
            case Joined(by):
                if not self.seats[Color(by)].open:
                    raise BrokenGame(f"{by} is taken twice")
                self.seats[Color(by)] = PERSON
            case Said():
                pass  # its line needs the event's number
            case Created():
                raise BrokenGame("a game begins twice")
            case _:
                self._finish(self._end(what))

    def _end(self, what: Happening) -> Outcome:
        """The end that something makes of the game."""
        match what:
            case DrawAgreed():
                return Outcome.agreed()
            case Resigned(by):
                return Outcome.resigned(Color(by))
            case Claimed(_, claim):
                return self._claimed(claim)
            case Flagged(by):
                return Outcome.flag(Color(by))
            case Left(by, drawn):
                return Outcome.left(Color(by), drawn=drawn)
            case Withdrawn() | Aborted():
                return Outcome.aborted()
        raise BrokenGame(f"{what.kind} is no end")

    def _move(self, path: tuple[int, ...]) -> None:
        move = self.find(path) if path and self.running else None
        if move is None:
            raise BrokenGame(f"move {path} is not legal after {self.ply} moves")
        by, before = self.turn, self.position
        self.board.push(move)
        captured = tuple((square, before[square]) for square in move.captured)
        self.plies.append(Ply(by, move, path, captured, self.position))
        self.declined = self.undo = self.undo_declined = None
        if self.offer is by.other:  # an offer that is answered by a move lapses
            self.offer = None

    def _undo(self, plies: int) -> None:
        if not 1 <= plies <= self.ply:
            raise BrokenGame(f"{plies} moves taken back of {self.ply}")
        self.end = self.offer = self.declined = self.undo = self.undo_declined = None
        for _ in range(plies):
            self.board.pop()
            self.plies.pop()
        self.timing = self.timing.taken_back(plies)
        self.offered_at = {color: at for color, at in self.offered_at.items() if at <= self.ply}
        self.undo_asked_at.clear()

    def _claimed(self, rule: str) -> Outcome:
        for claim in self.board.claims():
            if claim.id == rule:
                return claim.outcome()
        raise BrokenGame(f"{rule} claimed, which is not to be claimed after {self.ply} moves")

    def _finish(self, outcome: Outcome) -> None:
        self.end = outcome
        self.offer = self.undo = None


def fold(events: Iterable[Event]) -> Game:
    """The game that the events tell."""
    following = iter(events)
    game = Game(next(following))
    for event in following:
        game.apply(event)
    return game


@lru_cache(maxsize=256)
def _variant(rules: str) -> Variant:
    """Rules from their JSON; games by the same rules share them."""
    return Variant.from_json(json.loads(rules))

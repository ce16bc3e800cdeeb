"""Walking an attempt over the board leg by leg, to see where the geometry forbids it."""

from dataclasses import dataclass

from damarium.game.ground import Ground
from damarium.game.reason import Reason
from damarium.game.sayings import Sayings
from damarium.game.ways import Ways
from damarium.game.words import protected
from damarium.notation.lines import Line
from damarium.notation.message import N_, Message, pgettext
from damarium.rules.compass import Directions
from damarium.rules.pieces import Landing
from damarium.rules.promotion import InCapture


@dataclass(frozen=True)
class Fault:
    """Why a walk cannot go on: the rule, the squares that show it, and a sentence."""

    reason: Reason
    squares: tuple[int, ...]
    sentence: Message


class Walk:
    """The way of one piece over the board, as far as its kind can go at all.

    The duties of capturing are not asked here: who walks through may still have to do otherwise.
    """

    def __init__(self, ground: Ground, names: tuple[str, ...]) -> None:
        self.ground = ground
        self.names = names
        self.says = Sayings(ground, names)

    def along(self, path: tuple[int, ...]) -> Fault | None:
        """The first thing on the way that is not possible, or None; `ground` has moved along."""
        ground = self.ground
        for index, goal in enumerate(path[1:], start=1):
            while True:
                fault = self._leg(goal)
                if fault is not None:
                    return fault
                if ground.at == goal:
                    break
                fault = self._going_on()
                if fault is not None:
                    return fault
            if index < len(path) - 1:
                fault = self._going_on()
                if fault is not None:
                    return fault
        return None

    def _leg(self, goal: int) -> Fault | None:
        ground = self.ground
        if ground.stands(goal):
            sentence = N_("There is a piece on %(square)s already.", square=self.names[goal])
            return Fault(Reason.NOT_EMPTY, (goal,), sentence)
        line = ground.lines.line(ground.at, goal)
        if line is None:
            ends = self.says.ends(goal)
            sentence = (
                N_("Pieces go diagonally: no diagonal leads from %(origin)s to %(goal)s.", **ends)
                if ground.lines.diagonal
                else N_("No line of the board leads from %(origin)s to %(goal)s.", **ends)
            )
            return Fault(Reason.NOT_A_LINE, (ground.at, goal), sentence)
        standing = [square for square in line.between if ground.stands(square)]
        if self._begins_a_line(line):
            return self._march(goal, line)
        met = self._met(standing, line)
        fault = self._in_the_way(met, line) or self._jumped_before(met, line)
        if fault is not None:
            return fault
        if not met:
            return self._step(goal, line, standing)
        # several pieces on one line are jumped one by one
        landing = goal if len(standing) == 1 else ground.behind(met[0], line.direction)
        return self._jump(met[0], landing, goal, line)

    def _met(self, standing: list[int], line: Line) -> list[int]:
        """The pieces on a line that the piece meets: going square by square, those beside it."""
        if self.ground.far:
            return standing
        if line.between[:1] != tuple(standing[:1]):
            return []
        return [square for square in standing if square in line.between[:2]]

    def _in_the_way(self, standing: list[int], line: Line) -> Fault | None:
        own = next((square for square in standing if self.ground.own(square)), None)
        if own is not None:
            sentence = N_("Your own piece on %(square)s stands in the way.", square=self.names[own])
            return Fault(Reason.BLOCKED, (own,), sentence)
        if len(standing) < 2 or self.ground.behind(standing[0], line.direction) != standing[1]:
            return None
        sentence = N_(
            "%(first)s and %(second)s stand one behind the other: there is no square to land on "
            "between them.",
            first=self.names[standing[0]],
            second=self.names[standing[1]],
        )
        return Fault(Reason.BLOCKED, tuple(standing[:2]), sentence)

    def _jumped_before(self, standing: list[int], line: Line) -> Fault | None:
        gone = self.ground.gone
        crossed = line.between if self.ground.far else line.between[:1]
        again = next((square for square in crossed if square in self.ground.taken), None)
        # what has left the board can be crossed on the way to another piece
        if again is None or (gone and standing):
            return None
        square = self.names[again]
        sentence = (
            N_("The piece on %(square)s is taken already.", square=square)
            if gone
            else N_(
                "The piece on %(square)s is taken already; it stays until the move ends and "
                "cannot be jumped again.",
                square=square,
            )
        )
        return Fault(Reason.JUMPED_TWICE, (again,), sentence)

    def _begins_a_line(self, line: Line) -> bool:
        """Whether a man wants to go along a line of men that may move as one."""
        ground = self.ground
        if not ground.sheet.men.linear or ground.king or ground.taken or not line.between:
            return False
        return ground.own(line.between[0]) and not any(map(ground.enemy, line.between))

    def _march(self, goal: int, line: Line) -> Fault | None:
        """A line of men that moves one square along itself."""
        ground = self.ground
        if not self._allows(ground.quiet, line):
            return self._wrong_direction(ground.quiet, goal, captures=False)
        first = next((each for each in line.between if not ground.own_man(each)), None)
        if first is None:
            ground.at = goal
            return None
        if ground.stands(first):
            sentence = (
                pgettext(
                    "flying king",
                    "Only men move as a line; on %(square)s stands a king.",
                    square=self.names[first],
                )
                if ground.flying
                else pgettext(
                    "short king",
                    "Only men move as a line; on %(square)s stands a king.",
                    square=self.names[first],
                )
            )
            return Fault(Reason.BLOCKED, (first,), sentence)
        sentence = N_("A line of men moves one square: to %(square)s.", square=self.names[first])
        return Fault(Reason.TOO_FAR, (ground.at, goal), sentence)

    def _step(self, goal: int, line: Line, standing: list[int]) -> Fault | None:
        """A leg that takes nothing; what stands on it is out of reach."""
        ground = self.ground
        prey = any(not ground.own(square) and square not in ground.taken for square in standing)
        if ground.taken and not prey:
            return Fault(Reason.TOO_FAR, (ground.at, goal), self.says.nothing_to_take(goal))
        towards_prey = prey and self._allows(ground.capture, line)
        if not towards_prey and not self._allows(ground.quiet, line):
            if not ground.only_captures:
                return self._wrong_direction(ground.quiet, goal, captures=False)
            if prey:
                return self._wrong_direction(ground.capture, goal, captures=True)
            return Fault(Reason.CAPTURES_ONLY, (ground.at,), self.says.no_step(goal))
        if prey:
            return Fault(Reason.TOO_FAR, (ground.at, goal), self.says.takes_beside())
        if line.between and not ground.far:
            sentence = (
                pgettext("short king", "A king moves one square.")
                if ground.king
                else N_("A man moves one square.")
            )
            return Fault(Reason.TOO_FAR, (ground.at, goal), sentence)
        ground.at = goal
        return None

    def _jump(self, victim: int, landing: int, goal: int, line: Line) -> Fault | None:
        ground = self.ground
        if not self._allows(ground.capture, line):
            return self._wrong_direction(ground.capture, goal, captures=True)
        fault = self._reach(victim, landing, line)
        if fault is not None:
            return fault
        if ground.a_king(victim) and not (ground.king or ground.sheet.men.may_take_kings):
            sentence = protected(self.names[victim], flying=ground.flying)
            return Fault(Reason.MAN_MAY_NOT_TAKE_KING, (victim,), sentence)
        fault = self._turning(landing, line)
        if fault is None:
            ground.jump(victim, landing, line.direction)
        return fault

    def _turning(self, landing: int, line: Line) -> Fault | None:
        """What forbids to change the direction between two jumps."""
        ground, ends = self.ground, self.says.ends(landing)
        if ground.turns_back(line.direction):
            sentence = N_(
                "From %(origin)s to %(goal)s the king would turn back on the line it has just come "
                "along.",
                **ends,
            )
            return Fault(Reason.NO_TURN_BACK, (ground.at, landing), sentence)
        if ground.leaves_the_line(line.direction):
            sentence = N_(
                "All jumps of a capture go in one direction; from %(origin)s to %(goal)s is "
                "another one.",
                **ends,
            )
            return Fault(Reason.STRAIGHT_ON, (ground.at, landing), sentence)
        return None

    def _allows(self, directions: Directions, line: Line) -> bool:
        return bool(directions.mask(self.ground.color) >> line.direction & 1)

    def _wrong_direction(self, directions: Directions, goal: int, *, captures: bool) -> Fault:
        ground = self.ground
        ways = Ways(ground.sheet, directions, ground.color)
        return Fault(
            Reason.WRONG_DIRECTION,
            (ground.at, goal),
            self.says.other_way(ways, captures=captures, **self.says.ends(goal)),
        )

    def _reach(self, victim: int, landing: int, line: Line) -> Fault | None:
        ground = self.ground
        first = ground.behind(victim, line.direction)
        if ground.far:
            if ground.sheet.kings.landing is not Landing.NEXT or landing == first:
                return None
            sentence = N_(
                "The first square behind %(victim)s is %(landing)s.",
                victim=self.names[victim],
                landing=self.names[first],
            )
            return Fault(Reason.FIRST_SQUARE_ONLY, (victim, first), sentence)
        if landing == first:
            return None
        return Fault(Reason.TOO_FAR, (ground.at, landing), self.says.takes_beside())

    def _going_on(self) -> Fault | None:
        """What forbids to go on from the square that was reached."""
        ground = self.ground
        here = self.names[ground.at]
        if not ground.taken:
            sentence = N_("Without a capture the move ends on %(square)s.", square=here)
            return Fault(Reason.TOO_FAR, (ground.at,), sentence)
        promotion, third = ground.sheet.promotion, ground.sheet.parachutists
        if third is not None and ground.parachutist and not third.goes_on:
            sentence = N_(
                "On %(square)s the parachutist becomes a man, and there the move ends.",
                square=here,
            )
            return Fault(Reason.CROWNING_ENDS_MOVE, (ground.at,), sentence)
        if ground.king or ground.at not in promotion.on.of(ground.sheet.board, ground.color):
            return None
        if promotion.in_capture is InCapture.STOPS:
            sentence = N_("The man is crowned on %(square)s, and there the move ends.", square=here)
            return Fault(Reason.CROWNING_ENDS_MOVE, (ground.at,), sentence)
        ground.king = promotion.in_capture is InCapture.GOES_ON_AS_KING
        return None

"""The board under a piece that is on its way: what stands there, what it may take."""

from collections.abc import Iterable, Iterator

from damarium.notation.lines import lines
from damarium.rules import Color, Variant
from damarium.rules.captures import Removal
from damarium.rules.compass import NOWHERE, Directions
from damarium.rules.pieces import Landing
from damarium.rules.promotion import far_row

_OPPOSITE = 4


class Ground:
    """A position from which one piece has been lifted, while it captures.

    Attributes:
        at: the square on which the piece stands now.
        king: whether it goes as a king.
        parachutist: whether it was a parachutist before it took anything.
        taken: the pieces taken so far, in their order.
        heading: the direction of the last jump, None before the first.
        gone: whether they have left the board already.
    """

    def __init__(self, variant: Variant, position: str, color: Color, origin: int) -> None:
        sheet = self.sheet = variant.sheet
        self.lines = lines(sheet.board)
        self.color = color
        self.king = position[origin].isupper()
        self.parachutist = waits(variant, position, origin)
        self.flying = sheet.kings.flying
        self.gone = sheet.captures.removal is Removal.AT_ONCE
        self.at = origin
        self.taken: list[int] = []
        self.heading: int | None = None
        self._origin = origin
        self._position = position[:origin] + "." + position[origin + 1 :]

    @property
    def far(self) -> bool:
        """Whether the piece goes more than one square at a time."""
        return self.king and self.flying

    @property
    def on_far_row(self) -> bool:
        """Whether it is a man that has only captures left, as it has reached the far row."""
        holds = self.sheet.men.far_row_only_captures and not self.king
        return holds and self._origin in far_row(self.sheet.board, self.color)

    @property
    def quiet(self) -> Directions:
        """The directions of its moves without a capture."""
        if self.king:
            return self.sheet.kings.move
        return NOWHERE if self.parachutist or self.on_far_row else self.sheet.men.move

    @property
    def only_captures(self) -> bool:
        """Whether it makes no moves without a capture."""
        return not self.quiet.of(self.color)

    @property
    def at_the_end(self) -> bool:
        """Whether no square lies in any direction in which it ever moves or captures."""
        ways = (*self.quiet.of(self.color), *self.capture.of(self.color))
        return all(self.behind(self.at, way.index) < 0 for way in ways)

    @property
    def capture(self) -> Directions:
        """The directions of its next jump, before what the last one forbids."""
        if self.king:
            return self.sheet.kings.capture
        if self.taken:
            return self.sheet.men.capture_on or self.sheet.men.capture
        third = self.sheet.parachutists
        return third.capture if third and self.parachutist else self.sheet.men.capture

    def turns_back(self, direction: int) -> bool:
        """Whether a jump goes back where the last one came from, which is not allowed here."""
        allowed = self.sheet.captures.turn_back or not self.far or self.heading is None
        return not allowed and direction == ((self.heading or 0) + _OPPOSITE) % 8

    def leaves_the_line(self, direction: int) -> bool:
        """Whether a jump goes another way than the one before, which is not allowed here."""
        return self.sheet.captures.straight_on and self.heading not in (None, direction)

    def jump(self, victim: int, landing: int, direction: int) -> None:
        """Take a piece and land behind it."""
        self.taken.append(victim)
        self.heading = direction
        self.at = landing

    @property
    def may_end(self) -> bool:
        """Whether the landing behind the last piece taken is one on which a capture may end."""
        halts = self.sheet.kings.landing is Landing.NEXT_AFTER_KING and self.far
        if not halts or self.heading is None or not self.a_king(self.taken[-1]):
            return True
        return self.at == self.behind(self.taken[-1], self.heading)

    def stands(self, square: int) -> bool:
        """Whether a piece stands on a square."""
        return self._position[square] != "." and not (self.gone and square in self.taken)

    def own(self, square: int) -> bool:
        """Whether it is a piece of the same side."""
        return self._position[square].lower() == self.color.value[0]

    def own_man(self, square: int) -> bool:
        """Whether it is a man of the same side."""
        return self._position[square] == self.color.value[0]

    def enemy(self, square: int) -> bool:
        """Whether it is a piece of the other side."""
        return self.stands(square) and not self.own(square)

    def a_king(self, square: int) -> bool:
        """Whether a king stands on a square, or stood there when the move began."""
        return self._position[square].isupper()

    def behind(self, square: int, direction: int) -> int:
        """The next square in a direction, -1 beyond the edge."""
        return self.lines.neighbours[square][direction]

    def free_from(self, square: int, direction: int) -> Iterator[int]:
        """The empty squares in a direction up to the next piece or the edge."""
        square = self.behind(square, direction)
        while square >= 0 and not self.stands(square):
            yield square
            square = self.behind(square, direction)

    def goes_on(self, square: int) -> bool:
        """Whether the piece could take another one from a square."""
        return any(True for _ in self._jumps(square))

    def _jumps(self, square: int) -> Iterable[int]:
        for compass in self.capture.of(self.color):
            direction = compass.index
            if self.turns_back(direction) or self.leaves_the_line(direction):
                continue
            before = list(self.free_from(square, direction)) if self.far else []
            victim = self.behind(before[-1] if before else square, direction)
            if victim < 0 or not self._may_take(victim):
                continue
            landing = self.behind(victim, direction)
            if landing >= 0 and not self.stands(landing):
                yield victim

    def _may_take(self, victim: int) -> bool:
        if not self.stands(victim) or self.own(victim) or victim in self.taken:
            return False
        return self.king or self.sheet.men.may_take_kings or not self.a_king(victim)


def waits(variant: Variant, position: str, square: int) -> bool:
    """Whether a parachutist stands on a square: a man on its own crowning squares."""
    sheet = variant.sheet
    color = {"w": Color.WHITE, "b": Color.BLACK}.get(position[square])
    if sheet.parachutists is None or color is None:
        return False
    return square in sheet.promotion.on.of(sheet.board, color)

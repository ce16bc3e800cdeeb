"""The board under a piece that is on its way: what stands there, what it may take."""

from collections.abc import Iterable, Iterator

from damarium.notation.lines import lines
from damarium.rules import Color, Variant
from damarium.rules.captures import Removal


class Ground:
    """A position from which one piece has been lifted, while it captures.

    Attributes:
        at: the square on which the piece stands now.
        king: whether it goes as a king.
        taken: the pieces taken so far, in their order.
        gone: whether they have left the board already.
    """

    def __init__(self, variant: Variant, position: str, color: Color, origin: int) -> None:
        self.sheet = variant.sheet
        self.lines = lines(variant.sheet.board)
        self.color = color
        self.king = position[origin].isupper()
        self.flying = self.sheet.kings.flying
        self.gone = self.sheet.captures.removal is Removal.AT_ONCE
        self.at = origin
        self.taken: list[int] = []
        self._position = position[:origin] + "." + position[origin + 1 :]

    @property
    def far(self) -> bool:
        """Whether the piece goes more than one square at a time."""
        return self.king and self.flying

    def stands(self, square: int) -> bool:
        """Whether a piece stands on a square."""
        return self._position[square] != "." and not (self.gone and square in self.taken)

    def own(self, square: int) -> bool:
        """Whether it is a piece of the same side."""
        return self._position[square].lower() == self.color.value[0]

    def a_king(self, square: int) -> bool:
        """Whether a king stands on a square."""
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
        directions = self.sheet.kings.capture if self.king else self.sheet.men.capture
        for compass in directions.of(self.color):
            before = list(self.free_from(square, compass.index)) if self.far else []
            victim = self.behind(before[-1] if before else square, compass.index)
            if victim < 0 or not self._may_take(victim):
                continue
            landing = self.behind(victim, compass.index)
            if landing >= 0 and not self.stands(landing):
                yield victim

    def _may_take(self, victim: int) -> bool:
        if not self.stands(victim) or self.own(victim) or victim in self.taken:
            return False
        return self.king or self.sheet.men.may_take_kings or not self.a_king(victim)

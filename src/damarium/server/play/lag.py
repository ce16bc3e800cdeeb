"""Lag: the time that the line takes is given back to a player, out of a quota."""

from dataclasses import dataclass, replace
from typing import Self

from damarium.server.play.clock import TimeControl

#: The quota at the start, and the most that can be saved, in units of a move.
_START, _MOST = 3, 7


@dataclass(frozen=True)
class LagQuota:
    """What one player may still be given back: a slow line is helped, a pretended one hardly.

    Attributes:
        unit: milliseconds that each move adds.
        left: milliseconds that there are.
        last: milliseconds that the last move was given back.
    """

    unit: int
    left: int
    last: int = 0

    @classmethod
    def of(cls, control: TimeControl | None) -> Self:
        """The quota with which a game begins."""
        unit = control.lag_unit if control else 0
        return cls(unit, _START * unit)

    @property
    def usual(self) -> int:
        """Milliseconds that the next move is likely to be given back."""
        return min(self.last, self.left)

    def given(self, lag: int, spent: int) -> int:
        """Milliseconds given back for a move after `spent`, of which `lag` were the line's."""
        return max(0, min(lag, self.left, spent))

    def used(self, lag: int) -> Self:
        """The quota after a move that was given back `lag` milliseconds."""
        return replace(self, left=min(_MOST * self.unit, self.left - lag + self.unit), last=lag)

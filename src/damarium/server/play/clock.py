"""Time controls as they are spelled and said, and the time in which clocks run."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from damarium.notation.message import N_, Message

#: Seconds of a clock that only goes forward; `time.monotonic` outside tests.
Now = Callable[[], float]

SECOND, MINUTE, DAY = 1000, 60_000, 86_400_000

#: Games from this initial time on are slow enough for a second of lag a move.
_SLOW = 3 * MINUTE


@dataclass(frozen=True)
class TimeControl:
    """How much time the players have.

    Attributes:
        initial: milliseconds each side begins with, or has for every move.
        increment: milliseconds a side gets back for each of its moves.
        per_move: each move has the initial time anew; what is left of it is not kept.
    """

    initial: int
    increment: int = 0
    per_move: bool = False

    @property
    def full(self) -> tuple[int, int]:
        """The clocks of White and Black before the first move."""
        return self.initial, self.initial

    @property
    def kind(self) -> str:
        """Fischer's clock ("fischer"), time for every move ("move"), or days for each ("days")."""
        if not self.per_move:
            return "fischer"
        return "days" if self.initial >= DAY else "move"

    @property
    def lag_unit(self) -> int:
        """Milliseconds of lag that a player is given back for a move, for long."""
        if self.kind == "days":
            return 0
        return SECOND if self.initial >= _SLOW else 350

    @property
    def spelling(self) -> str:
        """The clock as forms and addresses write it.

        >>> TimeControl(300_000, 3_000).spelling, TimeControl(30_000, per_move=True).spelling
        ('5+3', '30/move')
        """
        if self.kind == "days":
            return f"{self.initial // DAY}d"
        if self.per_move:
            return f"{self.initial // SECOND}/move"
        minutes = self.initial // MINUTE if self.initial % MINUTE == 0 else 0
        return f"{minutes}+{self.increment // SECOND}"

    def after_move(self, left: int) -> int:
        """What a side has after its move, of which `left` milliseconds were not used."""
        return self.initial if self.per_move else left + self.increment

    def to_json(self) -> tuple[int, ...]:
        """The form in events."""
        plain = (self.initial, self.increment)
        return (*plain, 1) if self.per_move else plain

    @classmethod
    def from_json(cls, data: Sequence[int] | None) -> Self | None:
        """The clock that `to_json` wrote, if any."""
        if not data:
            return None
        initial, increment, *more = data
        return cls(initial, increment, bool(more))


#: What the forms offer; `read_control` takes any other time within its limits, too.
OFFERED = ("none", "3+2", "5+3", "10+5", "15+10", "30/move", "60/move", "1d", "3d", "7d")

_FORMS = re.compile(r"(\d{1,3})\+(\d{1,3})|(\d{1,4})/move|(\d{1,2})d")
_MOST_MINUTES, _MOST_INCREMENT, _MOST_SECONDS, _MOST_DAYS = 180, 180, 3600, 14


def read_control(text: str) -> TimeControl | None:
    """The clock that a text spells: none, minutes + seconds a move, seconds or days a move.

    Raises ValueError for any other text, and beyond 180 minutes, 180 seconds of increment, an
    hour for a move, or 14 days.

    >>> read_control("3d") == TimeControl(3 * DAY, per_move=True)
    True
    """
    if text == "none":
        return None
    found = _FORMS.fullmatch(text) if text.isascii() else None
    if found is None:
        raise ValueError(text)
    minutes, increment, seconds, days = (int(part or 0) for part in found.groups())
    limits = (
        (minutes, _MOST_MINUTES),
        (increment, _MOST_INCREMENT),
        (seconds, _MOST_SECONDS),
        (days, _MOST_DAYS),
    )
    if any(value > most for value, most in limits) or not (minutes or increment or seconds or days):
        raise ValueError(text)
    if seconds or days:
        return TimeControl(seconds * SECOND + days * DAY, per_move=True)
    # without minutes a side begins with what a move brings
    return TimeControl(minutes * MINUTE or increment * SECOND, increment * SECOND)


def clock_text(control: TimeControl | None, lang: str) -> str:
    """The clock in words.

    >>> clock_text(read_control("5+3"), "en")
    '5 min + 3 s a move'
    """
    return _words(control).in_(lang)


def _words(control: TimeControl | None) -> Message:
    if control is None:
        return N_("No clock")
    if control.kind == "days":
        days = control.initial // DAY
        return N_("1 day a move") if days == 1 else N_("%(days)s days a move", days=days)
    seconds = control.initial // SECOND
    if control.per_move:
        return N_("%(seconds)s s a move", seconds=seconds)
    increment = control.increment // SECOND
    if seconds % 60:
        return N_("%(seconds)s s + %(increment)s s a move", seconds=seconds, increment=increment)
    if not increment:
        return N_("%(minutes)s min", minutes=seconds // 60)
    return N_(
        "%(minutes)s min + %(increment)s s a move", minutes=seconds // 60, increment=increment
    )


class ServedTime:
    """Milliseconds that server processes have lived: the time in which clocks run.

    While none lives nobody's time runs, and a jump of the wall clock is no time at all.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self.go_on(0)

    def go_on(self, noted: int) -> None:
        """Go on from what the process before has noted."""
        self._noted = noted
        self._since = self._now()

    def __call__(self) -> int:
        """The time served until now."""
        return self._noted + max(0, round((self._now() - self._since) * 1000))

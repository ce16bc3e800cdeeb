"""A table: one game in memory, with its followers, its running clock and its turn to act."""

import asyncio
from collections.abc import Mapping

from damarium.rules import Color
from damarium.server.clock import Countdown, Now
from damarium.server.event import Event
from damarium.server.fold import Game
from damarium.server.hub import Hub
from damarium.server.seats import held_by


class Table:
    """One game that somebody follows or that owes somebody something.

    Attributes:
        lock: held by whoever is making the next event.
        computer: the task in which the computer finds its answer, while there is one.
        flag: the timer that ends the game when the running clock is used up.
        shown: what is told of the game as it stands, kept for all who are told the same.
    """

    def __init__(
        self, id: str, game: Game, secrets: Mapping[str, str], now: Now, spent: int = 0
    ) -> None:
        self.id = id
        self.game = game
        self.hub = Hub()
        self.lock = asyncio.Lock()
        self.computer: asyncio.Task[None] | None = None
        self.flag: asyncio.TimerHandle | None = None
        self.shown: dict[tuple[frozenset[Color], str], str] = {}
        self._secrets = secrets
        self._now = now
        self._countdown = Countdown(now, spent)

    def held_by(self, secret: str | None) -> frozenset[Color]:
        """The colours for which a secret may act."""
        return held_by(secret, self._secrets)

    @property
    def secrets(self) -> Mapping[str, str]:
        """The hash of each seat's secret by colour."""
        return self._secrets

    @property
    def spent(self) -> int:
        """Milliseconds that the running clock has lost since the last event."""
        return self._countdown.spent if self.game.clock_running else 0

    @property
    def left(self) -> tuple[int, int] | None:
        """Milliseconds left to White and to Black at this moment."""
        if self.game.clock is None:
            return None
        return self._countdown.left(self.game.clock, self.game.clock_running)

    def advance(self, game: Game, event: Event) -> None:
        """Go on to the game as it is after an event that is stored."""
        self.game = game
        self.shown.clear()
        if event.clock is not None:
            self._countdown = Countdown(self._now)

    def replace(self, game: Game, spent: int) -> None:
        """Take over a game that was folded anew."""
        self.game = game
        self.shown.clear()
        self._countdown = Countdown(self._now, spent)

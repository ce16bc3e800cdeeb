"""A room: one game in memory, with its followers, its running clock and its turn to act."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from damarium.notation.message import N_
from damarium.rules import BLACK, WHITE, Color
from damarium.server.play import seats
from damarium.server.play.actions import Refused
from damarium.server.play.bucket import Bucket
from damarium.server.play.clock import Now, ServedTime
from damarium.server.play.fold import Game
from damarium.server.play.followers import Followers
from damarium.server.play.presence import Absence, Presence
from damarium.server.play.telling import Telling

#: Lines a second that a player may say for long, and how many at once.
LINE_RATE, LINE_BURST = 0.5, 6.0


@dataclass(frozen=True)
class House:
    """What all rooms of a server share.

    Attributes:
        served: the time that servers have lived.
        now: a steady clock.
        grace: seconds for which somebody may be away before the other side may claim the game.
        chat: whether players may talk.
    """

    served: ServedTime
    now: Now
    grace: float
    chat: bool = True


class Room:
    """One game that somebody follows or that owes somebody something.

    Attributes:
        table: the id of the table whose game this is.
        lock: held by whoever is making the next event.
        computer: the task in which the computer finds its answer, while there is one.
        flag: the timer that ends the game when the running clock is used up.
        presence: who follows the game.
        telling: what is told of the game as it stands, kept for all who are told the same.
    """

    def __init__(self, id: str, game: Game, secrets: Mapping[str, str], house: House) -> None:
        self.id = id
        self.table = table_of(id)
        self.game = game
        self.followers = Followers()
        self.lock = asyncio.Lock()
        self.computer: asyncio.Task[None] | None = None
        self.flag: asyncio.TimerHandle | None = None
        self.presence = Presence(house.now, house.grace)
        self.telling = Telling()
        self.house = house
        self._secrets = dict(secrets)
        self._talk = {color: Bucket(LINE_RATE, LINE_BURST, house.now) for color in (WHITE, BLACK)}

    def held_by(self, secret: str | None) -> frozenset[Color]:
        """The colours for which a secret may act."""
        return seats.held_by(secret, self._secrets)

    def is_host(self, secret: str | None) -> bool:
        """Whether a secret is that of whoever invited two others to this game."""
        return seats.is_host(secret, self._secrets)

    def may_say(self, holder: frozenset[Color]) -> None:
        """Count a line that a player says; Refused where there are too many at once."""
        if not self.house.chat:
            raise Refused(N_("On this server players do not talk."))
        if not all(self._talk[color].take() for color in holder):
            raise Refused(N_("That is too much at once: wait a moment before you go on."))

    @property
    def secrets(self) -> Mapping[str, str]:
        """The hash of each seat's secret by colour."""
        return self._secrets

    @property
    def left(self) -> tuple[int, int] | None:
        """Milliseconds left to White and to Black at this moment."""
        return self.game.timing.left(self.game.clock_running, self.house.served())

    @property
    def absence(self) -> Absence | None:
        """That the side to move has no line, where that may be claimed."""
        return self.presence.absence(self.game, self.house.served())

    def advance(self, game: Game, secrets: Mapping[str, str]) -> None:
        """Go on to the game as it is after an event that is stored."""
        self.game = game
        self._secrets |= secrets
        self.telling.forget()

    def replace(self, game: Game, secrets: Mapping[str, str]) -> None:
        """Take over a game that was folded anew."""
        self.game = game
        self._secrets = dict(secrets)
        self.telling.forget()


def table_of(game: str) -> str:
    """The id of the table at which a game is played.

    >>> table_of("kx7w2bq9hm/3")
    'kx7w2bq9hm'
    """
    return game.partition("/")[0]

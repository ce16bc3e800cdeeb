"""What happens in a game, each thing as one event; a game is the fold of its events."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Literal

Side = Literal["white", "black"]


@dataclass(frozen=True)
class Created:
    """A game begins.

    Attributes:
        rules: the variant's JSON form: an old game is played by the rules it began with.
        white, black: who sits there, as `seats.Seat.to_json` says it.
        clock: milliseconds at the start and added by each move; none where no clock runs.
        seed: what the computer's chance is drawn from.
    """

    kind: ClassVar = "created"

    rules: Mapping[str, Any]
    white: Mapping[str, Any]
    black: Mapping[str, Any]
    clock: tuple[int, int] | None
    seed: int


@dataclass(frozen=True)
class Moved:
    """The side to move played along `path`: every square it landed on, the origin first."""

    kind: ClassVar = "moved"

    path: tuple[int, ...]


@dataclass(frozen=True)
class Undone:
    """The last `plies` moves were taken back."""

    kind: ClassVar = "undone"

    plies: int


@dataclass(frozen=True)
class DrawOffered:
    """One side offers a draw; the offer stands until it is answered or the other side moves."""

    kind: ClassVar = "draw_offered"

    by: Side


@dataclass(frozen=True)
class DrawDeclined:
    """The standing offer is turned down."""

    kind: ClassVar = "draw_declined"

    by: Side


@dataclass(frozen=True)
class DrawAgreed:
    """Both sides want a draw."""

    kind: ClassVar = "draw_agreed"


@dataclass(frozen=True)
class Resigned:
    """One side gives up."""

    kind: ClassVar = "resigned"

    by: Side


@dataclass(frozen=True)
class Claimed:
    """The side to move claims the draw that the rule `claim` allows it."""

    kind: ClassVar = "claimed"

    by: Side
    claim: str


@dataclass(frozen=True)
class Flagged:
    """One side's time is used up."""

    kind: ClassVar = "flagged"

    by: Side


@dataclass(frozen=True)
class Rematched:
    """The same people play again, in another game."""

    kind: ClassVar = "rematched"

    game: str


Happening = (
    Created
    | Moved
    | Undone
    | DrawOffered
    | DrawDeclined
    | DrawAgreed
    | Resigned
    | Claimed
    | Flagged
    | Rematched
)

_KINDS: dict[str, type[Happening]] = {
    kind.kind: kind
    for kind in (
        Created,
        Moved,
        Undone,
        DrawOffered,
        DrawDeclined,
        DrawAgreed,
        Resigned,
        Claimed,
        Flagged,
        Rematched,
    )
}


@dataclass(frozen=True)
class Event:
    """One numbered happening.

    Attributes:
        number: 0, 1, 2 … in each game.
        at: milliseconds since 1970, for people to read; no clock is computed from it.
        clock: milliseconds left to White and to Black after it, where a clock runs.
    """

    number: int
    at: int
    what: Happening
    clock: tuple[int, int] | None = None

    @property
    def data(self) -> str:
        """The JSON text that is stored beside the number and the kind."""
        data = asdict(self.what)
        if self.clock is not None:
            data["left"] = self.clock
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def read(cls, number: int, at: int, kind: str, data: str) -> "Event":
        """The event that was stored.

        >>> event = Event(3, 0, Moved((20, 16)), (60_000, 59_000))
        >>> Event.read(3, 0, "moved", event.data) == event
        True
        """
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in json.loads(data).items()
        }
        clock = fields.pop("left", None)
        return cls(number, at, _KINDS[kind](**fields), clock)

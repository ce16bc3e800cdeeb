"""What happens in a game, each thing as one event; a game is the fold of its events."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Literal, get_args

Side = Literal["white", "black"]


@dataclass(frozen=True)
class Created:
    """A game begins.

    Attributes:
        rules: the variant's JSON form: an old game is played by the rules it began with.
        white, black: who sits there, as `seats.Seat.to_json` says it.
        clock: as `clock.TimeControl.to_json` says it; none where no clock runs.
        seed: what the computer's chance is drawn from.
        people: how many persons play; one of them may hold both seats.
        listed: whether the lobby shows the seat that is open.
        joins: the colour of whoever joins first where both seats are open, or "lot".
        round: 1, 2, 3 … at this table.
        score: half points that White and Black of this game have won at this table before.
    """

    kind: ClassVar = "created"

    rules: Mapping[str, Any]
    white: Mapping[str, Any]
    black: Mapping[str, Any]
    clock: tuple[int, ...] | None
    seed: int
    people: int = 1
    listed: bool = False
    joins: str = "white"
    round: int = 1
    score: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Joined:
    """Somebody takes the open seat of a colour."""

    kind: ClassVar = "joined"

    by: Side


@dataclass(frozen=True)
class Withdrawn:
    """Whoever invited to the game calls it off before anybody has joined."""

    kind: ClassVar = "withdrawn"


@dataclass(frozen=True)
class Aborted:
    """One side calls the game off before both have moved."""

    kind: ClassVar = "aborted"

    by: Side


@dataclass(frozen=True)
class Moved:
    """The side to move played along `path`: every square it landed on, the origin first.

    `lag` milliseconds of the time until then were the line's, and were given back.
    """

    kind: ClassVar = "moved"

    path: tuple[int, ...]
    lag: int = 0


@dataclass(frozen=True)
class Undone:
    """The last `plies` moves were taken back."""

    kind: ClassVar = "undone"

    plies: int


@dataclass(frozen=True)
class UndoAsked:
    """One side asks the other to take the last `plies` moves back."""

    kind: ClassVar = "undo_asked"

    by: Side
    plies: int


@dataclass(frozen=True)
class UndoDeclined:
    """The moves stand."""

    kind: ClassVar = "undo_declined"

    by: Side


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
class Left:
    """One side has stayed away, and the other takes the win or a draw for it."""

    kind: ClassVar = "left"

    by: Side
    drawn: bool


@dataclass(frozen=True)
class Said:
    """One side says something: words of its own, or a preset by its name."""

    kind: ClassVar = "said"

    by: Side
    text: str
    preset: str


@dataclass(frozen=True)
class RematchOffered:
    """One side wants to play again.

    Attributes:
        rules: the JSON form of the variant wanted.
        clock: the clock wanted, as in `Created`.
    """

    kind: ClassVar = "rematch_offered"

    by: Side
    rules: Mapping[str, Any]
    clock: tuple[int, ...] | None


@dataclass(frozen=True)
class RematchDeclined:
    """The other side does not want to play again, or not that."""

    kind: ClassVar = "rematch_declined"

    by: Side


@dataclass(frozen=True)
class Rematched:
    """The same people play again, in another game."""

    kind: ClassVar = "rematched"

    game: str


Happening = (
    Created
    | Joined
    | Withdrawn
    | Aborted
    | Moved
    | UndoAsked
    | UndoDeclined
    | Undone
    | DrawOffered
    | DrawDeclined
    | DrawAgreed
    | Resigned
    | Claimed
    | Flagged
    | Left
    | Said
    | RematchOffered
    | RematchDeclined
    | Rematched
)

_KINDS: dict[str, type[Happening]] = {kind.kind: kind for kind in get_args(Happening)}


@dataclass(frozen=True)
class Event:
    """One numbered happening.

    Attributes:
        number: 0, 1, 2 … in each game.
        at: milliseconds since 1970, for people to read; no clock is computed from it.
        clock: milliseconds left to White and to Black after it, where a clock runs.
        served: the served time of it in milliseconds; see `clock.ServedTime`.
    """

    number: int
    at: int
    what: Happening
    clock: tuple[int, int] | None = None
    served: int = 0

    @property
    def data(self) -> str:
        """The JSON text that is stored beside the number and the kind."""
        data = asdict(self.what)
        if self.clock is not None:
            data["left"] = self.clock
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def read(cls, number: int, at: int, served: int, kind: str, data: str) -> "Event":
        """The event that was stored.

        >>> event = Event(3, 0, Moved((20, 16)), (60_000, 59_000), 1000)
        >>> Event.read(3, 0, 1000, "moved", event.data) == event
        True
        """
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in json.loads(data).items()
        }
        clock = fields.pop("left", None)
        return cls(number, at, _KINDS[kind](**fields), clock, served)

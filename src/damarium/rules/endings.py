"""How games end: who has lost, and which counters draw."""

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from damarium.rules.material import Material


class LastPiece(Enum):
    """Which lone last piece loses the game for its side."""

    ANY = "any"
    MAN = "man"


@dataclass(frozen=True)
class Ends:
    """What ends the game beside having no move, and whether that loses.

    Attributes:
        last_piece_loses: a side to move that is down to one piece (or to one man) has lost.
        first_king_wins: the first man that is crowned wins for its side.
        king_beats_man: where nothing is left but a king of one side and a man of the other, the
            king has won, unless the side to move can capture.
        losing: everything that would lose wins, and the other way round.
    """

    last_piece_loses: LastPiece | None = None
    first_king_wins: bool = False
    king_beats_man: bool = False
    losing: bool = False
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)


class Event(Enum):
    """Something in a ply that may set a counter back to 0."""

    CAPTURE = "capture"
    MAN_MOVE = "man_move"
    MAN_ADVANCE = "man_advance"
    CROWNING = "crowning"


@dataclass(frozen=True)
class Repetition:
    """The same position with the same side to move for the `times`-th time is a draw.

    Where `claimed`, the side to move may claim it and the game goes on if nobody does.
    """

    word: ClassVar[str] = "repetition"
    id: ClassVar[str] = "repetition"

    times: int = 3
    claimed: bool = False
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)


class Pending(Enum):
    """What keeps a standoff from being one."""

    #: the side to move can capture
    CAPTURE = "capture"
    #: that, or it has only moves after which the other side can
    FORCED_CAPTURE = "forced_capture"


@dataclass(frozen=True)
class Standoff:
    """A draw as soon as `when` is on the board and nothing of `unless` is pending."""

    word: ClassVar[str] = "standoff"

    id: str
    when: Material
    unless: Pending = Pending.CAPTURE
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)


class Counting(Enum):
    """Whose plies a counter counts."""

    BOTH = "both"
    STRONGER = "stronger"


@dataclass(frozen=True)
class Counter:
    """`plies` plies of both sides together without any of `resets` are a draw.

    Attributes:
        id: the name of the rule, one for each of a game.
        plies: the count at which it is a draw.
        resets: what sets the count back to 0.
        claimed: whether the draw must be claimed; else it comes by itself.
        when: what must be on the board. It is asked after each ply: the ply that brings it about
            leaves the count at 0, and the count is gone when it is no longer so.
        starts: what must have been on the board once since then before anything is counted.
        counts: whose plies are counted; with `when`, those of the stronger side alone may be.
        replaces: the id of another counter, which does not count while `when` is on the board.
    """

    word: ClassVar[str] = "counter"

    id: str
    plies: int
    resets: tuple[Event, ...] = ()
    claimed: bool = False
    when: Material | None = None
    starts: Material | None = None
    counts: Counting = Counting.BOTH
    replaces: str = ""
    cite: str = field(default="", compare=False)
    disputed: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        # a set of events has one order, so that equal rules have one hash
        ordered = tuple(event for event in Event if event in self.resets)
        object.__setattr__(self, "resets", ordered)


def quiet_kings(
    plies: int, *, claimed: bool = False, cite: str = "", disputed: str = ""
) -> Counter:
    """Only kings have moved and nothing was captured for `plies` plies."""
    resets = (Event.CAPTURE, Event.MAN_MOVE)
    return Counter("kings", plies, resets, claimed, cite=cite, disputed=disputed)


def quiet(
    plies: int,
    *,
    resets: tuple[Event, ...],
    claimed: bool = False,
    cite: str = "",
    disputed: str = "",
) -> Counter:
    """None of `resets` has happened for `plies` plies."""
    return Counter("quiet", plies, resets, claimed, cite=cite, disputed=disputed)


#: A rule by which games are drawn.
Draw = Repetition | Counter | Standoff

#: Games without a sourced draw rule; the choice is Damarium's own.
HOUSE_DRAWS = (
    Repetition(3, cite="Damarium, for games without a draw rule of their own"),
    quiet(
        80,
        resets=(Event.CAPTURE, Event.MAN_ADVANCE),
        cite="Damarium, for games without a draw rule of their own",
    ),
)

"""A rule book as one value: every fact of a game beside its source."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from damarium.rules.captures import Captures
from damarium.rules.color import WHITE, Color
from damarium.rules.endings import Draw, Ends
from damarium.rules.geometry import AllSquares, DarkSquares, Hexagon, Points
from damarium.rules.numbering import Corner, Letters, Numbers
from damarium.rules.pieces import Kings, Men, Parachutists
from damarium.rules.promotion import Promotion
from damarium.rules.setup import Diagram, OpeningRemoval, Rows
from damarium.rules.text import Text


@dataclass(frozen=True)
class Example:
    """A diagram of the rule book: a position, and all its legal moves or the end it is.

    `fen` is in the game's own numbering, `moves` are all legal moves (long form where two
    captures share their ends), `counts` sets draw counters before the position is asked,
    `play` are moves made in it one after the other, with spaces between. After the last of them,
    and not before, the game is over for the reason `ends`, or goes on where that is empty, and
    the side to move may claim a draw by the rules whose ids are in `claims`. `winner` names who has
    won, where that needs saying. `section` is the chapter of the rule book that it proves, where
    that is not told by its moves or its end.
    """

    about: Text
    fen: str
    moves: tuple[str, ...] = ()
    counts: Mapping[str, int] = field(default_factory=dict)
    play: str = ""
    ends: str = ""
    winner: Color | None = None
    claims: tuple[str, ...] = ()
    cite: str = ""
    section: str = ""


@dataclass(frozen=True)
class Reading:
    """Another way in which sources tell the same game: only what differs from the default."""

    names: Text
    cite: str
    board: DarkSquares | AllSquares | Points | Hexagon | None = None
    setup: Rows | Diagram | None = None
    men: Men | None = None
    kings: Kings | None = None
    parachutists: Parachutists | None = None
    captures: Captures | None = None
    promotion: Promotion | None = None
    ends: Ends | None = None
    draws: tuple[Draw, ...] | None = None
    first: Color | None = None
    pdn: int | None = None
    perft: tuple[int, ...] = ()
    examples: tuple[Example, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """All rules of one game."""

    id: str
    names: Text
    board: DarkSquares | AllSquares | Points | Hexagon
    setup: Rows | Diagram
    numbering: Numbers | Letters = Numbers(Corner.UPPER_LEFT)
    first: Color = WHITE
    opening: OpeningRemoval | None = None
    men: Men = Men()
    kings: Kings = Kings()
    parachutists: Parachutists | None = None
    captures: Captures = Captures()
    promotion: Promotion = Promotion()
    ends: Ends = Ends()
    draws: tuple[Draw, ...] = ()
    pdn: int | None = None
    #: other names, found however they are written; those that people say begin with a capital
    aliases: tuple[str, ...] = ()
    about: Text = Text()
    cite: str = ""
    #: by which name sources know the rules given here, where it is more than "the usual ones"
    default: str = ""
    readings: Mapping[str, Reading] = field(default_factory=dict)
    perft: tuple[int, ...] = ()
    examples: tuple[Example, ...] = ()


#: The fields of a sheet that decide play: what its hash covers.
PLAY_FIELDS = (
    "board",
    "setup",
    "first",
    "opening",
    "men",
    "kings",
    "parachutists",
    "captures",
    "promotion",
    "ends",
    "draws",
)

#: The fields that a stored game must carry besides, to be shown as it was played.
SHOWN_FIELDS = ("id", "names", "numbering", "pdn")

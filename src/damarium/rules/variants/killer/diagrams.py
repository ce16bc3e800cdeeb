"""Diagrams of killer draughts: where a king lands, and what it shares with the parent game."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.international.diagrams import DIAGRAMS as INTERNATIONAL_DIAGRAMS
from damarium.rules.variants.international.draws import DRAW_DIAGRAMS

_HALT = (
    Example(
        about=Text(
            de="Eine Dame, die eine Dame schlägt, bleibt gleich hinter ihr stehen: auf 14, nicht "
            "auf 10 oder 5.",
            en="A king that takes a king stops right behind it: on 14, not on 10 or 5.",
        ),
        section="capturing",
        fen="W:WK31,K32:BK19",
        moves=("32x14",),
        play="32x14",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Hinter einem Stein landet eine Dame, wo sie will.",
            en="Behind a man a king lands where it likes.",
        ),
        fen="W:WK31,K32:B19",
        moves=("32x5", "32x10", "32x14"),
    ),
    Example(
        about=Text(
            de="Was zuletzt genommen wird, entscheidet: Ist es die Dame, hält die eigene auf 8.",
            en="What is taken last decides: where it is the king, one's own stops on 8.",
        ),
        fen="W:WK46:B28,K13",
        moves=("46x19x8",),
    ),
    Example(
        about=Text(
            de="Ist das Letzte ein Stein, darf die Dame auch auf 2. Hinter der Dame auf 28 musste "
            "sie nicht halten, denn der Schlag ging von 19 aus weiter.",
            en="Where the last piece is a man, 2 is free to the king as well. It did not have to "
            "stop behind the king on 28, for the capture went on from 19.",
        ),
        fen="W:WK46:B13,K28",
        moves=("46x19x2", "46x19x8"),
    ),
    Example(
        about=Text(
            de="Für Schwarz gilt dasselbe: Die Dame bleibt gleich hinter der geschlagenen stehen.",
            en="The same holds for Black: the king stops right behind the one it takes.",
        ),
        fen="B:WK28:BK5",
        moves=("5x32",),
    ),
)

_TWO_AGAINST_ONE = (
    Example(
        about=Text(
            de="Zwei Damen gegen eine werden nicht nach fünf Zügen remis: Hier gewinnen sie.",
            en="Two kings against one are not drawn after five moves: here they win.",
        ),
        fen="W:WK4,K5:BK45",
        counts={"five": 9},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Dame und Stein gegen eine Dame werden nicht nach fünf Zügen remis.",
            en="A king and a man against a king are not drawn after five moves.",
        ),
        fen="W:W36,K5:BK45",
        counts={"five": 9},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Dame gegen Dame ist nach fünf Zügen jeder Seite remis.",
            en="King against king is a draw after five moves by each side.",
        ),
        fen="W:WK5:BK45",
        counts={"five": 8},
        play="5-10 45-50",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Drei gegen eine haben 16 Züge, zwei gegen eine haben keine Frist.",
            en="Three against one have 16 moves, two against one have no limit.",
        ),
        fen="W:WK4,K5:BK45",
        counts={"sixteen": 31},
        play="5-10",
    ),
)

_SHARED = tuple(
    example
    for example in DRAW_DIAGRAMS
    if "five" not in example.counts
    # two kings against one: told anew above
    and example.fen not in ("W:WK4,K5:BK45", "B:WK4,K5,K34:BK45")
)

DIAGRAMS = (*_HALT, *INTERNATIONAL_DIAGRAMS, *_TWO_AGAINST_ONE, *_SHARED)

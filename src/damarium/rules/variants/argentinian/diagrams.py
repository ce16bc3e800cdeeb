"""Diagrams of Argentinian draughts: its kings, and what it shares with the Spanish game."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.spanish.diagrams import DIAGRAMS as SPANISH_DIAGRAMS

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne, landet aber gleich hinter dem Stein: auf 19, "
            "nicht weiter.",
            en="A king captures from afar but lands right behind the man: on 19 and no farther.",
        ),
        fen="W:WK1:B14",
        moves=("1x19",),
    ),
    Example(
        about=Text(
            de="Hinter einer Dame landet eine Dame ebenfalls gleich auf dem nächsten Feld.",
            en="Behind a king, too, a king lands on the very next square.",
        ),
        fen="W:WK1:BK14",
        moves=("1x19",),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt weiter, wenn sie kann, wieder aus der Ferne: Von 19 aus "
            "erreicht sie die 12.",
            en="A king goes on capturing if it can, again from afar: from 19 it reaches 12.",
        ),
        fen="W:WK1:B12,14",
        moves=("1x19x8",),
    ),
    Example(
        about=Text(
            de="Was nur von einem ferneren Feld aus zu nehmen wäre, bleibt stehen: die 27.",
            en="What could be taken only from a square farther off stays: 27.",
        ),
        fen="W:WK1:B14,27",
        moves=("1x19",),
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach 6 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. Both ways "
            "round to 6 are the same move.",
        ),
        fen="W:WK6:B10,11,18,19",
        moves=("6x15x22x13x6",),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Menge vor Güte: eine Dame oder zwei Steine? Die zwei Steine.",
            en="Quantity before quality: one king or two men? The two men.",
        ),
        fen="W:WK3:B6,14,K7",
        moves=("3x10x19",),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je zwei Steine.",
            en="What captures does not matter: king and man take two men each here.",
        ),
        fen="W:W2,K10:B6,7,14",
        moves=("2x11x18", "10x3x12"),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl gehen die meisten Damen vor, auch für eine Dame.",
            en="Where the number is equal the most kings go first, for a king, too.",
        ),
        fen="W:WK26:B12,K21",
        moves=("26x17",),
    ),
)

_DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:WK4:BK31",
        play="4-8 31-27 8-4 27-31 4-8 31-27 8-4 27-31",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne den Zug eines Steins: remis.",
            en="Forty moves by each side without a capture or a man's move: a draw.",
        ),
        fen="W:WK4:BK31",
        counts={"quiet": 78},
        play="4-8 31-27",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:W12,K4:BK31",
        counts={"quiet": 79},
        play="12-15",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK1:B14,30",
        counts={"quiet": 79},
        play="1x19",
    ),
)

#: Where a Spanish king lands farther off; these positions are told anew above.
_LANDS_FARTHER = (
    *("W:WK1:B14", "W:WK1:B14,27", "W:WK6:B10,11,18,19"),
    *("W:WK3:B6,14,K7", "W:WK10,2:B6,7,14"),
)
_SHARED = tuple(
    example
    for example in SPANISH_DIAGRAMS
    if example.fen not in _LANDS_FARTHER and (example.moves or example.ends.startswith("no_"))
)

DIAGRAMS = (*_KINGS, *_SHARED, *_CHOICE, *_DRAWS)

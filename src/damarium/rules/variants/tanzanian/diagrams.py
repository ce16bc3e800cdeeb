"""Diagrams of Tanzanian draughts: its free choice, and what it shares with the Czech game."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.czech.diagrams import DIAGRAMS as CZECH_DIAGRAMS

_CHOICE = (
    Example(
        about=Text(
            de="Dame oder Stein: Womit du schlägst, ist dir überlassen.",
            en="King or man: it is up to you what captures.",
        ),
        fen="B:Wb2,e5:BKa3,d6",
        moves=("a3xc1", "d6xf4"),
    ),
    Example(
        about=Text(
            de="Für Weiß gilt dasselbe: Dame oder Stein darf schlagen.",
            en="The same holds for White: king or man may capture.",
        ),
        fen="W:Wd6,Kd4:Bb2,c7",
        moves=("d4xa1", "d6xb8"),
    ),
    Example(
        about=Text(
            de="Wie viel du nimmst, ist dir auch überlassen: die Dame einen Stein oder der Stein "
            "zwei.",
            en="How much you take is up to you as well: the king one man or the man two.",
        ),
        fen="W:We3,Ka3:Bb2,f4,f6",
        moves=("a3xc1", "e3xg5xe7"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: erst der Stein oder erst die Dame.",
            en="The order does not matter either: first the man or first the king.",
        ),
        fen="W:Wd2:Bc3,Kc5,Ke3,e5",
        moves=("d2xb4xd6", "d2xf4xd6"),
    ),
    Example(
        about=Text(
            de="Hinter einer Dame landet eine Dame auf jedem freien Feld, wie hinter einem Stein.",
            en="Behind a king a king lands on any free square, as it does behind a man.",
        ),
        fen="W:WKa1:BKc3",
        moves=("a1xd4", "a1xe5", "a1xf6", "a1xg7", "a1xh8"),
    ),
)

_DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:WKb8:BKa3",
        play="b8-a7 a3-c1 a7-b8 c1-a3 b8-a7 a3-c1 a7-b8 c1-a3",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne den Zug eines Steins: remis.",
            en="Forty moves by each side without a capture or a man's move: a draw.",
        ),
        fen="W:WKb8,Kd8:BKa3,Kc1",
        counts={"quiet": 78},
        play="b8-a7 a3-b4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:Wh4,Kb8:BKa3,Kc1",
        counts={"quiet": 79},
        play="h4-g5",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKa1:Be5,h6",
        counts={"quiet": 79},
        play="a1xh8",
    ),
)

_KING_FIRST = ("B:Wb2,e5:BKa3,d6", "W:WKd4,d6:Bb2,c7", "W:WKa3,e3:Bb2,f4,f6", "B:We5:BKb8,d6")
_SHARED = tuple(
    example
    for example in CZECH_DIAGRAMS
    if example.fen not in _KING_FIRST and (example.moves or example.ends.startswith("no_"))
)

DIAGRAMS = (*_SHARED, *_CHOICE, *_DRAWS)

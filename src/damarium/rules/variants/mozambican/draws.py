"""Diagrams of the draws of Mozambican draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_HOUSE = (
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

_THIRTEEN = (
    Example(
        about=Text(
            de="Drei Damen gegen eine: Nach 13 Zügen jeder Seite ist es remis.",
            en="Three kings against one: a draw after 13 moves by each side.",
        ),
        fen="W:WK2,K3,K4:BK31",
        counts={"thirteen": 24},
        play="4-8 31-27",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine zählen nicht.",
            en="Two kings against one do not count.",
        ),
        fen="W:WK3,K4:BK31",
        counts={"thirteen": 25},
        play="4-8",
    ),
    Example(
        about=Text(
            de="Vier Damen gegen eine zählen nicht.",
            en="Four kings against one do not count.",
        ),
        fen="W:WK1,K2,K3,K4:BK31",
        counts={"thirteen": 25},
        play="4-8",
    ),
    Example(
        about=Text(
            de="Mit einem Stein neben den drei Damen gilt die Regel nicht.",
            en="With a man beside the three kings the rule does not hold.",
        ),
        fen="W:W12,K2,K3,K4:BK31",
        counts={"thirteen": 25},
        play="4-8",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gelten die 13 Züge nicht.",
            en="The rule of 13 moves does not hold against two kings.",
        ),
        fen="W:WK2,K3,K4:BK31,K32",
        counts={"thirteen": 25},
        play="4-8",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein gelten die 13 Züge nicht.",
            en="The rule of 13 moves does not hold against a king and a man.",
        ),
        fen="W:WK2,K3,K4:B24,K31",
        counts={"thirteen": 25},
        play="4-8",
    ),
)

DRAW_DIAGRAMS = (*_HOUSE, *_THIRTEEN)

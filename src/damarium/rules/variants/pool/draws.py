"""Diagrams of the draws of American pool checkers."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_REPETITION = Example(
    about=Text(
        de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
        en="The same position for the third time, with the same side to move: a draw.",
    ),
    fen="W:WK1:BK21",
    play="1-5 21-30 5-1 30-21 1-5 21-30 5-1 30-21",
    ends="repetition",
)

_THIRTEEN = (
    Example(
        about=Text(
            de="Drei Damen gegen eine: Nach 13 Zügen jeder Seite ist es remis.",
            en="Three kings against one: a draw after 13 moves by each side.",
        ),
        fen="W:WK1,K2,K3:BK21",
        counts={"thirteen": 24},
        play="1-5 21-30",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine zählen nicht.",
            en="Two kings against one do not count.",
        ),
        fen="W:WK1,K2:BK21",
        counts={"thirteen": 25},
        play="1-5",
    ),
    Example(
        about=Text(
            de="Vier Damen gegen eine zählen nicht.",
            en="Four kings against one do not count.",
        ),
        fen="W:WK1,K2,K3,K4:BK21",
        counts={"thirteen": 25},
        play="1-5",
    ),
    Example(
        about=Text(
            de="Mit einem Stein neben den drei Damen gilt die Regel nicht.",
            en="With a man beside the three kings the rule does not hold.",
        ),
        fen="W:W20,K1,K2,K3:BK21",
        counts={"thirteen": 25},
        play="1-5",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gelten die 13 Züge nicht.",
            en="The rule of 13 moves does not hold against two kings.",
        ),
        fen="W:WK1,K2,K3:BK21,K30",
        counts={"thirteen": 25},
        play="1-5",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein gelten die 13 Züge nicht.",
            en="The rule of 13 moves does not hold against a king and a man.",
        ),
        fen="W:WK1,K2,K3:B12,K21",
        counts={"thirteen": 25},
        play="1-5",
    ),
)

DRAW_DIAGRAMS = (_REPETITION, *_THIRTEEN)

FORTY_DIAGRAMS = (
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne neue Dame: remis. Der Zug eines "
            "Steins ändert daran nichts.",
            en="Forty moves by each side without a capture or a new king: a draw. A man's move "
            "changes nothing.",
        ),
        fen="W:W28,K1:B13,K21",
        counts={"quiet": 78},
        play="28-24 13-17",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK29:B12,15",
        counts={"quiet": 79},
        play="29x4",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:W8,K1:BK21,K30",
        counts={"quiet": 79},
        play="8-4",
    ),
)

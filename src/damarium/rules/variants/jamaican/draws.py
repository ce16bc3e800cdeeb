"""Diagrams of the draws of Jamaican draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

DRAW_DIAGRAMS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:WK4:BK24",
        play="4-8 24-31 8-4 31-24 4-8 24-31 8-4 31-24",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen eine: Nach 13 Zügen jeder Seite ist es remis.",
            en="Three kings against one: a draw after 13 moves by each side.",
        ),
        fen="W:WK2,K3,K4:BK24",
        counts={"thirteen": 24},
        play="4-8 24-31",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine zählen nicht.",
            en="Two kings against one do not count.",
        ),
        fen="W:WK3,K4:BK24",
        counts={"thirteen": 25},
        play="4-8",
    ),
    Example(
        about=Text(
            de="Vier Damen gegen eine zählen nicht.",
            en="Four kings against one do not count.",
        ),
        fen="W:WK1,K2,K3,K4:BK24",
        counts={"thirteen": 25},
        play="4-8",
    ),
    Example(
        about=Text(
            de="Mit einem Stein neben den drei Damen gilt die Regel nicht.",
            en="With a man beside the three kings the rule does not hold.",
        ),
        fen="W:W17,K2,K3,K4:BK24",
        counts={"thirteen": 25},
        play="4-8",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gelten die 13 Züge nicht.",
            en="The rule of 13 moves does not hold against two kings.",
        ),
        fen="W:WK2,K3,K4:BK24,K31",
        counts={"thirteen": 25},
        play="4-8",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein gelten die 13 Züge nicht.",
            en="The rule of 13 moves does not hold against a king and a man.",
        ),
        fen="W:WK2,K3,K4:B9,K24",
        counts={"thirteen": 25},
        play="4-8",
    ),
)

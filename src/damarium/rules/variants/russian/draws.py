"""Diagrams of the draws on 64 squares that ask for repetition or for kings only."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

REPETITION_DIAGRAM = Example(
    about=Text(
        de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
        en="The same position for the third time, with the same side to move: a draw.",
    ),
    fen="W:WKb8:BKa3",
    play="b8-a7 a3-c1 a7-b8 c1-a3 b8-a7 a3-c1 a7-b8 c1-a3",
    ends="repetition",
)

THREE_KINGS_DIAGRAMS = (
    Example(
        about=Text(
            de="Drei Damen gegen eine: Nach 15 Zügen jeder Seite ist es remis.",
            en="Three kings against one: a draw after 15 moves by each side.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa3",
        counts={"three-kings": 28},
        play="b8-a7 a3-c1",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Vier Damen gegen eine: Auch das sind 15 Züge; dass eine davon geschlagen wird, "
            "ändert am Zählen nichts.",
            en="Four kings against one have 15 moves, too: that one of them is taken changes "
            "nothing in the count.",
        ),
        fen="B:WKb8,Kc5,Kd8,Kh8:BKa3",
        counts={"three-kings": 29},
        play="a3xf8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine haben keine 15 Züge, sondern nur fünf.",
            en="Two kings against one do not have 15 moves, but only five.",
        ),
        fen="W:WKb8,Kd8:BKa3",
        counts={"three-kings": 29},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Mit einem Stein neben den drei Damen gilt die Regel der 15 Züge nicht.",
            en="With a man beside the three kings the rule of 15 moves does not hold.",
        ),
        fen="W:Wh4,Kb8,Kd8,Kf8:BKa3",
        counts={"three-kings": 29},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen zwei: Dafür gelten die 15 Züge nicht.",
            en="Three kings against two: the rule of 15 moves does not hold.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa3,Kc1",
        counts={"three-kings": 29},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen Dame und Stein: Dafür gelten die 15 Züge nicht.",
            en="Three kings against a king and a man: the rule of 15 moves does not hold.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa3,h6",
        counts={"three-kings": 29},
        play="b8-a7",
    ),
)

KINGS_DIAGRAMS = (
    Example(
        about=Text(
            de="15 Züge jeder Seite nur mit Damen und ohne Schlag: remis.",
            en="15 moves by each side with kings only and no capture: a draw.",
        ),
        fen="W:WKb8,Kd8:BKa3,Kc1",
        counts={"kings": 28},
        play="b8-a7 a3-b4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:Wh4,Kb8:BKa3,Kc1",
        counts={"kings": 29},
        play="h4-g5",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKa1:Be5,h6",
        counts={"kings": 29},
        play="a1xh8",
    ),
)

FORTY_DIAGRAMS = (
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne neue Dame: remis. Der Zug eines "
            "Steins ändert daran nichts.",
            en="Forty moves by each side without a capture or a new king: a draw. A man's move "
            "changes nothing.",
        ),
        fen="W:Wh2,Kb8:Ba5,Ka3",
        counts={"quiet": 78},
        play="h2-g3 a5-b4",
        ends="counter",
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
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:Wg7,Kb8:BKa3,Kc1",
        counts={"quiet": 79},
        play="g7-h8",
    ),
)

"""Diagrams of the draws on 64 squares by five moves against a lone king."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

ROAD_DIAGRAMS = (
    Example(
        about=Text(
            de="Drei gegen eine Dame, die auf der langen Diagonale steht: Nach fünf Zügen jeder "
            "Seite ist es remis.",
            en="Three against a king that stands on the long diagonal: a draw after five moves by "
            "each side.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa1",
        counts={"road": 8},
        play="b8-a7 a1-h8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Dame und zwei Steine gegen eine Dame auf der langen Diagonale: Auch das sind fünf "
            "Züge; eine neue Dame ändert daran nichts.",
            en="A king and two men against a king on the long diagonal have five moves, too; a "
            "new king changes nothing.",
        ),
        fen="W:We7,h4,Kb8:BKa1",
        counts={"road": 9},
        play="e7-f8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Verlässt die einzelne Dame die lange Diagonale, ist es mit dem Zählen vorbei.",
            en="When the lone king leaves the long diagonal the count is over.",
        ),
        fen="B:WKb8,Kd8,Kf8:BKc3",
        counts={"road": 9},
        play="c3-e1",
    ),
    Example(
        about=Text(
            de="Drei Steine ohne Dame zählen nicht.",
            en="Three men without a king do not count.",
        ),
        fen="B:Wf2,h2,h4:BKa1",
        counts={"road": 9},
        play="a1-b2",
    ),
    Example(
        about=Text(
            de="Zwei gegen eine Dame auf der langen Diagonale: Das fällt unter eine andere Regel.",
            en="Two against a king on the long diagonal: that falls under another rule.",
        ),
        fen="W:WKb8,Kd8:BKa1",
        counts={"road": 9},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Vier gegen eine Dame auf der langen Diagonale: Das fällt unter eine andere Regel.",
            en="Four against a king on the long diagonal: that falls under another rule.",
        ),
        fen="W:WKb8,Kd8,Kf8,Kh6:BKa1",
        counts={"road": 9},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gilt die Regel der langen Diagonale nicht.",
            en="The rule of the long diagonal does not hold against two kings.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa1,Kh2",
        counts={"road": 9},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein gilt die Regel der langen Diagonale nicht.",
            en="The rule of the long diagonal does not hold against a king and a man.",
        ),
        fen="W:WKb8,Kd8,Kf8:Bh6,Ka1",
        counts={"road": 9},
        play="b8-a7",
    ),
)

TWO_DIAGRAMS = (
    Example(
        about=Text(
            de="Zwei Damen gegen eine: Nach fünf Zügen jeder Seite ist es remis.",
            en="Two kings against one: a draw after five moves by each side.",
        ),
        fen="W:WKb8,Kd8:BKa3",
        counts={"two": 8},
        play="b8-a7 a3-c1",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Dame und Stein gegen eine Dame: Auch das sind fünf Züge; eine neue Dame ändert "
            "daran nichts.",
            en="A king and a man against a king have five moves, too; a new king changes nothing.",
        ),
        fen="W:Wg7,Kb8:BKa3",
        counts={"two": 9},
        play="g7-h8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Dame gegen Dame: Auch wenn nur das noch bleibt, zählt man weiter.",
            en="King against king: when only that is left the count runs on, too.",
        ),
        fen="B:WKb8,Kc5:BKa3",
        counts={"two": 9},
        play="a3xf8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Steine ohne Dame zählen nicht.",
            en="Two men without a king do not count.",
        ),
        fen="B:Wh2,h4:BKa3",
        counts={"two": 9},
        play="a3-c1",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen eine sind für die fünf Züge zu viele.",
            en="Three kings against one are too many for the five moves.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa3",
        counts={"two": 9},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gelten die fünf Züge nicht.",
            en="The rule of five moves does not hold against two kings.",
        ),
        fen="W:WKb8,Kd8:BKa3,Kc1",
        counts={"two": 9},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen Dame und Stein: Dafür gelten die fünf Züge nicht.",
            en="Two kings against a king and a man: the rule of five moves does not hold.",
        ),
        fen="W:WKb8,Kd8:Bh6,Ka3",
        counts={"two": 9},
        play="b8-a7",
    ),
)

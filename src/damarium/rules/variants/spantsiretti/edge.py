"""Diagrams of Russian draughts whose pieces at the right edge stand on the last file here."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

EDGE_DIAGRAMS = (
    Example(
        about=Text(
            de="Auch im Gewühl muss der Schlag weitergehen: Die Dame darf nicht auf c3 oder d2 "
            "stehenbleiben, denn von e1 geht es weiter. Der Stein auf c5 darf statt ihrer "
            "schlagen.",
            en="In a crowd, too, the capture must go on: the king may not stop on c3 or d2, for "
            "it can go on from e1. The man on c5 may capture instead.",
        ),
        fen="B:Wa1,b2,b4,e3,f2,f4,k6:Bb8,c5,d6,e7,f6,f8,g7,h8,Ka5",
        moves=("a5xe1xg3xe5", "c5xa3xc1"),
    ),
    Example(
        about=Text(
            de="Drei Damen gegen Dame und Stein: Dafür gelten die 15 Züge nicht.",
            en="Three kings against a king and a man: the rule of 15 moves does not hold.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa3,k6",
        counts={"three-kings": 29},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKa1:Be5,k6",
        counts={"kings": 29},
        play="a1xh8",
    ),
    Example(
        about=Text(
            de="Auch ohne Steine gilt die Regel; sind es nur Damen, ist aber meist schon nach 15 "
            "Zügen remis.",
            en="The rule holds without men, too; with kings only, though, 15 moves mostly draw "
            "sooner.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa3,Kc1,Kk2",
        counts={"more-pieces": 119},
        play="b8-a7",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="B:Wk2,Kb8,Kc5,Kd8:Bk6,Ka3,Kc1",
        counts={"more-pieces": 119},
        play="a3xf8",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:Wg7,k2,Kb8,Kd8:Bk6,Ka3,Kc1",
        counts={"more-pieces": 119},
        play="g7-h8",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gilt die Regel der langen Diagonale nicht.",
            en="The rule of the long diagonal does not hold against two kings.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa1,Kk2",
        counts={"road": 9},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein gilt die Regel der langen Diagonale nicht.",
            en="The rule of the long diagonal does not hold against a king and a man.",
        ),
        fen="W:WKb8,Kd8,Kf8:Bk6,Ka1",
        counts={"road": 9},
        play="b8-a7",
    ),
)

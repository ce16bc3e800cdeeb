"""Diagrams of the draws on 64 squares that ask for four to seven pieces."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

FEW_PIECES_DIAGRAMS = (
    Example(
        about=Text(
            de="Vier oder fünf auf dem Brett und Damen auf beiden Seiten: remis nach 30 Zügen "
            "jeder Seite. Der Zug eines Steins ändert daran nichts.",
            en="Four or five on the board and kings on both sides: a draw after 30 moves by each "
            "side. A man's move changes nothing.",
        ),
        fen="W:Wh4,Kb8,Kd8:BKa3,Kc1",
        counts={"few-pieces": 59},
        play="h4-g5",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Eine Dame auf jeder Seite genügt, damit gezählt wird.",
            en="One king on each side is enough for the count.",
        ),
        fen="W:Wh2,Kb8:Ba5,Ka3",
        counts={"few-pieces": 58},
        play="h2-g3 a5-b4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Auch ohne Steine gilt die Regel; sind es nur Damen, ist aber meist schon nach 15 "
            "Zügen remis.",
            en="The rule holds without men, too; with kings only, though, 15 moves mostly draw "
            "sooner.",
        ),
        fen="W:WKb8,Kd8:BKa3,Kc1",
        counts={"few-pieces": 59},
        play="b8-a7",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="B:WKb8,Kc5,Kd8:BKa3,Kc1",
        counts={"few-pieces": 59},
        play="a3xf8",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:Wg7,Kb8:BKa3,Kc1",
        counts={"few-pieces": 59},
        play="g7-h8",
    ),
    Example(
        about=Text(
            de="Hat eine Seite keine Dame, gelten die 30 Züge nicht.",
            en="The rule of 30 moves does not hold where one side has no king.",
        ),
        fen="B:Wh2,h4:BKa3,Kc1",
        counts={"few-pieces": 59},
        play="c1-d2",
    ),
    Example(
        about=Text(
            de="Drei auf dem Brett sind für die 30 Züge zu wenig.",
            en="Three on the board are too few for the 30 moves.",
        ),
        fen="W:WKb8,Kd8:BKa3",
        counts={"few-pieces": 59},
        play="b8-a7",
    ),
    Example(
        about=Text(
            de="Sechs auf dem Brett haben nicht 30, sondern 60 Züge.",
            en="Six on the board do not have 30 moves, but 60.",
        ),
        fen="W:Wh2,h4,Kb8:Ba5,h6,Ka3",
        counts={"few-pieces": 59},
        play="h2-g3",
    ),
)

MORE_PIECES_DIAGRAMS = (
    Example(
        about=Text(
            de="Sechs oder sieben auf dem Brett und Damen auf beiden Seiten: remis nach 60 Zügen "
            "jeder Seite.",
            en="Six or seven on the board and kings on both sides: a draw after 60 moves by each "
            "side.",
        ),
        fen="W:Wh2,h4,Kb8:Ba5,h6,Ka3",
        counts={"more-pieces": 118},
        play="h2-g3 a5-b4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Sieben auf dem Brett haben ebenfalls 60 Züge; der Zug eines Steins ändert daran "
            "nichts.",
            en="Seven on the board have 60 moves, too; a man's move changes nothing.",
        ),
        fen="W:Wh2,h4,Kb8,Kd8:Ba5,h6,Ka3",
        counts={"more-pieces": 119},
        play="h2-g3",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Auch ohne Steine gilt die Regel; sind es nur Damen, ist aber meist schon nach 15 "
            "Zügen remis.",
            en="The rule holds without men, too; with kings only, though, 15 moves mostly draw "
            "sooner.",
        ),
        fen="W:WKb8,Kd8,Kf8:BKa3,Kc1,Kh2",
        counts={"more-pieces": 119},
        play="b8-a7",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="B:Wh2,Kb8,Kc5,Kd8:Bh6,Ka3,Kc1",
        counts={"more-pieces": 119},
        play="a3xf8",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:Wg7,h2,Kb8,Kd8:Bh6,Ka3,Kc1",
        counts={"more-pieces": 119},
        play="g7-h8",
    ),
    Example(
        about=Text(
            de="Hat eine Seite keine Dame, gelten die 60 Züge nicht.",
            en="The rule of 60 moves does not hold where one side has no king.",
        ),
        fen="B:Wf2,h2,h4:Ba5,Ka3,Kc1",
        counts={"more-pieces": 119},
        play="a5-b4",
    ),
    Example(
        about=Text(
            de="Fünf auf dem Brett haben nicht 60, sondern 30 Züge.",
            en="Five on the board do not have 60 moves, but 30.",
        ),
        fen="W:Wh4,Kb8,Kd8:BKa3,Kc1",
        counts={"more-pieces": 119},
        play="h4-g5",
    ),
    Example(
        about=Text(
            de="Acht auf dem Brett sind für die 60 Züge zu viele.",
            en="Eight on the board are too many for the 60 moves.",
        ),
        fen="W:Wh2,h4,Kb8,Kd8:Ba5,h6,Ka3,Kc1",
        counts={"more-pieces": 119},
        play="h2-g3",
    ),
)

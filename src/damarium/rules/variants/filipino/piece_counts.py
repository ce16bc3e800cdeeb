"""Diagrams of the draws that ask how many pieces are left."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

PIECE_COUNTS_DIAGRAMS = (
    Example(
        about=Text(
            de="Vier oder fünf auf dem Brett und Damen auf beiden Seiten: remis nach 30 Zügen "
            "jeder Seite. Der Zug eines Steins ändert daran nichts.",
            en="Four or five on the board and kings on both sides: a draw after 30 moves by each "
            "side. A man's move changes nothing.",
        ),
        fen="W:Wa4,Ke8,Kg8:BKf1,Kh3",
        counts={"few-pieces": 59},
        play="a4-b5",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Eine Dame auf jeder Seite genügt, damit gezählt wird.",
            en="One king on each side is enough for the count.",
        ),
        fen="W:Wa2,Kg8:Bh5,Kh3",
        counts={"few-pieces": 58},
        play="a2-b3 h5-g4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Auch ohne Steine gilt die Regel; sind es nur Damen, ist aber meist schon nach 15 "
            "Zügen remis.",
            en="The rule holds without men, too; with kings only, though, 15 moves mostly draw "
            "sooner.",
        ),
        fen="W:WKe8,Kg8:BKf1,Kh3",
        counts={"few-pieces": 59},
        play="g8-h7",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="B:WKe8,Kf5,Kg8:BKf1,Kh3",
        counts={"few-pieces": 59},
        play="h3xc8",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:Wb7,Kg8:BKf1,Kh3",
        counts={"few-pieces": 59},
        play="b7-a8",
    ),
    Example(
        about=Text(
            de="Hat eine Seite keine Dame, gelten die 30 Züge nicht.",
            en="The rule of 30 moves does not hold where one side has no king.",
        ),
        fen="B:Wa2,a4:BKf1,Kh3",
        counts={"few-pieces": 59},
        play="f1-e2",
    ),
    Example(
        about=Text(
            de="Drei auf dem Brett sind für die 30 Züge zu wenig.",
            en="Three on the board are too few for the 30 moves.",
        ),
        fen="W:WKe8,Kg8:BKh3",
        counts={"few-pieces": 59},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Sechs auf dem Brett haben nicht 30, sondern 60 Züge.",
            en="Six on the board do not have 30 moves, but 60.",
        ),
        fen="W:Wa2,a4,Kg8:Ba6,h5,Kh3",
        counts={"few-pieces": 59},
        play="a2-b3",
    ),
    Example(
        about=Text(
            de="Sechs oder sieben auf dem Brett und Damen auf beiden Seiten: remis nach 60 Zügen "
            "jeder Seite.",
            en="Six or seven on the board and kings on both sides: a draw after 60 moves by each "
            "side.",
        ),
        fen="W:Wa2,a4,Kg8:Ba6,h5,Kh3",
        counts={"more-pieces": 118},
        play="a2-b3 h5-g4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Sieben auf dem Brett haben ebenfalls 60 Züge; der Zug eines Steins ändert daran "
            "nichts.",
            en="Seven on the board have 60 moves, too; a man's move changes nothing.",
        ),
        fen="W:Wa2,a4,Ke8,Kg8:Ba6,h5,Kh3",
        counts={"more-pieces": 119},
        play="a2-b3",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Auch ohne Steine gilt die Regel; sind es nur Damen, ist aber meist schon nach 15 "
            "Zügen remis.",
            en="The rule holds without men, too; with kings only, though, 15 moves mostly draw "
            "sooner.",
        ),
        fen="W:WKc8,Ke8,Kg8:BKa2,Kf1,Kh3",
        counts={"more-pieces": 119},
        play="g8-h7",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="B:Wa2,Ke8,Kf5,Kg8:Ba6,Kf1,Kh3",
        counts={"more-pieces": 119},
        play="h3xc8",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:Wa2,b7,Ke8,Kg8:Ba6,Kf1,Kh3",
        counts={"more-pieces": 119},
        play="b7-a8",
    ),
    Example(
        about=Text(
            de="Hat eine Seite keine Dame, gelten die 60 Züge nicht.",
            en="The rule of 60 moves does not hold where one side has no king.",
        ),
        fen="B:Wa2,a4,c2:Bh5,Kf1,Kh3",
        counts={"more-pieces": 119},
        play="h5-g4",
    ),
    Example(
        about=Text(
            de="Fünf auf dem Brett haben nicht 60, sondern 30 Züge.",
            en="Five on the board do not have 60 moves, but 30.",
        ),
        fen="W:Wa4,Ke8,Kg8:BKf1,Kh3",
        counts={"more-pieces": 119},
        play="a4-b5",
    ),
    Example(
        about=Text(
            de="Acht auf dem Brett sind für die 60 Züge zu viele.",
            en="Eight on the board are too many for the 60 moves.",
        ),
        fen="W:Wa2,a4,Ke8,Kg8:Ba6,h5,Kf1,Kh3",
        counts={"more-pieces": 119},
        play="a2-b3",
    ),
)

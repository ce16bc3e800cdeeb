"""Diagrams of the draws of Sri Lankan draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

DRAW_DIAGRAMS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:WK6:BK2",
        play="6-11 2-8 11-6 8-2 6-11 2-8 11-6 8-2",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="25 Züge jeder Seite nur mit Damen und ohne Schlag: Mit dem letzten ist es remis.",
            en="25 moves by each side with kings only and no capture: the last one draws.",
        ),
        fen="W:WK1,K2:BK49,K55",
        counts={"kings": 48},
        play="1-7 49-43",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:W47,K1,K2:BK49,K55",
        counts={"kings": 49},
        play="47-41",
    ),
    Example(
        about=Text(
            de="Ein Schlag auch.",
            en="So does a capture.",
        ),
        fen="W:WK59:B27,49",
        counts={"kings": 49},
        play="59x1",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen eine: Nach 16 Zügen jeder Seite ist es remis.",
            en="Three kings against one: a draw after 16 moves by each side.",
        ),
        fen="W:WK1,K2,K3:BK49",
        counts={"sixteen": 30},
        play="1-7 49-55",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ebenso mit einer Dame und zwei Steinen. Wird einer davon zur Dame, zählt man "
            "weiter: Hier war es der letzte Zug.",
            en="The same with a king and two men. When one of them is crowned the count runs on: "
            "here it was the last move.",
        ),
        fen="W:W11,47,K1:BK49",
        counts={"sixteen": 31},
        play="11-5",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Drei Steine ohne Dame zählen nicht.",
            en="Three men without a king do not count.",
        ),
        fen="B:W41,47,58:BK1",
        counts={"sixteen": 31},
        play="1-7",
    ),
    Example(
        about=Text(
            de="Zwei gegen eine sind zu wenig: Dafür gibt es die nächste Regel.",
            en="Two against one are too few: that is for the next rule.",
        ),
        fen="W:WK1,K2:BK49",
        counts={"sixteen": 31},
        play="1-7",
    ),
    Example(
        about=Text(
            de="Vier gegen eine sind zu viele.",
            en="Four against one are too many.",
        ),
        fen="W:WK1,K2,K3,K4:BK49",
        counts={"sixteen": 31},
        play="1-7",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gilt die Regel nicht.",
            en="The rule does not hold against two kings.",
        ),
        fen="W:WK1,K2,K3:BK49,K55",
        counts={"sixteen": 31},
        play="1-7",
    ),
    Example(
        about=Text(
            de="Auch nicht gegen Dame und Stein.",
            en="Nor against a king and a man.",
        ),
        fen="W:WK1,K2,K3:B37,K49",
        counts={"sixteen": 31},
        play="1-7",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine: Nach fünf Zügen jeder Seite ist es remis.",
            en="Two kings against one: a draw after five moves by each side.",
        ),
        fen="W:WK1,K2:BK49",
        counts={"five": 8},
        play="1-7 49-55",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ebenso Dame und Stein gegen eine Dame; eine neue Dame ändert daran nichts.",
            en="The same with a king and a man against a king; a new king changes nothing.",
        ),
        fen="W:W11,K1:BK49",
        counts={"five": 9},
        play="11-5",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Auch wenn nur noch Dame gegen Dame bleibt, zählt man weiter.",
            en="When only king against king is left the count runs on, too.",
        ),
        fen="B:WK1,K38:BK49",
        counts={"five": 9},
        play="49x5",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Steine ohne Dame zählen nicht.",
            en="Two men without a king do not count.",
        ),
        fen="B:W41,47:BK1",
        counts={"five": 9},
        play="1-7",
    ),
    Example(
        about=Text(
            de="Drei gegen eine sind zu viele: Dafür gibt es die 16 Züge.",
            en="Three against one are too many: they have 16 moves.",
        ),
        fen="W:WK1,K2,K3:BK49",
        counts={"five": 9},
        play="1-7",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gilt die Regel nicht.",
            en="The rule does not hold against two kings.",
        ),
        fen="W:WK1,K2:BK49,K55",
        counts={"five": 9},
        play="1-7",
    ),
    Example(
        about=Text(
            de="Auch nicht zwei Damen gegen Dame und Stein.",
            en="Nor for two kings against a king and a man.",
        ),
        fen="W:WK1,K2:B37,K49",
        counts={"five": 9},
        play="1-7",
    ),
    Example(
        about=Text(
            de="Schlägt die einzelne Dame eine von dreien, beginnen die fünf Züge erst jetzt.",
            en="When the lone king takes one of three, the five moves begin only now.",
        ),
        fen="B:WK1,K2,K38:BK49",
        counts={"sixteen": 31},
        play="49x5",
    ),
)

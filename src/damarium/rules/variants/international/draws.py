"""Diagrams of the draws of international draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_REPETITION = Example(
    about=Text(
        de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
        en="The same position for the third time, with the same side to move: a draw.",
    ),
    fen="W:WK1:BK5",
    play="1-7 5-10 7-1 10-5 1-7 5-10 7-1 10-5",
    ends="repetition",
)

_KINGS = (
    Example(
        about=Text(
            de="25 Züge jeder Seite nur mit Damen und ohne Schlag: Mit dem letzten ist es remis.",
            en="25 moves by each side with kings only and no capture: the last one draws.",
        ),
        fen="W:WK4,K5:BK45,K50",
        counts={"kings": 48},
        play="5-10 45-40",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:W36,K4,K5:BK45,K50",
        counts={"kings": 49},
        play="36-31",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK46:B23,45",
        counts={"kings": 49},
        play="46x5",
    ),
)

_SIXTEEN = (
    Example(
        about=Text(
            de="Drei Damen gegen eine: Nach 16 Zügen jeder Seite ist es remis.",
            en="Three kings against one: a draw after 16 moves by each side.",
        ),
        fen="W:WK3,K4,K5:BK45",
        counts={"sixteen": 30},
        play="5-10 45-50",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Dame und zwei Steine gegen eine Dame: Auch das sind 16 Züge. Wird ein Stein davon "
            "zur Dame, zählt man weiter: Hier war es der letzte Zug.",
            en="A king and two men against a king have 16 moves, too. When one of the men is "
            "crowned the count runs on: here it was the last move.",
        ),
        fen="W:W6,36,K5:BK45",
        counts={"sixteen": 31},
        play="6-1",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Drei Steine ohne Dame zählen nicht.",
            en="Three men without a king do not count.",
        ),
        fen="B:W31,36,47:BK5",
        counts={"sixteen": 31},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine haben keine 16 Züge, sondern nur fünf.",
            en="Two kings against one do not have 16 moves, but only five.",
        ),
        fen="W:WK4,K5:BK45",
        counts={"sixteen": 31},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Vier Damen gegen eine sind für die 16 Züge zu viele.",
            en="Four kings against one are too many for the 16 moves.",
        ),
        fen="W:WK2,K3,K4,K5:BK45",
        counts={"sixteen": 31},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gelten die 16 Züge nicht.",
            en="The rule of 16 moves does not hold against two kings.",
        ),
        fen="W:WK3,K4,K5:BK45,K50",
        counts={"sixteen": 31},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein gelten die 16 Züge nicht.",
            en="The rule of 16 moves does not hold against a king and a man.",
        ),
        fen="W:WK3,K4,K5:B35,K45",
        counts={"sixteen": 31},
        play="5-10",
    ),
)

_FIVE = (
    Example(
        about=Text(
            de="Zwei Damen gegen eine: Nach fünf Zügen jeder Seite ist es remis.",
            en="Two kings against one: a draw after five moves by each side.",
        ),
        fen="W:WK4,K5:BK45",
        counts={"five": 8},
        play="5-10 45-50",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Dame und Stein gegen eine Dame: Auch das sind fünf Züge; eine neue Dame ändert "
            "daran nichts.",
            en="A king and a man against a king have five moves, too; a new king changes nothing.",
        ),
        fen="W:W6,K5:BK45",
        counts={"five": 9},
        play="6-1",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Dame gegen Dame: Auch wenn nur das noch bleibt, zählt man weiter.",
            en="King against king: when only that is left the count runs on, too.",
        ),
        fen="B:WK5,K34:BK45",
        counts={"five": 9},
        play="45x1",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Steine ohne Dame zählen nicht.",
            en="Two men without a king do not count.",
        ),
        fen="B:W31,36:BK5",
        counts={"five": 9},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen eine haben nicht fünf, sondern 16 Züge.",
            en="Three kings against one do not have five moves, but 16.",
        ),
        fen="W:WK3,K4,K5:BK45",
        counts={"five": 9},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gelten die fünf Züge nicht.",
            en="The rule of five moves does not hold against two kings.",
        ),
        fen="W:WK4,K5:BK45,K50",
        counts={"five": 9},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen Dame und Stein: Dafür gelten die fünf Züge nicht.",
            en="Two kings against a king and a man: the rule of five moves does not hold.",
        ),
        fen="W:WK4,K5:B35,K45",
        counts={"five": 9},
        play="5-10",
    ),
    Example(
        about=Text(
            de="Schlägt die einzelne Dame eine von dreien, beginnen die fünf Züge erst jetzt.",
            en="When the lone king takes one of three, the five moves begin only now.",
        ),
        fen="B:WK4,K5,K34:BK45",
        counts={"sixteen": 31},
        play="45x1",
    ),
)

DRAW_DIAGRAMS = (_REPETITION, *_KINGS, *_SIXTEEN, *_FIVE)

"""Diagrams of the draws that ask for a lone king."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

LONE_KING_DIAGRAMS = (
    Example(
        about=Text(
            de="Drei Damen gegen eine: Nach 15 Zügen jeder Seite ist es remis.",
            en="Three kings against one: a draw after 15 moves by each side.",
        ),
        fen="W:WKc8,Ke8,Kg8:BKh3",
        counts={"three-kings": 28},
        play="g8-h7 h3-f1",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Auch mit vieren: Dass eine davon geschlagen wird, ändert am Zählen nichts.",
            en="With four as well: that one of them is taken changes nothing in the count.",
        ),
        fen="B:WKa8,Ke8,Kf5,Kg8:BKh3",
        counts={"three-kings": 29},
        play="h3xc8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Damen sind zu wenig: Für sie gelten fünf Züge.",
            en="Two kings are too few: they have five moves.",
        ),
        fen="W:WKe8,Kg8:BKh3",
        counts={"three-kings": 29},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Mit einem Stein dabei gilt diese Regel nicht.",
            en="With a man beside them this rule does not hold.",
        ),
        fen="W:Wa4,Kc8,Ke8,Kg8:BKh3",
        counts={"three-kings": 29},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen auch nicht.",
            en="Nor against two kings.",
        ),
        fen="W:WKc8,Ke8,Kg8:BKf1,Kh3",
        counts={"three-kings": 29},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein ebenso wenig.",
            en="And not against a king and a man.",
        ),
        fen="W:WKc8,Ke8,Kg8:Ba6,Kh3",
        counts={"three-kings": 29},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Drei gegen eine Dame, die auf der langen Diagonale steht: Nach fünf Zügen jeder "
            "Seite ist es remis.",
            en="Three against a king that stands on the long diagonal: a draw after five moves by "
            "each side.",
        ),
        fen="W:WKc8,Ke8,Kg8:BKh1",
        counts={"road": 8},
        play="g8-h7 h1-a8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ebenso mit einer Dame und zwei Steinen; eine neue Dame ändert daran nichts.",
            en="The same with a king and two men; a new king changes nothing.",
        ),
        fen="W:Wa4,d7,Kg8:BKh1",
        counts={"road": 9},
        play="d7-c8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Verlässt sie die Diagonale, ist es mit dem Zählen vorbei.",
            en="When it leaves the diagonal the count is over.",
        ),
        fen="B:WKc8,Ke8,Kg8:BKf3",
        counts={"road": 9},
        play="f3-d1",
    ),
    Example(
        about=Text(
            de="Drei Steine ohne Dame zählen nicht.",
            en="Three men without a king do not count.",
        ),
        fen="B:Wa2,a4,c2:BKh1",
        counts={"road": 9},
        play="h1-g2",
    ),
    Example(
        about=Text(
            de="Zwei gegen eine fallen unter eine andere Regel.",
            en="Two against one fall under another rule.",
        ),
        fen="W:WKe8,Kg8:BKh1",
        counts={"road": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Vier gegen eine auch.",
            en="So do four against one.",
        ),
        fen="W:WKa6,Kc8,Ke8,Kg8:BKh1",
        counts={"road": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gilt die Regel nicht.",
            en="The rule does not hold against two kings.",
        ),
        fen="W:WKc8,Ke8,Kg8:BKa2,Kh1",
        counts={"road": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Auch nicht gegen Dame und Stein.",
            en="Nor against a king and a man.",
        ),
        fen="W:WKc8,Ke8,Kg8:Ba6,Kh1",
        counts={"road": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine: Nach fünf Zügen jeder Seite ist es remis.",
            en="Two kings against one: a draw after five moves by each side.",
        ),
        fen="W:WKe8,Kg8:BKh3",
        counts={"two": 8},
        play="g8-h7 h3-f1",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ebenso Dame und Stein gegen eine Dame; eine neue Dame ändert daran nichts.",
            en="The same with a king and a man against a king; a new king changes nothing.",
        ),
        fen="W:Wb7,Kg8:BKh3",
        counts={"two": 9},
        play="b7-a8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Auch wenn nur noch Dame gegen Dame bleibt, zählt man weiter.",
            en="When only king against king is left the count runs on, too.",
        ),
        fen="B:WKf5,Kg8:BKh3",
        counts={"two": 9},
        play="h3xc8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Steine ohne Dame zählen nicht.",
            en="Two men without a king do not count.",
        ),
        fen="B:Wa2,a4:BKh3",
        counts={"two": 9},
        play="h3-f1",
    ),
    Example(
        about=Text(
            de="Drei gegen eine sind zu viele.",
            en="Three against one are too many.",
        ),
        fen="W:WKc8,Ke8,Kg8:BKh3",
        counts={"two": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gilt die Regel nicht.",
            en="The rule does not hold against two kings.",
        ),
        fen="W:WKe8,Kg8:BKf1,Kh3",
        counts={"two": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Auch nicht zwei Damen gegen Dame und Stein.",
            en="Nor for two kings against a king and a man.",
        ),
        fen="W:WKe8,Kg8:Ba6,Kh3",
        counts={"two": 9},
        play="g8-h7",
    ),
)

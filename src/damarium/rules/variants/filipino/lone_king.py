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
            de="Vier Damen gegen eine: Auch das sind 15 Züge; dass eine davon geschlagen wird, "
            "ändert am Zählen nichts.",
            en="Four kings against one have 15 moves, too: that one of them is taken changes "
            "nothing in the count.",
        ),
        fen="B:WKa8,Ke8,Kf5,Kg8:BKh3",
        counts={"three-kings": 29},
        play="h3xc8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine haben keine 15 Züge, sondern nur fünf.",
            en="Two kings against one do not have 15 moves, but only five.",
        ),
        fen="W:WKe8,Kg8:BKh3",
        counts={"three-kings": 29},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Mit einem Stein neben den drei Damen gilt die Regel der 15 Züge nicht.",
            en="With a man beside the three kings the rule of 15 moves does not hold.",
        ),
        fen="W:Wa4,Kc8,Ke8,Kg8:BKh3",
        counts={"three-kings": 29},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen zwei: Dafür gelten die 15 Züge nicht.",
            en="Three kings against two: the rule of 15 moves does not hold.",
        ),
        fen="W:WKc8,Ke8,Kg8:BKf1,Kh3",
        counts={"three-kings": 29},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen Dame und Stein: Dafür gelten die 15 Züge nicht.",
            en="Three kings against a king and a man: the rule of 15 moves does not hold.",
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
            de="Dame und zwei Steine gegen eine Dame auf der langen Diagonale: Auch das sind fünf "
            "Züge; eine neue Dame ändert daran nichts.",
            en="A king and two men against a king on the long diagonal have five moves, too; a "
            "new king changes nothing.",
        ),
        fen="W:Wa4,d7,Kg8:BKh1",
        counts={"road": 9},
        play="d7-c8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Verlässt die einzelne Dame die lange Diagonale, ist es mit dem Zählen vorbei.",
            en="When the lone king leaves the long diagonal the count is over.",
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
            de="Zwei gegen eine Dame auf der langen Diagonale: Das fällt unter eine andere Regel.",
            en="Two against a king on the long diagonal: that falls under another rule.",
        ),
        fen="W:WKe8,Kg8:BKh1",
        counts={"road": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Vier gegen eine Dame auf der langen Diagonale: Das fällt unter eine andere Regel.",
            en="Four against a king on the long diagonal: that falls under another rule.",
        ),
        fen="W:WKa6,Kc8,Ke8,Kg8:BKh1",
        counts={"road": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gilt die Regel der langen Diagonale nicht.",
            en="The rule of the long diagonal does not hold against two kings.",
        ),
        fen="W:WKc8,Ke8,Kg8:BKa2,Kh1",
        counts={"road": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein gilt die Regel der langen Diagonale nicht.",
            en="The rule of the long diagonal does not hold against a king and a man.",
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
            de="Dame und Stein gegen eine Dame: Auch das sind fünf Züge; eine neue Dame ändert "
            "daran nichts.",
            en="A king and a man against a king have five moves, too; a new king changes nothing.",
        ),
        fen="W:Wb7,Kg8:BKh3",
        counts={"two": 9},
        play="b7-a8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Dame gegen Dame: Auch wenn nur das noch bleibt, zählt man weiter.",
            en="King against king: when only that is left the count runs on, too.",
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
            de="Drei Damen gegen eine sind für die fünf Züge zu viele.",
            en="Three kings against one are too many for the five moves.",
        ),
        fen="W:WKc8,Ke8,Kg8:BKh3",
        counts={"two": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gelten die fünf Züge nicht.",
            en="The rule of five moves does not hold against two kings.",
        ),
        fen="W:WKe8,Kg8:BKf1,Kh3",
        counts={"two": 9},
        play="g8-h7",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen Dame und Stein: Dafür gelten die fünf Züge nicht.",
            en="Two kings against a king and a man: the rule of five moves does not hold.",
        ),
        fen="W:WKe8,Kg8:Ba6,Kh3",
        counts={"two": 9},
        play="g8-h7",
    ),
)

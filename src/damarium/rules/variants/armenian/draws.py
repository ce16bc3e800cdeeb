"""Diagrams of the draw rules of Armenian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:Wh4,Ka1:BKg8",
        play="a1-b1 g8-f8 b1-a1 f8-g8 a1-b1 g8-f8 b1-a1 f8-g8",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne dass ein Stein vorrückt: Mit dem "
            "letzten ist es remis.",
            en="Forty moves by each side without a capture or an advancing man: the last one "
            "draws.",
        ),
        fen="W:Wh4,Ka1:BKg8",
        counts={"quiet": 78},
        play="a1-b1 g8-f8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Rückt ein Stein vor, beginnt das Zählen von vorn.",
            en="A man that advances starts the count again.",
        ),
        fen="W:Wd4,Ka1:BKh8",
        counts={"quiet": 79},
        play="d4-d5",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:Wa2,Kh1:Ba7,h3",
        counts={"quiet": 79},
        play="h1xh4",
    ),
    Example(
        about=Text(
            de="Ein Schritt zur Seite ist kein Vorrücken: Das Zählen geht weiter.",
            en="A step sideways is no advance: the count goes on.",
        ),
        fen="W:Wd4,Ka1:BKh8",
        counts={"quiet": 79},
        play="d4-e4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Schräg vorwärts ist auch vorwärts: Das Zählen beginnt von vorn.",
            en="Diagonally forward is forward, too: the count starts again.",
        ),
        fen="W:Wd4,Kb1:BKh8",
        counts={"quiet": 79},
        play="d4-c5",
    ),
)

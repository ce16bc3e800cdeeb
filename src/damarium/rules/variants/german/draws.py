"""Diagrams of the draw rules that German draughts gets for want of its own."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_SHUFFLE = "32-28 1-5 28-32 5-1"

DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:WK32:BK1",
        play=f"{_SHUFFLE} {_SHUFFLE}",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne einen Stein, der vorrückt: Mit dem "
            "letzten ist es remis.",
            en="Forty moves by each side without a capture or an advancing man: the last one "
            "draws.",
        ),
        fen="W:WK32:BK1",
        counts={"quiet": 78},
        play="32-28 1-5",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Rückt ein Stein vor, beginnt das Zählen von vorn.",
            en="An advancing man starts the count again.",
        ),
        fen="W:W22,K32:BK1",
        counts={"quiet": 79},
        play="22-17",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK29:B12,22",
        counts={"quiet": 79},
        play="29x18",
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
        fen="W:W22,K32:BK1",
        counts={"quiet": 78},
        play="22-17 1-5",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK29:B12,22",
        counts={"quiet": 79},
        play="29x18",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:W6,K32:B20",
        counts={"quiet": 79},
        play="6-2",
    ),
)

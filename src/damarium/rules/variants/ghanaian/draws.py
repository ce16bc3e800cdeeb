"""Diagrams of the draws of Ghanaian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

DRAW_DIAGRAMS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:WK2,K3:BK48,K49",
        play="2-6 49-44 6-2 44-49 2-6 49-44 6-2 44-49",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="25 Züge jeder Seite nur mit Damen und ohne Schlag: remis.",
            en="25 moves by each side with kings only and no capture: a draw.",
        ),
        fen="W:WK2,K3:BK48,K49",
        counts={"kings": 48},
        play="2-6 49-44",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:W41,K2:BK48,K49",
        counts={"kings": 49},
        play="41-36",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:W36,K50:B26,28,31",
        counts={"kings": 49},
        play="50x1",
    ),
)

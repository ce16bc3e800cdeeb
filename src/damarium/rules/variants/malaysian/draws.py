"""Diagrams of the draws of Malaysian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

DRAW_DIAGRAMS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:WK1:BK5",
        play="1-8 5-11 8-1 11-5 1-8 5-11 8-1 11-5",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne den Zug eines Steins: remis.",
            en="Forty moves by each side without a capture or a man's move: a draw.",
        ),
        fen="W:WK5,K6:BK54,K60",
        counts={"quiet": 78},
        play="6-12 54-48",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:W44,K5,K6:BK54,K60",
        counts={"quiet": 79},
        play="44-38",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK56:B28,54",
        counts={"quiet": 79},
        play="56x6",
    ),
)

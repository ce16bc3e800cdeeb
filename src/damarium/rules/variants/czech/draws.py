"""Diagrams of the draw rules of Czech draughts and of its 40-move reading."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_SHUFFLE = "g1-h2 b8-a7 h2-g1 a7-b8"

DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal: Wer am Zug ist, darf remis verlangen; von "
            "selbst endet die Partie nicht.",
            en="The same position for the third time: the side to move may claim a draw; the "
            "game does not end by itself.",
        ),
        fen="W:WKg1:BKb8",
        play=f"{_SHUFFLE} {_SHUFFLE}",
        claims=("repetition",),
    ),
    Example(
        about=Text(
            de="Fünfzehn Züge jeder Seite ohne Schlag und ohne den Zug eines Steins: Mit dem "
            "letzten ist es remis.",
            en="Fifteen moves by each side without a capture or a man's move: the last one draws.",
        ),
        fen="W:WKg1:BKb8",
        counts={"quiet": 28},
        play="g1-h2 b8-a7",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:Wc3,Kg1:BKb8",
        counts={"quiet": 29},
        play="c3-b4",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKa1:Bc3,h6",
        counts={"quiet": 29},
        play="a1xe5",
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
        fen="W:Wc3,Kg1:BKb8",
        counts={"quiet": 78},
        play="c3-b4 b8-h2",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKa1:Bc3,h6",
        counts={"quiet": 79},
        play="a1xe5",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:Wc7,Kg1:Bh6",
        counts={"quiet": 79},
        play="c7-d8",
    ),
)

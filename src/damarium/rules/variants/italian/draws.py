"""Diagrams of the draw rules of Italian draughts and of its readings."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_SHUFFLE = "29-25 4-8 25-29 8-4"

DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:WK29:BK4",
        play=f"{_SHUFFLE} {_SHUFFLE}",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne den Zug eines Steins: Wer am Zug "
            "ist, darf remis verlangen.",
            en="Forty moves by each side without a capture or a man's move: the side to move "
            "may claim a draw.",
        ),
        fen="W:WK29:BK4",
        counts={"quiet": 78},
        play="29-25 4-8",
        claims=("quiet",),
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:W17,K29:BK4",
        counts={"quiet": 79},
        play="17-13",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK30:B3,27",
        counts={"quiet": 79},
        play="30x23",
    ),
)

FOURTH_DIAGRAMS = (
    Example(
        about=Text(
            de="Erst wenn dieselbe Stellung zum vierten Mal entsteht, ist es remis.",
            en="Only when the same position stands for the fourth time is it a draw.",
        ),
        fen="W:WK29:BK4",
        play=f"{_SHUFFLE} {_SHUFFLE} {_SHUFFLE}",
        ends="repetition",
    ),
)

FORTY_DIAGRAMS = (
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne neuen König: remis. Der Zug eines "
            "Steins ändert daran nichts.",
            en="Forty moves by each side without a capture or a new king: a draw. A man's move "
            "changes nothing.",
        ),
        fen="W:W17,K29:BK4",
        counts={"quiet": 78},
        play="17-13 4-8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK30:B3,27",
        counts={"quiet": 79},
        play="30x23",
    ),
    Example(
        about=Text(
            de="Mit einem neuen König beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:W6,K29:BK20",
        counts={"quiet": 79},
        play="6-2",
    ),
)

"""Diagrams of the draws of Frisian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_REPETITION = Example(
    about=Text(
        de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
        en="The same position for the third time, with the same side to move: a draw.",
    ),
    fen="W:WK6,K16:BK35,K45",
    play="6-1 45-50 1-6 50-45 6-1 45-50 1-6 50-45",
    ends="repetition",
)

_TWO_KINGS = (
    Example(
        about=Text(
            de="Zwei Damen gegen eine: Nach sieben Zügen jeder Seite ist es remis.",
            en="Two kings against one: a draw after seven moves by each side.",
        ),
        fen="W:WK6,K16:BK45",
        counts={"two-kings": 12},
        play="6-1 45-50",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Bis dahin wird gespielt: Wer sich im letzten Augenblick schlagen lässt, hat "
            "verloren.",
            en="Until then it is played: who lets himself be taken at the last moment has lost.",
        ),
        fen="B:WK6,K16:BK45",
        counts={"two-kings": 12},
        play="45-7 16x2",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Mit dreien gilt die Regel nicht.",
            en="With three the rule does not hold.",
        ),
        fen="W:WK6,K16,K36:BK45",
        counts={"two-kings": 13},
        play="6-1",
    ),
    Example(
        about=Text(
            de="Mit einem Stein neben den beiden Damen auch nicht.",
            en="Nor with a man beside the two kings.",
        ),
        fen="W:W38,K6,K16:BK45",
        counts={"two-kings": 13},
        play="6-1",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen nicht.",
            en="Not against two kings.",
        ),
        fen="W:WK6,K16:BK35,K45",
        counts={"two-kings": 13},
        play="6-1",
    ),
    Example(
        about=Text(
            de="Und nicht gegen Dame und Stein.",
            en="And not against a king and a man.",
        ),
        fen="W:WK6,K16:B20,K45",
        counts={"two-kings": 13},
        play="6-1",
    ),
    Example(
        about=Text(
            de="Eine gegen eine zählt hier nicht: Schwarz wird gleich schlagen und gewinnen.",
            en="One against one does not count here: Black is about to capture and to win.",
        ),
        fen="W:WK46:BK5",
        counts={"two-kings": 13},
        play="46-41",
    ),
)

_ONE_KING = (
    Example(
        about=Text(
            de="Dame gegen Dame ist sofort remis.",
            en="King against king is a draw at once.",
        ),
        fen="W:W7:BK46",
        play="7-1",
        ends="standoff",
    ),
    Example(
        about=Text(
            de="Auch wenn Schwarz sie gerade erst bekommt.",
            en="Even if Black has only just got his.",
        ),
        fen="B:WK1:B42",
        play="42-47",
        ends="standoff",
    ),
    Example(
        about=Text(
            de="Es sei denn, wer am Zug ist, kann schlagen.",
            en="Unless the side to move can capture.",
        ),
        fen="W:W8:BK1",
        play="8-3",
    ),
    Example(
        about=Text(
            de="Oder muss sich schlagen lassen: Auf der großen Linie hat die Dame kein Feld, "
            "auf dem sie sicher wäre.",
            en="Or has to let itself be taken: on the long line the king has no square that "
            "would be safe.",
        ),
        fen="W:W10:BK46",
        play="10-5",
    ),
    Example(
        about=Text(
            de="Kann sie ausweichen, ist es remis.",
            en="Where it can step aside, it is a draw.",
        ),
        fen="W:W10:BK28",
        play="10-5",
        ends="standoff",
    ),
    Example(
        about=Text(
            de="Ein Stein mehr, und es geht weiter.",
            en="One man more, and the game goes on.",
        ),
        fen="W:W7:B16,K46",
        play="7-1",
    ),
    Example(
        about=Text(
            de="Eine Dame mehr ebenso.",
            en="One king more likewise.",
        ),
        fen="W:W7,K47:BK46",
        play="7-1",
    ),
)

DRAW_DIAGRAMS = (_REPETITION, *_TWO_KINGS, *_ONE_KING)

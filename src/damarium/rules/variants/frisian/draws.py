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
            de="Bis zum siebten Zug wird gespielt: Wer sich vorher schlagen lässt, hat verloren.",
            en="Until the seventh move the game goes on: a side that is taken before has lost.",
        ),
        section="draws",
        fen="B:WK6,K16:BK45",
        counts={"two-kings": 12},
        play="45-7 16x2",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen eine: Dafür gelten die sieben Züge nicht.",
            en="Three kings against one: the rule of seven moves does not hold.",
        ),
        fen="W:WK6,K16,K36:BK45",
        counts={"two-kings": 13},
        play="6-1",
    ),
    Example(
        about=Text(
            de="Zwei Damen und ein Stein gegen eine Dame: Dafür gelten die sieben Züge nicht.",
            en="Two kings and a man against a king: the rule of seven moves does not hold.",
        ),
        fen="W:W38,K6,K16:BK45",
        counts={"two-kings": 13},
        play="6-1",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen zwei: Dafür gelten die sieben Züge nicht.",
            en="Two kings against two: the rule of seven moves does not hold.",
        ),
        fen="W:WK6,K16:BK35,K45",
        counts={"two-kings": 13},
        play="6-1",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein gelten die sieben Züge nicht.",
            en="The rule of seven moves does not hold against a king and a man.",
        ),
        fen="W:WK6,K16:B20,K45",
        counts={"two-kings": 13},
        play="6-1",
    ),
    Example(
        about=Text(
            de="Dame gegen Dame: Dafür gelten die sieben Züge nicht. Schwarz wird gleich schlagen "
            "und gewinnen.",
            en="King against king: the rule of seven moves does not hold. Black is about to "
            "capture and to win.",
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
            de="Dame gegen Dame ist sofort remis, auch wenn Schwarz die Dame gerade erst bekommt.",
            en="King against king is a draw at once, even if Black has only just got his.",
        ),
        fen="B:WK1:B42",
        play="42-47",
        ends="standoff",
    ),
    Example(
        about=Text(
            de="Dame gegen Dame ist nicht remis, wenn die Seite am Zug schlagen kann.",
            en="King against king is no draw where the side to move can capture.",
        ),
        section="draws",
        fen="W:W8:BK1",
        play="8-3",
    ),
    Example(
        about=Text(
            de="Dame gegen Dame ist nicht remis, wenn sich eine schlagen lassen muss: Auf der "
            "großen Linie ist kein Feld mehr sicher.",
            en="King against king is no draw where one has to let itself be taken: on the long "
            "line no square is safe any more.",
        ),
        section="draws",
        fen="W:W10:BK46",
        play="10-5",
    ),
    Example(
        about=Text(
            de="Kann die angegriffene Dame ausweichen, ist Dame gegen Dame remis.",
            en="Where the attacked king can step aside, king against king is a draw.",
        ),
        fen="W:W10:BK28",
        play="10-5",
        ends="standoff",
    ),
    Example(
        about=Text(
            de="Dame gegen Dame und Stein ist nicht sofort remis: Die Partie geht weiter.",
            en="King against king and man is not drawn at once: the game goes on.",
        ),
        section="draws",
        fen="W:W7:B16,K46",
        play="7-1",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine sind nicht sofort remis: Die Partie geht weiter.",
            en="Two kings against one are not drawn at once: the game goes on.",
        ),
        section="draws",
        fen="W:W7,K47:BK46",
        play="7-1",
    ),
)

DRAW_DIAGRAMS = (_REPETITION, *_TWO_KINGS, *_ONE_KING)

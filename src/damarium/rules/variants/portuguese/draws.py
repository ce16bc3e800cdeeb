"""Diagrams of the draw rules of Portuguese draughts: repetition, twenty moves, the Forçada."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_SHUFFLE = "4-8 29-25 8-4 25-29"
_PROGRAM = "positions of a Brazilian-Portuguese program project"

_REPETITION = Example(
    about=Text(
        de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
        en="The same position for the third time, with the same side to move: a draw.",
    ),
    fen="W:WK4:BK29",
    play=f"{_SHUFFLE} {_SHUFFLE}",
    ends="repetition",
    cite="FPD 5.3",
)

_TWENTY = (
    Example(
        about=Text(
            de="Zwanzig Züge jeder Seite ohne Schlag und ohne den Zug eines Steins: Mit dem "
            "letzten ist es remis.",
            en="Twenty moves by each side without a capture or a man's move: the last one draws.",
        ),
        fen="W:WK4:BK29",
        counts={"twenty": 38},
        play="4-8 29-25",
        ends="counter",
        cite="FPD 3.8.b",
    ),
    Example(
        about=Text(
            de="Gezählt wird, wenn beide eine Dame und höchstens vier haben: Vier gegen vier "
            "zählt noch.",
            en="The count runs when both have a king and at most four pieces: four against four "
            "still counts.",
        ),
        fen="W:W1,5,9,K4:B24,28,32,K29",
        counts={"twenty": 38},
        play="4-8 29-25",
        ends="counter",
        cite="FPD 3.8.b",
    ),
    Example(
        about=Text(
            de="Mit fünf auf einer Seite wird nicht gezählt.",
            en="With five on one side nothing is counted.",
        ),
        fen="W:W9,10,11,12,K1:B22,23,24,K31",
        counts={"twenty": 39},
        play="1-5",
        cite=f"FPD 3.8.b; after {_PROGRAM}",
    ),
    Example(
        about=Text(
            de="Hat nur eine Seite eine Dame, wird nicht gezählt.",
            en="Where only one side has a king nothing is counted.",
        ),
        fen="W:WK4:B28,32",
        counts={"twenty": 39},
        play="4-8",
        cite="FPD 3.8.b",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:W10,K4:BK29",
        counts={"twenty": 39},
        play="10-13",
        cite="FPD 3.8.b",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK1:B14,K29",
        counts={"twenty": 39},
        play="1x28",
        cite="FPD 3.8.b",
    ),
)

# from 2-5, which occupies the river, the twelfth move of White is the last one
_TWELVE_AFTER_THE_RIVER = (
    "2-5 29-8 5-10 8-15 10-17 15-2 3-16 2-5 17-6 5-32 4-21 32-5 21-17 "
    "5-14 17-13 14-1 6-20 1-28 13-31 28-10 20-24 10-28 31-9 28-19 9-13"
)
_TWELVE_BESIDE_THE_RIVER = (
    "3-17 29-19 2-6 19-32 17-13 32-1 13-18 1-5 18-31 5-2 6-13 2-9 "
    "13-6 9-5 6-24 5-32 4-25 32-28 25-7 28-10 7-16 10-5 24-2 5-32"
)

_FORCADA = (
    Example(
        about=Text(
            de="Forçada: Drei Damen gegen eine haben zwölf Züge, sobald eine von ihnen auf der "
            "langen Diagonale 1-32, dem Fluss, gestanden hat. Ihn zu verlassen ändert nichts.",
            en="Forçada: three kings against one have twelve moves once one of them has stood "
            "on the long diagonal 1-32, the river. Leaving it changes nothing.",
        ),
        fen="W:WK2,K3,K4:BK29",
        play=_TWELVE_AFTER_THE_RIVER,
        ends="counter",
        cite=f"FPD 3.8.a; {_PROGRAM}",
    ),
    Example(
        about=Text(
            de="Solange der Fluss nicht besetzt war, wird nichts gezählt; die einzelne Dame darf "
            "dort stehen.",
            en="As long as the river was not occupied nothing is counted; the lone king may stand "
            "there.",
        ),
        section="draws",
        fen="W:WK2,K3,K4:BK29",
        play=_TWELVE_BESIDE_THE_RIVER,
        cite=f"FPD 3.8.a; {_PROGRAM}",
    ),
    Example(
        about=Text(
            de="In der Forçada zählen nur die Züge der drei Damen, nicht die der einzelnen.",
            en="In the Forçada only the moves of the three kings count, not those of the lone one.",
        ),
        fen="B:WK3,K4,K5:BK29",
        counts={"forcada": 11},
        play="29-25 5-1",
        ends="counter",
        cite=f"FPD 3.8.a; {_PROGRAM}",
    ),
    Example(
        about=Text(
            de="Mit dem zwölften Zug der Forçada noch zu schlagen gewinnt.",
            en="To capture with the twelfth move of the Forçada still wins.",
        ),
        section="draws",
        fen="W:WK1,K3,K4:BK11",
        counts={"forcada": 11},
        play="4x14",
        ends="no_piece",
        cite="FPD 3.8.a",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen eine: Die zwanzig Züge gelten hier nicht, die Forçada steht an "
            "ihrer Stelle.",
            en="Three kings against one: the twenty moves do not apply, the Forçada stands in "
            "their place.",
        ),
        fen="W:WK2,K3,K4:BK29",
        counts={"twenty": 39},
        play="3-6",
        cite="FPD 3.8.b.4",
    ),
    Example(
        about=Text(
            de="Vier Damen gegen eine sind keine Forçada.",
            en="Four kings against one are no Forçada.",
        ),
        fen="W:WK2,K3,K4,K5:BK29",
        counts={"forcada": 11},
        play="5-1",
        cite="FPD 3.8.a",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine sind keine Forçada.",
            en="Two kings against one are no Forçada.",
        ),
        fen="W:WK4,K5:BK29",
        counts={"forcada": 11},
        play="5-1",
        cite="FPD 3.8.a",
    ),
    Example(
        about=Text(
            de="Hat die stärkere Seite noch einen Stein, ist es keine Forçada.",
            en="While the stronger side still has a man it is no Forçada.",
        ),
        fen="W:W9,K3,K4,K5:BK29",
        counts={"forcada": 11},
        play="5-1",
        cite="FPD 3.8.a",
    ),
    Example(
        about=Text(
            de="Hat die schwächere Seite noch einen Stein, ist es keine Forçada.",
            en="While the weaker side still has a man it is no Forçada.",
        ),
        fen="W:WK3,K4,K5:B24,K29",
        counts={"forcada": 11},
        play="5-1",
        cite="FPD 3.8.a",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen zwei zählen nicht.",
            en="Three kings against two do not count.",
        ),
        fen="W:WK3,K4,K5:BK29,K31",
        counts={"forcada": 11},
        play="5-1",
        cite="FPD 3.8.a",
    ),
)

DRAWS = (_REPETITION, *_TWENTY, *_FORCADA)

OLDER_DIAGRAMS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal: Wer am Zug ist, darf remis verlangen; von "
            "selbst endet die Partie nicht.",
            en="The same position for the third time: the side to move may claim a draw; the "
            "game does not end by itself.",
        ),
        fen="W:WK4:BK29",
        play=f"{_SHUFFLE} {_SHUFFLE}",
        claims=("repetition",),
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
        fen="W:W10,K4:BK29",
        counts={"quiet": 78},
        play="10-13 29-12",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK1:B14,K29",
        counts={"quiet": 79},
        play="1x28",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:W27,K4:BK29",
        counts={"quiet": 79},
        play="27-31",
    ),
)

"""Diagrams of other readings of Malaysian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

FREE_DIAGRAMS = (
    Example(
        about=Text(
            de="Keine Mengenregel: ein Stein oder zwei, du hast die Wahl.",
            en="No quantity rule: one man or two, the choice is yours.",
        ),
        fen="W:W44,58:B38,41,52",
        moves=("44x33", "58x47x36"),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag muss zu Ende geführt werden.",
            en="A capture that has begun must be finished.",
        ),
        fen="W:W58:B41,52",
        moves=("58x47x36",),
    ),
    Example(
        about=Text(
            de="Ein Stein oder eine Dame: Auch das ist gleich.",
            en="A man or a king: that is free, too.",
        ),
        fen="W:W58:B41,52,K51",
        moves=("58x45", "58x47x36"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je einen.",
            en="What captures does not matter: king and man take one each here.",
        ),
        fen="W:W58,K44:B50,52",
        moves=("44x57", "44x63", "44x70", "58x47"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: erst der Stein oder erst die Dame.",
            en="The order does not matter either: first the man or first the king.",
        ),
        fen="W:W46:B27,K28,K39,40",
        moves=("46x33x22", "46x35x22"),
    ),
)

MAIN_DAM_DIAGRAMS = (
    Example(
        about=Text(
            de="Das Brett von 1915 hat 64 Felder, mit zwölf Steinen auf jeder Seite.",
            en="The board of 1915 has 64 squares, with twelve men a side.",
        ),
        section="setup",
        fen="W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        moves=("21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20"),
    ),
    Example(
        about=Text(
            de="Geschlagenes verschwindet sofort: Die Dame darf über die leere 8 von 4 "
            "zurückkommen, oder nach der 18 umkehren und die 8 nehmen.",
            en="What is taken leaves at once: the king may come back from 4 across the empty 8, "
            "or turn about after 18 and take 8.",
        ),
        fen="W:WK15:B8,18,26",
        moves=("15x4x22x31", "15x22x4", "15x22x31"),
    ),
    Example(
        about=Text(
            de="Keine Mengenregel: ein Stein oder zwei, du hast die Wahl.",
            en="No quantity rule: one man or two, the choice is yours.",
        ),
        fen="W:W24,26:B14,19,22",
        moves=("24x15", "26x17x10"),
    ),
    Example(
        about=Text(
            de="Ein Stein oder eine Dame: Auch das ist gleich.",
            en="A man or a king: that is free, too.",
        ),
        fen="W:W26:B22,K23",
        moves=("26x17", "26x19"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je einen.",
            en="What captures does not matter: king and man take one each here.",
        ),
        fen="W:W26,K20:B23,24",
        moves=("20x27x5", "20x27x9", "20x27x14", "20x27x18", "26x19"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: erst der Stein oder erst die Dame.",
            en="The order does not matter either: first the man or first the king.",
        ),
        fen="W:W26:B14,K15,K22,23",
        moves=("26x17x10", "26x19x10"),
    ),
)

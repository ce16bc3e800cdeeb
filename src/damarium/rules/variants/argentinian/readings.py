"""Diagrams of other readings of Argentinian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

KING_FIRST_DIAGRAMS = (
    Example(
        about=Text(
            de="Bei gleicher Zahl schlägt die Dame, nicht der Stein, auch wenn beide dasselbe "
            "nehmen.",
            en="Where the number is equal the king captures and not the man, even if both take "
            "the same.",
        ),
        fen="W:W10,K21:B28,K14",
        moves=("21x11",),
    ),
    Example(
        about=Text(
            de="Menge geht vor Güte: Der Stein nimmt drei, die Dame könnte nur eine Dame nehmen.",
            en="Quantity goes first: the man takes three, the king could take no more than a king.",
        ),
        fen="W:W7,K5:B12,20,K28",
        moves=("7x16x23x32",),
    ),
    Example(
        about=Text(
            de="Keine Güteregel: ein Stein oder eine Dame, du hast die Wahl.",
            en="No quality rule: a man or a king, the choice is yours.",
        ),
        fen="W:WK26:B12,K21",
        moves=("26x8", "26x17"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: erst der Stein oder erst die Dame.",
            en="The order does not matter either: first the man or first the king.",
        ),
        fen="W:W10:BK14,15,22,K23",
        moves=("10x19x26", "10x19x28"),
    ),
)

LARGE_DIAGRAMS = (
    Example(
        about=Text(
            de="So fängt es an: drei Reihen Steine auf jeder Seite, vier Reihen frei.",
            en="So it begins: three rows of men on each side, four rows free.",
        ),
        section="setup",
        fen="W:W1,2,3,4,5,6,7,8,9,10,11,12,13,14,15:B36,37,38,39,40,41,42,43,44,45,46,47,48,49,50",
        moves=("11-16", "12-16", "12-17", "13-17", "13-18", "14-18", "14-19", "15-19", "15-20"),
    ),
    Example(
        about=Text(
            de="Auch auf dem großen Brett landet eine Dame gleich hinter dem, was sie schlägt.",
            en="On the large board, too, a king lands right behind what it takes.",
        ),
        fen="W:WK1:B17",
        moves=("1x23",),
    ),
)

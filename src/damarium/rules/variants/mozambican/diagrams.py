"""Diagrams of Mozambican draughts: how pieces move and capture, and what captures count."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:W14:B30",
        moves=("14-18", "14-19"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 1 steht solange still.",
            en="Whoever can capture must: the man on 1 has to wait.",
        ),
        fen="W:W1,14:B18",
        moves=("14x21",),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts.",
            en="A man captures backward, too.",
        ),
        fen="W:W19:B14,15",
        moves=("19x10", "19x12"),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:W3:BK7",
        moves=("3x12",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, bleibt ein Stein.",
            en="A man that only touches the last row and goes on capturing stays a man.",
        ),
        section="crowning",
        fen="W:W8,22,26:B9,27,28,K23",
        moves=("22x31x24",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der von der letzten Reihe nur als Dame weiterschlagen könnte, hält an: "
            "Er wird Dame, und die 20 bleibt stehen.",
            en="A man that could go on from the last row only as a king stops there: it is "
            "crowned, and 20 stays.",
        ),
        section="crowning",
        fen="W:W8,21:B20,K26,K32",
        moves=("21x30",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WK14:B25",
        moves=(
            *("14-1", "14-4", "14-5", "14-7", "14-10", "14-11", "14-18", "14-19", "14-21", "14-23"),
            *("14-28", "14-32"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WK1:B14",
        moves=("1x19", "1x23", "1x28", "1x32"),
    ),
    Example(
        about=Text(
            de="Hinter einer geschlagenen Dame landet eine Dame ebenfalls auf jedem freien Feld.",
            en="Behind a king that it takes a king lands on any free square, too.",
        ),
        fen="W:WK1:BK14",
        moves=("1x19", "1x23", "1x28", "1x32"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK1:B14,19",
        moves=("1-5", "1-10"),
    ),
    Example(
        about=Text(
            de="Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt: Wäre die 5 gleich "
            "weg, könnte die Dame von 1 zurückkommen und alle drei schlagen.",
            en="What is taken stands until the move ends, and blocks: were 5 gone at once, the "
            "king could come back from 1 and take all three.",
        ),
        fen="W:WK14:B5,19,27",
        moves=("14x23x30",),
    ),
)

_WORTH = (
    Example(
        about=Text(
            de="Zwei Steine zählen mehr als einer.",
            en="Two men count more than one.",
        ),
        fen="W:W14,K6:B10,27",
        moves=("6x13x31",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt mehr als ein Stein.",
            en="A king counts more than a man.",
        ),
        fen="W:WK18,K21:B26,29,K13",
        moves=("18x9",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt so viel wie zwei Steine: Du hast die Wahl.",
            en="A king counts as much as two men: the choice is yours.",
        ),
        fen="W:W11:B13,14,21,K7,K30",
        moves=("11x4", "11x18x9", "11x18x25"),
    ),
    Example(
        about=Text(
            de="Zwei Damen zählen mehr als drei Steine.",
            en="Two kings count more than three men.",
        ),
        fen="W:W4,K9:B7,14,21,K5,K15",
        moves=("9x2x20", "9x2x24"),
    ),
    Example(
        about=Text(
            de="Drei Steine zählen mehr als eine Dame.",
            en="Three men count more than one king.",
        ),
        fen="W:WK23:B12,18,20,K5",
        moves=("23x16x7x21", "23x16x7x25"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je einen Stein.",
            en="What captures does not matter: king and man take one man each here.",
        ),
        fen="W:W13,K14:B18,31",
        moves=("13x22", "14x21", "14x25"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: Beide Schläge nehmen Dame und Stein.",
            en="The order does not matter either: both captures take a king and a man.",
        ),
        fen="W:WK18,K32:B28,K25,K27",
        moves=("18x31x24", "32x23x30"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W10:B14",
        play="10x19",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W9,10:B17",
        play="9-13",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_WORTH, *_ENDS)

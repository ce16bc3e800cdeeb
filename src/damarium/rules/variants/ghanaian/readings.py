"""Diagrams of other readings of Ghanaian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

MAJORITY_DIAGRAMS = (
    Example(
        about=Text(
            de="Mengenregel: Nur der längste Schlag zählt. Die 40 nimmt drei Steine, die 28 nur "
            "zwei.",
            en="Quantity: only the longest capture is legal. 40 takes three men, 28 only two.",
        ),
        fen="W:W28,40:B6,14,24,35",
        moves=("40x29x18x9",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt nicht mehr als ein Stein: lieber zwei Steine als eine Dame.",
            en="A king counts no more than a man: two men rather than one king.",
        ),
        fen="W:W20,K6:B25,35,K15",
        moves=("20x29x40",),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl ist gleich, was du nimmst: ein Stein oder eine Dame.",
            en="Where the number is equal it does not matter what you take: a man or a king.",
        ),
        fen="W:W28,50:B6,23,K24",
        moves=("28x17", "28x19"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: erst der Stein oder erst die Dame.",
            en="The order does not matter either: first the man or first the king.",
        ),
        fen="W:W28,50:B14,23,K12,K24",
        moves=("28x17x6", "28x19x8"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist auch gleich.",
            en="What captures does not matter either.",
        ),
        fen="W:W20,K19:B2,15",
        moves=("19x10", "20x9"),
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, bleibt ein Stein.",
            en="A man that only touches the last row and goes on capturing stays a man.",
        ),
        section="crowning",
        fen="W:W13,18:B8,9,33,K14",
        moves=("13x4x15",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der von der letzten Reihe nur als Dame weiterschlagen könnte, hält an: "
            "Er wird Dame.",
            en="A man that could go on from the last row only as a king stops there: it is "
            "crowned.",
        ),
        section="crowning",
        fen="W:W12,49:B7,14,36",
        moves=("12x3",),
    ),
)

FORWARD_CAPTURES_DIAGRAMS = (
    Example(
        about=Text(
            de="Ein Stein schlägt nur vorwärts: 33 und 34 stehen hinter ihm und sind sicher.",
            en="A man captures only forward: 33 and 34 stand behind it and are safe.",
        ),
        section="capturing",
        fen="W:W28,50:B6,33,34",
        moves=("28-23", "28-24", "50-45"),
    ),
    Example(
        about=Text(
            de="Vorwärts muss ein Stein schlagen.",
            en="Forward a man must capture.",
        ),
        fen="W:W28,50:B6,24",
        moves=("28x19",),
    ),
)

SINGLE_PIECE_PLAYS_DIAGRAMS = (
    Example(
        about=Text(
            de="Auch mit einem einzigen Stein geht das Spiel weiter.",
            en="With a single man, too, the game goes on.",
        ),
        section="ends",
        fen="W:W28,50:B6,24",
        play="28x19",
    ),
    Example(
        about=Text(
            de="Auch mit einer einzelnen Dame geht das Spiel weiter.",
            en="With a single king, too, the game goes on.",
        ),
        section="ends",
        fen="W:W28,50:B24,K6",
        play="28x19",
    ),
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W28:B24",
        play="28x19",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Drei Damen gegen eine: Nach 16 Zügen jeder Seite ist es remis.",
            en="Three kings against one: a draw after 16 moves by each side.",
        ),
        fen="W:WK2,K3,K4:BK49",
        counts={"sixteen": 30},
        play="2-6 49-44",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zwei Damen gegen eine zählen nicht.",
            en="Two kings against one do not count.",
        ),
        fen="W:WK2,K3:BK49",
        counts={"sixteen": 31},
        play="2-6",
    ),
    Example(
        about=Text(
            de="Vier Damen gegen eine zählen nicht.",
            en="Four kings against one do not count.",
        ),
        fen="W:WK1,K2,K3,K4:BK49",
        counts={"sixteen": 31},
        play="2-6",
    ),
    Example(
        about=Text(
            de="Mit einem Stein neben den drei Damen gilt die Regel nicht.",
            en="With a man beside the three kings the rule does not hold.",
        ),
        fen="W:W41,K2,K3,K4:BK49",
        counts={"sixteen": 31},
        play="2-6",
    ),
    Example(
        about=Text(
            de="Gegen zwei Damen gelten die 16 Züge nicht.",
            en="The rule of 16 moves does not hold against two kings.",
        ),
        fen="W:WK2,K3,K4:BK48,K49",
        counts={"sixteen": 31},
        play="2-6",
    ),
    Example(
        about=Text(
            de="Gegen Dame und Stein gelten die 16 Züge nicht.",
            en="The rule of 16 moves does not hold against a king and a man.",
        ),
        fen="W:WK2,K3,K4:B5,K49",
        counts={"sixteen": 31},
        play="2-6",
    ),
)

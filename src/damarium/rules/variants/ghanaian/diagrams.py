"""Diagrams of Ghanaian draughts: how pieces move and capture, and how it ends."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.ghanaian.draws import DRAW_DIAGRAMS

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:W28,50:B5,6",
        moves=("28-23", "28-24", "50-45"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 50 steht solange still.",
            en="Whoever can capture must: the man on 50 has to wait.",
        ),
        fen="W:W28,50:B6,24",
        moves=("28x19",),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts.",
            en="A man captures backward, too.",
        ),
        fen="W:W28,50:B6,33,34",
        moves=("28x37", "28x39"),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:W28,50:B6,K24",
        moves=("28x19",),
    ),
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein zur Dame, und der Zug ist zu Ende: Die 9 "
            "kann er erst später schlagen.",
            en="On the last row the man becomes a king and the move ends: 9 has to wait.",
        ),
        section="crowning",
        fen="W:W13,18:B8,9,33,K14",
        moves=("13x4",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:W36,K28:B26,31",
        moves=(
            *("28-1", "28-6", "28-10", "28-12", "28-15", "28-17", "28-19", "28-23", "28-24"),
            *("28-33", "28-34", "28-37", "28-39", "28-42", "28-45", "28-46", "28-50", "36-32"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:W36,K50:B26,28,31",
        moves=("50x1", "50x6", "50x12", "50x17", "50x23"),
    ),
    Example(
        about=Text(
            de="Hinter einer geschlagenen Dame landet eine Dame ebenfalls auf jedem freien Feld.",
            en="Behind a king that it takes a king lands on any free square, too.",
        ),
        fen="W:W36,K50:B26,31,K28",
        moves=("50x1", "50x6", "50x12", "50x17", "50x23"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:W36,K50:B23,26,28,31",
        moves=("36-32", "50-34", "50-39", "50-45"),
    ),
    Example(
        about=Text(
            de="Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt: Von 2 oder 40 kommt "
            "die Dame über das, was sie schlug, nicht zurück.",
            en="What is taken stands until the move ends, and blocks: from 2 or 40 the king does "
            "not come back across what it took.",
        ),
        fen="W:W49,K24:B7,21,35,K5",
        moves=("24x2", "24x40"),
    ),
    Example(
        about=Text(
            de="Kann es von einem der Felder dahinter weitergehen, muss die Dame dort landen. "
            "Wohin es dann geht, wählst du frei.",
            en="Where the capture can go on from a square behind, the king must land there. Which "
            "way it then goes is your choice.",
        ),
        fen="W:W9,K4:B8,35,38,K19",
        moves=("4x13x40", "4x22x44x30x14"),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Keine Mengenregel: zwei Steine oder drei, du hast die Wahl.",
            en="No quantity rule: two men or three, the choice is yours.",
        ),
        fen="W:W28,40:B6,14,24,35",
        moves=("28x19x8", "40x29x18x9"),
    ),
    Example(
        about=Text(
            de="Keine Güteregel: zwei Steine oder eine Dame.",
            en="No quality rule: two men or one king.",
        ),
        fen="W:W20,K6:B25,35,K15",
        moves=("20x9", "20x29x40"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je einen.",
            en="What captures does not matter: king and man take one each here.",
        ),
        fen="W:W20,K19:B2,15",
        moves=("19x10", "20x9"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wem nur noch ein einziger Stein bleibt, der hat verloren.",
            en="A side that is left with a single man has lost.",
        ),
        fen="W:W28,50:B6,24",
        play="28x19",
        ends="last_piece",
    ),
    Example(
        about=Text(
            de="Wem nur noch eine einzelne Dame bleibt, der hat auch verloren.",
            en="A side that is left with a single king has lost as well.",
        ),
        fen="W:W28,50:B24,K6",
        play="28x19",
        ends="last_piece",
    ),
    Example(
        about=Text(
            de="Für Weiß gilt dasselbe: Wem nur ein einziger Stein bleibt, der hat verloren.",
            en="The same holds for White: a side that is left with a single man has lost.",
        ),
        fen="B:W28,50:B6,24",
        play="24x33",
        ends="last_piece",
    ),
    Example(
        about=Text(
            de="Mit zwei Steinen geht die Partie weiter.",
            en="With two pieces the game goes on.",
        ),
        section="ends",
        fen="W:W28,50:B6,7,24",
        play="28x19",
    ),
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat erst recht verloren.",
            en="A side that has no piece left has lost all the more.",
        ),
        fen="W:W28,50:B14,24",
        play="28x19x8",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W32,36,42,46,50:B31,41",
        play="50-45",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS, *DRAW_DIAGRAMS)

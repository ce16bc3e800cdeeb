"""Diagrams of Portuguese draughts: one for every rule it uses, in its own numbering."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.portuguese.draws import DRAWS

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:W10:B31",
        moves=("10-13", "10-14"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 4 steht solange still.",
            en="Whoever can capture must: the man on 4 has to wait.",
        ),
        fen="W:W4,10:B14",
        moves=("10x19",),
    ),
    Example(
        about=Text(
            de="Rückwärts schlägt kein Stein: 13 und 14 stehen hinter ihm und sind sicher.",
            en="No man captures backward: 13 and 14 stand behind it and are safe.",
        ),
        section="capturing",
        fen="W:W18:B13,14,31",
        moves=("18-21", "18-22"),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann; zwischen gleich guten "
            "Wegen wählst du frei.",
            en="A capture goes on as long as it can; between ways that are equally good you "
            "choose freely.",
        ),
        fen="W:W9:B13,21,22",
        moves=("9x18x25", "9x18x27"),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:W10:BK13",
        moves=("10x17",),
    ),
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein zur Dame, und der Zug ist zu Ende: Die 26 "
            "kann er erst später schlagen.",
            en="On the last row the man becomes a king and the move ends: 26 has to wait.",
        ),
        fen="W:W23:B26,27",
        moves=("23x30",),
        cite="FPD 3.1.e",
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WK11:B32",
        moves=(
            *("11-2", "11-4", "11-6", "11-7"),
            *("11-14", "11-15", "11-18", "11-20", "11-21", "11-24", "11-25"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne, auch rückwärts, und landet auf jedem freien "
            "Feld dahinter.",
            en="A king captures from afar, backward too, and lands on any free square behind.",
        ),
        fen="W:WK32:B19",
        moves=("32x14", "32x10", "32x5", "32x1"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK32:B14,19",
        moves=("32-28", "32-23"),
    ),
    Example(
        about=Text(
            de="Geht der Schlag von einem der Felder dahinter weiter, muss die Dame dort landen.",
            en="Where the capture can go on from a square behind, the king must land there.",
        ),
        fen="W:WK4:B11,26",
        moves=("4x21x30",),
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach 27 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. "
            "Both ways round to 27 are the same move.",
        ),
        fen="W:WK27:B14,15,22,23",
        moves=("27x18x11x20x27", "27x18x11x20x30", "27x20x11x18x31"),
    ),
    Example(
        about=Text(
            de="Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt: Wäre die 28 gleich "
            "weg, könnte die Dame von 32 zurückkommen und alle drei schlagen.",
            en="What is taken stands until the move ends, and blocks: were 28 gone at once, the "
            "king could come back from 32 and take all three.",
        ),
        fen="W:WK19:B6,14,28",
        moves=("19x10x3",),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: 9 schlägt zwei Steine, 4 nur einen und steht deshalb still.",
            en="Quantity: 9 takes two men, 4 only one and therefore has to wait.",
        ),
        fen="W:W4,9:B7,13,22",
        moves=("9x18x27",),
        cite="FPD 3.7.a",
    ),
    Example(
        about=Text(
            de="Güteregel: Bei gleicher Zahl gehen die meisten Damen vor.",
            en="Quality: where the number is equal, the most kings go first.",
        ),
        fen="W:WK10:B14,K5",
        moves=("10x1",),
        cite="FPD 3.7.b",
    ),
    Example(
        about=Text(
            de="Je zwei auf beiden Seiten: Wo eine Dame dabei ist, musst du schlagen.",
            en="Two on either side: you must take where a king is among them.",
        ),
        fen="W:WK16:B21,26,27,K7",
        moves=("16x3",),
        cite="FPD 3.7.b; position of a Brazilian-Portuguese program project",
    ),
    Example(
        about=Text(
            de="Menge vor Güte: eine Dame oder zwei Steine? Die zwei Steine.",
            en="Quantity before quality: one king or two men? The two men.",
        ),
        fen="W:W4,9:B13,22,K7",
        moves=("9x18x27",),
        cite="FPD 3.7",
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je zwei Steine.",
            en="What captures does not matter: king and man take two men each here.",
        ),
        fen="W:WK10,2:B6,7,14",
        moves=("2x11x18", "10x3x12", "10x3x16"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: Beide Schläge nehmen einen Stein und eine Dame.",
            en="The order does not matter either: both captures take one man and one king.",
        ),
        section="capturing",
        fen="W:W4,9:B13,15,K7,K22",
        moves=("4x11x20", "9x18x27"),
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
        fen="W:W12,20:B24",
        play="12-15",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS, *DRAWS)

"""Diagrams of Spanish draughts: one for every rule it uses, in its own numbering."""

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
            de="Ein Stein schlägt vorwärts, und wer schlagen kann, muss: Der Stein auf 1 steht "
            "solange still.",
            en="A man captures forward, and whoever can capture must: the man on 1 has to wait.",
        ),
        fen="W:W14,1:B18",
        moves=("14x21",),
    ),
    Example(
        about=Text(
            de="Rückwärts schlägt kein Stein: 14 und 15 stehen hinter ihm und sind sicher.",
            en="No man captures backward: 14 and 15 stand behind it and are safe.",
        ),
        section="capturing",
        fen="W:W19:B14,15,31",
        moves=("19-22", "19-23"),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann; zwischen gleich langen Wegen "
            "wählst du frei.",
            en="A capture goes on as long as it can; between ways of equal length you choose "
            "freely.",
        ),
        fen="W:W10:B14,22,23",
        moves=("10x19x26", "10x19x28"),
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
            de="Auf der letzten Reihe wird der Stein zur Dame, und der Zug ist zu Ende: Die 26 "
            "kann er erst später schlagen.",
            en="On the last row the man becomes a king and the move ends: 26 has to wait.",
        ),
        fen="W:W23:B27,26",
        moves=("23x30",),
        cite="FPD 3.1.e: the same movement",
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
            *("14-1", "14-4", "14-5", "14-7", "14-10", "14-11"),
            *("14-18", "14-19", "14-21", "14-23", "14-28", "14-32"),
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
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK1:B14,19",
        moves=("1-5", "1-10"),
    ),
    Example(
        about=Text(
            de="Geht der Schlag von einem der Felder dahinter weiter, muss die Dame dort landen.",
            en="Where the capture can go on from a square behind, the king must land there.",
        ),
        fen="W:WK1:B14,27",
        moves=("1x23x30",),
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach 6 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. "
            "Both ways round to 6 are the same move.",
        ),
        fen="W:WK6:B10,11,18,19",
        moves=("6x13x22x15x2", "6x13x22x15x6", "6x15x22x13x3"),
        cite="mirror image of a position in pydraughts, pull request 43",
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

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: Von allen Schlägen zählt nur der längste. 6 schlägt zwei Steine, "
            "12 nur einen.",
            en="Quantity: of all captures only the longest is legal. 6 takes two men, 12 only one.",
        ),
        fen="W:W6,12:B10,15,18",
        moves=("6x13x22",),
    ),
    Example(
        about=Text(
            de="Güteregel: Bei gleicher Zahl gehen die meisten Damen vor.",
            en="Quality: where the number is equal, the most kings go first.",
        ),
        fen="W:WK16:B27,26,21,K7",
        moves=("16x3",),
        cite="mirror image of a Brazilian project's position",
    ),
    Example(
        about=Text(
            de="Menge vor Güte: eine Dame oder zwei Steine? Die zwei Steine.",
            en="Quantity before quality: one king or two men? The two men.",
        ),
        fen="W:WK3:B6,14,K7",
        moves=("3x10x19", "3x10x23", "3x10x28", "3x10x32"),
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
        fen="W:W1,4:BK5,7,13,K15",
        moves=("1x10x17", "4x11x20"),
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

_REPETITION = Example(
    about=Text(
        de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
        en="The same position for the third time, with the same side to move: a draw.",
    ),
    fen="W:WK4:BK31",
    play="4-8 31-27 8-4 27-31 4-8 31-27 8-4 27-31",
    ends="repetition",
)

_KINGS_COUNTER = (
    Example(
        about=Text(
            de="Zwanzig Züge jeder Seite nur mit Damen und ohne Schlag: Mit dem letzten ist "
            "es remis.",
            en="Twenty moves by each side with kings only and no capture: the last one draws.",
        ),
        fen="W:WK4:BK31",
        counts={"kings": 38},
        play="4-8 31-27",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:W12,K4:BK31",
        counts={"kings": 39},
        play="12-15",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK1:B14,30",
        counts={"kings": 39},
        play="1x19",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS, _REPETITION, *_KINGS_COUNTER)

_PROTECTED_KING = (
    Example(
        about=Text(
            de="Ein Stein darf keine Dame schlagen: 3 zieht an ihr vorbei.",
            en="A man may not take a king: 3 walks past it.",
        ),
        fen="W:W1,3:BK7,31",
        moves=("1-5", "3-6"),
    ),
    Example(
        about=Text(
            de="Nur eine Dame schlägt eine Dame.",
            en="Only a king takes a king.",
        ),
        fen="W:W3,K4:BK7,31",
        moves=("4x11", "4x14", "4x18", "4x21", "4x25"),
    ),
)

_NO_QUALITY = (
    Example(
        about=Text(
            de="Mengenregel: zwei Steine statt einer Dame.",
            en="Quantity: two men rather than one king.",
        ),
        fen="W:WK3,24:B6,14,K7",
        moves=("3x10x19", "3x10x23", "3x10x28", "3x10x32"),
    ),
    Example(
        about=Text(
            de="Keine Güteregel: ein Stein oder eine Dame, du hast die Wahl.",
            en="No quality rule: a man or a king, the choice is yours.",
        ),
        fen="W:W1,K16:B27,26,21,K7",
        moves=("16x3", "16x30"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je zwei Steine.",
            en="What captures does not matter: king and man take two men each here.",
        ),
        fen="W:WK10,2:B6,7,14",
        moves=("2x11x18", "10x3x12", "10x3x16"),
    ),
)

_LONE_MAN = Example(
    about=Text(
        de="Wem nur noch ein einziger Stein bleibt, der hat verloren.",
        en="A side that is left with a single man has lost.",
    ),
    fen="W:W1,10:B14,30",
    play="10x19",
    ends="last_piece",
)

ENCYCLOPEDIA_DIAGRAMS = (
    *_PROTECTED_KING,
    *_NO_QUALITY,
    _LONE_MAN,
    Example(
        about=Text(
            de="Wem nur noch eine einzelne Dame bleibt, der hat auch verloren.",
            en="A side that is left with a single king has lost as well.",
        ),
        fen="W:W1,10:B14,K30",
        play="10x19",
        ends="last_piece",
    ),
)

ENCYCLOPEDIA_MAN_DIAGRAMS = (
    *_PROTECTED_KING,
    *_NO_QUALITY,
    _LONE_MAN,
    Example(
        about=Text(
            de="Mit einer einzelnen Dame geht das Spiel weiter.",
            en="With a single king the game goes on.",
        ),
        section="ends",
        fen="W:W1,10:B14,K30",
        play="10x19",
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
        fen="W:W12,K4:BK31",
        counts={"quiet": 78},
        play="12-15 31-27",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK1:B14,30",
        counts={"quiet": 79},
        play="1x19",
    ),
    Example(
        about=Text(
            de="Mit einer neuen Dame beginnt das Zählen von vorn.",
            en="A new king starts the count again.",
        ),
        fen="W:W27,K4:BK8",
        counts={"quiet": 79},
        play="27-31",
    ),
)

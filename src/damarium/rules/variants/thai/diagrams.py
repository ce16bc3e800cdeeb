"""Diagrams of Thai checkers: one for every rule it uses, in its own numbering."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:W18:B13",
        moves=("18-14", "18-15"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 28 steht solange still.",
            en="Whoever can capture must: the man on 28 has to wait.",
        ),
        fen="W:W26,28:B23",
        moves=("26x19",),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann; wohin, wählst du frei.",
            en="A capture that has begun goes on as long as it can; which way, you choose freely.",
        ),
        fen="W:W22:B18,10,11",
        moves=("22x15x6", "22x15x8"),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:W23:BK18",
        moves=("23x14",),
    ),
    Example(
        about=Text(
            de="Jeder Stein zieht für sich, auch wenn zwei hintereinander stehen.",
            en="Each man moves by itself, even where two stand one behind the other.",
        ),
        fen="W:W22,18:B13",
        moves=("22-17", "18-14", "18-15"),
    ),
    Example(
        about=Text(
            de="Rückwärts schlägt kein Stein: 17 und 18 stehen hinter ihm und sind sicher.",
            en="No man captures backward: 17 and 18 stand behind it and are safe.",
        ),
        section="capturing",
        fen="W:W14:B17,18",
        moves=("14-9", "14-10"),
    ),
    Example(
        about=Text(
            de="Auch mitten im Schlag geht es für einen Stein nicht rückwärts: 19 bleibt stehen.",
            en="Even in the middle of a capture a man does not turn backward: 19 is safe.",
        ),
        fen="W:W22:B18,19",
        moves=("22x15",),
    ),
    Example(
        about=Text(
            de="Ein schwarzer Stein schlägt nach unten.",
            en="A black man captures down the board.",
        ),
        fen="B:B18:W22,14,15",
        moves=("18x25",),
    ),
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein zur Dame, und der Zug ist zu Ende: Die 6 "
            "kann er erst später schlagen.",
            en="On the last row the man becomes a king and the move ends: 6 has to wait.",
        ),
        fen="W:W11:B6,7",
        moves=("11x2",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WK18:B20",
        moves=(
            *("18-29", "18-5", "18-25", "18-9", "18-22", "18-14", "18-23", "18-15"),
            *("18-27", "18-11", "18-32", "18-8", "18-4"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne, landet aber gleich hinter dem Geschlagenen.",
            en="A king captures from afar, but lands right behind what it takes.",
        ),
        fen="W:WK29:B18",
        moves=("29x15",),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK29:B18,15",
        moves=("29-25", "29-22"),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt weiter, in welche Richtung sie will.",
            en="A king goes on capturing whichever way it likes.",
        ),
        fen="W:WK29:B25,26,10,11",
        moves=("29x22x31", "29x22x8"),
    ),
    Example(
        about=Text(
            de="Geschlagenes verschwindet sofort, und die Dame darf umkehren: So holt sie beide "
            "Steine, von welcher Seite sie auch anfängt.",
            en="What is taken leaves at once, and the king may turn back: that is how it takes "
            "both men, whichever it begins with.",
        ),
        fen="W:WK18:B15,22",
        moves=("18x11x25", "18x25x11"),
        cite="rhalbersma/dctl, rules of Thai draughts",
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Freie Wahl: Die Dame geht dem Stein nicht vor.",
            en="A free choice: a king does not go before a man.",
        ),
        fen="W:W28,K29:B22,24",
        moves=("29x18", "28x19"),
    ),
    Example(
        about=Text(
            de="Ein Stein oder zwei, beides ist erlaubt.",
            en="One man or two, both are legal.",
        ),
        fen="W:WK26:B22,23,16",
        moves=("26x17", "26x19x12"),
    ),
    Example(
        about=Text(
            de="Ein Stein oder eine Dame: Was du schlägst, ist gleich.",
            en="A man or a king: it does not matter what you take.",
        ),
        fen="W:WK26:B22,K23",
        moves=("26x17", "26x19"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich.",
            en="The order does not matter either.",
        ),
        fen="W:WK26:B22,K14,K23,16",
        moves=("26x17x10", "26x19x12"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W23:B18",
        play="23x14",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W17,26:B13",
        play="26-22",
        ends="no_move",
    ),
)

_DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:W20,K29:BK1",
        play="29-25 1-5 25-29 5-1 29-25 1-5 25-29 5-1",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne dass ein Stein vorrückt: Mit dem "
            "letzten ist es remis.",
            en="Forty moves by each side without a capture or an advancing man: the last one "
            "draws.",
        ),
        fen="W:W20,K29:BK1",
        counts={"quiet": 78},
        play="29-25 1-5",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Rückt ein Stein vor, beginnt das Zählen von vorn.",
            en="A man that advances starts the count again.",
        ),
        fen="W:W22,K28:BK2",
        counts={"quiet": 79},
        play="22-17",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK29:B22,12",
        counts={"quiet": 79},
        play="29x18",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS, *_DRAWS)

BLACK_FIRST_DIAGRAMS = (
    Example(
        about=Text(
            de="Die Anfangsstellung, Schwarz am Zug.",
            en="The beginning, Black to move.",
        ),
        section="setup",
        fen="B:W29,25,30,26,31,27,32,28:B5,1,6,2,7,3,8,4",
        moves=("5-9", "6-9", "6-10", "7-10", "7-11", "8-11", "8-12"),
    ),
)

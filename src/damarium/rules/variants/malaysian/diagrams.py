"""Diagrams of Malaysian draughts: how pieces move and capture."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.malaysian.draws import DRAW_DIAGRAMS

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:W46:B18",
        moves=("46-39", "46-40"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 51 steht solange still.",
            en="Whoever can capture must: the man on 51 has to wait.",
        ),
        fen="W:W46,51:B40",
        moves=("46x35",),
    ),
    Example(
        about=Text(
            de="Rückwärts schlägt kein Stein: 52 und 53 stehen hinter ihm und sind sicher.",
            en="No man captures backward: 52 and 53 stand behind it and are safe.",
        ),
        section="capturing",
        fen="W:W46:B52,53",
        moves=("46-39", "46-40"),
    ),
    Example(
        about=Text(
            de="Auch mitten im Schlag geht es für einen Stein nicht rückwärts: Nach der 40 ist "
            "auf 35 Schluss, die 42 bleibt stehen.",
            en="Even in the middle of a capture a man does not turn backward: after 40 it is over "
            "on 35, and 42 stays.",
        ),
        fen="W:W46:B40,42",
        moves=("46x35",),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:W46:BK40",
        moves=("46x35",),
    ),
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein zur Dame, und der Zug ist zu Ende: Die 10 "
            "kann er erst später schlagen.",
            en="On the last row the man becomes a king and the move ends: 10 has to wait.",
        ),
        fen="W:W15:B10,11",
        moves=("15x4",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame, der Haji, zieht auf freien Schrägen beliebig weit, vorwärts und "
            "rückwärts.",
            en="A king, the haji, moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WK46:B45",
        moves=(
            *("46-7", "46-13", "46-18", "46-20", "46-24", "46-26", "46-29", "46-33", "46-35"),
            *("46-39", "46-40", "46-51", "46-52", "46-57", "46-59", "46-62", "46-65", "46-68"),
            *("46-72",),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WK67:B45",
        moves=("67x6", "67x12", "67x17", "67x23", "67x28", "67x34", "67x39"),
    ),
    Example(
        about=Text(
            de="Hinter einer geschlagenen Dame landet eine Dame ebenfalls auf jedem freien Feld.",
            en="Behind a king that it takes a king lands on any free square, too.",
        ),
        fen="W:WK67:BK45",
        moves=("67x6", "67x12", "67x17", "67x23", "67x28", "67x34", "67x39"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK67:B39,45",
        moves=("67-50", "67-56", "67-61"),
    ),
    Example(
        about=Text(
            de="Türkischer Schlag: Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt. "
            "Wäre die 21 gleich weg, könnte die Dame von 13 zurückkommen und alle vier schlagen.",
            en="The Turkish strike: what is taken stands until the move ends, and blocks. Were 21 "
            "gone at once, the king could come back from 13 and take all four.",
        ),
        fen="W:WK68:B21,46,53,65",
        moves=("68x40x60x71",),
    ),
    Example(
        about=Text(
            de="Eine Dame muss so landen, dass sie am meisten schlägt.",
            en="A king must land where it can take the most.",
        ),
        fen="W:WK56:B10,14,39",
        moves=("56x23x3x20", "56x23x3x25", "56x23x3x31"),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: Nur der längste Schlag zählt. Die 58 nimmt zwei Steine, die 44 nur "
            "einen.",
            en="Quantity: only the longest capture is legal. 58 takes two men, 44 only one.",
        ),
        fen="W:W44,58:B38,41,52",
        moves=("58x47x36",),
    ),
    Example(
        about=Text(
            de="Die Mengenregel gilt auch, wenn eine Dame kürzer schlagen könnte.",
            en="The quantity rule holds even where a king could take less.",
        ),
        fen="W:W58,K44:B41,50,52",
        moves=("58x47x36",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt nicht mehr als ein Stein: lieber zwei Steine als eine Dame.",
            en="A king counts no more than a man: two men rather than one king.",
        ),
        fen="W:W58:B41,52,K51",
        moves=("58x47x36",),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei: ein Stein oder eine Dame.",
            en="Where the number is equal you choose freely: a man or a king.",
        ),
        fen="W:W58:B52,K51",
        moves=("58x45", "58x47"),
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

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W46:B40",
        play="46x35",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W61,68,72:B55",
        play="72-66",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS, *DRAW_DIAGRAMS)

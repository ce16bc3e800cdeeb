"""Diagrams of Canadian draughts: how pieces move and capture, in its own numbering."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

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
            de="Ein Stein schlägt auch rückwärts, und auch dann muss er.",
            en="A man captures backward too, and then, too, it must.",
        ),
        fen="W:W46:B52",
        moves=("46x59",),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann, vorwärts wie rückwärts.",
            en="A capture that has begun goes on as long as it can, forward and backward alike.",
        ),
        section="capturing",
        fen="W:W18:B10,23,24",
        moves=("18x29x16x3",),
    ),
    Example(
        about=Text(
            de="Acht Steine auf einen Zug: einmal im Kreis, und eine Dame ist dabei.",
            en="Eight pieces in one move: once around, and a king is among them.",
        ),
        fen="W:W69:B28,29,39,41,50,53,K62,65",
        moves=("69x56x45x34x23x36x47x60x71",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, bleibt ein Stein.",
            en="A man that only touches the last row and goes on capturing stays a man.",
        ),
        section="crowning",
        fen="W:W15:B10,11",
        moves=("15x4x17",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der von der letzten Reihe nur als Dame weiterschlagen könnte, hält an: "
            "Er wird Dame, und die 16 bleibt stehen.",
            en="A man that could go on from the last row only as a king stops there: it is "
            "crowned, and 16 stays.",
        ),
        fen="W:W14:B9,16",
        moves=("14x3",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WK39:B36",
        moves=(
            *("39-6", "39-7", "39-12", "39-13", "39-17", "39-20", "39-23", "39-26", "39-28"),
            *("39-33", "39-34", "39-45", "39-46", "39-50", "39-52", "39-56", "39-59"),
            *("39-61", "39-65", "39-67", "39-72"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WK67:B39",
        moves=("67x34", "67x28", "67x23", "67x17", "67x12", "67x6"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK67:B34,39",
        moves=("67-61", "67-56", "67-50", "67-45"),
    ),
    Example(
        about=Text(
            de="Eine Dame muss so landen, dass sie am meisten schlägt; nach dem letzten Stein "
            "steht ihr jedes Feld frei.",
            en="A king must land where it can take the most; behind the last piece every square "
            "is free to it.",
        ),
        fen="W:WK56:B10,14,39",
        moves=("56x23x3x20", "56x23x3x25", "56x23x3x31"),
    ),
    Example(
        about=Text(
            de="Türkischer Schlag: Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt. "
            "Wäre die 21 gleich weg, könnte die Dame von 14 zurückkommen und alle vier schlagen.",
            en="The Turkish strike: what is taken stands until the move ends, and blocks. Were 21 "
            "gone at once, the king could come back from 14 and take all four.",
        ),
        fen="W:WK68:B21,46,53,65",
        moves=("68x40x60x71",),
    ),
    Example(
        about=Text(
            de="Zehn Steine auf einen Zug: Leere Felder darf die Dame mehrmals überqueren, Steine "
            "nicht.",
            en="Ten pieces in one move: the king may cross empty squares again, but no piece.",
        ),
        fen="W:WK2:B9,11,21,23,24,36,38,40,52,53",
        moves=("2x35x51x32x4x17x39x59x42x29x18",),
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach 58 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. "
            "Both ways round to 58 are the same move.",
        ),
        fen="W:WK58:B34,35,51,52",
        moves=(
            *("58x41x28x45x58", "58x41x28x45x64", "58x41x28x45x71"),
            *("58x45x28x41x63", "58x45x28x41x69"),
        ),
    ),
    Example(
        about=Text(
            de="Zwei Wege von 56 nach 43 nehmen dieselben Steine und sind ein Zug; mit 16 oder "
            "22 sind es zwei verschiedene.",
            en="Two ways from 56 to 43 that take the same pieces are one move; with 16 or with "
            "22 they are two.",
        ),
        fen="W:WK56:B16,22,34,37,50",
        moves=("56x39x23x10x43", "56x39x28x15x43"),
    ),
    Example(
        about=Text(
            de="Anfang und Ende genügen nicht immer: Zwei Schläge führen von 2 nach 30.",
            en="Start and end do not always tell a move: two captures lead from 2 to 30.",
        ),
        fen="W:WK2:B15,16,23,24",
        moves=("2x22x11x30", "2x28x17x30"),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: Nur der längste Schlag zählt, auch wenn eine Dame kürzer schlagen "
            "könnte.",
            en="Quantity: only the longest capture is legal, even where a king could take less.",
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
            de="Bei gleicher Zahl wählst du frei: Dame und Stein oder zwei Steine.",
            en="Where the number is equal you choose freely: a king and a man or two men.",
        ),
        fen="W:W44:B27,K38,50,51",
        moves=("44x33x22", "44x57x46"),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei: ein Stein oder eine Dame. Ein Stein darf Damen "
            "schlagen.",
            en="Where the number is equal you choose freely: a man or a king. A man may take "
            "kings.",
        ),
        fen="W:W54:B48,K60",
        moves=("54x41", "54x65"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je einen.",
            en="What captures does not matter: king and man take one each here.",
        ),
        fen="W:W58,K44:B50,52",
        moves=("58x47", "44x57", "44x63", "44x70"),
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
        fen="W:W61,68,71:B55",
        play="71-64",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS)

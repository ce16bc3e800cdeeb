"""Diagrams of Sri Lankan draughts: those of the Canadian game in the mirror."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.sri_lankan.draws import DRAW_DIAGRAMS

_MOVES = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:W45:B13",
        moves=("45-39", "45-40"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 52 steht solange still.",
            en="Whoever can capture must: the man on 52 has to wait.",
        ),
        fen="W:W45,52:B39",
        moves=("45x32",),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts, und auch dann muss er.",
            en="A man captures backward too, and then, too, it must.",
        ),
        fen="W:W45:B51",
        moves=("45x56",),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann, vorwärts wie rückwärts.",
            en="A capture that has begun goes on as long as it can, forward and backward alike.",
        ),
        section="capturing",
        fen="W:W13:B9,19,20",
        moves=("13x26x15x4",),
    ),
    Example(
        about=Text(
            de="Acht Steine auf einen Zug: einmal im Kreis, und eine Dame ist dabei.",
            en="Eight pieces in one move: once around, and a king is among them.",
        ),
        fen="W:W70:B26,27,38,40,50,53,62,K65",
        moves=("70x59x46x33x20x31x44x55x68",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, bleibt ein Stein.",
            en="A man that only touches the last row and goes on capturing stays a man.",
        ),
        section="crowning",
        fen="W:W16:B8,9",
        moves=("16x3x14",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der von der letzten Reihe nur als Dame weiterschlagen könnte, hält an: "
            "Er wird Dame, und die 15 bleibt stehen.",
            en="A man that could go on from the last row only as a king stops there: it is "
            "crowned, and 15 stays.",
        ),
        fen="W:W17:B10,15",
        moves=("17x4",),
    ),
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WK40:B31",
        moves=(
            *("40-1", "40-12", "40-14", "40-18", "40-20", "40-23", "40-27", "40-29", "40-33"),
            *("40-34", "40-45", "40-46", "40-51", "40-53", "40-56", "40-59", "40-62", "40-66"),
            *("40-67", "40-7", "40-72"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WK72:B40",
        moves=("72x1", "72x14", "72x20", "72x27", "72x33", "72x7"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK72:B33,40",
        moves=("72-46", "72-53", "72-59", "72-66"),
    ),
    Example(
        about=Text(
            de="Eine Dame muss so landen, dass sie am meisten schlägt; nach dem letzten Stein "
            "steht ihr jedes Feld frei.",
            en="A king must land where it can take the most; behind the last piece every square "
            "is free to it.",
        ),
        fen="W:WK59:B9,17,40",
        moves=("59x20x4x23", "59x20x4x30", "59x20x4x36"),
    ),
    Example(
        about=Text(
            de="Türkischer Schlag: Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt. "
            "Wäre die 22 gleich weg, könnte die Dame von 14 zurückkommen und alle vier schlagen.",
            en="The Turkish strike: what is taken stands until the move ends, and blocks. Were 22 "
            "gone at once, the king could come back from 14 and take all four.",
        ),
        fen="W:WK71:B22,45,50,62",
        moves=("71x39x55x68",),
    ),
    Example(
        about=Text(
            de="Zehn Steine auf einen Zug: Leere Felder darf die Dame mehrmals überqueren, Steine "
            "nicht.",
            en="Ten pieces in one move: the king may cross empty squares again, but no piece.",
        ),
        fen="W:WK5:B8,10,19,20,22,31,39,41,50,51",
        moves=("5x32x52x35x3x14x40x56x37x26x13",),
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach 57 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. Both ways "
            "round to 57 are the same move.",
        ),
        fen="W:WK57:B32,33,51,52",
        moves=(
            *("57x38x27x46x57", "57x38x27x46x63", "57x38x27x46x68", "57x46x27x38x64"),
            *("57x46x27x38x70",),
        ),
    ),
    Example(
        about=Text(
            de="Zwei Wege von 59 nach 48 nehmen dieselben Steine und sind ein Zug; mit 15 oder 21 "
            "sind es zwei verschiedene.",
            en="Two ways from 59 to 48 that take the same pieces are one move; with 15 or with 21 "
            "they are two.",
        ),
        fen="W:WK59:B15,21,33,42,53",
        moves=("59x40x20x9x48", "59x40x27x16x48"),
    ),
    Example(
        about=Text(
            de="Anfang und Ende genügen nicht immer: Zwei Schläge führen von 5 nach 25.",
            en="Start and end do not always tell a move: two captures lead from 5 to 25.",
        ),
        fen="W:WK5:B15,16,19,20",
        moves=("5x21x8x25", "5x27x14x25"),
    ),
    Example(
        about=Text(
            de="Mengenregel: Nur der längste Schlag zählt, auch wenn eine Dame kürzer schlagen "
            "könnte.",
            en="Quantity: only the longest capture is legal, even where a king could take less.",
        ),
        fen="W:W57,K47:B38,51,53",
        moves=("57x44x31",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt nicht mehr als ein Stein: lieber zwei Steine als eine Dame.",
            en="A king counts no more than a man: two men rather than one king.",
        ),
        fen="W:W57:B38,51,K52",
        moves=("57x44x31",),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei: Dame und Stein oder zwei Steine.",
            en="Where the number is equal you choose freely: a king and a man or two men.",
        ),
        fen="W:W47:B28,52,53,K41",
        moves=("47x34x21", "47x58x45"),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei: ein Stein oder eine Dame. Ein Stein darf Damen "
            "schlagen.",
            en="Where the number is equal you choose freely: a man or a king. A man may take "
            "kings.",
        ),
        fen="W:W49:B43,K55",
        moves=("49x38", "49x62"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je einen.",
            en="What captures does not matter: king and man take one each here.",
        ),
        fen="W:W57,K47:B51,53",
        moves=("47x58", "47x64", "47x69", "57x44"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W45:B39",
        play="45x32",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W66,68,71:B60",
        play="68-63",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MOVES, *_ENDS, *DRAW_DIAGRAMS)

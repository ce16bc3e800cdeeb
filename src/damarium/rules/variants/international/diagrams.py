"""Diagrams of international draughts: how pieces move and capture, in its own numbering."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_ANNEX = "FMJD Annex 1"
_FFJD = "tutorial of the FFJD; rhalbersma/dctl, international model test"
_ROUND_TRIPS = "AttackingOrDefending/pydraughts, test of ambiguous moves"

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:W28:B5",
        moves=("28-22", "28-23"),
        cite=_FFJD,
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 32 steht solange still.",
            en="Whoever can capture must: the man on 32 has to wait.",
        ),
        fen="W:W28,32:B23",
        moves=("28x19",),
        cite="RoepStoep/lidraughts, commit 9adaa12357",
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts, und auch dann muss er.",
            en="A man captures backward too, and then, too, it must.",
        ),
        fen="W:W28:B33",
        moves=("28x39",),
        cite="RoepStoep/lidraughts, issues 24 and 27",
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann, vorwärts wie rückwärts.",
            en="A capture that has begun goes on as long as it can, forward and backward alike.",
        ),
        section="capturing",
        fen="W:W15:B8,19,20",
        moves=("15x24x13x2",),
        cite=_FFJD,
    ),
    Example(
        about=Text(
            de="Acht Steine auf einen Zug: einmal im Kreis, und eine Dame ist dabei.",
            en="Eight pieces in one move: once around, and a king is among them.",
        ),
        fen="W:W47:B13,14,22,24,31,34,K41,44",
        moves=("47x36x27x18x9x20x29x40x49",),
        cite=_FFJD,
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, bleibt ein Stein.",
            en="A man that only touches the last row and goes on capturing stays a man.",
        ),
        section="crowning",
        fen="W:W13:B9,10",
        moves=("13x4x15",),
        cite="RoepStoep/lidraughts, issue 2",
    ),
    Example(
        about=Text(
            de="Ein Stein, der von der letzten Reihe nur als Dame weiterschlagen könnte, hält an: "
            "Er wird Dame, und die 14 bleibt stehen.",
            en="A man that could go on from the last row only as a king stops there: it is "
            "crowned, and 14 stays.",
        ),
        fen="W:W12:B8,14",
        moves=("12x3",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WK28:B25",
        moves=(
            *("28-5", "28-6", "28-10", "28-11", "28-14", "28-17", "28-19", "28-22", "28-23"),
            *("28-32", "28-33", "28-37", "28-39", "28-41", "28-44", "28-46", "28-50"),
        ),
        cite=_FFJD,
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WK46:B23",
        moves=("46x19", "46x14", "46x10", "46x5"),
        cite=_FFJD,
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK46:B19,23",
        moves=("46-41", "46-37", "46-32", "46-28"),
    ),
    Example(
        about=Text(
            de="Eine Dame muss so landen, dass sie am meisten schlägt; nach dem letzten Stein "
            "steht ihr jedes Feld frei.",
            en="A king must land where it can take the most; behind the last piece every square "
            "is free to it.",
        ),
        fen="W:WK47:B9,12,33",
        moves=("47x20x3x17", "47x20x3x21", "47x20x3x26"),
        cite=_FFJD,
    ),
    Example(
        about=Text(
            de="Türkischer Schlag: Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt. "
            "Wäre die 7 gleich weg, könnte die Dame von 1 zurückkommen und alle vier schlagen.",
            en="The Turkish strike: what is taken stands until the move ends, and blocks. Were 7 "
            "gone at once, the king could come back from 1 and take all four.",
        ),
        fen="W:WK46:B7,28,34,44",
        moves=("46x23x40x49",),
        cite=f"{_ANNEX}, 4.8, 4.11",
    ),
    Example(
        about=Text(
            de="Zehn Steine auf einen Zug: Leere Felder darf die Dame mehrmals überqueren, Steine "
            "nicht.",
            en="Ten pieces in one move: the king may cross empty squares again, but no piece.",
        ),
        fen="W:WK1:B7,9,17,19,20,30,31,33,43,44",
        moves=("1x29x42x26x3x14x32x49x35x24x15",),
        cite=_FFJD,
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach 38 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. "
            "Both ways round to 38 are the same move.",
        ),
        fen="W:WK38:B18,19,32,33",
        moves=(
            *("38x24x13x27x38", "38x24x13x27x43", "38x24x13x27x49"),
            *("38x27x13x24x42", "38x27x13x24x47"),
        ),
        cite=_ROUND_TRIPS,
    ),
    Example(
        about=Text(
            de="Zwei Wege von 47 nach 36 nehmen dieselben Steine und sind ein Zug; mit 14 oder "
            "19 sind es zwei verschiedene.",
            en="Two ways from 47 to 36 that take the same pieces are one move; with 14 or with "
            "19 they are two.",
        ),
        fen="W:WK47:B14,19,29,31,42",
        moves=("47x33x20x9x36", "47x33x24x13x36"),
        cite=_ROUND_TRIPS,
    ),
    Example(
        about=Text(
            de="Anfang und Ende genügen nicht immer: Zwei Schläge führen von 1 nach 25.",
            en="Start and end do not always tell a move: two captures lead from 1 to 25.",
        ),
        fen="W:WK1:B12,13,19,20",
        moves=("1x18x9x25", "1x23x14x25"),
        cite="RoepStoep/lidraughts, issue 16",
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: Nur der längste Schlag zählt, auch wenn eine Dame kürzer schlagen "
            "könnte.",
            en="Quantity: only the longest capture is legal, even where a king could take less.",
        ),
        fen="W:W38,K26:B24,31,33",
        moves=("38x29x20",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt nicht mehr als ein Stein: lieber zwei Steine als eine Dame.",
            en="A king counts no more than a man: two men rather than one king.",
        ),
        fen="W:W38:B24,33,K32",
        moves=("38x29x20",),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei: Dame und Stein oder zwei Steine.",
            en="Where the number is equal you choose freely: a king and a man or two men.",
        ),
        fen="W:W26:B12,K21,31,32",
        moves=("26x17x8", "26x37x28"),
        cite=_FFJD,
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei: ein Stein oder eine Dame. Ein Stein darf Damen "
            "schlagen.",
            en="Where the number is equal you choose freely: a man or a king. A man may take "
            "kings.",
        ),
        fen="W:W35:B30,K40",
        moves=("35x24", "35x44"),
        cite=_FFJD,
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je einen.",
            en="What captures does not matter: king and man take one each here.",
        ),
        fen="W:W38,K26:B31,33",
        moves=("38x29", "26x37", "26x42", "26x48"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W28:B23",
        play="28x19",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W41,47,50:B36",
        play="50-44",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS)

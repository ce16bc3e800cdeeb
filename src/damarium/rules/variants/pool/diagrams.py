"""Diagrams of American pool checkers: how pieces move and capture, in its own numbering."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_FIXTURES = "czsoftcode/checkers, packages/rules/fixtures"

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts; für Schwarz ist das nach unten.",
            en="A man moves one square diagonally forward; for Black that is down the board.",
        ),
        fen="B:W31:B14",
        moves=("14-17", "14-18"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 32 steht solange still.",
            en="Whoever can capture must: the man on 32 has to wait.",
        ),
        fen="W:W17,32:B1,14",
        moves=("17x10",),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts.",
            en="A man captures backward, too.",
        ),
        fen="W:W14:B17,18",
        moves=("14x21", "14x23"),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:W25:BK22",
        moves=("25x18",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe im Schlag nur berührt, schlägt als Stein weiter "
            "und bleibt einer.",
            en="A man that only touches the last row in a capture goes on as a man and stays one.",
        ),
        section="crowning",
        fen="B:W26,27:B22",
        moves=("22x31x24",),
        cite="APCA rules, 16, 22, 23; tkabber-draughts, pool text, 5",
    ),
    Example(
        about=Text(
            de="Bis 13 käme von der 2 aus nur eine Dame: Der Stein endet auf 9.",
            en="Only a king could go from 2 as far as 13: the man ends on 9.",
        ),
        fen="W:W11:B6,7",
        moves=("11x2x9",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der nur als Dame weiterschlagen könnte, hält an: Er wird Dame, und die "
            "14 bleibt stehen.",
            en="A man that could go on only as a king stops: it is crowned, and 14 stays.",
        ),
        fen="W:W12:B8,14,26",
        moves=("12x3",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WK18:B12",
        moves=(
            *("18-4", "18-5", "18-8", "18-9", "18-11", "18-14", "18-15", "18-22", "18-23"),
            *("18-25", "18-27", "18-29", "18-32"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="B:W15:BK4",
        moves=("4x18", "4x22", "4x25", "4x29"),
        cite=_FIXTURES,
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK29:B18,22",
        moves=("29-25",),
    ),
    Example(
        about=Text(
            de="Ein Schlag geht weiter, solange er kann. Ob die Dame über 15 oder 18 geht, ist "
            "derselbe Zug.",
            en="A capture goes on as long as it can. Whether the king goes by way of 15 or of 18, "
            "the move is the same.",
        ),
        fen="B:W11,22:BK25",
        moves=("25x15x4", "25x15x8"),
        cite=_FIXTURES,
    ),
    Example(
        about=Text(
            de="Kann es von einem der Felder dahinter weitergehen, muss die Dame dort landen: "
            "auf 18, nicht weiter hinten. Wohin es dann geht, wählst du frei.",
            en="Where the capture can go on from a square behind, the king must land there: on 18 "
            "and no farther. Which way it then goes is your choice.",
        ),
        fen="W:WK29:B7,14,15,22",
        moves=("29x18x5", "29x18x9", "29x18x11x2"),
    ),
    Example(
        about=Text(
            de="Türkischer Schlag: Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt. "
            "Von 11 nimmt die Dame 7 oder 16, aber zurück kommt sie nicht.",
            en="The Turkish strike: what is taken stands until the move ends, and blocks. From 11 "
            "the king takes 7 or 16, but it cannot come back.",
        ),
        fen="W:WK29:B7,16,25",
        moves=("29x11x2", "29x11x20"),
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach 26 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. "
            "Both ways round to 26 are the same move.",
        ),
        fen="W:WK26:B14,15,22,23",
        moves=("26x17x10x19x26", "26x17x10x19x30", "26x19x10x17x31"),
        cite="AttackingOrDefending/pydraughts, pull request 43",
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Keine Mengenregel: ein Stein oder zwei, du hast die Wahl.",
            en="No quantity rule: one man or two, the choice is yours.",
        ),
        fen="W:W24,26:B14,19,22",
        moves=("24x15", "26x17x10"),
    ),
    Example(
        about=Text(
            de="Keine Güteregel: ein Stein oder eine Dame.",
            en="No quality rule: a man or a king.",
        ),
        fen="W:WK20:B6,7,9,K27",
        moves=("20x2", "20x31"),
    ),
    Example(
        about=Text(
            de="Eine Dame geht dem Stein beim Schlagen nicht vor.",
            en="A king does not go before a man when capturing.",
        ),
        fen="B:W15,25:B10,K21",
        moves=("10x19", "21x30"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W25:B22",
        play="25x18",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W17,22,28:B13",
        play="28-24",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS)

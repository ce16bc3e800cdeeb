"""Diagrams of Jamaican draughts: those of pool checkers in the mirror."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.jamaican.draws import DRAW_DIAGRAMS

_MOVES = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts; für Schwarz ist das nach unten.",
            en="A man moves one square diagonally forward; for Black that is down the board.",
        ),
        fen="B:W30:B15",
        moves=("15-19", "15-20"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 29 steht solange still.",
            en="Whoever can capture must: the man on 29 has to wait.",
        ),
        fen="W:W20,29:B4,15",
        moves=("20x11",),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts.",
            en="A man captures backward, too.",
        ),
        fen="W:W15:B19,20",
        moves=("15x22", "15x24"),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:W28:BK23",
        moves=("28x19",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe im Schlag nur berührt, schlägt als Stein weiter "
            "und bleibt einer.",
            en="A man that only touches the last row in a capture goes on as a man and stays one.",
        ),
        section="crowning",
        fen="B:W26,27:B23",
        moves=("23x30x21",),
        cite="APCA rules, 16, 22, 23; tkabber-draughts, pool text, 5",
    ),
    Example(
        about=Text(
            de="Bis 16 käme von der 3 aus nur eine Dame: Der Stein endet auf 12.",
            en="Only a king could go from 3 as far as 16: the man ends on 12.",
        ),
        fen="W:W10:B6,7",
        moves=("10x3x12",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der nur als Dame weiterschlagen könnte, hält an: Er wird Dame, und die "
            "15 bleibt stehen.",
            en="A man that could go on only as a king stops: it is crowned, and 15 stays.",
        ),
        fen="W:W9:B5,15,27",
        moves=("9x2",),
    ),
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WK19:B9",
        moves=(
            *("19-1", "19-10", "19-12", "19-14", "19-15", "19-22", "19-23", "19-26", "19-28"),
            *("19-29", "19-32", "19-5", "19-8"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="B:W14:BK1",
        moves=("1x19", "1x23", "1x28", "1x32"),
        cite="mirror image of a position in czsoftcode/checkers, packages/rules/fixtures",
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WK32:B19,23",
        moves=("32-28",),
    ),
    Example(
        about=Text(
            de="Ein Schlag geht weiter, solange er kann. Ob die Dame über 14 oder 18 geht, ist "
            "derselbe Zug.",
            en="A capture goes on as long as it can. Whether the king goes by way of 14 or of 18, "
            "the move is the same.",
        ),
        fen="B:W10,23:BK28",
        moves=("28x14x1", "28x14x5"),
        cite="mirror image of a position in czsoftcode/checkers, packages/rules/fixtures",
    ),
    Example(
        about=Text(
            de="Kann es von einem der Felder dahinter weitergehen, muss die Dame dort landen: auf "
            "19, nicht weiter hinten. Wohin es dann geht, wählst du frei.",
            en="Where the capture can go on from a square behind, the king must land there: on 19 "
            "and no farther. Which way it then goes is your choice.",
        ),
        fen="W:WK32:B6,14,15,23",
        moves=("32x19x10x3", "32x19x12", "32x19x8"),
    ),
    Example(
        about=Text(
            de="Türkischer Schlag: Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt. "
            "Von 10 nimmt die Dame 6 oder 13, aber zurück kommt sie nicht.",
            en="The Turkish strike: what is taken stands until the move ends, and blocks. From 10 "
            "the king takes 6 or 13, but it cannot come back.",
        ),
        fen="W:WK32:B6,13,28",
        moves=("32x10x17", "32x10x3"),
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach 27 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. Both ways "
            "round to 27 are the same move.",
        ),
        fen="W:WK27:B14,15,22,23",
        moves=("27x18x11x20x30", "27x20x11x18x27", "27x20x11x18x31"),
        cite="mirror image of a position in AttackingOrDefending/pydraughts, pull request 43",
    ),
    Example(
        about=Text(
            de="Keine Mengenregel: ein Stein oder zwei, du hast die Wahl.",
            en="No quantity rule: one man or two, the choice is yours.",
        ),
        fen="W:W21,27:B15,18,23",
        moves=("21x14", "27x20x11"),
    ),
    Example(
        about=Text(
            de="Keine Güteregel: ein Stein oder eine Dame.",
            en="No quality rule: a man or a king.",
        ),
        fen="W:WK17:B6,7,12,K26",
        moves=("17x3", "17x30"),
    ),
    Example(
        about=Text(
            de="Eine Dame geht dem Stein beim Schlagen nicht vor.",
            en="A king does not go before a man when capturing.",
        ),
        fen="B:W14,28:B11,K24",
        moves=("11x18", "24x31"),
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
        fen="W:W20,23,25:B16",
        play="25-21",
        ends="no_move",
    ),
)

_KING_TAKES_KING = Example(
    about=Text(
        de="Wer eine Dame schlägt, landet auf jedem freien Feld dahinter, wie hinter einem Stein.",
        en="A king that takes a king lands on any free square behind, as behind a man.",
    ),
    fen="W:WK32:BK23",
    moves=("32x1", "32x5", "32x10", "32x14", "32x19"),
)

DIAGRAMS = (*_MOVES, *_ENDS, *DRAW_DIAGRAMS, _KING_TAKES_KING)

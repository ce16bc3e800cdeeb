"""Diagrams of the German house rules as most texts give them: one for every rule they use."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.german.draws import DRAWS

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts; für Schwarz ist das nach unten.",
            en="A man moves one square diagonally forward; for Black that is down the board.",
        ),
        fen="B:B10:W31",
        moves=("10-14", "10-15"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 4 steht solange still.",
            en="Whoever can capture must: the man on 4 has to wait.",
        ),
        fen="B:B4,10:W15",
        moves=("10x19",),
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
            de="Ein begonnener Schlag geht weiter, solange er kann; wohin, wählst du frei.",
            en="A capture that has begun goes on as long as it can; which way, you choose freely.",
        ),
        fen="B:B10:W15,23,24",
        moves=("10x19x26", "10x19x28"),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="B:B10:WK15",
        moves=("10x19",),
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
        fen="W:WK25:B12",
        moves=(
            *("25-21", "25-29", "25-30"),
            *("25-22", "25-18", "25-15", "25-11", "25-8", "25-4"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet gleich hinter dem geschlagenen Stein.",
            en="A king captures from afar and lands right behind the piece it takes.",
        ),
        fen="B:BK30:W23",
        moves=("30x19",),
        cite="spin.de",
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
            de="Eine Dame schlägt weiter, solange sie kann. Ob zwei oder drei Steine, steht dir "
            "frei.",
            en="A king goes on capturing as long as it can. Two men or three, the choice is yours.",
        ),
        fen="W:WK29:B7,14,15,22",
        moves=("29x18x9", "29x18x11x2"),
    ),
    Example(
        about=Text(
            de="Geschlagenes verschwindet sofort: Die Dame kehrt um, fliegt über das leere Feld "
            "und nimmt den anderen Stein auch.",
            en="What is taken leaves at once: the king turns about, flies across the empty "
            "square and takes the other man, too.",
        ),
        fen="W:WK15:B8,18",
        moves=("15x4x22", "15x22x4"),
        cite="follows from spin.de's removal",
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
        fen="B:B10:W15",
        play="10x19",
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

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS, *DRAWS)

_LANDS_ANYWHERE = (
    Example(
        about=Text(
            de="Eine Dame landet auf jedem freien Feld hinter dem geschlagenen Stein.",
            en="A king lands on any free square behind the piece it takes.",
        ),
        fen="W:WK29:B22",
        moves=("29x18", "29x15", "29x11", "29x8", "29x4"),
    ),
    Example(
        about=Text(
            de="Kann die Dame von einem der Felder dahinter aus weiterschlagen, muss sie dort "
            "landen.",
            en="Where the king can go on capturing from one of the squares behind, it must land "
            "there.",
        ),
        fen="W:WK29:B7,14,15,22",
        moves=("29x18x9", "29x18x5", "29x18x11x2"),
    ),
)

_STAYS = Example(
    about=Text(
        de="Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt: Von 4 kommt die Dame "
        "über die 8 nicht zurück.",
        en="What is taken stands until the move ends, and blocks: from 4 the king does not come "
        "back across 8.",
    ),
    fen="W:WK15:B8,18,26",
    moves=("15x4", "15x22x31"),
)

B_DIAGRAMS = (*_LANDS_ANYWHERE, _STAYS)

C_DIAGRAMS = (
    *_LANDS_ANYWHERE,
    _STAYS,
    Example(
        about=Text(
            de="Steine schlagen auch rückwärts.",
            en="Men capture backward, too.",
        ),
        fen="W:W14:B17,18",
        moves=("14x21", "14x23"),
    ),
    Example(
        about=Text(
            de="Kommt ein Stein beim Schlagen nur über die letzte Reihe, bleibt er ein Stein.",
            en="A man that only passes the last row while capturing stays a man.",
        ),
        section="crowning",
        fen="W:W11:B6,7",
        moves=("11x2x9",),
    ),
)

MAJORITY_DIAGRAMS = (
    Example(
        about=Text(
            de="Zwei sind mehr als einer: Der Stein auf 26 muss schlagen.",
            en="Two are more than one: the man on 26 has to capture.",
        ),
        fen="W:W24,26:B14,19,22",
        moves=("26x17x10",),
    ),
    Example(
        about=Text(
            de="Gezählt wird, nicht gewogen: Stein oder Dame, die Wahl ist frei.",
            en="Pieces are counted, not weighed: man or king, the choice is free.",
        ),
        fen="W:WK18:B8,K9",
        moves=("18x4", "18x5"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist auch gleich.",
            en="What captures does not matter either.",
        ),
        fen="W:W10,K2:B6",
        moves=("10x1", "2x9"),
    ),
)

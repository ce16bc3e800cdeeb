"""Diagrams of Italian draughts: one for every rule it uses, in its own numbering."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.italian.draws import DRAWS

_CZSOFTCODE = "czsoftcode/checkers, packages/rules/test, mirrored"

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts; für Schwarz ist das nach unten.",
            en="A man moves one square diagonally forward; for Black that is down the board.",
        ),
        fen="B:B15:W30",
        moves=("15-19", "15-20"),
        cite=_CZSOFTCODE,
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 17 steht solange still.",
            en="Whoever can capture must: the man on 17 has to wait.",
        ),
        fen="W:W30,17:B27",
        moves=("30x23",),
        cite="FID 5.6",
    ),
    Example(
        about=Text(
            de="Rückwärts schlägt kein Stein: Die 11 steht hinter ihm und ist sicher.",
            en="No man captures backward: 11 stands behind it and is safe.",
        ),
        section="capturing",
        fen="B:W11,19:B15",
        moves=("15x22",),
        cite=_CZSOFTCODE,
    ),
    Example(
        about=Text(
            de="Mehr als drei kann ein Stein nie schlagen: So weit reicht das Brett.",
            en="A man never takes more than three: the board goes no farther.",
        ),
        fen="W:W31:B12,20,28",
        moves=("31x24x15x8",),
        cite="FID 5.7",
    ),
    Example(
        about=Text(
            de="Ein Stein darf keinen König schlagen: 30 zieht an ihm vorbei.",
            en="A man may not take a king: 30 walks past it.",
        ),
        section="capturing",
        fen="W:W30:BK26",
        moves=("30-27",),
        cite="FID 5.3",
    ),
    Example(
        about=Text(
            de="Der Stein auf 15 muss geschlagen werden, der König auf 14 kann es nicht.",
            en="The man on 15 must be taken, the king on 14 cannot be.",
        ),
        fen="W:W19:B15,K14",
        moves=("19x12",),
        cite="a checkers site and BrainKing on the Italian game",
    ),
    Example(
        about=Text(
            de="Vor einem König hört auch ein begonnener Schlag auf.",
            en="Before a king even a capture that has begun stops.",
        ),
        fen="B:W14,K21:B11",
        moves=("11x18",),
        cite=_CZSOFTCODE,
    ),
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein zum König, und der Zug ist zu Ende: Die 26 "
            "kann er erst später schlagen.",
            en="On the last row the man becomes a king and the move ends: 26 has to wait.",
        ),
        fen="B:W26,27:B23",
        moves=("23x30",),
        cite=_CZSOFTCODE,
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Ein König zieht ein Feld weit, vorwärts und rückwärts.",
            en="A king moves one square, forward and backward.",
        ),
        fen="B:BK15:W30",
        moves=("15-11", "15-12", "15-19", "15-20"),
        cite=_CZSOFTCODE,
    ),
    Example(
        about=Text(
            de="Ein König schlägt in alle Richtungen, und nur, was neben ihm steht.",
            en="A king captures every way, and only what stands next to it.",
        ),
        fen="W:WK22:B18,19,27",
        moves=("22x13", "22x15", "22x31"),
        cite="FID 5.8",
    ),
    Example(
        about=Text(
            de="Nur ein König schlägt einen König.",
            en="Only a king takes a king.",
        ),
        section="capturing",
        fen="W:W27,K30:BK26",
        moves=("30x21",),
        cite="FID 5.3",
    ),
    Example(
        about=Text(
            de="Ein König schlägt weiter, solange er kann, und wechselt dabei die Richtung.",
            en="A king goes on capturing as long as it can, and turns on its way.",
        ),
        fen="W:WK27:B5,6,13,15,21,23",
        moves=("27x20x11x2x9x18x25",),
        cite="FID 5.9",
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Rang 1, die meisten: Der Stein schlägt drei, der König nur zwei.",
            en="Rank 1, the most: the man takes three, the king only two.",
        ),
        fen="W:WK21,31:B10,18,27",
        moves=("31x22x13x6",),
        cite="FID 6.6",
    ),
    Example(
        about=Text(
            de="Menge geht vor Güte: drei Steine statt einem König.",
            en="Quantity goes before quality: three men rather than one king.",
        ),
        fen="W:WK27:BK22,23,15,6",
        moves=("27x20x11x2",),
        cite="FID 6.6",
    ),
    Example(
        about=Text(
            de="Rang 2, mit dem König: Beide könnten zwei schlagen, der König muss.",
            en="Rank 2, by a king: both could take two, the king has to.",
        ),
        fen="W:WK23,31:B19,26,27",
        moves=("23x30x21",),
        cite="FID 6.7",
    ),
    Example(
        about=Text(
            de="Rang 3, die meisten Könige: Zwei gehen vor einem.",
            en="Rank 3, the most kings: two go before one.",
        ),
        fen="W:WK23:B19,K28",
        moves=("23x32",),
        cite="FID 6.8",
    ),
    Example(
        about=Text(
            de="Zwei Könige gehen vor einem, mit welchem deiner Könige auch immer.",
            en="Two kings go before one, whichever of your kings takes them.",
        ),
        fen="B:WK7,K14,19,K26:BK4,K29",
        moves=("4x11x18",),
        cite=_CZSOFTCODE,
    ),
    Example(
        about=Text(
            de="Zwei Könige später gehen auch vor einem, der gleich käme.",
            en="Two kings later also go before one that would come at once.",
        ),
        fen="W:WK30:B10,K12,18,K20,K26,27",
        moves=("30x23x16x7",),
        cite="FID 6.8 before 6.9",
    ),
    Example(
        about=Text(
            de="Rang 4, den König früher: Auf dem einen Weg kommt er gleich, auf dem anderen "
            "zuletzt.",
            en="Rank 4, the king sooner: on one way it comes at once, on the other last.",
        ),
        fen="W:WK30:B10,12,18,K20,K26,27",
        moves=("30x21x14x5",),
        cite="FID 6.9",
    ),
    Example(
        about=Text(
            de="Beginnen beide Wege mit einem König, entscheidet der nächste.",
            en="Where both ways begin with a king, the next one decides.",
        ),
        fen="W:WK30:B10,K12,K18,20,K26,K27",
        moves=("30x21x14x5",),
        cite="FID 6.9; Alioto, as rhalbersma/dctl tells it",
    ),
    Example(
        about=Text(
            de="Zwischen Schlägen, die in allem gleich sind, wählst du frei.",
            en="Between captures that are equal in everything you choose freely.",
        ),
        fen="W:WK31:B18,20,K27,K28",
        moves=("31x22x13", "31x24x15"),
        cite="FID 6.10",
    ),
    Example(
        about=Text(
            de="Zwischen zwei Steinen, die gleich viel schlagen, wählst du frei.",
            en="Between two men that take the same you choose freely.",
        ),
        fen="B:W7,12,14,19,21,26:B4,8",
        moves=("4x11x18x25", "8x15x22x29"),
        cite=_CZSOFTCODE,
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W30:B27",
        play="30x23",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W13,22:B9",
        play="22-18",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS, *DRAWS)

"""Diagrams of what a capture counts in Frisian draughts, from the least to the most."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_DCTL = "rhalbersma/dctl, order of precedence in its test of the Frisian rules"

LADDER_DIAGRAMS = (
    Example(
        about=Text(
            de="Bei gleichem Wert schlägt die Dame, nicht der Stein: je ein Stein.",
            en="Where the value is equal the king captures and not the man: one man each.",
        ),
        fen="W:W12,K25:B22",
        moves=("25x21",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Eine Dame zählt mehr als ein Stein, auch wenn ein Stein sie schlägt.",
            en="A king counts more than a man, even where it is a man that takes it.",
        ),
        fen="W:W23,K41:B32,K24",
        moves=("23x25",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Ist auf beiden Wegen eine Dame zu nehmen, nimmt sie die Dame.",
            en="Where a king can be taken either way, the king takes it.",
        ),
        fen="W:W41,K17:BK37",
        moves=("17x47",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Zwei Steine zählen mehr als eine Dame.",
            en="Two men count more than one king.",
        ),
        fen="W:W28,K33:B13,23,K42",
        moves=("28x19x8",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Zwei Steine schlägt wieder die Dame, wenn sie es auch kann.",
            en="Two men, again, are taken by the king if it can do so, too.",
        ),
        fen="W:W28,K40:B38,42",
        moves=("40x37x48",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Dame und Stein zählen mehr als zwei Steine.",
            en="A king and a man count more than two men.",
        ),
        fen="W:W24,K25:B14,17,44,K10",
        moves=("24x4x15",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Auch Dame und Stein schlägt lieber die Dame.",
            en="A king and a man, too, are taken rather by the king.",
        ),
        fen="W:W33,K41:B27,K32",
        moves=("41x28x26",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Drei Steine zählen mehr als Dame und Stein.",
            en="Three men count more than a king and a man.",
        ),
        fen="W:W40,45,K41:B9,20,35,K6,K23",
        moves=("45x25x14x3",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Drei Steine schlägt die Dame vor dem Stein.",
            en="Three men are taken by the king before the man.",
        ),
        fen="W:W25,40,K30:B24,33,42",
        moves=("30x13x43x41",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Zwei Damen zählen mehr als drei Steine.",
            en="Two kings count more than three men.",
        ),
        fen="W:W43,50,K25:B5,11,12,35,K6,K47,K49",
        moves=("50x48x46",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Zwei Damen schlägt die Dame vor dem Stein.",
            en="Two kings are taken by the king before the man.",
        ),
        fen="W:W28,K25:BK11,K22",
        moves=("25x21x1",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Zwei Steine und eine Dame zählen mehr als zwei Damen.",
            en="Two men and a king count more than two kings.",
        ),
        fen="W:W9,24,K30:B34,39,K28,K36",
        moves=("24x44x33x22",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Vier Steine zählen mehr als zwei Steine und eine Dame.",
            en="Four men count more than two men and a king.",
        ),
        fen="W:W6,K17:B16,27,31,32,K44",
        moves=("6x26x28x37x26",),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Vier Steine schlägt die Dame vor dem Stein.",
            en="Four men are taken by the king before the man.",
        ),
        fen="W:W19,K29:B24,34,40,44",
        moves=("29x20x50x33x35", "29x20x50x39x25", "29x20x50x39x30"),
        cite=_DCTL,
    ),
    Example(
        about=Text(
            de="Bei gleichem Wert und gleicher Figur ist die Reihenfolge gleich: Dame und Stein "
            "oder Stein und Dame.",
            en="Where value and capturing piece are equal the order does not matter: king and "
            "man, or man and king.",
        ),
        fen="W:W27,35:B28,K9,K34",
        moves=("27x29x40", "35x33x22"),
    ),
)

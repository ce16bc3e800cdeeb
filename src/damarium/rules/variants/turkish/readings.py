"""Diagrams of the readings of Turkish draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

BRAINKING_DIAGRAMS = (
    Example(
        about=Text(
            de="Ein Stein, der im Schlag gekrönt wird, hält an: Die d8 kann die neue Dame erst "
            "später schlagen.",
            en="A man crowned in a capture stops: d8 has to wait for the new king.",
        ),
        section="crowning",
        fen="W:Wc6:Bc7,d8",
        moves=("c6xc8",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der im Schlag gekrönt wird, hält an: Die e8 kann die neue Dame erst "
            "später schlagen.",
            en="A man crowned in a capture stops: e8 has to wait for the new king.",
        ),
        section="crowning",
        fen="W:Wc6:Bc7,e8",
        moves=("c6xc8",),
    ),
)

CROWNS_AT_ONCE_DIAGRAMS = (
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein mitten im Schlag zur Dame und landet nach "
            "der d8 auf jedem freien Feld dahinter.",
            en="On the last row the man becomes a king in the middle of the capture, and after d8 "
            "it lands on any free square behind.",
        ),
        section="crowning",
        fen="W:Wc6:Bc7,d8",
        moves=("c6xc8xe8", "c6xc8xf8", "c6xc8xg8", "c6xc8xh8"),
    ),
    Example(
        about=Text(
            de="Die neue Dame schlägt auch aus der Ferne.",
            en="The new king also captures from afar.",
        ),
        section="crowning",
        fen="W:Wc6:Bc7,e8",
        moves=("c6xc8xf8", "c6xc8xg8", "c6xc8xh8"),
    ),
    Example(
        about=Text(
            de="Umkehren darf auch eine neue Dame nicht: Die c3 bleibt stehen.",
            en="A new king may not turn about either: c3 is safe.",
        ),
        section="crowning",
        fen="W:Wc6:Bc7,c3",
        moves=("c6xc8",),
    ),
)

KING_BEATS_MAN_DIAGRAMS = (
    Example(
        about=Text(
            de="Eine Dame gegen einen Stein genügt: gewonnen.",
            en="A king against a man is enough: won.",
        ),
        fen="W:Wd6:Bd7,h6",
        play="d6xd8",
        ends="king_beats_man",
    ),
    Example(
        about=Text(
            de="Eine Dame gegen einen Stein genügt nicht, solange der Stein noch schlagen kann.",
            en="A king against a man is not enough while the man can still capture.",
        ),
        section="ends",
        fen="W:WKc2:Bc4,c8",
        play="c2xc7",
    ),
    Example(
        about=Text(
            de="Dame gegen Dame bleibt remis.",
            en="A king against a king is still a draw.",
        ),
        fen="W:Wd6:Bd7,Kh6",
        play="d6xd8",
        ends="standoff",
    ),
    Example(
        about=Text(
            de="Stein gegen Stein bleibt remis.",
            en="A man against a man is still a draw.",
        ),
        fen="W:Wc3:Bc4,h6",
        play="c3xc5",
        ends="standoff",
    ),
)

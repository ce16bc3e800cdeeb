"""Diagrams of where men are crowned in Corner Checkers, and when."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

CROWNING = (
    Example(
        about=Text(
            de="Gekrönt wird nur in der Ecke: Der Stein auf d8 bleibt ein Stein. Vorwärts geht "
            "es für ihn nicht weiter, und rückwärts darf er nicht; Weiß hat verloren.",
            en="Crowned only in the corner: the man on d8 stays a man. There is no way on for it "
            "and none back; White has lost.",
        ),
        fen="W:Wc7:Ba5",
        play="c7-d8 a5-b4",
        ends="no_move",
    ),
    Example(
        about=Text(
            de="Auf b8 wird der Stein zur Dame.",
            en="On b8 the man becomes a king.",
        ),
        fen="W:Wc7:Ba5",
        play="c7-b8 a5-b4 b8-h2",
    ),
    Example(
        about=Text(
            de="Auf a7 wird der Stein auch zur Dame, obwohl es nicht die letzte Reihe ist.",
            en="On a7 the man becomes a king, too, though that is not the last row.",
        ),
        fen="W:Wb6:Bh4",
        play="b6-a7 h4-g3 a7-d4",
    ),
    Example(
        about=Text(
            de="Für Schwarz liegt die Ecke bei g1 und h2: Auf e1 steht sein Stein fest.",
            en="For Black the corner is g1 and h2: on e1 his man is stuck.",
        ),
        fen="B:Bd2:Wh4",
        play="d2-e1 h4-g5",
        ends="no_move",
    ),
    Example(
        about=Text(
            de="Auf g1 wird ein schwarzer Stein zur Dame.",
            en="On g1 a black man becomes a king.",
        ),
        fen="B:Bf2:Wh4",
        play="f2-g1 h4-g5 g1-a7",
    ),
    Example(
        about=Text(
            de="Auf h2 wird ein schwarzer Stein zur Dame.",
            en="On h2 a black man becomes a king.",
        ),
        fen="B:Bg3:Wa3",
        play="g3-h2 a3-b4 h2-b8",
    ),
    Example(
        about=Text(
            de="Ein Stein, der im Schlag gekrönt wird, hält an: f4 kann die neue Dame erst später "
            "schlagen.",
            en="A man crowned in a capture stops: f4 has to wait for the new king.",
        ),
        fen="W:Wd6:Bc7,f4",
        moves=("d6xb8",),
    ),
)

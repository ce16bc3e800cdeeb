"""Diagrams of Spantsiretti: its board, and what it shares with Russian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.russian.diagrams import DIAGRAMS as RUSSIAN_DIAGRAMS
from damarium.rules.variants.russian.fmjd64 import FMJD64_DIAGRAMS
from damarium.rules.variants.spantsiretti.edge import EDGE_DIAGRAMS

_BOARD = (
    Example(
        about=Text(
            de="So fängt es an: zehn Linien, acht Reihen und fünfzehn Steine auf jeder Seite. "
            "Nach der i-Linie kommt k.",
            en="So it begins: ten files, eight ranks and fifteen men a side. The file after i is "
            "k.",
        ),
        section="setup",
        fen="W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2,i1,i3,k2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8,i7,k6,k8",
        moves=("a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4", "i3-h4", "i3-k4"),
    ),
    Example(
        about=Text(
            de="Am rechten Rand zieht ein Stein nur nach links.",
            en="At the right edge a man moves only to the left.",
        ),
        fen="W:Wk2:Bb8",
        moves=("k2-i3",),
    ),
    Example(
        about=Text(
            de="Eine Dame erreicht von b8 aus den anderen Rand nicht mehr: Auf i1 ist die Schräge "
            "zu Ende.",
            en="From b8 a king does not reach the other edge: the diagonal ends on i1.",
        ),
        fen="W:WKb8:Be5",
        moves=("b8xf4", "b8xg3", "b8xh2", "b8xi1"),
    ),
    Example(
        about=Text(
            de="Türkischer Schlag: Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt. "
            "Von f6 nimmt die Dame e7 oder i3, aber zurück kommt sie nicht.",
            en="The Turkish strike: what is taken stands until the move ends, and blocks. From f6 "
            "the king takes e7 or i3, but it cannot come back.",
        ),
        fen="W:WKa1:Bb2,e7,i3",
        moves=("a1xf6xd8", "a1xf6xk2"),
    ),
)

#: Positions that mean something else where the board goes on to the right.
_AT_THE_OLD_EDGE = (
    "B:Wa1,b2,b4,e3,f2,f4,h6:Bb8,c5,d6,e7,f6,f8,g7,h8,Ka5",
    "W:WKa1:Bb2,e7,g5",
    "W:WKb8,Kd8,Kf8:BKa3,h6",
    "W:WKa1:Be5,h6",
    "W:WKb8,Kd8,Kf8:BKa3,Kc1,Kh2",
    "B:Wh2,Kb8,Kc5,Kd8:Bh6,Ka3,Kc1",
    "W:Wg7,h2,Kb8,Kd8:Bh6,Ka3,Kc1",
    "W:WKb8,Kd8,Kf8:BKa1,Kh2",
    "W:WKb8,Kd8,Kf8:Bh6,Ka1",
)
_SHARED = tuple(
    example
    for example in (*RUSSIAN_DIAGRAMS, *FMJD64_DIAGRAMS)
    if example.fen not in _AT_THE_OLD_EDGE
)

DIAGRAMS = (*_BOARD, *_SHARED, *EDGE_DIAGRAMS)

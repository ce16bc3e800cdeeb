"""Diagrams of diagonal draughts: its set-up, and all that it shares with Russian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.russian.diagrams import DIAGRAMS as RUSSIAN_DIAGRAMS
from damarium.rules.variants.russian.fmjd64 import FMJD64_DIAGRAMS

_SETUP = Example(
    about=Text(
        de="So fängt es an: Nur auf die lange Diagonale zwischen den Seiten kann jemand ziehen.",
        en="So it begins: only onto the long diagonal between the sides can anybody move.",
    ),
    section="setup",
    fen="W:Wc1,d2,e1,e3,f2,f4,g1,g3,g5,h2,h4,h6:Ba3,a5,a7,b4,b6,b8,c5,c7,d6,d8,e7,f8",
    moves=("d2-c3", "e3-d4", "f4-e5", "g5-f6", "h6-g7", "c1-b2"),
)

_CROWNED_ON_THE_ROW = Example(
    about=Text(
        de="Dame wird man wie sonst auf der ganzen letzten Reihe, auch wo anfangs die eigenen "
        "Steine nahe stehen.",
        en="Men are crowned as ever on the whole last row, also where one's own men stand near "
        "at first.",
    ),
    fen="W:Wg7:Ba5",
    play="g7-h8 a5-b4 h8-a1",
)

DIAGRAMS = (_SETUP, _CROWNED_ON_THE_ROW, *RUSSIAN_DIAGRAMS, *FMJD64_DIAGRAMS)

"""Diagrams of how lines of men move in Dameo."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

LINES = (
    Example(
        about=Text(
            de="Steine hintereinander rücken als Linie vor: Der hintere springt auf das freie "
            "Feld vor dem vorderen. Auch von der Mitte aus.",
            en="Men one behind the other advance as a line: the rear one goes to the free square "
            "before the first. From the middle of a line, too.",
        ),
        fen="W:Wd1,d2,d3:Bh7",
        moves=(
            *("d1-c2", "d1-d4", "d1-e2", "d2-c3", "d2-d4", "d2-e3", "d3-c4", "d3-d4"),
            *("d3-e4",),
        ),
    ),
    Example(
        about=Text(
            de="Auch eine schräge Linie rückt vor.",
            en="A diagonal line advances, too.",
        ),
        fen="W:Wb2,c3:Bh7",
        moves=("b2-a3", "b2-b3", "b2-d4", "c3-b4", "c3-c4", "c3-d4"),
    ),
    Example(
        about=Text(
            de="Ist das Feld davor besetzt, so steht die Linie.",
            en="Where the square before it is occupied, the line stands still.",
        ),
        fen="W:Wd2,d3:Bd4,d5",
        moves=("d2-c3", "d2-e3", "d3-c4", "d3-e4"),
    ),
    Example(
        about=Text(
            de="Eine Dame gehört zu keiner Linie und sperrt sie: a1 kommt nicht nach a4.",
            en="A king belongs to no line and blocks it: a1 does not get to a4.",
        ),
        fen="W:Wa1,a3,Ka2:Bh7",
        moves=(
            *("a1-b2", "a2-b1", "a2-b2", "a2-b3", "a2-c2", "a2-c4", "a2-d2", "a2-d5"),
            *("a2-e2", "a2-e6", "a2-f2", "a2-f7", "a2-g2", "a2-g8", "a2-h2", "a3-a4"),
            *("a3-b4",),
        ),
    ),
    Example(
        about=Text(
            de="Steine schlagen nur einzeln: Nur die d3 kann, also muss sie.",
            en="Men capture only one by one: d3 alone can, so it must.",
        ),
        fen="W:Wd2,d3:Bd4",
        moves=("d3xd5",),
    ),
    Example(
        about=Text(
            de="Rückt eine Linie auf die letzte Reihe, wird nur der vordere Stein gekrönt.",
            en="When a line reaches the last row, only its first man is crowned.",
        ),
        fen="W:Wd6,d7:Bh7",
        play="d6-d8 h7-h6 d8-a5",
    ),
    Example(
        about=Text(
            de="Wo ein einzelner Stein schlagen kann, muss er; die Reihe hinten wartet.",
            en="Where a single man can capture, it must; the row behind has to wait.",
        ),
        fen="W:Wd4,e1,f1,g1:Bd5,e8,f8,g8",
        moves=("d4xd6",),
        cite="Mind-Sports-Games/strategygames, tests of Dameo",
    ),
)

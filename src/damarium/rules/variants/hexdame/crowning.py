"""Diagrams of where men are crowned in Hexdame, and when."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

CROWNING = (
    Example(
        about=Text(
            de="An den beiden fernen Rändern wird ein weißer Stein gekrönt: Links beginnen sie "
            "mit e9.",
            en="Along the two far edges a white man is crowned: on the left they begin with e9.",
        ),
        fen="W:Wd8:Bb4",
        play="d8-e9 b4-b3 e9-e2",
    ),
    Example(
        about=Text(
            de="An den beiden fernen Rändern wird ein weißer Stein gekrönt: Rechts enden sie mit "
            "i5.",
            en="Along the two far edges a white man is crowned: on the right they end with i5.",
        ),
        fen="W:Wh5:Bb4",
        play="h5-i5 b4-b3 i5-e1",
    ),
    Example(
        about=Text(
            de="Am linken fernen Rand wird ein weißer Stein auf jedem Feld gekrönt.",
            en="Along the left far edge a white man is crowned on every cell.",
        ),
        fen="W:Wf8,g8,h8:BKe1",
        play="f8-f9 e1-d1 g8-g9 d1-e1 h8-h9 e1-d1 f9-f5 d1-e1 g9-g5 e1-d1 h9-h4",
    ),
    Example(
        about=Text(
            de="Am rechten fernen Rand wird ein weißer Stein auf jedem Feld gekrönt.",
            en="Along the right far edge a white man is crowned on every cell.",
        ),
        fen="W:Wh5,h6,h7:BKa3",
        play="h7-i8 a3-a2 h6-i7 a2-a3 h5-i6 a3-a2 i8-g6 a2-a3 i7-g5 a3-a2 i6-g4",
    ),
    Example(
        about=Text(
            de="In der Ecke zwischen beiden Rändern wird ein weißer Stein auch gekrönt.",
            en="In the corner between both edges a white man is crowned, too.",
        ),
        fen="W:Wh8:Bb4",
        play="h8-i9 b4-b3 i9-d4",
    ),
    Example(
        about=Text(
            de="Vor dem fernen Rand wird noch nicht gekrönt: Als Dame müsste die h6 die e6 "
            "schlagen.",
            en="Before the far edge no man is crowned yet: as a king h6 would have to take e6.",
        ),
        section="crowning",
        fen="W:Wh5:Bb4,e6",
        play="h5-h6 b4-b3 h6-i7",
    ),
    Example(
        about=Text(
            de="Für Schwarz beginnen die fernen Ränder mit a5.",
            en="For Black the far edges begin with a5.",
        ),
        fen="B:Bb6:Wg5",
        play="b6-a5 g5-g6 a5-d8",
    ),
    Example(
        about=Text(
            de="Für Schwarz enden die fernen Ränder mit e1.",
            en="For Black the far edges end with e1.",
        ),
        fen="B:Bf2:Wg5",
        play="f2-e1 g5-g6 e1-e8",
    ),
    Example(
        about=Text(
            de="Am rechten fernen Rand wird ein schwarzer Stein auf jedem Feld gekrönt.",
            en="Along the right far edge a black man is crowned on every cell.",
        ),
        fen="B:Bd2,c2,b2:WKe9",
        play="d2-d1 e9-f9 c2-c1 f9-e9 b2-b1 e9-f9 d1-d5 f9-e9 c1-c5 e9-f9 b1-b6",
    ),
    Example(
        about=Text(
            de="Am linken fernen Rand wird ein schwarzer Stein auf jedem Feld gekrönt.",
            en="Along the left far edge a black man is crowned on every cell.",
        ),
        fen="B:Bb5,b4,b3:WKi7",
        play="b3-a2 i7-i8 b4-a3 i8-i7 b5-a4 i7-i8 a2-c4 i8-i7 a3-c5 i7-i8 a4-c6",
    ),
    Example(
        about=Text(
            de="In der Ecke zwischen beiden Rändern wird ein schwarzer Stein auch gekrönt.",
            en="In the corner between both edges a black man is crowned, too.",
        ),
        fen="B:Bb2:Wh6",
        play="b2-a1 h6-h7 a1-f6",
    ),
    Example(
        about=Text(
            de="Erreicht ein Stein im Schlag den Rand, so schlägt er als Stein weiter und bleibt "
            "einer.",
            en="A man that reaches the edge in a capture goes on as a man, and stays one.",
        ),
        fen="W:Wg5:Bh6,h7",
        moves=("g5xi7xg7",),
    ),
    Example(
        about=Text(
            de="Wie eine Dame darf ein Stein mitten im Schlag noch nicht schlagen: Die f7 steht "
            "zu weit weg.",
            en="A man may not yet capture like a king in the middle of its capture: f7 stands too "
            "far away.",
        ),
        fen="W:Wg5:Bf7,h6",
        moves=("g5xi7",),
    ),
)

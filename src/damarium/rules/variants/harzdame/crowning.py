"""Diagrams of where men are crowned in Harzdame, and when."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

CROWNING = (
    Example(
        about=Text(
            de="Am oberen Rand wird ein weißer Stein von c8 an gekrönt.",
            en="Along the upper edge a white man is crowned from c8 on.",
        ),
        fen="W:Wc7:Bg2",
        play="c7-c8 g2-g1 c8-c1",
    ),
    Example(
        about=Text(
            de="Am rechten Rand wird ein weißer Stein von h3 an gekrönt.",
            en="Along the right edge a white man is crowned from h3 on.",
        ),
        fen="W:Wg3:Bb7",
        play="g3-h3 b7-a7 h3-a3",
    ),
    Example(
        about=Text(
            de="Auch auf den Feldern zwischen den Enden des oberen Randes wird ein weißer Stein "
            "gekrönt.",
            en="A white man is crowned on the squares between the ends of the upper edge, too.",
        ),
        fen="W:Wd7,e7,f7,g7:BKa1",
        play="d7-d8 a1-b1 e7-e8 b1-a1 f7-f8 a1-b1 g7-g8 b1-a1 d8-d2 a1-b1 e8-e2 b1-a1 f8-f2 "
        "a1-b1 g8-g2",
    ),
    Example(
        about=Text(
            de="Auch auf den Feldern zwischen den Enden des rechten Randes wird ein weißer Stein "
            "gekrönt.",
            en="A white man is crowned on the squares between the ends of the right edge, too.",
        ),
        fen="W:Wg4,g5,g6,g7:BKa1",
        play="g7-h7 a1-b1 g6-h6 b1-a1 g5-h5 a1-b1 g4-h4 b1-a1 h7-d7 a1-b1 h6-d6 b1-a1 h5-d5 "
        "a1-b1 h4-d4",
    ),
    Example(
        about=Text(
            de="In die Ecke kommt ein weißer Stein nur im Schlag, als Stein am Rand entlang.",
            en="Into the corner a white man comes only in a capture, along the edge and still a "
            "man.",
        ),
        section="crowning",
        fen="W:Wd6:BKa1,d7,e8,g8",
        play="d6xh8 a1-b1 h8-h2",
    ),
    Example(
        about=Text(
            de="Auf b8 wird ein Stein nicht gekrönt: Als Dame müsste er dort die b4 schlagen. "
            "Gekrönt wird er erst auf c8.",
            en="On b8 a man is not crowned: as a king it would have to take b4 there. It is "
            "crowned only on c8.",
        ),
        section="crowning",
        fen="W:Wb7:Bb4,g3",
        play="b7-b8 g3-g2 b8-c8 g2-g1 c8-c2",
    ),
    Example(
        about=Text(
            de="Auf h2 wird ein Stein nicht gekrönt: Als Dame müsste er dort die e2 schlagen.",
            en="On h2 a man is not crowned: as a king it would have to take e2 there.",
        ),
        section="crowning",
        fen="W:Wg2:Bb7,e2",
        play="g2-h2 b7-b6 h2-h3",
    ),
    Example(
        about=Text(
            de="Am linken Rand wird ein schwarzer Stein bis a6 gekrönt.",
            en="Along the left edge a black man is crowned up to a6.",
        ),
        fen="B:Bb6:Wg2",
        play="b6-a6 g2-h2 a6-h6",
    ),
    Example(
        about=Text(
            de="Am unteren Rand wird ein schwarzer Stein bis f1 gekrönt.",
            en="Along the lower edge a black man is crowned up to f1.",
        ),
        fen="B:Bf2:Wb7",
        play="f2-f1 b7-b8 f1-f8",
    ),
    Example(
        about=Text(
            de="Auch auf den Feldern zwischen den Enden des unteren Randes wird ein schwarzer "
            "Stein gekrönt.",
            en="A black man is crowned on the squares between the ends of the lower edge, too.",
        ),
        fen="B:Be2,d2,c2,b2:WKh8",
        play="e2-e1 h8-g8 d2-d1 g8-h8 c2-c1 h8-g8 b2-b1 g8-h8 e1-e7 h8-g8 d1-d7 g8-h8 c1-c7 "
        "h8-g8 b1-b7",
    ),
    Example(
        about=Text(
            de="Auch auf den Feldern zwischen den Enden des linken Randes wird ein schwarzer "
            "Stein gekrönt.",
            en="A black man is crowned on the squares between the ends of the left edge, too.",
        ),
        fen="B:Bb5,b4,b3,b2:WKh8",
        play="b2-a2 h8-g8 b3-a3 g8-h8 b4-a4 h8-g8 b5-a5 g8-h8 a2-e2 h8-g8 a3-e3 g8-h8 a4-e4 "
        "h8-g8 a5-e5",
    ),
    Example(
        about=Text(
            de="In die Ecke kommt ein schwarzer Stein nur im Schlag.",
            en="Into the corner a black man comes only in a capture.",
        ),
        section="crowning",
        fen="B:Be3:WKh8,e2,d1,b1",
        play="e3xa1 h8-g8 a1-a7",
    ),
    Example(
        about=Text(
            de="Erreicht ein Stein im Schlag den Rand, so schlägt er als Stein weiter.",
            en="A man that reaches the edge in a capture goes on as a man.",
        ),
        fen="W:Wd6:Bb7,c8,d7",
        moves=("d6xd8xb8xb6",),
    ),
    Example(
        about=Text(
            de="Wie eine Dame darf ein Stein mitten im Schlag noch nicht schlagen: Die f8 steht "
            "zu weit weg.",
            en="A man may not yet capture like a king in the middle of its capture: f8 stands too "
            "far away.",
        ),
        fen="W:Wd6:Bd7,f8",
        moves=("d6xd8",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der den Rand nur berührt, wird nicht gekrönt: Als Dame müsste die b6 "
            "zuletzt die b3 schlagen.",
            en="A man that only touches the edge is not crowned: as a king b6 would have to take "
            "b3 in the end.",
        ),
        section="crowning",
        fen="W:Wd6,h2:Bb7,c8,d7,b4",
        play="d6xb6 b4-b3 h2-h3",
    ),
)

"""Diagrams of Hawaiian checkers: one for every rule it uses, in its own square names."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_OPENING = (
    Example(
        about=Text(
            de="Das Brett ist voll, und Schwarz nimmt einen eigenen Stein weg: aus einer Ecke "
            "oder aus der Mitte.",
            en="The board is full, and Black takes away a man of his own: from a corner or from "
            "the middle.",
        ),
        section="setup",
        fen="B:Wa1,a3,a5,a7,b2,b4,b6,b8,c1,c3,c5,c7,d2,d4,d6,d8,e1,e3,e5,e7,f2,f4,f6,f8,g1,g3,g5,g7,h2,h4,h6,h8:Ba2,a4,a6,a8,b1,b3,b5,b7,c2,c4,c6,c8,d1,d3,d5,d7,e2,e4,e6,e8,f1,f3,f5,f7,g2,g4,g6,g8,h1,h3,h5,h7",
        moves=("a8", "d5", "e4", "h1"),
    ),
    Example(
        about=Text(
            de="Weiß nimmt als zweiter einen eigenen Stein weg: einen neben der Lücke.",
            en="White is second to take away a man of his own: one beside the gap.",
        ),
        section="setup",
        fen="W:Wa1,a3,a5,a7,b2,b4,b6,b8,c1,c3,c5,c7,d2,d4,d6,d8,e1,e3,e5,e7,f2,f4,f6,f8,g1,g3,g5,g7,h2,h4,h6,h8:Ba2,a4,a6,a8,b1,b3,b5,b7,c2,c4,c6,c8,d1,d3,d7,e2,e4,e6,e8,f1,f3,f5,f7,g2,g4,g6,g8,h1,h3,h5,h7",
        moves=("c5", "d4", "d6", "e5"),
    ),
    Example(
        about=Text(
            de="Neben einer Lücke in der Ecke hat Weiß nur zwei Steine zur Wahl.",
            en="Beside a gap in the corner White has only two men to choose from.",
        ),
        section="setup",
        fen="W:Wa1,a3,a5,a7,b2,b4,b6,b8,c1,c3,c5,c7,d2,d4,d6,d8,e1,e3,e5,e7,f2,f4,f6,f8,g1,g3,g5,g7,h2,h4,h6,h8:Ba2,a4,a6,b1,b3,b5,b7,c2,c4,c6,c8,d1,d3,d5,d7,e2,e4,e6,e8,f1,f3,f5,f7,g2,g4,g6,g8,h1,h3,h5,h7",
        moves=("a7", "b8"),
    ),
    Example(
        about=Text(
            de="Nach der Eröffnung ist jeder Zug ein Schlag: Andere Züge gibt es nicht.",
            en="After the opening every move is a capture: there are no other moves.",
        ),
        fen="B:Wa1,a3,a5,a7,b2,b4,b6,b8,c1,c3,c5,c7,d2,d6,d8,e1,e3,e5,e7,f2,f4,f6,f8,g1,g3,g5,g7,h2,h4,h6,h8:Ba2,a4,a6,a8,b1,b3,b5,b7,c2,c4,c6,c8,d1,d3,d7,e2,e4,e6,e8,f1,f3,f5,f7,g2,g4,g6,g8,h1,h3,h5,h7",
        moves=("b5xd5", "d7xd5", "f5xd5"),
    ),
)

_CAPTURES = (
    Example(
        about=Text(
            de="Geschlagen wird gerade, in alle vier Richtungen.",
            en="Captures go straight, in all four directions.",
        ),
        fen="B:Bd5:Wc5,d4,d6,e5",
        moves=("d5xb5", "d5xd3", "d5xd7", "d5xf5"),
    ),
    Example(
        about=Text(
            de="Schräg schlägt kein Stein: Die e6 ist vor der d5 sicher.",
            en="No man captures diagonally: e6 is safe from d5.",
        ),
        section="capturing",
        fen="B:Bd5:Wd6,e6",
        moves=("d5xd7",),
    ),
    Example(
        about=Text(
            de="In gerader Linie darfst du weiterschlagen oder nach jedem Sprung aufhören.",
            en="In a straight line you may go on capturing, or stop after any jump.",
        ),
        fen="B:Bd1:Wd2,d4,d6",
        moves=("d1xd3", "d1xd5", "d1xd7"),
    ),
    Example(
        about=Text(
            de="Abbiegen darfst du nicht: Die e3 bleibt stehen.",
            en="You may not turn: e3 is safe.",
        ),
        fen="B:Bd1:Wd2,e3",
        moves=("d1xd3",),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer am Zug ist und nichts schlagen kann, hat verloren, auch mit vielen Steinen.",
            en="A side that is to move and can capture nothing has lost, even with many men.",
        ),
        fen="W:Wc3:Bc4,f5,h7",
        play="c3xc5",
        ends="no_move",
    ),
    Example(
        about=Text(
            de="Wer keinen Stein mehr hat, hat auch verloren.",
            en="A side that has no man left has lost as well.",
        ),
        fen="W:Wc3:Bc4",
        play="c3xc5",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Ein letzter Stein spielt weiter, solange er schlagen kann.",
            en="A last man plays on as long as it can capture.",
        ),
        section="ends",
        fen="W:Wc3,f6:Bc4,e6",
        play="c3xc5",
    ),
)

DIAGRAMS = (*_OPENING, *_CAPTURES, *_ENDS)

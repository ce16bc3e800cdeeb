"""Diagrams of Greek dama: those of the Turkish game, and its own about kings."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.turkish.diagrams import CHOICE, CROWNING, ENDS, MEN
from damarium.rules.variants.turkish.draws import DRAWS

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Reihen und Linien beliebig weit, vorwärts, rückwärts "
            "und zur Seite.",
            en="A king moves any distance along free rows and files, forward, backward and "
            "sideways.",
        ),
        fen="W:WKd4:Bc3,g7",
        moves=(
            *("d4-a4", "d4-b4", "d4-c4", "d4-d1", "d4-d2", "d4-d3", "d4-d5", "d4-d6"),
            *("d4-d7", "d4-d8", "d4-e4", "d4-f4", "d4-g4", "d4-h4"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne, landet aber gleich hinter dem Geschlagenen.",
            en="A king captures from afar, but lands right behind what it takes.",
        ),
        fen="W:WKd4:Bd6,a3",
        moves=("d4xd7",),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WKa1:Ba4,a5",
        moves=(
            *("a1-a2", "a1-a3", "a1-b1", "a1-c1", "a1-d1", "a1-e1", "a1-f1", "a1-g1"),
            *("a1-h1",),
        ),
    ),
    Example(
        about=Text(
            de="Die g6 erreicht die Dame nicht: Dafür müsste sie weiter hinten landen.",
            en="The king does not reach g6: for that it would have to land farther back.",
        ),
        fen="W:WKd1:Bd4,g6",
        moves=("d1xd5",),
    ),
    Example(
        about=Text(
            de="Geschlagenes verschwindet sofort: Über die leere d3 kommt die Dame zurück und "
            "holt alle fünf.",
            en="What is taken leaves at once: the king comes back across the empty d3 and takes "
            "all five.",
        ),
        fen="W:WKa3:Bb4,c6,d3,e5,g3",
        moves=("a3xh3",),
    ),
    Example(
        about=Text(
            de="Umkehren darf eine Dame zwischen zwei Sprüngen nicht.",
            en="A king may not turn about between two jumps.",
        ),
        fen="W:WKd4:Bd2,d6",
        moves=("d4xd1", "d4xd7"),
    ),
    Example(
        about=Text(
            de="Umkehren darf eine Dame auch später im Schlag nicht: Auf e4 musst du dich für "
            "eine Seite entscheiden.",
            en="A king may not turn about later in a capture either: on e4 you have to choose one "
            "side.",
        ),
        fen="W:WKe1:Bd4,e3,f4",
        moves=("e1xe4xc4", "e1xe4xg4"),
    ),
)

DIAGRAMS = (*MEN, *CROWNING, *_KINGS, *CHOICE, *ENDS, *DRAWS)

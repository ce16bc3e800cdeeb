"""Diagrams of Hexdame: one for every rule it uses, in its own names of cells."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.hexdame.crowning import CROWNING

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld vorwärts; drei Richtungen führen vorwärts.",
            en="A man moves one cell forward; three directions lead forward.",
        ),
        fen="W:We5:Bh9",
        moves=("e5-e6", "e5-f5", "e5-f6"),
    ),
    Example(
        about=Text(
            de="Jeder Stein zieht für sich, auch wenn zwei hintereinander stehen.",
            en="Each man moves by itself, even where two stand one behind the other.",
        ),
        fen="W:Wd4,e5:Bh9",
        moves=("d4-d5", "d4-e4", "e5-e6", "e5-f5", "e5-f6"),
    ),
    Example(
        about=Text(
            de="Für Schwarz führen die drei anderen vorwärts.",
            en="For Black it is the three others that lead forward.",
        ),
        fen="B:Be5:Wh7",
        moves=("e5-d4", "e5-d5", "e5-e4"),
    ),
    Example(
        about=Text(
            de="Geschlagen wird in alle sechs Richtungen.",
            en="Captures go in all six directions.",
        ),
        fen="W:We5:Bd4,d5,e4,e6,f5,f6",
        moves=("e5xc3", "e5xc5", "e5xe3", "e5xe7", "e5xg5", "e5xg7"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf a2 steht solange still.",
            en="Whoever can capture must: the man on a2 has to wait.",
        ),
        fen="W:Wa2,e5:Bf6",
        moves=("e5xg7",),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:We5:BKe6",
        moves=("e5xe7",),
    ),
    Example(
        about=Text(
            de="Ein Rätsel von Leo Springer: Weiß zieht und gewinnt; hier alle Züge, die Weiß hat.",
            en="A problem by Leo Springer: White to play and win; here are all his moves.",
        ),
        fen="W:Wa3,a5,b4,b5,c2,d4,f3:Bc4,d6,e7,f6,f8,g5,h9",
        moves=(
            *("a3-a4", "a3-b3", "a5-b6", "b4-c5", "b5-b6", "b5-c5", "b5-c6", "c2-c3"),
            *("c2-d2", "c2-d3", "d4-d5", "d4-e4", "d4-e5", "f3-f4", "f3-g3", "f3-g4"),
        ),
        cite="Springer, problem 1, with van Zon's program for Zillions of Games",
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht in alle sechs Richtungen, so weit frei ist.",
            en="A king moves in all six directions, as far as there is room.",
        ),
        fen="W:WKe5:Bb3",
        moves=(
            *("e5-a1", "e5-a5", "e5-b2", "e5-b5", "e5-c3", "e5-c5", "e5-d4", "e5-d5"),
            *("e5-e1", "e5-e2", "e5-e3", "e5-e4", "e5-e6", "e5-e7", "e5-e8", "e5-e9"),
            *("e5-f5", "e5-f6", "e5-g5", "e5-g7", "e5-h5", "e5-h8", "e5-i5", "e5-i9"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free cell behind.",
        ),
        fen="W:WKa1:BKd4",
        moves=("a1xe5", "a1xf6", "a1xg7", "a1xh8", "a1xi9"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WKa1:Bd4,e5",
        moves=(
            *("a1-a2", "a1-a3", "a1-a4", "a1-a5", "a1-b1", "a1-b2", "a1-c1", "a1-c3"),
            *("a1-d1", "a1-e1"),
        ),
    ),
    Example(
        about=Text(
            de="Geht der Schlag von einem der Felder dahinter weiter, muss die Dame dort landen: "
            "hier auf f6 oder g7.",
            en="Where the capture can go on from a cell behind, the king must land there: here "
            "on f6 or g7.",
        ),
        fen="W:WKa1:Bd4,g6",
        moves=("a1xf6xh6", "a1xf6xi6", "a1xg7xg3", "a1xg7xg4", "a1xg7xg5"),
    ),
    Example(
        about=Text(
            de="Geschlagenes bleibt bis zum Ende des Zuges stehen: Von i9 aus gesehen deckt die "
            "e5 die c3.",
            en="What is taken stands until the move ends: seen from i9, e5 shields c3.",
        ),
        fen="W:WKe4:Bc3,e5,h9",
        moves=("e4xi9",),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: Von allen Schlägen zählt nur der längste. e5 schlägt zwei Steine, "
            "b3 nur einen.",
            en="Quantity: of all captures only the longest is legal. e5 takes two men, b3 only "
            "one.",
        ),
        fen="W:Wb3,e5:Bc3,f6,g8",
        moves=("e5xg7xg9",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt wie ein Stein.",
            en="A king counts like a man.",
        ),
        fen="W:We5:Bd5,Kf6",
        moves=("e5xc5", "e5xg7"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich.",
            en="What captures does not matter.",
        ),
        fen="W:WKa5,e5:Bb5,f6",
        moves=("a5xc5", "a5xd5", "e5xg7"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: Beide Schläge nehmen einen Stein und eine Dame.",
            en="The order does not matter either: both captures take one man and one king.",
        ),
        section="capturing",
        fen="W:We5:Bf3,f6,Ke4,Kg8",
        moves=("e5xe3xg3", "e5xg7xg9"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:We5:Bf6",
        play="e5xg7",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:Wa2,a3,b1,b2,c1,c2:BKa1",
        play="c2-c3",
        ends="no_move",
    ),
    Example(
        about=Text(
            de="Eine Dame gegen einen Stein: Die Partie geht weiter.",
            en="A king against a man: the game goes on.",
        ),
        section="ends",
        fen="W:Wd8:Bb4",
        play="d8-e9",
    ),
)

_REPETITION = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:Wd1,Ka2:BKi8",
        play="a2-a3 i8-i7 a3-a2 i7-i8 a2-a3 i8-i7 a3-a2 i7-i8",
        ends="repetition",
    ),
)

DIAGRAMS = (*_MEN, *CROWNING, *_KINGS, *_CHOICE, *_ENDS, *_REPETITION)

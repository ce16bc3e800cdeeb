"""Diagrams of Dameo: one for every rule it uses, in its own square names."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.dameo.lines import LINES

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld geradeaus oder schräg vorwärts.",
            en="A man moves one square straight on or diagonally forward.",
        ),
        fen="W:Wd4:Bh7",
        moves=("d4-c5", "d4-d5", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Für Schwarz ist vorwärts nach unten.",
            en="For Black forward is down the board.",
        ),
        fen="B:Bd5:Wh2",
        moves=("d5-c4", "d5-d4", "d5-e4"),
    ),
    Example(
        about=Text(
            de="Geschlagen wird gerade: vorwärts, zur Seite und auch rückwärts.",
            en="Captures go straight: forward, sideways and backward, too.",
        ),
        fen="W:Wd4:Bc4,d3,d5,e4",
        moves=("d4xb4", "d4xd2", "d4xd6", "d4xf4"),
    ),
    Example(
        about=Text(
            de="Schräg schlägt niemand: c5 und e5 sind sicher.",
            en="Nobody captures diagonally: c5 and e5 are safe.",
        ),
        section="capturing",
        fen="W:Wd4:Bc5,e5",
        moves=("d4-d5",),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf h2 steht solange still.",
            en="Whoever can capture must: the man on h2 has to wait.",
        ),
        fen="W:Wd4,h2:Bd5",
        moves=("d4xd6",),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:Wd4:BKd5",
        moves=("d4xd6",),
    ),
)

_CROWNING = (
    Example(
        about=Text(
            de="Erreicht ein Stein im Schlag die letzte Reihe, so schlägt er als Stein weiter: "
            "bis zur b6.",
            en="A man that reaches the last row in a capture goes on as a man: as far as b6.",
        ),
        fen="W:Wd6:Bb7,c8,d7",
        moves=("d6xd8xb8xb6",),
        cite="Mind-Sports-Games/strategygames, tests of Dameo",
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
            de="Ein Stein, der die letzte Reihe nur berührt, wird nicht gekrönt: Von b6 geht es "
            "als Stein weiter.",
            en="A man that only touches the last row is not crowned: from b6 it goes on as a man.",
        ),
        section="crowning",
        fen="W:Wd6,h2:Bb7,c8,d7,b4",
        play="d6xb6 b4-b3 h2-h3",
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht in alle acht Richtungen, so weit frei ist.",
            en="A king moves in all eight directions, as far as there is room.",
        ),
        fen="W:WKd4:Bb3,h7",
        moves=(
            *("d4-a1", "d4-a4", "d4-a7", "d4-b2", "d4-b4", "d4-b6", "d4-c3", "d4-c4"),
            *("d4-c5", "d4-d1", "d4-d2", "d4-d3", "d4-d5", "d4-d6", "d4-d7", "d4-d8"),
            *("d4-e3", "d4-e4", "d4-e5", "d4-f2", "d4-f4", "d4-f6", "d4-g1", "d4-g4"),
            *("d4-g7", "d4-h4", "d4-h8"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WKd1:BKd4,g3",
        moves=("d1xd5", "d1xd6", "d1xd7", "d1xd8"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht, und schräg schlägt "
            "sie auch nicht.",
            en="A king does not jump two pieces that stand one right behind the other, nor does "
            "it capture diagonally.",
        ),
        section="capturing",
        fen="W:WKh1:Bf3,h4,h5",
        moves=(
            *("h1-a1", "h1-b1", "h1-c1", "h1-d1", "h1-e1", "h1-f1", "h1-g1", "h1-g2"),
            *("h1-h2", "h1-h3"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame muss dort landen, wo der Schlag weitergehen kann.",
            en="A king must land where the capture can go on.",
        ),
        fen="W:WKd1:Bd4,g6",
        moves=("d1xd6xh6",),
    ),
    Example(
        about=Text(
            de="Geschlagenes bleibt bis zum Ende des Zuges stehen: Die d2 sperrt, und nach vier "
            "Steinen ist Schluss.",
            en="What is taken stands until the move ends: d2 blocks, and after four men it is "
            "over.",
        ),
        fen="W:WKc6:Bc4,d2,d3,e4,h3",
        moves=("c6xc2xh2xh4xd4",),
        cite="Mind-Sports-Games/strategygames, tests of Dameo",
    ),
    Example(
        about=Text(
            de="Ein leeres Feld darf eine Dame mehrmals überqueren.",
            en="A king may cross an empty square more than once.",
        ),
        fen="W:WKc4:Bc5,d4,e3",
        moves=("c4xe4xe1", "c4xe4xe2"),
        cite="Mind-Sports-Games/strategygames, tests of Dameo",
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: Zwei Steine gehen vor einem.",
            en="Quantity: two men go before one.",
        ),
        fen="W:Wc5,d2,d4,e1,f1,g1:Bc4,d5,d7,e8,f8,g8",
        moves=("d4xd6xd8",),
        cite="Mind-Sports-Games/strategygames, tests of Dameo",
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei.",
            en="Where the number is equal you choose freely.",
        ),
        fen="W:Wb6,c5,d2,d4,e1,f1,g1:Bb3,c4,d5,d7,e8,f8,g8",
        moves=("c5xc3xa3", "d4xb4xb2", "d4xd6xd8"),
        cite="Mind-Sports-Games/strategygames, tests of Dameo",
    ),
    Example(
        about=Text(
            de="Eine Dame zählt wie ein Stein.",
            en="A king counts like a man.",
        ),
        fen="W:Wd4:BKd5,e4",
        moves=("d4xd6", "d4xf4"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich.",
            en="What captures does not matter.",
        ),
        fen="W:WKh1,d4:Bh7,d5",
        moves=("d4xd6", "h1xh8"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: Beide Schläge nehmen einen Stein und eine Dame.",
            en="The order does not matter either: both captures take one man and one king.",
        ),
        section="capturing",
        fen="W:Wd4:Bc4,Kb5,Ke4,f5",
        moves=("d4xb4xb6", "d4xf4xf6"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:Wd4:Bd5",
        play="d4xd6",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:Wa1,a3,a4,b1,h2:Ba2",
        play="h2-h3",
        ends="no_move",
    ),
    Example(
        about=Text(
            de="Eine Dame gegen einen Stein: Die Partie geht weiter.",
            en="A king against a man: the game goes on.",
        ),
        section="ends",
        fen="W:Wd7:Bh6",
        play="d7-d8",
    ),
)

_REPETITION = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:Wh4,Ka1:BKg8",
        play="a1-b1 g8-f8 b1-a1 f8-g8 a1-b1 g8-f8 b1-a1 f8-g8",
        ends="repetition",
    ),
)

DIAGRAMS = (*_MEN, *LINES, *_CROWNING, *_KINGS, *_CHOICE, *_ENDS, *_REPETITION)

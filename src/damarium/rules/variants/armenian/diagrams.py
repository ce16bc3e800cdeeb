"""Diagrams of Armenian draughts: one for every rule it uses, in its own square names."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.armenian.draws import DRAWS

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld geradeaus, schräg vorwärts oder zur Seite.",
            en="A man moves one square straight on, diagonally forward or sideways.",
        ),
        fen="W:Wd4:Bg7",
        moves=("d4-c4", "d4-c5", "d4-d5", "d4-e4", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Jeder Stein zieht für sich, auch wenn zwei hintereinander stehen.",
            en="Each man moves by itself, even where two stand one behind the other.",
        ),
        fen="W:Wd3,d4:Bg7",
        moves=(
            *("d3-c3", "d3-c4", "d3-e3", "d3-e4", "d4-c4", "d4-c5", "d4-d5", "d4-e4"),
            *("d4-e5",),
        ),
    ),
    Example(
        about=Text(
            de="Für Schwarz ist vorwärts nach unten.",
            en="For Black forward is down the board.",
        ),
        fen="B:Bd5:Wh2",
        moves=("d5-c4", "d5-c5", "d5-d4", "d5-e4", "d5-e5"),
    ),
    Example(
        about=Text(
            de="Schlagen darf ein Stein nur geradeaus und zur Seite.",
            en="A man may capture only straight on and sideways.",
        ),
        fen="W:Wd4:Bc4,d5,e4",
        moves=("d4xb4", "d4xd6", "d4xf4"),
    ),
    Example(
        about=Text(
            de="Schräg und rückwärts schlägt kein Stein: c5, d3 und e5 sind sicher.",
            en="No man captures diagonally or backward: c5, d3 and e5 are safe.",
        ),
        section="capturing",
        fen="W:Wd4:Bc5,d3,e5",
        moves=("d4-c4", "d4-d5", "d4-e4"),
    ),
    Example(
        about=Text(
            de="Auch mitten im Schlag geht es für einen Stein nicht rückwärts und nicht schräg: "
            "f3 und g5 bleiben stehen.",
            en="Even in the middle of a capture a man turns neither backward nor diagonally: f3 "
            "and g5 are safe.",
        ),
        fen="W:Wd4:Be4,f3,g5",
        moves=("d4xf4",),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf h2 steht solange still.",
            en="Whoever can capture must: the man on h2 has to wait.",
        ),
        fen="W:Wd4,h2:Bd5,a7",
        moves=("d4xd6",),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:Wd4:BKd5,a7",
        moves=("d4xd6",),
    ),
)

_CROWNING = (
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein mitten im Schlag zur Dame und schlägt als "
            "Dame weiter.",
            en="On the last row the man becomes a king in the middle of the capture and goes on "
            "as a king.",
        ),
        fen="W:Wd6:Bd7,f8",
        moves=("d6xd8xg8", "d6xd8xh8"),
        cite="GlukKazan/Dagaz and draughts.github.io, alike",
    ),
    Example(
        about=Text(
            de="Umkehren darf eine neue Dame mitten im Schlag nicht: Die d3 bleibt stehen.",
            en="A new king may not turn about in the middle of a capture: d3 is safe.",
        ),
        fen="W:Wd6:Bd7,d3",
        moves=("d6xd8",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht in alle acht Richtungen, so weit frei ist.",
            en="A king moves in all eight directions, as far as there is room.",
        ),
        fen="W:WKa1:Bd5,h7",
        moves=(
            *("a1-a2", "a1-a3", "a1-a4", "a1-a5", "a1-a6", "a1-a7", "a1-a8", "a1-b1"),
            *("a1-c1", "a1-d1", "a1-e1", "a1-f1", "a1-g1", "a1-h1", "a1-b2", "a1-c3"),
            *("a1-d4", "a1-e5", "a1-f6", "a1-g7", "a1-h8"),
        ),
    ),
    Example(
        about=Text(
            de="Schlagen darf eine Dame nur auf Reihen und Linien: Die d4 steht schräg vor ihr "
            "und ist sicher.",
            en="A king may capture along rows and files only: d4 stands on its diagonal and is "
            "safe.",
        ),
        section="capturing",
        fen="W:WKa1:Bd4,h7",
        moves=(
            *("a1-a2", "a1-a3", "a1-a4", "a1-a5", "a1-a6", "a1-a7", "a1-a8", "a1-b1"),
            *("a1-c1", "a1-d1", "a1-e1", "a1-f1", "a1-g1", "a1-h1", "a1-b2", "a1-c3"),
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
            de="Eine Dame muss dort landen, wo der Schlag weitergehen kann.",
            en="A king must land where the capture can go on.",
        ),
        fen="W:WKd1:Bd4,g6",
        moves=("d1xd6xh6",),
    ),
    Example(
        about=Text(
            de="Geschlagenes verschwindet sofort: Die leere e3 hält die Dame nicht mehr auf, und "
            "sie holt alle vier.",
            en="What is taken leaves at once: the empty e3 does not stop the king any more, and "
            "it takes all four.",
        ),
        fen="W:WKe1:Bb4,c5,e3,g3",
        moves=("e1xh3",),
    ),
    Example(
        about=Text(
            de="Umkehren darf eine Dame zwischen zwei Sprüngen nicht.",
            en="A king may not turn about between two jumps.",
        ),
        fen="W:WKd4:Bd2,d6",
        moves=("d4xd1", "d4xd7", "d4xd8"),
    ),
    Example(
        about=Text(
            de="Umkehren darf eine Dame auch später im Schlag nicht: Auf e5 musst du dich für "
            "eine Seite entscheiden.",
            en="A king may not turn about later in a capture either: on e5 you have to choose one "
            "side.",
        ),
        fen="W:WKe1:Bc5,e3,g5",
        moves=("e1xe5xa5", "e1xe5xb5", "e1xe5xh5"),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: Von allen Schlägen zählt nur der längste. d3 schlägt zwei Steine, "
            "g3 nur einen.",
            en="Quantity: of all captures only the longest is legal. d3 takes two men, g3 only "
            "one.",
        ),
        fen="W:Wd3,g3:Bd4,d6,g4",
        moves=("d3xd5xd7",),
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
        fen="W:Wa1,a3,b1,c2,c1:Ba2",
        play="c1-b2",
        ends="no_move",
    ),
    Example(
        about=Text(
            de="Stein gegen Stein: Hier geht die Partie weiter.",
            en="A man against a man: here the game goes on.",
        ),
        section="draws",
        fen="W:Wc3:Bc4,h6",
        play="c3xc5",
    ),
    Example(
        about=Text(
            de="Dame gegen Stein: Auch hier geht die Partie weiter.",
            en="A king against a man: here, too, the game goes on.",
        ),
        section="draws",
        fen="W:Wd6:Bd7,h6",
        play="d6xd8",
    ),
)

DIAGRAMS = (*_MEN, *_CROWNING, *_KINGS, *_CHOICE, *_ENDS, *DRAWS)

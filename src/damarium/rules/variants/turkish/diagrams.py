"""Diagrams of Turkish draughts: one for every rule it uses, in its own square names."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.turkish.draws import DRAWS

MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld geradeaus oder zur Seite, nie schräg.",
            en="A man moves one square straight on or sideways, never diagonally.",
        ),
        fen="W:Wd4:Bc5,e5",
        moves=("d4-c4", "d4-d5", "d4-e4"),
    ),
    Example(
        about=Text(
            de="Jeder Stein zieht für sich, auch wenn zwei hintereinander stehen.",
            en="Each man moves by itself, even where two stand one behind the other.",
        ),
        fen="W:Wd3,d4:Ba7",
        moves=("d3-c3", "d3-e3", "d4-c4", "d4-d5", "d4-e4"),
    ),
    Example(
        about=Text(
            de="Für Schwarz ist geradeaus nach unten.",
            en="For Black straight on is down the board.",
        ),
        fen="B:Bd5:Wh2,h3",
        moves=("d5-c5", "d5-d4", "d5-e5"),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt geradeaus und zur Seite.",
            en="A man captures straight on and sideways.",
        ),
        fen="W:Wd4:Bc4,d5,e4",
        moves=("d4xb4", "d4xd6", "d4xf4"),
    ),
    Example(
        about=Text(
            de="Rückwärts schlägt kein Stein: Was hinter ihm steht, ist sicher.",
            en="No man captures backward: what stands behind it is safe.",
        ),
        section="capturing",
        fen="W:Wd4:Bd3,h7",
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

CROWNING = (
    Example(
        about=Text(
            de="Erreicht ein Stein im Schlag die letzte Reihe, so schlägt er als Stein weiter.",
            en="A man that reaches the last row in a capture goes on capturing as a man.",
        ),
        fen="W:Wc6:Bc7,d8",
        moves=("c6xc8xe8",),
    ),
    Example(
        about=Text(
            de="Wie eine Dame darf ein Stein mitten im Schlag noch nicht schlagen: Die e8 steht "
            "zu weit weg.",
            en="A man may not yet capture like a king in the middle of its capture: e8 stands too "
            "far away.",
        ),
        fen="W:Wc6:Bc7,e8",
        moves=("c6xc8",),
    ),
    Example(
        about=Text(
            de="Gekrönt wird der Stein, wo der Schlag endet; mit dem nächsten Zug fliegt er.",
            en="The man is crowned where the capture ends, and flies from the next move on.",
        ),
        section="crowning",
        fen="W:Wc6,h2:Bc7,d8,a7",
        play="c6xe8 a7-a6 e8-e3",
    ),
)

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
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WKd1:BKd4,g3",
        moves=("d1xd5", "d1xd6", "d1xd7", "d1xd8"),
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
            de="Umkehren darf eine Dame zwischen zwei Sprüngen nicht: Nach d6 ist d2 außer "
            "Reichweite, und umgekehrt.",
            en="A king may not turn about between two jumps: after d6 it cannot reach d2, nor the "
            "other way round.",
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

CHOICE = (
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

ENDS = (
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
        fen="W:Wa1,a3,b1,c2:Ba2",
        play="b1-b2",
        ends="no_move",
    ),
)

DIAGRAMS = (*MEN, *CROWNING, *_KINGS, *CHOICE, *ENDS, *DRAWS)

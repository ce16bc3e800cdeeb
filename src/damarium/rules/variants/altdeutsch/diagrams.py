"""Diagrams of Old German draughts: one for every rule it uses, in its own square names."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts, nicht geradeaus und nicht zur Seite.",
            en="A man moves one square diagonally forward, neither straight on nor sideways.",
        ),
        fen="W:Wd4:Ba7",
        moves=("d4-c5", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Jeder Stein zieht für sich, auch wenn zwei hintereinander stehen.",
            en="Each man moves by itself, even where two stand one behind the other.",
        ),
        fen="W:Wc3,d4:Ba7",
        moves=("c3-b4", "d4-c5", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Für Schwarz ist vorwärts nach unten.",
            en="For Black forward is down the board.",
        ),
        fen="B:Bd5:Wh2",
        moves=("d5-c4", "d5-e4"),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch geradeaus und zur Seite.",
            en="A man also captures straight on and sideways.",
        ),
        section="capturing",
        fen="W:Wd4:Bc4,d5,e4",
        moves=("d4xb4", "d4xd6", "d4xf4"),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch schräg vorwärts.",
            en="A man captures diagonally forward, too.",
        ),
        fen="W:Wd4:Bc5,e5",
        moves=("d4xb6", "d4xf6"),
    ),
    Example(
        about=Text(
            de="Rückwärts schlägt kein Stein: Was hinter ihm steht, ist sicher.",
            en="No man captures backward: what stands behind it is safe.",
        ),
        section="capturing",
        fen="W:Wd4:Bc3,d3,e3",
        moves=("d4-c5", "d4-e5"),
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
            de="Ein begonnener Schlag geht geradeaus, schräg vorwärts und zur Seite weiter.",
            en="A capture that has begun goes on straight ahead, diagonally forward and sideways.",
        ),
        section="capturing",
        fen="W:Wd4:Bc6,d5,e7",
        moves=("d4xd6xb6", "d4xd6xf8"),
    ),
    Example(
        about=Text(
            de="Auch mitten im Schlag geht es für einen Stein nicht rückwärts: c5 bleibt stehen.",
            en="Even in the middle of a capture a man does not turn backward: c5 is safe.",
        ),
        section="capturing",
        fen="W:Wd4:Bd5,Kc5",
        moves=("d4xb6", "d4xd6"),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch einen König schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:Wd4:BKd5",
        moves=("d4xd6",),
    ),
)

_CROWNING = (
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein zum König, und der Zug ist zu Ende: Die e8 "
            "kann er erst später schlagen.",
            en="On the last row the man becomes a king and the move ends: e8 has to wait.",
        ),
        fen="W:Wd6:Bd7,Ke8",
        moves=("d6xd8",),
    ),
    Example(
        about=Text(
            de="Ein neuer König zieht von da an auch rückwärts.",
            en="From then on a new king moves backward, too.",
        ),
        fen="W:Wd7:Ba7",
        play="d7-e8 a7-b6 e8-e7",
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Ein König zieht ein Feld weit, in alle acht Richtungen.",
            en="A king moves one square, in all eight directions.",
        ),
        fen="W:WKd4:Ba7",
        moves=("d4-c3", "d4-c4", "d4-c5", "d4-d3", "d4-d5", "d4-e3", "d4-e4", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Ein König schlägt auch rückwärts und schräg, und nur, was neben ihm steht: f6 ist "
            "zu weit weg.",
            en="A king captures backward and diagonally, too, and only what stands next to it: f6 "
            "is too far away.",
        ),
        fen="W:WKd4:Bc3,d5,e4,f6",
        moves=("d4xb2", "d4xd6", "d4xf4"),
    ),
    Example(
        about=Text(
            de="Aus der Ferne schlägt ein König nicht.",
            en="A king does not capture from afar.",
        ),
        section="capturing",
        fen="W:WKa1:Ba3",
        moves=("a1-a2", "a1-b1", "a1-b2"),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: Zwei Steine gehen vor. Die d5 allein darfst du nicht schlagen.",
            en="Quantity: two men go first. You may not take d5 alone.",
        ),
        fen="W:Wd4:Bb5,c4,d5",
        moves=("d4xb4xb6",),
    ),
    Example(
        about=Text(
            de="Keine Güteregel: ein Stein oder ein König.",
            en="No quality rule: a man or a king.",
        ),
        fen="W:Wd4:Bd5,Ke4",
        moves=("d4xd6", "d4xf4"),
    ),
    Example(
        about=Text(
            de="Ein König geht dem Stein beim Schlagen nicht vor.",
            en="A king does not go before a man when capturing.",
        ),
        fen="W:We4,Kh1:Be5,h2",
        moves=("e4xe6", "h1xh3"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: Beide Schläge nehmen einen Stein und einen König.",
            en="The order does not matter either: both captures take one man and one king.",
        ),
        fen="W:Wd2:Bc2,Kb3,Ke2,f3",
        moves=("d2xb2xb4", "d2xf2xf4"),
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
        fen="W:Wa1,a3,b1,c1,c2:Ba2",
        play="c1-b2",
        ends="no_move",
    ),
)

_REPETITION = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:Wh4,Ka1:BKh8",
        play="a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1 h7-h8",
        ends="repetition",
    ),
)

DIAGRAMS = (*_MEN, *_CROWNING, *_KINGS, *_CHOICE, *_ENDS, *_REPETITION)

"""Diagrams of Gothic Checkers: one for every rule it uses, in its own square names."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld vorwärts, schräg vorwärts oder zur Seite.",
            en="A man moves one square forward, diagonally forward or sideways.",
        ),
        fen="W:Wd4:Ba7",
        moves=("d4-c4", "d4-c5", "d4-d5", "d4-e4", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Jeder Stein zieht für sich, auch wenn zwei hintereinander stehen.",
            en="Each man moves by itself, even where two stand one behind the other.",
        ),
        fen="W:Wd3,d4:Ba7",
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
            de="Ein Stein schlägt geradeaus und zur Seite.",
            en="A man captures straight on and sideways.",
        ),
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
        moves=("d4-c4", "d4-c5", "d4-d5", "d4-e4", "d4-e5"),
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
        play="d7-d8 a7-a6 d8-d7",
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
            de="Keine Mengenregel: Du darfst d5 allein schlagen oder c4 und b5 nacheinander. Ein "
            "begonnener Schlag aber geht weiter, solange er kann.",
            en="No quantity rule: you may take d5 alone, or c4 and b5 one after the other. But a "
            "capture that has begun goes on as long as it can.",
        ),
        fen="W:Wd4:Bb5,c4,d5",
        moves=("d4xb4xb6", "d4xd6"),
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
        fen="W:Wa1,a3,b1,b2,c1:Ba2",
        play="c1-c2",
        ends="no_move",
    ),
)

_DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:Wh4,Ka1:BKh8",
        play="a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1 h7-h8",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne dass ein Stein vorrückt: Mit dem "
            "letzten ist es remis.",
            en="Forty moves by each side without a capture or an advancing man: the last one "
            "draws.",
        ),
        fen="W:Wh4,Ka1:BKh8",
        counts={"quiet": 78},
        play="a1-a2 h8-h7",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Rückt ein Stein vor, beginnt das Zählen von vorn.",
            en="A man that advances starts the count again.",
        ),
        fen="W:Wd4,Ka1:BKh8",
        counts={"quiet": 79},
        play="d4-d5",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKa1:Ba2,h7",
        counts={"quiet": 79},
        play="a1xa3",
    ),
    Example(
        about=Text(
            de="Ein Schritt zur Seite ist kein Vorrücken: Das Zählen geht weiter.",
            en="A step sideways is no advance: the count goes on.",
        ),
        fen="W:Wd4,Ka1:BKh8",
        counts={"quiet": 79},
        play="d4-e4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Schräg vorwärts ist auch vorwärts: Das Zählen beginnt von vorn.",
            en="Diagonally forward is forward, too: the count starts again.",
        ),
        fen="W:Wd4,Ka1:BKh8",
        counts={"quiet": 79},
        play="d4-e5",
    ),
)

DIAGRAMS = (*_MEN, *_CROWNING, *_KINGS, *_CHOICE, *_ENDS, *_DRAWS)

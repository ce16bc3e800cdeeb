"""Diagrams of Anti-Checkers: one for every rule it uses, in its own square names."""

from damarium.rules.color import BLACK
from damarium.rules.sheet import Example
from damarium.rules.text import Text

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:Wd4:Ba5",
        moves=("d4-c5", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss, ob er will oder nicht: So zwingst du den anderen, sich "
            "zu verkaufen.",
            en="Whoever can capture must, like it or not: that is how you make the other side "
            "take.",
        ),
        fen="W:Wd2,h2:Be3",
        moves=("d2xf4",),
    ),
    Example(
        about=Text(
            de="Jeder Stein zieht für sich, auch wenn zwei hintereinander stehen.",
            en="Each man moves by itself, even where two stand one behind the other.",
        ),
        fen="W:Wc3,d4:Ba5",
        moves=("c3-b4", "d4-c5", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Rückwärts schlägt kein Stein: b4 und d4 stehen hinter ihm und sind sicher.",
            en="No man captures backward: b4 and d4 stand behind it and are safe.",
        ),
        section="capturing",
        fen="W:Wc5:Bb4,d4",
        moves=("c5-b6", "c5-d6"),
    ),
    Example(
        about=Text(
            de="Auch mitten im Schlag geht es für einen Stein nicht rückwärts: f4 bleibt stehen.",
            en="Even in the middle of a capture a man does not turn backward: f4 is safe.",
        ),
        fen="W:Wc3:Bd4,f4",
        moves=("c3xe5",),
    ),
    Example(
        about=Text(
            de="Ein schwarzer Stein schlägt nach unten.",
            en="A black man captures down the board.",
        ),
        fen="B:Bd4:Wc3,c5,e5",
        moves=("d4xb2",),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann; wohin, wählst du frei.",
            en="A capture that has begun goes on as long as it can; which way, you choose freely.",
        ),
        fen="W:Wc3:Bd4,d6,f6",
        moves=("c3xe5xc7", "c3xe5xg7"),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch einen König schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:We3:BKd4",
        moves=("e3xc5",),
    ),
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein zum König, und der Zug ist zu Ende: Die c7 "
            "kann er erst später schlagen.",
            en="On the last row the man becomes a king and the move ends: c7 has to wait.",
        ),
        fen="W:Wf6:Bc7,e7",
        moves=("f6xd8",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Ein König zieht ein Feld weit, vorwärts und rückwärts.",
            en="A king moves one square, forward and backward.",
        ),
        fen="W:WKd4:Ba5",
        moves=("d4-c3", "d4-c5", "d4-e3", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Ein König schlägt in beide Richtungen, und nur, was neben ihm steht.",
            en="A king captures both ways, and only what stands next to it.",
        ),
        fen="W:WKd4:Bc5,e3,f6",
        moves=("d4xb6", "d4xf2"),
    ),
    Example(
        about=Text(
            de="Aus der Ferne schlägt ein König nicht: c3 ist zwei Felder weit weg.",
            en="A king does not capture from afar: c3 is two squares away.",
        ),
        section="capturing",
        fen="W:WKa1:Bc3",
        moves=("a1-b2",),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Keine Mengenregel: ein Stein oder zwei. Oft ist der kürzere Schlag der bessere.",
            en="No quantity rule: one man or two. Often the shorter capture is the better one.",
        ),
        fen="W:Wc3,h2:Bd4,f6,g3",
        moves=("c3xe5xg7", "h2xf4"),
    ),
    Example(
        about=Text(
            de="Keine Güteregel: ein Stein oder ein König.",
            en="No quality rule: a man or a king.",
        ),
        fen="W:Wd4:Bc5,Ke5",
        moves=("d4xb6", "d4xf6"),
    ),
    Example(
        about=Text(
            de="Ein König geht dem Stein beim Schlagen nicht vor.",
            en="A king does not go before a man when capturing.",
        ),
        fen="W:We3,Kh4:Bd4,g3",
        moves=("e3xc5", "h4xf2"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat gewonnen: hier Schwarz.",
            en="A side that has no piece left has won: here it is Black.",
        ),
        fen="W:We3:Bd4",
        play="e3xc5",
        ends="no_piece",
        winner=BLACK,
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat ebenfalls gewonnen: hier Schwarz.",
            en="A side that is to move and cannot has won as well: here it is Black.",
        ),
        fen="W:Wb4,d2:Ba5",
        play="d2-c3",
        ends="no_move",
        winner=BLACK,
    ),
    Example(
        about=Text(
            de="Der letzte eigene Stein ist noch kein Gewinn: Schwarz muss ihn erst loswerden.",
            en="A last piece of your own is no win yet: Black has to get rid of it first.",
        ),
        section="ends",
        fen="W:We3:Bd4,h6",
        play="e3xc5",
    ),
    Example(
        about=Text(
            de="Auch ein neuer König entscheidet die Partie nicht.",
            en="A new king does not decide the game either.",
        ),
        section="ends",
        fen="W:Wc7,h2:Bh6",
        play="c7-d8",
    ),
    Example(
        about=Text(
            de="Ein König gegen einen Stein: Das Spiel geht weiter.",
            en="A king against a man: the game goes on.",
        ),
        section="ends",
        fen="W:WKe3:Bd4,h6",
        play="e3xc5",
    ),
)

_DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:Wh4,Ka1:BKh8",
        play="a1-b2 h8-g7 b2-a1 g7-h8 a1-b2 h8-g7 b2-a1 g7-h8",
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
        play="a1-b2 h8-g7",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Rückt ein Stein vor, beginnt das Zählen von vorn.",
            en="A man that advances starts the count again.",
        ),
        fen="W:Wc3,Ka1:BKh8",
        counts={"quiet": 79},
        play="c3-b4",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKa1:Bb2,h6",
        counts={"quiet": 79},
        play="a1xc3",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS, *_DRAWS)

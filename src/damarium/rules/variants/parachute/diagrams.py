"""Diagrams of Parachute Checkers: one for every rule it uses, in its own square names."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.parachute.parachutists import PARACHUTISTS

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
            de="Wer schlagen kann, muss: Der Stein auf h2 steht solange still.",
            en="Whoever can capture must: the man on h2 has to wait.",
        ),
        fen="W:Wd2,h2:Be3",
        moves=("d2xf4",),
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
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:We3:BKd4",
        moves=("e3xc5",),
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
)

_CROWNING = (
    Example(
        about=Text(
            de="Ein Stein auf der letzten Reihe wird zur Dame, kein Fallschirmspringer.",
            en="A man on the last row becomes a king, not a parachutist.",
        ),
        fen="W:Wc7:Bh4",
        play="c7-d8 h4-g3 d8-a5",
    ),
    Example(
        about=Text(
            de="Ein Stein, der im Schlag gekrönt wird, hält an: c7 kann die neue Dame erst später "
            "schlagen.",
            en="A man crowned in a capture stops: c7 has to wait for the new king.",
        ),
        fen="W:Wf6:Bc7,e7",
        moves=("f6xd8",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WKd4:Bh4",
        moves=(
            *("d4-a1", "d4-a7", "d4-b2", "d4-b6", "d4-c3", "d4-c5", "d4-e3", "d4-e5"),
            *("d4-f2", "d4-f6", "d4-g1", "d4-g7", "d4-h8"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WKa1:Bd4",
        moves=("a1xe5", "a1xf6", "a1xg7", "a1xh8"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WKa1:Bd4,e5",
        moves=("a1-b2", "a1-c3"),
    ),
    Example(
        about=Text(
            de="Geht der Schlag von einem der Felder dahinter weiter, muss die Dame dort landen.",
            en="Where the capture can go on from a square behind, the king must land there.",
        ),
        fen="W:WKa1:Bd4,c7",
        moves=("a1xe5xb8",),
    ),
    Example(
        about=Text(
            de="Geschlagenes verschwindet sofort: Über das leere Feld kehrt die Dame um und holt "
            "auch den zweiten Stein.",
            en="What is taken leaves at once: across the empty square the king turns back and "
            "takes the second man, too.",
        ),
        fen="W:WKd4:Be5,c3",
        moves=("d4xf6xb2", "d4xf6xa1", "d4xb2xf6", "d4xb2xg7", "d4xb2xh8"),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Kann eine Dame schlagen, so geht sie jedem Stein vor: g3 muss warten.",
            en="Where a king can capture, it goes before every man: g3 has to wait.",
        ),
        fen="W:Wh2,Ka1:Bc3,g3",
        moves=("a1xd4", "a1xe5", "a1xf6", "a1xg7", "a1xh8"),
    ),
    Example(
        about=Text(
            de="Eine Dame, die schlagen kann, geht auch einem Stein vor, der mehr schlagen könnte.",
            en="A king that can capture goes even before a man that could take more.",
        ),
        fen="W:Wc3,Kh4:Bb4,b6,f2",
        moves=("h4xe1",),
    ),
    Example(
        about=Text(
            de="Für die Dame selbst ist die Wahl frei: ein Stein oder zwei, beides ist erlaubt.",
            en="The king itself has a free choice: one man or two, both are legal.",
        ),
        fen="W:WKd2:Bc3,e3,g7",
        moves=("d2xb4", "d2xa5", "d2xh6xf8"),
    ),
    Example(
        about=Text(
            de="Ein Stein oder eine Dame: Was du schlägst, ist gleich.",
            en="A man or a king: it does not matter what you take.",
        ),
        fen="W:WKd2:Bc3,Ke3",
        moves=("d2xb4", "d2xa5", "d2xf4", "d2xg5", "d2xh6"),
    ),
    Example(
        about=Text(
            de="Die Reihenfolge, in der du schlägst, ist auch gleich.",
            en="The order in which you take does not matter either.",
        ),
        fen="W:WKd2:Bc3,Kb6,Ke3,g7",
        moves=("d2xa5xc7", "d2xa5xd8", "d2xh6xf8"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:We3:Bd4",
        play="e3xc5",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:Wb4,d2:Ba5",
        play="d2-c3",
        ends="no_move",
    ),
)

_DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:Wh4,Ka1:BKb8",
        play="a1-b2 b8-a7 b2-a1 a7-b8 a1-b2 b8-a7 b2-a1 a7-b8",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne dass ein Stein vorrückt: Mit dem "
            "letzten ist es remis.",
            en="Forty moves by each side without a capture or an advancing man: the last one "
            "draws.",
        ),
        fen="W:Wh4,Ka1:BKb8",
        counts={"quiet": 78},
        play="a1-b2 b8-a7",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Rückt ein Stein vor, beginnt das Zählen von vorn.",
            en="A man that advances starts the count again.",
        ),
        fen="W:Wc3,Kh2:BKd8",
        counts={"quiet": 79},
        play="c3-b4",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKa1:Bc3,h6",
        counts={"quiet": 79},
        play="a1xe5",
    ),
)

DIAGRAMS = (*PARACHUTISTS, *_MEN, *_CROWNING, *_KINGS, *_CHOICE, *_ENDS, *_DRAWS)

"""Diagrams of Brazilian draughts, in its own notation."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.russian.draws import REPETITION_DIAGRAM
from damarium.rules.variants.russian.lone_king import ROAD_DIAGRAMS, TWO_DIAGRAMS

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:Wd4:Bh8",
        moves=("d4-c5", "d4-e5"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf a1 steht solange still.",
            en="Whoever can capture must: the man on a1 has to wait.",
        ),
        fen="W:Wa1,e3:Bf4",
        moves=("e3xg5",),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts.",
            en="A man captures backward, too.",
        ),
        fen="W:Wc5:Bb4,d4",
        moves=("c5xa3", "c5xe3"),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann.",
            en="A capture that has begun goes on as long as it can.",
        ),
        section="capturing",
        fen="B:Wa1,a3,b2,b4,c1,d2,d4,e1,f6,g1,h2:Bb6,b8,c7,d6,d8,e7,f8,g7,h6,h8",
        moves=("g7xe5xc3xa5",),
        cite="AttackingOrDefending/pydraughts, issue 23",
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, bleibt ein Stein: "
            "Nach a5 käme er nur als Dame.",
            en="A man that only touches the last row and goes on capturing stays a man: only a "
            "king could go as far as a5.",
        ),
        fen="W:Wf6:Bc7,e7",
        moves=("f6xd8xb6",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der von der letzten Reihe nur als Dame weiterschlagen könnte, hält an: "
            "Er wird Dame, und der Stein auf c5 bleibt stehen.",
            en="A man that could go on from the last row only as a king stops there: it is "
            "crowned, and the man on c5 stays.",
        ),
        fen="W:Wh6:Bc5,d2,g7",
        moves=("h6xf8",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WKe5:Ba5",
        moves=(
            *("e5-a1", "e5-b2", "e5-b8", "e5-c3", "e5-c7", "e5-d4", "e5-d6", "e5-f4"),
            *("e5-f6", "e5-g3", "e5-g7", "e5-h2", "e5-h8"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WKa1:Bc3",
        moves=("a1xd4", "a1xe5", "a1xf6", "a1xg7", "a1xh8"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WKa1:Bc3,d4",
        moves=("a1-b2",),
    ),
    Example(
        about=Text(
            de="Von den Feldern hinter c3 zählt nur das, von dem die Dame am meisten schlägt: "
            "zwei weitere Steine von d4 aus.",
            en="Of the squares behind c3 only the one counts from which the king takes the most: "
            "two more men from d4.",
        ),
        fen="W:WKa1:Bc3,c5,e5,e7",
        moves=("a1xd4xf6xd8",),
    ),
    Example(
        about=Text(
            de="Auch im Gewühl zählt nur der längste Schlag: drei Steine über e1; der Stein auf "
            "c5 könnte nur zwei nehmen.",
            en="In a crowd, too, only the longest capture is legal: three men by way of e1; the "
            "man on c5 could take only two.",
        ),
        fen="B:Wa1,b2,b4,e3,f2,f4,h6:Bb8,c5,d6,e7,f6,f8,g7,h8,Ka5",
        moves=("a5xe1xg3xe5",),
        cite="miskibin/py-draughts, pull request 48",
    ),
    Example(
        about=Text(
            de="Türkischer Schlag: Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt. "
            "Von f6 nimmt die Dame e7 oder g5, aber zurück kommt sie nicht.",
            en="The Turkish strike: what is taken stands until the move ends, and blocks. From f6 "
            "the king takes e7 or g5, but it cannot come back.",
        ),
        fen="W:WKa1:Bb2,e7,g5",
        moves=("a1xf6xd8", "a1xf6xh4"),
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach d2 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. "
            "Both ways round to d2 are the same move.",
        ),
        fen="W:WKd2:Bc3,c5,e3,e5",
        moves=("d2xb4xd6xf4xc1", "d2xb4xd6xf4xd2", "d2xf4xd6xb4xe1"),
        cite="AttackingOrDefending/pydraughts, pull request 43",
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Mengenregel: d2 schlägt zwei Steine, g3 nur einen.",
            en="Quantity: d2 takes two men, g3 only one.",
        ),
        fen="W:Wd2,g3:Bc3,c5,f4",
        moves=("d2xb4xd6",),
    ),
    Example(
        about=Text(
            de="Die Mengenregel gilt auch, wenn eine Dame kürzer schlagen könnte.",
            en="The quantity rule holds even where a king could take less.",
        ),
        fen="W:We1,Ka1:Bb4,d2,f6",
        moves=("e1xc3xa5",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt nicht mehr als ein Stein: lieber zwei Steine als eine Dame.",
            en="A king counts no more than a man: two men rather than one king.",
        ),
        fen="W:Wd2:Be3,g5,Kc3",
        moves=("d2xf4xh6",),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei: ein Stein oder eine Dame.",
            en="Where the number is equal you choose freely: a man or a king.",
        ),
        fen="W:WKh4:Bb6,c7,e7,Kf2",
        moves=("h4xd8", "h4xe1"),
        cite="a Brazilian project's position",
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen, muss aber nicht, wenn ein Stein genauso "
            "viel zählt.",
            en="A man may take a king, too, but need not where a man counts as much.",
        ),
        fen="W:Wd2:Be3,Kc3",
        moves=("d2xb4", "d2xf4"),
    ),
    Example(
        about=Text(
            de="Eine Dame geht dem Stein beim Schlagen nicht vor.",
            en="A king does not go before a man when capturing.",
        ),
        fen="B:Wb2,e5:Bd6,Ka3",
        moves=("a3xc1", "d6xf4"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:We3:Bf4",
        play="e3xg5",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:Wb4,c3,h2:Ba5",
        play="h2-g3",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS)

_TWENTY = (
    Example(
        about=Text(
            de="Zwanzig Züge jeder Seite nur mit Damen und ohne Schlag: remis.",
            en="Twenty moves by each side with kings only and no capture: a draw.",
        ),
        fen="W:WKb8,Kd8:BKa3,Kc1",
        counts={"kings": 38},
        play="b8-a7 a3-b4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:Wh4,Kb8:BKa3,Kc1",
        counts={"kings": 39},
        play="h4-g5",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKa1:Be5,h6",
        counts={"kings": 39},
        play="a1xh8",
    ),
)

CBD_DIAGRAMS = (REPETITION_DIAGRAM, *_TWENTY, *TWO_DIAGRAMS, *ROAD_DIAGRAMS)

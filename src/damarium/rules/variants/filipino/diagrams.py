"""Diagrams of Filipino draughts: those of the Brazilian game in the mirror."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.filipino.draws import DRAW_DIAGRAMS

_MOVES = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:We4:Ba8",
        moves=("e4-d5", "e4-f5"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf h1 steht solange still.",
            en="Whoever can capture must: the man on h1 has to wait.",
        ),
        fen="W:Wd3,h1:Bc4",
        moves=("d3xb5",),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts.",
            en="A man captures backward, too.",
        ),
        fen="W:Wf5:Be4,g4",
        moves=("f5xd3", "f5xh3"),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann.",
            en="A capture that has begun goes on as long as it can.",
        ),
        section="capturing",
        fen="B:Wa2,b1,c6,d1,e2,e4,f1,g2,g4,h1,h3:Ba6,a8,b7,c8,d7,e6,e8,f7,g6,g8",
        moves=("b7xd5xf3xh5",),
        cite="mirror image of a position in AttackingOrDefending/pydraughts, issue 23",
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, bleibt ein Stein: "
            "Nach h5 käme er nur als Dame.",
            en="A man that only touches the last row and goes on capturing stays a man: only a "
            "king could go as far as h5.",
        ),
        fen="W:Wc6:Bd7,f7",
        moves=("c6xe8xg6",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der von der letzten Reihe nur als Dame weiterschlagen könnte, hält an: "
            "Er wird Dame, und der Stein auf f5 bleibt stehen.",
            en="A man that could go on from the last row only as a king stops there: it is "
            "crowned, and the man on f5 stays.",
        ),
        fen="W:Wa6:Bb7,e2,f5",
        moves=("a6xc8",),
    ),
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WKd5:Bh5",
        moves=(
            *("d5-a2", "d5-a8", "d5-b3", "d5-b7", "d5-c4", "d5-c6", "d5-e4", "d5-e6", "d5-f3"),
            *("d5-f7", "d5-g2", "d5-g8", "d5-h1"),
        ),
    ),
    Example(
        about=Text(
            de="Eine Dame schlägt aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="A king captures from afar and lands on any free square behind.",
        ),
        fen="W:WKh1:Bf3",
        moves=("h1xa8", "h1xb7", "h1xc6", "h1xd5", "h1xe4"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht.",
            en="A king does not jump two pieces that stand one right behind the other.",
        ),
        section="capturing",
        fen="W:WKh1:Be4,f3",
        moves=("h1-g2",),
    ),
    Example(
        about=Text(
            de="Von den Feldern hinter f3 zählt nur das, von dem die Dame am meisten schlägt: "
            "zwei weitere Steine von e4 aus.",
            en="Of the squares behind f3 only the one counts from which the king takes the most: "
            "two more men from e4.",
        ),
        fen="W:WKh1:Bd5,d7,f3,f5",
        moves=("h1xe4xc6xe8",),
    ),
    Example(
        about=Text(
            de="Auch im Gewühl zählt nur der längste Schlag: drei Steine über d1; der Stein auf "
            "f5 könnte nur zwei nehmen.",
            en="In a crowd, too, only the longest capture is legal: three men by way of d1; the "
            "man on f5 could take only two.",
        ),
        fen="B:Wa6,c2,c4,d3,g2,g4,h1:Ba8,b7,c6,c8,d7,e6,f5,g8,Kh5",
        moves=("h5xd1xb3xd5",),
        cite="mirror image of a position in miskibin/py-draughts, pull request 48",
    ),
    Example(
        about=Text(
            de="Türkischer Schlag: Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt. "
            "Von c6 nimmt die Dame d7 oder b5, aber zurück kommt sie nicht.",
            en="The Turkish strike: what is taken stands until the move ends, and blocks. From c6 "
            "the king takes d7 or b5, but it cannot come back.",
        ),
        fen="W:WKh1:Bb5,d7,g2",
        moves=("h1xc6xa4", "h1xc6xe8"),
    ),
    Example(
        about=Text(
            de="Das Feld, von dem die Dame kommt, gilt als leer: Sie darf dort wieder landen. "
            "Beide Umläufe nach e2 sind derselbe Zug.",
            en="The square the king came from counts as empty: it may land there again. Both ways "
            "round to e2 are the same move.",
        ),
        fen="W:WKe2:Bd3,d5,f3,f5",
        moves=("e2xc4xe6xg4xd1", "e2xg4xe6xc4xe2", "e2xg4xe6xc4xf1"),
        cite="mirror image of a position in AttackingOrDefending/pydraughts, pull request 43",
    ),
    Example(
        about=Text(
            de="Mengenregel: e2 schlägt zwei Steine, b3 nur einen.",
            en="Quantity: e2 takes two men, b3 only one.",
        ),
        fen="W:Wb3,e2:Bc4,f3,f5",
        moves=("e2xg4xe6",),
    ),
    Example(
        about=Text(
            de="Die Mengenregel gilt auch, wenn eine Dame kürzer schlagen könnte.",
            en="The quantity rule holds even where a king could take less.",
        ),
        fen="W:Wd1,Kh1:Bc6,e2,g4",
        moves=("d1xf3xh5",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt nicht mehr als ein Stein: lieber zwei Steine als eine Dame.",
            en="A king counts no more than a man: two men rather than one king.",
        ),
        fen="W:We2:Bb5,d3,Kf3",
        moves=("e2xc4xa6",),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei: ein Stein oder eine Dame.",
            en="Where the number is equal you choose freely: a man or a king.",
        ),
        fen="W:WKa4:Bd7,f7,g6,Kc2",
        moves=("a4xd1", "a4xe8"),
        cite="mirror image of a Brazilian project's position",
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen, muss aber nicht, wenn ein Stein genauso "
            "viel zählt.",
            en="A man may take a king, too, but need not where a man counts as much.",
        ),
        fen="W:We2:Bd3,Kf3",
        moves=("e2xc4", "e2xg4"),
    ),
    Example(
        about=Text(
            de="Eine Dame geht dem Stein beim Schlagen nicht vor.",
            en="A king does not go before a man when capturing.",
        ),
        fen="B:Wd5,g2:Be6,Kh3",
        moves=("e6xc4", "h3xf1"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:Wd3:Bc4",
        play="d3xb5",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:Wa2,f3,g4:Bh5",
        play="a2-b3",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MOVES, *_ENDS, *DRAW_DIAGRAMS)

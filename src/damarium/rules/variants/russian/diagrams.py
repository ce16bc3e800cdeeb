"""Diagrams of Russian draughts: how pieces move and capture, in its own notation."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_ISSUE_28 = "AttackingOrDefending/pydraughts, issue 28"

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:We3:Bb8",
        moves=("e3-d4", "e3-f4"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf g1 steht solange still.",
            en="Whoever can capture must: the man on g1 has to wait.",
        ),
        fen="W:Wc3,g1:Bd4",
        moves=("c3xe5",),
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
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:Wc3:BKd4",
        moves=("c3xe5",),
    ),
)

_CROWNING = (
    Example(
        about=Text(
            de="Erreicht ein Stein im Schlag die letzte Reihe, wird er sofort Dame und schlägt "
            "als Dame weiter, mit jedem freien Feld als Ende.",
            en="A man that reaches the last row in a capture is crowned at once and goes on as a "
            "king, ending on any free square.",
        ),
        fen="W:Wf6:Bc7,e7",
        moves=("f6xd8xa5", "f6xd8xb6"),
    ),
    Example(
        about=Text(
            de="Steht hinter dem Geschlagenen ein Stein, bleibt nur ein Feld zum Landen.",
            en="With a man behind what is taken, one square is left to land on.",
        ),
        fen="W:Wf6:Ba5,c7,e7",
        moves=("f6xd8xb6",),
        cite="czsoftcode/checkers, packages/rules/fixtures",
    ),
    Example(
        about=Text(
            de="Als Dame muss der Stein so landen, dass es weitergeht: auf b4, nicht auf a3.",
            en="As a king the man must land where the capture goes on: on b4, not on a3.",
        ),
        fen="W:Wh6:Bc5,d2,g7",
        moves=("h6xf8xb4xe1",),
        cite=_ISSUE_28,
    ),
    Example(
        about=Text(
            de="Auf g3 steht nach dem Schlag eine Dame, auch wenn sie nur einen Stein weit "
            "geschlagen hat: Mit dem nächsten Zug fliegt sie.",
            en="A king stands on g3 after the capture, though it took only what was next "
            "to it: with the next move it flies.",
        ),
        fen="B:Wa3,d2,f2:Bc3",
        play="c3xe1xg3 a3-b4 g3-b8",
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WKd4:Bh2",
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
            de="Kann es von einem der Felder dahinter weitergehen, muss die Dame dort landen: "
            "auf d4, nicht weiter hinten. Wohin es dann geht, wählst du frei.",
            en="Where the capture can go on from a square behind, the king must land there: on d4 "
            "and no farther. Which way it then goes is your choice.",
        ),
        fen="W:WKa1:Bc3,c5,e5,e7",
        moves=("a1xd4xa7", "a1xd4xb6", "a1xd4xf6xd8"),
    ),
    Example(
        about=Text(
            de="Auch im Gewühl muss der Schlag weitergehen: Die Dame darf nicht auf c3 oder d2 "
            "stehenbleiben, denn von e1 geht es weiter. Der Stein auf c5 darf statt ihrer "
            "schlagen.",
            en="In a crowd, too, the capture must go on: the king may not stop on c3 or d2, for "
            "it can go on from e1. The man on c5 may capture instead.",
        ),
        fen="B:Wa1,b2,b4,e3,f2,f4,h6:Bb8,c5,d6,e7,f6,f8,g7,h8,Ka5",
        moves=("a5xe1xg3xe5", "c5xa3xc1"),
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
            de="Eine Dame landet, wo es weitergeht, und hält, wo nichts mehr zu schlagen ist: "
            "nach g7 auf h8, nach b2 auf a1.",
            en="A king lands where it can go on, and stops where nothing is left to take: after "
            "g7 on h8, after b2 on a1.",
        ),
        fen="W:WKd4:Bb2,g5,g7",
        moves=("d4xa1", "d4xh8"),
        cite="Kicshikxo/Python-checkers, issue 1",
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
    Example(
        about=Text(
            de="Über den Stein auf g7 kommt die Dame nur, wenn sie ihn schlägt; dann nimmt sie "
            "einen zweiten. Ob sie nach c3 über f6 oder über e5 geht, ist derselbe Zug.",
            en="The king passes the man on g7 only by taking it; then it takes a second one. "
            "Whether it goes to c3 by way of f6 or of e5, the move is the same.",
        ),
        fen="W:Wa1,a3,c1,d2,e1,e3,f2,f4,g3,Kh8:Ba5,b6,c5,d4,d6,d8,e7,g7,h6",
        moves=("h8xe5xb2", "h8xe5xb8", "h8xe5xc3", "h8xe5xc7"),
        cite="SecUSo/privacy-friendly-dame, issue 20",
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Keine Mengenregel: ein Stein oder zwei, du hast die Wahl.",
            en="No quantity rule: one man or two, the choice is yours.",
        ),
        fen="W:Wd2,g3:Bc3,c5,f4",
        moves=("d2xb4xd6", "g3xe5"),
    ),
    Example(
        about=Text(
            de="Keine Güteregel: ein Stein oder eine Dame.",
            en="No quality rule: a man or a king.",
        ),
        fen="W:WKh4:Bb6,c7,e7,Kf2",
        moves=("h4xd8", "h4xe1"),
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
        fen="W:Wc3:Bd4",
        play="c3xe5",
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

DIAGRAMS = (*_MEN, *_CROWNING, *_KINGS, *_CHOICE, *_ENDS)

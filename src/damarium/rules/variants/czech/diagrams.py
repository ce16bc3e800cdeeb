"""Diagrams of Czech draughts: one for every rule it uses, in its own square names."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.czech.draws import DRAWS

_CZSOFTCODE = "czsoftcode/checkers, tests of the king's precedence"

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
            de="Wer schlagen kann, muss: Der Stein auf h2 steht solange still.",
            en="Whoever can capture must: the man on h2 has to wait.",
        ),
        fen="W:Wd2,h2:Be3",
        moves=("d2xf4",),
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
            de="Auf der letzten Reihe wird der Stein zur Dame, und der Zug ist zu Ende: Die c7 "
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
            de="Eine Dame zieht auf freien Schrägen beliebig weit, vorwärts und rückwärts.",
            en="A king moves any distance along free diagonals, forward and backward.",
        ),
        fen="W:WKb2:Bh4",
        moves=(
            *("b2-a1", "b2-a3", "b2-c1", "b2-c3", "b2-d4"),
            *("b2-e5", "b2-f6", "b2-g7", "b2-h8"),
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
            de="Geht der Schlag von d4 aus weiter, muss die Dame dort landen. Ob sie dann zwei "
            "oder drei Steine nimmt, steht dir frei.",
            en="Where the capture goes on from d4, the king must land there. Whether it then "
            "takes two men or three is your choice.",
        ),
        fen="W:WKa1:Bc3,c5,e5,e7",
        moves=("a1xd4xa7", "a1xd4xb6", "a1xd4xf6xd8"),
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
    ),
    Example(
        about=Text(
            de="Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt: Von h8 kommt die "
            "Dame über die g7 nicht zurück.",
            en="What is taken stands until the move ends, and blocks: from h8 the king does not "
            "come back across g7.",
        ),
        fen="W:WKe5:Bd2,d4,g7",
        moves=("e5xc3xe1", "e5xh8"),
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Kann eine Dame schlagen, darf kein Stein es tun.",
            en="Where a king can capture, no man may.",
        ),
        fen="B:Wb2,e5:BKa3,d6",
        moves=("a3xc1",),
        cite=f"4.14; {_CZSOFTCODE}",
    ),
    Example(
        about=Text(
            de="Für Weiß gilt dasselbe: Die Dame schlägt, und d6 muss warten.",
            en="The same holds for White: the king captures, and d6 has to wait.",
        ),
        fen="W:WKd4,d6:Bb2,c7",
        moves=("d4xa1",),
        cite=f"4.14; {_CZSOFTCODE}",
    ),
    Example(
        about=Text(
            de="Die Dame geht auch vor, wenn sie nur einen Stein bekommt und der Stein zwei "
            "bekäme.",
            en="The king goes first even where it gets one man and the man would get two.",
        ),
        fen="W:WKa3,e3:Bb2,f4,f6",
        moves=("a3xc1",),
        cite="4.14",
    ),
    Example(
        about=Text(
            de="Kann die Dame nicht schlagen, ist der Stein an der Reihe.",
            en="Where the king cannot capture, it is the man's turn.",
        ),
        fen="B:We5:BKb8,d6",
        moves=("d6xf4",),
        cite=_CZSOFTCODE,
    ),
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
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:Wd2:Be3",
        play="d2xf4",
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

DIAGRAMS = (*_MEN, *_KINGS, *_CHOICE, *_ENDS, *DRAWS)

BRAINKING_DIAGRAMS = (
    Example(
        about=Text(
            de="Geschlagenes verschwindet sofort: Die Dame darf über die leere g7 von h8 "
            "zurückkommen, oder nach der d4 umkehren und die g7 nehmen.",
            en="What is taken leaves at once: the king may come back from h8 across the empty "
            "g7, or turn about after d4 and take g7.",
        ),
        fen="W:WKe5:Bd2,d4,g7",
        moves=("e5xc3xe1", "e5xc3xh8", "e5xh8xc3xe1"),
    ),
)

"""Diagrams of losing Russian draughts: how it ends, and what it shares with the parent game."""

from damarium.rules.color import BLACK, WHITE
from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.russian.diagrams import DIAGRAMS as RUSSIAN_DIAGRAMS
from damarium.rules.variants.russian.draws import KINGS_DIAGRAMS, REPETITION_DIAGRAM

_ENDS = (
    Example(
        about=Text(
            de="Weiß muss Schwarz den letzten Stein nehmen: Schwarz hat gewonnen.",
            en="White has to take Black's last man: Black has won.",
        ),
        fen="W:Wc3:Bd4",
        moves=("c3xe5",),
        play="c3xe5",
        ends="no_piece",
        winner=BLACK,
    ),
    Example(
        about=Text(
            de="Weiß, der alles los ist, hat gewonnen.",
            en="White, being rid of everything, has won.",
        ),
        fen="B:Wc3:Bd4,h8",
        moves=("d4xb2",),
        play="d4xb2",
        ends="no_piece",
        winner=WHITE,
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, gewinnt ebenfalls: hier Schwarz.",
            en="A side that is to move and cannot wins as well: here it is Black.",
        ),
        fen="W:Wb4,c3,h2:Ba5",
        play="h2-g3",
        ends="no_move",
        winner=BLACK,
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, gewinnt ebenfalls: hier Weiß.",
            en="A side that is to move and cannot wins as well: here it is White.",
        ),
        fen="B:Wh4:Ba7,f6,g5",
        play="a7-b6",
        ends="no_move",
        winner=WHITE,
    ),
    Example(
        about=Text(
            de="Ein Stein, der im Schlag Dame wird, muss als Dame weiterschlagen: So wird Weiß "
            "alle drei Steine los.",
            en="A man that is crowned in a capture has to go on as a king: so White gets rid of "
            "all three men.",
        ),
        fen="B:Wd2,f6,g3:Bc3",
        moves=("c3xe1xh4xd8", "c3xe1xh4xe7"),
    ),
)

_KING_TAKES_KING = Example(
    about=Text(
        de="Wer eine Dame schlägt, landet auf jedem freien Feld dahinter, wie hinter einem Stein.",
        en="A king that takes a king lands on any free square behind, as behind a man.",
    ),
    fen="W:WKa1:BKc3",
    moves=("a1xd4", "a1xe5", "a1xf6", "a1xg7", "a1xh8"),
)

#: Who loses wins, so what the parent game says of that is left out.
_SHARED = tuple(
    example for example in RUSSIAN_DIAGRAMS if example.ends not in ("no_piece", "no_move")
)

DIAGRAMS = (*_ENDS, *_SHARED, REPETITION_DIAGRAM, *KINGS_DIAGRAMS, _KING_TAKES_KING)

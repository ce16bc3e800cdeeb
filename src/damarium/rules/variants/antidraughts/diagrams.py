"""Diagrams of antidraughts: how it ends, and all that it shares with international draughts."""

from damarium.rules.color import BLACK, WHITE
from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.international.diagrams import DIAGRAMS as INTERNATIONAL_DIAGRAMS
from damarium.rules.variants.international.draws import DRAW_DIAGRAMS

_ENDS = (
    Example(
        about=Text(
            de="Weiß muss Schwarz den letzten Stein nehmen: Schwarz hat gewonnen.",
            en="White has to take Black's last man: Black has won.",
        ),
        fen="W:W28:B23",
        moves=("28x19",),
        play="28x19",
        ends="no_piece",
        winner=BLACK,
    ),
    Example(
        about=Text(
            de="Weiß, der alles los ist, hat gewonnen.",
            en="White, being rid of everything, has won.",
        ),
        fen="B:W28:B22,40",
        moves=("22x33",),
        play="22x33",
        ends="no_piece",
        winner=WHITE,
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, gewinnt ebenfalls: hier Schwarz.",
            en="A side that is to move and cannot wins as well: here it is Black.",
        ),
        fen="W:W41,47,50:B36",
        play="50-44",
        ends="no_move",
        winner=BLACK,
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, gewinnt ebenfalls: hier Weiß.",
            en="A side that is to move and cannot wins as well: here it is White.",
        ),
        fen="B:W15:B1,4,10",
        play="1-6",
        ends="no_move",
        winner=WHITE,
    ),
    Example(
        about=Text(
            de="Das Meiste muss auch hier genommen werden: Schwarz muss mit der 18 drei Steine "
            "nehmen und darf nicht mit der 20 nur einen.",
            en="Here, too, the most must be taken: Black has to take three men with 18 and may "
            "not take only one with 20.",
        ),
        fen="B:W22,24,32,43:B18,20",
        moves=("18x27x38x49",),
    ),
)

_KING_TAKES_KING = Example(
    about=Text(
        de="Wer eine Dame schlägt, landet auf jedem freien Feld dahinter, wie hinter einem Stein.",
        en="A king that takes a king lands on any free square behind, as behind a man.",
    ),
    fen="W:WK46:BK23",
    moves=("46x5", "46x10", "46x14", "46x19"),
)

#: What needs something on the board to be a draw is off here, and who loses wins.
_SHARED = tuple(
    example
    for example in (*INTERNATIONAL_DIAGRAMS, *DRAW_DIAGRAMS)
    if example.ends not in ("no_piece", "no_move") and not {"sixteen", "five"} & set(example.counts)
)

DIAGRAMS = (*_ENDS, *_SHARED, _KING_TAKES_KING)

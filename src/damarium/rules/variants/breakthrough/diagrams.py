"""Diagrams of breakthrough draughts: men only, for the first king ends the game."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_PY = "miskibin/py-draughts, tests of Breakthrough"

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:W28:B5",
        moves=("28-22", "28-23"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss, selbst wenn daneben ein Stein zum Ziel käme.",
            en="Whoever can capture must, even if a man beside could reach the goal.",
        ),
        fen="W:W7,28:B23",
        moves=("28x19",),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts, und auch dann muss er.",
            en="A man captures backward too, and then, too, it must.",
        ),
        fen="W:W28:B33",
        moves=("28x39",),
    ),
    Example(
        about=Text(
            de="Mengenregel: Nur der längste Schlag zählt. Die 38 nimmt zwei Steine, die 22 nur "
            "einen.",
            en="Quantity: only the longest capture is legal. 38 takes two men, 22 only one.",
        ),
        fen="W:W22,38:B18,24,33",
        moves=("38x29x20",),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei, mit welchem Stein und wohin.",
            en="Where the number is equal you choose freely with which man and which way.",
        ),
        fen="W:W28,45:B22,23,40",
        moves=("28x17", "28x19", "45x34"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Die erste Dame gewinnt: Weiß ist am Ziel.",
            en="The first king wins: White has reached the goal.",
        ),
        fen="W:W7:B26",
        play="7-1",
        ends="first_king",
        cite=_PY,
    ),
    Example(
        about=Text(
            de="Für Schwarz gilt dasselbe am anderen Ende des Brettes: Die erste Dame gewinnt.",
            en="The same holds for Black at the other end of the board: the first king wins.",
        ),
        fen="B:W26:B44",
        play="44-49",
        ends="first_king",
        cite=_PY,
    ),
    Example(
        about=Text(
            de="Die erste Dame darf auch aus einem Schlag entstehen.",
            en="The first king may come from a capture, too.",
        ),
        fen="W:W12:B8,26",
        play="12x3",
        ends="first_king",
    ),
    Example(
        about=Text(
            de="Ein Schlag endet auf der letzten Reihe auch, wenn es nur als Dame weiterginge: "
            "gewonnen.",
            en="A capture ends on the last row even if it could go on only as a king: won.",
        ),
        fen="W:W12:B8,14",
        moves=("12x3",),
        play="12x3",
        ends="first_king",
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, ist noch keine "
            "Dame: Die Partie geht weiter.",
            en="A man that only touches the last row and goes on capturing is no king yet: the "
            "game goes on.",
        ),
        section="crowning",
        fen="W:W13:B9,10,26",
        moves=("13x4x15",),
        play="13x4x15",
    ),
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W28:B23",
        play="28x19",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W41,47,50:B36",
        play="50-44",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_ENDS)

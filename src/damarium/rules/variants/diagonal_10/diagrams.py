"""Diagrams of diagonal draughts on 100 squares: its set-up, and what the parent game has."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.international.diagrams import DIAGRAMS as INTERNATIONAL_DIAGRAMS
from damarium.rules.variants.international.draws import DRAW_DIAGRAMS

_WHITE = "15,20,24,25,29,30,33,34,35,38,39,40,42,43,44,45,47,48,49,50"
_BLACK = "1,2,3,4,6,7,8,9,11,12,13,16,17,18,21,22,26,27,31,36"

_SETUP = Example(
    about=Text(
        de="So fängt es an: Nur auf die lange Diagonale zwischen den Seiten kann jemand ziehen.",
        en="So it begins: only onto the long diagonal between the sides can anybody move.",
    ),
    section="setup",
    fen=f"W:W{_WHITE}:B{_BLACK}",
    moves=("15-10", "20-14", "24-19", "29-23", "33-28", "38-32", "42-37", "47-41"),
)

DIAGRAMS = (_SETUP, *INTERNATIONAL_DIAGRAMS, *DRAW_DIAGRAMS)

BOTH_WAYS_DIAGRAMS = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg, auch rückwärts.",
            en="A man moves one square diagonally, backward, too.",
        ),
        fen="W:W28:B5",
        moves=("28-22", "28-23", "28-32", "28-33"),
    ),
    Example(
        about=Text(
            de="Ein schwarzer Stein zieht ein Feld schräg, auch rückwärts.",
            en="A black man moves one square diagonally, backward, too.",
        ),
        fen="B:W50:B28",
        moves=("28-22", "28-23", "28-32", "28-33"),
    ),
)

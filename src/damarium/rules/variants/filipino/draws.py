"""Diagrams of the draws of Filipino draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.filipino.lone_king import LONE_KING_DIAGRAMS
from damarium.rules.variants.filipino.piece_counts import PIECE_COUNTS_DIAGRAMS

_KINGS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:WKg8:BKh3",
        play="g8-h7 h3-f1 h7-g8 f1-h3 g8-h7 h3-f1 h7-g8 f1-h3",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="15 Züge jeder Seite nur mit Damen und ohne Schlag: remis.",
            en="15 moves by each side with kings only and no capture: a draw.",
        ),
        fen="W:WKe8,Kg8:BKf1,Kh3",
        counts={"kings": 28},
        play="g8-h7 h3-g4",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:Wa4,Kg8:BKf1,Kh3",
        counts={"kings": 29},
        play="a4-b5",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WKh1:Ba6,d5",
        counts={"kings": 29},
        play="h1xa8",
    ),
)

DRAW_DIAGRAMS = (*_KINGS, *LONE_KING_DIAGRAMS, *PIECE_COUNTS_DIAGRAMS)

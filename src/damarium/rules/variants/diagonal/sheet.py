"""Diagonal draughts: the Russian game with the men on both sides of the long diagonal."""

from dataclasses import replace

from damarium.rules.setup import Diagram
from damarium.rules.text import Text
from damarium.rules.variants.diagonal.diagrams import DIAGRAMS
from damarium.rules.variants.russian import sheet as russian

_SETUP = Diagram(
    "bbb."  # row 8
    "bbb."
    "bb.w"
    "bb.w"
    "b.ww"
    "b.ww"
    ".www"
    ".www"
)

DIAGONAL = replace(
    russian.RUSSIAN,
    id="diagonal",
    names=Text(de="Diagonaldame", en="Diagonal draughts"),
    about=Text(
        de="Russische Dame aus anderer Aufstellung: Zwischen den Seiten liegt die lange Diagonale.",
        en="Russian draughts from another set-up: the long diagonal lies between the sides.",
    ),
    aliases=("diagonal draughts", "diagonaldame", "Diagonalnye shashki"),
    cite="the Russian diagonal game; Ludii and Hoyle (the line in the middle stays open) know the "
    "set-up only. Fandom's second game of this name, with nine men and crowning in a corner, is "
    "another one",
    setup=_SETUP,
    pdn=None,
    readings={},
    perft=(6, 6, 14, 40, 83, 266, 859, 3187, 13343),
    examples=DIAGRAMS,
)

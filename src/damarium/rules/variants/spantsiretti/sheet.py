"""Spantsiretti: Russian draughts on eighty squares, ten files wide."""

from dataclasses import replace

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Letters
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.sheet import Reading
from damarium.rules.text import Text
from damarium.rules.variants.russian import sheet as russian
from damarium.rules.variants.spantsiretti.diagrams import DIAGRAMS
from damarium.rules.variants.spantsiretti.international import INTERNATIONAL_DIAGRAMS

_DCTL = "rhalbersma/dctl, test of rectangular boards"

SPANTSIRETTI = replace(
    russian.RUSSIAN,
    id="spantsiretti",
    names=Text(de="Spantsiretti", en="Spantsiretti"),
    about=Text(
        de="Russische Dame auf achtzig Feldern, zehn breit und acht hoch, mit fünfzehn Steinen "
        "auf jeder Seite.",
        en="Russian draughts on eighty squares, ten wide and eight high, with fifteen men a side.",
    ),
    aliases=("Spantsireti", "80-Felder-Dame", "80-square draughts", "80 cells"),
    cite="wiegerw/pdn, game types; mig0/Games-Checkers, russian_10x8; files are lettered without "
    "j. Draws as in Russian draughts; that the main road means every diagonal of eight squares "
    "here, and not one of them, is ours",
    board=DarkSquares(10, 8),
    setup=Rows(3),
    numbering=Letters(files="abcdefghik"),
    pdn=41,
    readings={
        "international": Reading(
            names=Text(
                de="mit den internationalen Schlagregeln",
                en="with the international rules of capture",
            ),
            cite=f"{_DCTL}; its published counts are of these rules",
            captures=Captures(
                compulsory=True,
                prefer=(MOST_PIECES,),
                removal=Removal.END_OF_MOVE,
                cite=_DCTL,
            ),
            promotion=Promotion(in_capture=InCapture.GOES_ON_AS_MAN, cite=_DCTL),
            perft=(9, 81, 658, 4265, 27117, 167140, 1029319),
            examples=INTERNATIONAL_DIAGRAMS,
        ),
    },
    perft=(9, 81, 658, 4265, 27132, 168316, 1040706),
    examples=DIAGRAMS,
)

"""Diagonal draughts on a hundred squares: the international game from another set-up."""

from dataclasses import replace

from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.pieces import Men
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Reading
from damarium.rules.text import Text
from damarium.rules.variants.diagonal_10.diagrams import BOTH_WAYS_DIAGRAMS, DIAGRAMS
from damarium.rules.variants.international import sheet as international

_LUDII = "Twiss 1805, as Ludii tells it"

_SETUP = Diagram(
    "bbbb."  # row 10
    "bbbb."
    "bbb.w"
    "bbb.w"
    "bb.ww"
    "bb.ww"
    "b.www"
    "b.www"
    ".wwww"
    ".wwww"
)

DIAGONAL_10 = replace(
    international.INTERNATIONAL,
    id="diagonal-10",
    names=Text(de="Diagonaldame auf hundert Feldern", en="Diagonal draughts on 100 squares"),
    about=Text(
        de="Internationale Dame aus anderer Aufstellung: Zwischen den Seiten liegt die lange "
        "Diagonale.",
        en="International draughts from another set-up: the long diagonal lies between the sides.",
    ),
    aliases=("diagonal draughts 10x10", "diagonaldame 10x10"),
    cite=f"{_LUDII}, for the set-up; movement and draws of international draughts are a guess",
    setup=_SETUP,
    men=Men(
        move=FORWARD,
        capture=DIAGONAL,
        cite="as in international draughts",
        disputed="Ludii lets men step backward, too, where its text may be meant of captures: "
        "reading `both-ways`.",
    ),
    pdn=None,
    readings={
        "both-ways": Reading(
            names=Text(
                de="Steine ziehen auch rückwärts",
                en="men move backward, too",
            ),
            cite=_LUDII,
            men=Men(move=DIAGONAL, capture=DIAGONAL, cite=_LUDII),
            examples=BOTH_WAYS_DIAGRAMS,
        ),
    },
    perft=(8, 8, 20, 70, 149, 536, 1997, 8101),
    examples=DIAGRAMS,
)

"""Greek dama: Turkish draughts with kings that land right behind what they take."""

from dataclasses import replace

from damarium.rules.pieces import Landing
from damarium.rules.text import Text
from damarium.rules.variants.greek.diagrams import DIAGRAMS
from damarium.rules.variants.turkish import sheet as turkish

_DAGAZ = "GlukKazan/Dagaz, turkish-dama, its variant Greek Checkers"

GREEK = replace(
    turkish.TURKISH,
    id="greek",
    names=Text(de="Griechische Dama", en="Greek dama"),
    about=Text(
        de="Türkische Dame, nur landet die Dame gleich hinter dem, was sie schlägt.",
        en="Turkish draughts, but a king lands right behind what it takes.",
    ),
    aliases=("griechische dama", "griechische dame", "greek dama", "Greek checkers"),
    cite=f"{_DAGAZ}; alemanni's page tells the same game under the Turkish name. The sources are "
    "weak: a program, a page and a post in BrainKing's forum",
    pdn=None,
    kings=replace(
        turkish.TURKISH.kings,
        landing=Landing.NEXT,
        cite=f"{_DAGAZ}; alemanni's page on Turkish checkers",
        disputed="In Turkey a king lands on any free square behind: `turkish`.",
    ),
    captures=replace(
        turkish.TURKISH.captures,
        cite=_DAGAZ,
        disputed="A Greek player in BrainKing's forum lets kings turn by 180 degrees.",
    ),
    promotion=replace(
        turkish.TURKISH.promotion,
        disputed="No source of the Greek game says what a man does that reaches the last row in a "
        "capture; in the Turkish one they disagree.",
    ),
    readings={},
    perft=(8, 64, 708, 7538, 85020, 930326),
    examples=DIAGRAMS,
)

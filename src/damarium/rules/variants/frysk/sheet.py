"""Frysk!: Frisian draughts with five men a side."""

from dataclasses import replace

from damarium.rules.setup import Rows
from damarium.rules.text import Text
from damarium.rules.variants.frisian import sheet as frisian
from damarium.rules.variants.frysk.diagrams import DIAGRAMS

FRYSK = replace(
    frisian.FRISIAN,
    id="frysk",
    names=Text(de="Frysk!", en="Frysk!"),
    about=Text(
        de="Friesische Dame mit nur fünf Steinen auf jeder Seite.",
        en="Frisian draughts with no more than five men a side.",
    ),
    aliases=("frysk!",),
    cite="RoepStoep/scaladraughts, Frysk; AttackingOrDefending/pydraughts; all but the set-up is "
    "Frisian draughts",
    setup=Rows(1),
    pdn=None,
    perft=(9, 81, 657, 5329, 41829, 328329),
    examples=DIAGRAMS,
)

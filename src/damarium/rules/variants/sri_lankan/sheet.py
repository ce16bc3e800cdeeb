"""Sri Lankan draughts: the Canadian game on a mirrored board."""

from dataclasses import replace

from damarium.rules.text import Text
from damarium.rules.transforms import mirrored
from damarium.rules.variants.canadian import sheet as canadian
from damarium.rules.variants.sri_lankan.diagrams import DIAGRAMS

SRI_LANKAN = replace(
    mirrored(canadian.CANADIAN),
    id="sri-lankan",
    names=Text(de="Srilankische Dame", en="Sri Lankan draughts"),
    about=Text(
        de="Kanadische Dame auf gespiegeltem Brett: 144 Felder, dreißig Steine auf jeder Seite.",
        en="Canadian draughts on a mirrored board: 144 squares, thirty men a side.",
    ),
    aliases=("sri lankan", "sri lankan draughts", "srilankische dame"),
    cite="Winther, variants of checkers (mlwi.magix.net); rhalbersma/dctl; mig0/Games-Checkers",
    pdn=None,
    readings={},
    perft=(11, 121, 1222, 10053, 79049, 584100),
    examples=DIAGRAMS,
)

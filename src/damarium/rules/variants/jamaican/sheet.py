"""Jamaican draughts: American pool checkers on a mirrored board."""

from dataclasses import replace

from damarium.rules.text import Text
from damarium.rules.transforms import mirrored
from damarium.rules.variants.jamaican.diagrams import DIAGRAMS
from damarium.rules.variants.pool import sheet as pool

JAMAICAN = replace(
    mirrored(pool.POOL),
    id="jamaican",
    names=Text(de="Jamaikanische Dame", en="Jamaican draughts"),
    about=Text(
        de="American Pool Checkers auf gespiegeltem Brett, mit der Doppelecke zu deiner Linken.",
        en="American pool checkers on a mirrored board, the double corner at your left.",
    ),
    aliases=("jamaican draughts", "Jamaican checkers", "jamaikanische dame"),
    cite="Wikipedia's draft on Jamaican draughts and its copy on everybodywiki.com; wiegerw/pdn, "
    "game types (there with letters, a1 at the right of Black, who begins; here with the numbers "
    "of pool checkers)",
    readings={},
    perft=(7, 49, 302, 1469, 7482, 37986, 190146, 929896),
    examples=DIAGRAMS,
)

"""Filipino draughts: the Brazilian game on a mirrored board."""

from dataclasses import replace

from damarium.rules.text import Text
from damarium.rules.transforms import mirrored
from damarium.rules.variants.brazilian import sheet as brazilian
from damarium.rules.variants.filipino.diagrams import DIAGRAMS

FILIPINO = replace(
    mirrored(brazilian.BRAZILIAN),
    id="filipino",
    names=Text(de="Philippinische Dame", en="Filipino draughts"),
    about=Text(
        de="Brasilianische Dame auf gespiegeltem Brett; gespielt wird oft auf gekreuzten Linien.",
        en="Brazilian draughts on a mirrored board, often played on crossed lines.",
    ),
    aliases=("Derecha", "Dama derecha", "filipino draughts", "philippinische dame"),
    cite="a weak source: a remark in Wikipedia's table of draughts, as a mirror keeps it; who "
    "begins, the draws and the names of the squares are those of Brazilian draughts. Culin (1900), "
    "as Ludii tells him, knew another game: men captured forward only, capturing was free, and a "
    "king took pieces in one line",
    pdn=None,
    readings={},
    perft=(7, 49, 302, 1469, 7473, 37628, 187302, 907830),
    examples=DIAGRAMS,
)

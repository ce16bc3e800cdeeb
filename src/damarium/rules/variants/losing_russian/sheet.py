"""Losing Russian draughts: whoever loses all pieces, or cannot move, wins."""

from dataclasses import replace

from damarium.rules.text import Text
from damarium.rules.transforms import losing
from damarium.rules.variants.losing_russian.diagrams import DIAGRAMS
from damarium.rules.variants.russian import sheet as russian

LOSING_RUSSIAN = replace(
    losing(russian.RUSSIAN),
    id="losing-russian",
    names=Text(de="Russische Schlagdame", en="Losing Russian draughts"),
    about=Text(
        de="Russische Dame verkehrt: Wer nichts mehr hat oder nicht ziehen kann, gewinnt.",
        en="Russian draughts the wrong way round: no piece or no move left wins.",
    ),
    aliases=("Poddavki", "giveaway", "Russian giveaway", "Schlagdame"),
    cite="draughts/draughts.github.io, Poddavki; all but the end as in Russian draughts, whose "
    "draws by what is left on the board are off",
    pdn=None,
    readings={},
    perft=(7, 49, 302, 1469, 7482, 37986, 190146, 929899),
    examples=DIAGRAMS,
)

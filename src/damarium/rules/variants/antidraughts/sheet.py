"""Antidraughts: the international game in which whoever loses wins."""

from dataclasses import replace

from damarium.rules.text import Text
from damarium.rules.transforms import losing
from damarium.rules.variants.antidraughts.diagrams import DIAGRAMS
from damarium.rules.variants.international import sheet as international

ANTIDRAUGHTS = replace(
    losing(international.INTERNATIONAL),
    id="antidraughts",
    names=Text(de="Antidraughts", en="Antidraughts"),
    about=Text(
        de="Internationale Dame verkehrt: Wer nichts mehr hat oder nicht ziehen kann, gewinnt.",
        en="International draughts the wrong way round: no piece or no move left wins.",
    ),
    aliases=("losing", "anti-draughts", "Internationale Schlagdame"),
    cite="RoepStoep/scaladraughts, Antidraughts; Mind-Sports-Games/strategygames. lidraughts draws "
    "by repetition only, not by 25 moves of kings, and writes GameType 98, which no standard knows",
    pdn=None,
    perft=(9, 81, 658, 4265, 27117, 167140, 1049442),
    examples=DIAGRAMS,
)

"""Breakthrough draughts: the international game in which the first king wins."""

from dataclasses import replace

from damarium.rules.text import Text
from damarium.rules.transforms import first_king_wins
from damarium.rules.variants.breakthrough.diagrams import DIAGRAMS
from damarium.rules.variants.international import sheet as international

BREAKTHROUGH = replace(
    first_king_wins(international.INTERNATIONAL),
    id="breakthrough",
    names=Text(de="Durchbruch-Dame", en="Breakthrough draughts"),
    about=Text(
        de="Gezogen und geschlagen wird wie in der internationalen Dame, aber die erste Dame "
        "gewinnt.",
        en="Moves and captures are those of international draughts, but the first king wins.",
    ),
    aliases=("bt", "breakthrough draughts", "breakthrough-dame", "Durchbruchdame"),
    cite="RoepStoep/scaladraughts, Breakthrough; miskibin/py-draughts; lidraughts writes GameType "
    "96, which no standard knows; not the game of pawns that is called Breakthrough, too",
    pdn=None,
    perft=(9, 81, 658, 4265, 27117, 167140, 1049442),
    examples=DIAGRAMS,
)

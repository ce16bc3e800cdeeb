"""All diagrams of the draws that the federation's section for 64 squares gives."""

from damarium.rules.variants.russian.draws import (
    KINGS_DIAGRAMS,
    REPETITION_DIAGRAM,
    THREE_KINGS_DIAGRAMS,
)
from damarium.rules.variants.russian.lone_king import ROAD_DIAGRAMS, TWO_DIAGRAMS
from damarium.rules.variants.russian.piece_counts import FEW_PIECES_DIAGRAMS, MORE_PIECES_DIAGRAMS

FMJD64_DIAGRAMS = (
    REPETITION_DIAGRAM,
    *THREE_KINGS_DIAGRAMS,
    *KINGS_DIAGRAMS,
    *FEW_PIECES_DIAGRAMS,
    *MORE_PIECES_DIAGRAMS,
    *ROAD_DIAGRAMS,
    *TWO_DIAGRAMS,
)

"""Alquerque: twelve men a side on a board of lines, and nobody is crowned."""

from damarium.rules.captures import Captures, Removal
from damarium.rules.compass import EVERY_WAY, NOT_BACK
from damarium.rules.endings import HOUSE_DRAWS, Ends, Event, quiet
from damarium.rules.geometry import Points
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Men
from damarium.rules.promotion import Promotion, PromotionSquares
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.alquerque.diagrams import ALL_DIRECTIONS_DIAGRAMS, DIAGRAMS

_PAGE = "BrainKing, rules of Alquerque"
_GENERAL = "BrainKing, general rules of draughts and table of games"
_DAGAZ = "GlukKazan/Dagaz, alquerque; most books"

_START = (
    "bbbbb",
    "bbbbb",
    "bb.ww",
    "wwwww",
    "wwwww",
)

_REPETITION, _ = HOUSE_DRAWS

ALQUERQUE = Sheet(
    id="alquerque",
    names=Text(de="Alquerque", en="Alquerque"),
    about=Text(
        de="Der Urahn der Dame: 25 Punkte, Linien, zwölf Steine, und niemand wird gekrönt.",
        en="The ancestor of draughts: 25 points, lines, twelve men, and nobody is crowned.",
    ),
    aliases=("Alquerque de doze", "Qirkat", "Quirkat"),
    cite=f"{_PAGE} in three languages; that White begins is assumed, and how the middle row is "
    "set up is a picture there, here as in GlukKazan/Dagaz: each side's two men on its right",
    board=Points(5, 5),
    setup=Diagram("".join(_START)),
    numbering=Letters(),
    men=Men(
        move=NOT_BACK,
        capture=NOT_BACK,
        capture_on=EVERY_WAY,
        far_row_only_captures=True,
        cite=_PAGE,
        disputed="Most books let men move and capture in all directions: reading `all-directions`.",
    ),
    captures=Captures(
        prefer=(),
        removal=Removal.AT_ONCE,
        cite=_GENERAL,
        disputed="Some pages have the man that failed to capture taken away instead of a duty.",
    ),
    promotion=Promotion(on=PromotionSquares.NEVER, cite=_PAGE),
    ends=Ends(cite=_GENERAL),
    draws=(
        _REPETITION,
        quiet(
            plies=80,
            resets=(Event.CAPTURE,),
            cite="Damarium, for games without a draw rule of their own",
        ),
    ),
    readings={
        "all-directions": Reading(
            names=Text(de="in alle Richtungen", en="in all directions"),
            cite=_DAGAZ,
            men=Men(
                move=EVERY_WAY,
                capture=EVERY_WAY,
                cite=_DAGAZ,
                disputed="BrainKing's men neither move back nor begin a capture backward.",
            ),
            perft=(4, 5, 6, 12, 29, 107, 523, 2521, 12878),
            examples=ALL_DIRECTIONS_DIAGRAMS,
        ),
    },
    perft=(4, 5, 6, 12, 27, 95, 410, 1793, 7853, 36731),
    examples=DIAGRAMS,
)

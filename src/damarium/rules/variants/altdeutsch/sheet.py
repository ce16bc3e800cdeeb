"""Old German draughts, dammspiel: men move diagonally and capture every way but back."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.compass import EVERY_WAY, FORWARD, NOT_BACK
from damarium.rules.endings import Ends, Repetition
from damarium.rules.geometry import AllSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.altdeutsch.diagrams import DIAGRAMS

_ZILLIONS = "Zillions of Games, Checker Games, Dammspiel"

ALTDEUTSCH = Sheet(
    id="altdeutsch",
    names=Text(de="Altdeutsche Dame", en="Old German draughts"),
    about=Text(
        de="Auf allen 64 Feldern: Steine ziehen schräg vorwärts, schlagen aber auch geradeaus und "
        "seitwärts.",
        en="On all 64 squares: men move diagonally forward, but capture straight on and sideways, "
        "too.",
    ),
    aliases=("altdeutsche dame", "Dammspiel", "old german draughts", "Old German checkers"),
    cite=f"{_ZILLIONS}; yorktonthisweek.com on Gothic checkers; Winther on its history. "
    "setupgroup.com contradicts itself and is left aside",
    board=AllSquares(8, 8, chequered=True),
    setup=Rows(2),
    numbering=Letters(),
    men=Men(
        move=FORWARD,
        capture=NOT_BACK,
        cite=_ZILLIONS,
        disputed="BrainKing's Gothic Checkers lets men move as they capture: `gothic`.",
    ),
    kings=Kings(move=EVERY_WAY, capture=EVERY_WAY, range=Range.SHORT, cite=_ZILLIONS),
    captures=Captures(
        prefer=(MOST_PIECES,),
        removal=Removal.END_OF_MOVE,
        cite=_ZILLIONS,
        disputed="BrainKing's Gothic Checkers leaves the choice free: `gothic`.",
    ),
    promotion=Promotion(in_capture=InCapture.STOPS, cite=_ZILLIONS),
    ends=Ends(cite=_ZILLIONS),
    draws=(
        Repetition(
            3,
            cite=_ZILLIONS,
            disputed="A repetition draws; that it takes a third time is our choice.",
        ),
    ),
    perft=(14, 196, 2940, 44100, 694358),
    examples=DIAGRAMS,
)

"""Tanzanian draughts: flying kings, men only forward, and a free choice."""

from dataclasses import replace

from damarium.rules.captures import Captures, Removal
from damarium.rules.endings import HOUSE_DRAWS, Ends
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.text import Text
from damarium.rules.variants.czech import sheet as czech
from damarium.rules.variants.tanzanian.diagrams import DIAGRAMS

_WIKIPEDIA = "Wikipedia, Tanzanian draughts"

TANZANIAN = replace(
    czech.CZECH,
    id="tanzanian",
    names=Text(de="Tansanische Dame", en="Tanzanian draughts"),
    about=Text(
        de="Fliegende Damen, Steine nur vorwärts, und beim Schlagen freie Wahl.",
        en="Flying kings, men only forward, and a free choice among captures.",
    ),
    aliases=("Drafti", "tanzanian draughts", "tansanische dame"),
    cite=f"{_WIKIPEDIA}, and pages that retell it; who begins is agreed on there, here White does. "
    "Only what captures may be made differs from Czech draughts",
    pdn=None,
    men=Men(cite=_WIKIPEDIA),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=_WIKIPEDIA),
    captures=Captures(
        compulsory=True,
        prefer=(),
        removal=Removal.END_OF_MOVE,
        cite=f"{_WIKIPEDIA}: no precedence, which sets it apart from Czech draughts",
    ),
    promotion=Promotion(in_capture=InCapture.STOPS, cite=_WIKIPEDIA),
    ends=Ends(cite=_WIKIPEDIA),
    draws=HOUSE_DRAWS,
    readings={},
    perft=(7, 49, 302, 1469, 7361, 36768, 179740, 845931),
    examples=DIAGRAMS,
)

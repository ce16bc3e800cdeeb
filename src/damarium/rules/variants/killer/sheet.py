"""Killer draughts: a king that takes a king last stops right behind it."""

from dataclasses import replace

from damarium.rules.endings import Counter
from damarium.rules.material import LONE_KING, Material
from damarium.rules.text import Text
from damarium.rules.transforms import halting_king
from damarium.rules.variants.international import sheet as international
from damarium.rules.variants.killer.diagrams import DIAGRAMS

_KINGS = halting_king(international.INTERNATIONAL).kings

KILLER = replace(
    international.INTERNATIONAL,
    id="killer",
    names=Text(de="Killer-Dame", en="Killer draughts"),
    about=Text(
        de="Internationale Dame, in der eine Dame, die zuletzt eine Dame schlägt, gleich hinter "
        "ihr stehen bleibt: Zwei Damen besiegen eine.",
        en="International draughts in which a king that takes a king last stops right behind it: "
        "two kings beat one.",
    ),
    aliases=("killer draughts", "killerdame"),
    cite="mindsports.nl, as rhalbersma/dctl cites it",
    kings=replace(
        _KINGS,
        cite="mindsports.nl, killer draughts: the last piece of the capture decides",
        disputed="Winther's killer light, or modern draughts, asks it in captures of several "
        "pieces only.",
    ),
    draws=(
        *(rule for rule in international.INTERNATIONAL.draws if rule.id != "five"),
        Counter(
            "five",
            plies=10,
            when=Material(LONE_KING, LONE_KING),
            cite="FMJD Annex 1, 6.4, without what two kings can win",
            disputed="mindsports.nl says that two kings win against one, and no more: that king "
            "and man may win as well, and that 16 moves still bound three against one, follows.",
        ),
    ),
    pdn=None,
    perft=(9, 81, 658, 4265, 27117, 167140, 1049442),
    examples=DIAGRAMS,
)

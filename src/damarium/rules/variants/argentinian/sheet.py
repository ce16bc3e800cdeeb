"""Argentinian draughts: the Spanish game with kings that land right behind what they take."""

from dataclasses import replace

from damarium.rules.captures import BY_KING, MOST_PIECES, Captures, Removal
from damarium.rules.endings import HOUSE_DRAWS
from damarium.rules.geometry import DarkSquares
from damarium.rules.pieces import Kings, Landing, Range
from damarium.rules.setup import Rows
from damarium.rules.sheet import Reading
from damarium.rules.text import Text
from damarium.rules.variants.argentinian.diagrams import DIAGRAMS
from damarium.rules.variants.argentinian.readings import KING_FIRST_DIAGRAMS, LARGE_DIAGRAMS
from damarium.rules.variants.spanish import sheet as spanish

_OLDER = "an older text of Wikipedia, as a mirror keeps it; mig0/Games-Checkers"
_NEWER = "the newer text of Wikipedia, as a copy keeps it"

ARGENTINIAN = replace(
    spanish.SPANISH,
    id="argentinian",
    names=Text(de="Argentinische Dame", en="Argentinian draughts"),
    about=Text(
        de="Spanische Dame, in der eine Dame gleich hinter dem landet, was sie schlägt.",
        en="Spanish draughts in which a king lands right behind what it takes.",
    ),
    aliases=("argentinian draughts", "Argentinian checkers", "Damas argentinas"),
    cite=f"sources contradict each other: {_OLDER}; GlukKazan/Dagaz, where Black begins; {_NEWER}",
    pdn=None,
    kings=Kings(
        range=Range.FLYING,
        landing=Landing.NEXT,
        cite=_OLDER,
        disputed="The newer text of Wikipedia does not speak of the landing.",
    ),
    captures=replace(
        spanish.SPANISH.captures,
        cite=_OLDER,
        disputed="Among captures of equal number the newer text of Wikipedia asks for one by a "
        "king: reading `king-first`.",
    ),
    promotion=replace(spanish.SPANISH.promotion, cite=_OLDER, disputed=""),
    men=replace(spanish.SPANISH.men, cite=_OLDER, disputed=""),
    ends=replace(spanish.SPANISH.ends, cite=_OLDER),
    draws=HOUSE_DRAWS,
    readings={
        "king-first": Reading(
            names=Text(
                de="bei gleicher Zahl schlägt die Dame",
                en="where the number is equal a king captures",
            ),
            cite=_NEWER,
            captures=Captures(
                compulsory=True,
                prefer=(MOST_PIECES, BY_KING),
                removal=Removal.END_OF_MOVE,
                cite=_NEWER,
                disputed="That text has no rule of landing; here the older one's is kept.",
            ),
            perft=(7, 49, 302, 1469, 7361, 36473, 177532, 828783),
            examples=KING_FIRST_DIAGRAMS,
        ),
        "large": Reading(
            names=Text(de="auf hundert Feldern", en="on a hundred squares"),
            cite="the same sources: fifteen men a side in three rows",
            board=DarkSquares(10, 10, mirrored=True),
            setup=Rows(3),
            perft=(9, 81, 810, 8100, 88900, 957965),
            examples=LARGE_DIAGRAMS,
        ),
    },
    perft=(7, 49, 302, 1469, 7361, 36473, 177532, 828783),
    examples=DIAGRAMS,
)

"""Brazilian draughts: the international rules on 64 squares."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.endings import Counter, Ends, Repetition, quiet_kings
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_draws import (
    THREE_AGAINST_THE_ROAD,
    TWO_AGAINST_ONE,
    fmjd64_draws,
)
from damarium.rules.shared_readings import forty
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.brazilian.diagrams import CBD_DIAGRAMS, DIAGRAMS
from damarium.rules.variants.russian.draws import FORTY_DIAGRAMS
from damarium.rules.variants.russian.fmjd64 import FMJD64_DIAGRAMS

_SUMMARY = "CBD, summary of the official rules"

_CBD_DRAWS = (
    Repetition(3, cite="CBD rules"),
    quiet_kings(plies=40, cite="CBD 97b: 20 moves"),
    Counter(
        "two",
        plies=10,
        when=TWO_AGAINST_ONE,
        cite="CBD 98, 99: 5 moves",
        disputed="The summary (18) adds two kings against two, and two against king and man.",
    ),
    Counter(
        "road",
        plies=10,
        when=THREE_AGAINST_THE_ROAD,
        cite="CBD 100: 5 moves",
        disputed="The text does not say what leaving the long diagonal does; here the count is "
        "gone.",
    ),
)

BRAZILIAN = Sheet(
    id="brazilian",
    names=Text(de="Brasilianische Dame", en="Brazilian draughts"),
    about=Text(
        de="Die internationalen Regeln auf 64 Feldern.",
        en="The international rules on 64 squares.",
    ),
    aliases=(
        "brazilian draughts",
        "Brazilian checkers",
        "brasilianische dame",
        "Damas brasileiras",
    ),
    cite="CBD rules; FMJD-64 rules; rhalbersma/dctl (the tkabber text lets the dark side begin)",
    board=DarkSquares(8, 8),
    setup=Rows(3),
    first=WHITE,
    numbering=Letters(),
    pdn=26,
    men=Men(
        move=FORWARD,
        capture=DIAGONAL,
        may_take_kings=True,
        cite=f"{_SUMMARY}, 5, 10, 11",
    ),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=f"{_SUMMARY}, 8, 11, 17"),
    captures=Captures(
        compulsory=True,
        prefer=(MOST_PIECES,),
        removal=Removal.END_OF_MOVE,
        cite=f"{_SUMMARY}, 9, 10, 12, 14, 15",
        disputed="House games (damas de casa) drop the duty to take the most.",
        disputed_removal="BrainKing says of all its games that pieces leave at once.",
    ),
    promotion=Promotion(in_capture=InCapture.GOES_ON_AS_MAN, cite=f"{_SUMMARY}, 13"),
    ends=Ends(cite=_SUMMARY),
    draws=fmjd64_draws(),
    readings={
        "cbd": Reading(
            names=Text(
                de="mit den Remisregeln des Verbandes CBD",
                en="with the draw rules of the federation CBD",
            ),
            cite="CBD 97-100",
            draws=_CBD_DRAWS,
            examples=CBD_DIAGRAMS,
        ),
        "forty": forty(Repetition(3, cite="FMJD-64 rules, 7.2.3"), FORTY_DIAGRAMS),
    },
    perft=(7, 49, 302, 1469, 7473, 37628, 187302, 907830),
    examples=(*DIAGRAMS, *FMJD64_DIAGRAMS),
)

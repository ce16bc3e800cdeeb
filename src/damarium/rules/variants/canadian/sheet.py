"""Canadian draughts: the international rules on 144 squares with thirty men a side."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.endings import Counter, Ends, Repetition
from damarium.rules.geometry import DarkSquares
from damarium.rules.material import LONE_KING, Force, Material, exactly
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_draws import fmjd_draws
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.canadian.diagrams import DIAGRAMS
from damarium.rules.variants.canadian.draws import DRAW_DIAGRAMS, WINDAMES_DIAGRAMS

_QUEBEC = "Quebec's draughts federation (dames.quebecjeux.org): the rules of the 100 squares"
_WINDAMES = "windames, rules of the Canadian game"

CANADIAN = Sheet(
    id="canadian",
    names=Text(de="Kanadische Dame", en="Canadian draughts"),
    about=Text(
        de="Die internationalen Regeln auf 144 Feldern, mit dreißig Steinen auf jeder Seite.",
        en="The international rules on 144 squares, with thirty men a side.",
    ),
    aliases=(
        "canadian draughts",
        "Canadian checkers",
        "kanadische dame",
        "Dames canadiennes",
        "12x12 draughts",
    ),
    cite=f"{_QUEBEC}; FMJD Annex 1; rhalbersma/dctl",
    board=DarkSquares(12, 12),
    setup=Rows(5),
    first=WHITE,
    numbering=Numbers(Corner.UPPER_LEFT),
    pdn=27,
    men=Men(
        move=FORWARD,
        capture=DIAGONAL,
        may_take_kings=True,
        cite=f"{_QUEBEC}; FMJD Annex 1, section 3 and 4.1, 4.2, 4.5",
    ),
    kings=Kings(
        range=Range.FLYING,
        landing=Landing.ANY,
        cite=f"{_QUEBEC}; FMJD Annex 1, section 3 and 4.3, 4.6",
    ),
    captures=Captures(
        compulsory=True,
        prefer=(MOST_PIECES,),
        removal=Removal.END_OF_MOVE,
        cite=f"{_QUEBEC}; FMJD Annex 1, 4.8, 4.11, 4.13, 4.14",
        disputed="Huffing, instead of a duty to capture, was dropped about 1880.",
        disputed_removal="BrainKing says of all its games that pieces leave at once.",
    ),
    promotion=Promotion(
        in_capture=InCapture.GOES_ON_AS_MAN,
        cite=f"{_QUEBEC}; FMJD Annex 1, 4.15",
    ),
    ends=Ends(cite=_QUEBEC),
    draws=fmjd_draws(),
    readings={
        "windames": Reading(
            names=Text(de="nach windames", en="after windames"),
            cite=_WINDAMES,
            draws=(
                Repetition(3, cite=_WINDAMES),
                Counter(
                    "sixteen",
                    plies=32,
                    when=Material(Force(kings=exactly(3), men=exactly(0)), LONE_KING),
                    cite=_WINDAMES,
                ),
            ),
            examples=WINDAMES_DIAGRAMS,
        ),
    },
    perft=(11, 121, 1222, 10053, 79049, 584100),
    examples=(*DIAGRAMS, *DRAW_DIAGRAMS),
)

"""International draughts: a hundred squares, flying kings, and the most pieces must be taken."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.endings import Ends
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_draws import fmjd_draws
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text
from damarium.rules.variants.international.diagrams import DIAGRAMS
from damarium.rules.variants.international.draws import DRAW_DIAGRAMS

_ANNEX = "FMJD Annex 1"

INTERNATIONAL = Sheet(
    id="international",
    names=Text(de="Internationale Dame", en="International draughts"),
    about=Text(
        de="Hundert Felder, fliegende Damen; auch Steine schlagen rückwärts, und das Meiste "
        "muss genommen werden.",
        en="A hundred squares, flying kings; men capture backward too, and the most must be taken.",
    ),
    aliases=(
        "normal",
        "standard",
        "polish",
        "Polish draughts",
        "Polnische Dame",
        "international draughts",
        "internationale dame",
        "10x10 draughts",
    ),
    cite="FMJD Annex 1, official rules of international draughts, November 2015; FFJD",
    board=DarkSquares(10, 10),
    setup=Rows(4),
    first=WHITE,
    numbering=Numbers(Corner.UPPER_LEFT),
    pdn=20,
    men=Men(
        move=FORWARD,
        capture=DIAGONAL,
        may_take_kings=True,
        cite=f"{_ANNEX}, section 3 and 4.1, 4.2, 4.5",
    ),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=f"{_ANNEX}, section 3 and 4.3, 4.6"),
    captures=Captures(
        compulsory=True,
        prefer=(MOST_PIECES,),
        removal=Removal.END_OF_MOVE,
        cite=f"{_ANNEX}, 4.2, 4.3; 4.13, 4.14 most pieces, a king counts one; 4.8, 4.11 removal",
        disputed_removal="BrainKing says of all its games that pieces leave at once.",
    ),
    promotion=Promotion(in_capture=InCapture.GOES_ON_AS_MAN, cite=f"{_ANNEX}, 4.15"),
    ends=Ends(cite=_ANNEX),
    draws=fmjd_draws(),
    perft=(9, 81, 658, 4265, 27117, 167140, 1049442),
    examples=(*DIAGRAMS, *DRAW_DIAGRAMS),
)

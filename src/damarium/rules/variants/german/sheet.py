"""German draughts: house rules in three families, since no federation has written any."""

from dataclasses import replace

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.color import BLACK, WHITE
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.endings import HOUSE_DRAWS, Ends
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_readings import forty
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.german.diagrams import (
    B_DIAGRAMS,
    C_DIAGRAMS,
    DIAGRAMS,
    MAJORITY_DIAGRAMS,
)
from damarium.rules.variants.german.draws import FORTY_DIAGRAMS

_A = "spin.de, casinospiegel, altmuehlnet, pocketgames.ch"
_B = "house rules that mix both families"
_C = "rule pages of several German apps"

_SILENT = "No text of these house rules says when a game is drawn."

_KINGS_ANYWHERE = Kings(
    range=Range.FLYING,
    landing=Landing.ANY,
    disputed="Most house rules put the king down right behind the piece it takes.",
)
_LIFTED_LATER = Captures(
    compulsory=True,
    prefer=(),
    removal=Removal.END_OF_MOVE,
    disputed_removal="spin.de takes pieces away at once.",
)

GERMAN = Sheet(
    id="german",
    names=Text(de="Deutsche Dame", en="German draughts"),
    about=Text(
        de="Die Hausregeln am Küchentisch: Damen fliegen und landen dicht hinter ihrem Opfer.",
        en="The house rules of the kitchen table: kings fly and land right behind their victim.",
    ),
    aliases=(
        *("deutsche dame", "Klassische Dame", "damespiel"),
        *("german draughts", "German checkers"),
    ),
    cite=f"house rules: {_A}; no federation plays them",
    default="a",
    board=DarkSquares(8, 8),
    setup=Rows(3),
    first=BLACK,
    numbering=Numbers(Corner.UPPER_LEFT),
    men=Men(
        move=FORWARD,
        capture=FORWARD,
        may_take_kings=True,
        cite=_A,
        disputed="Several apps let men capture backward: reading `c`.",
    ),
    kings=Kings(
        range=Range.FLYING,
        landing=Landing.NEXT,
        cite=_A,
        disputed="Readings `b` and `c` let it land on any free square behind.",
    ),
    captures=Captures(
        compulsory=True,
        prefer=(),
        removal=Removal.AT_ONCE,
        cite="spin.de",
        disputed="spiel-viel.de and schachwochen ask for the most pieces: reading `majority`; "
        "altmuehlnet knows no duty to capture: `+capture-optional`. Old texts take the piece that "
        "left a capture out (blasen), which is not played here.",
        disputed_removal="Other texts lift what is taken after the move: readings `b` and `c`.",
    ),
    promotion=Promotion(in_capture=InCapture.STOPS, cite=_A),
    ends=Ends(cite="spin.de"),
    draws=tuple(replace(rule, disputed=_SILENT) for rule in HOUSE_DRAWS),
    readings={
        "b": Reading(
            names=Text(de="Hausregel B: beliebige Landung", en="house rules B: any landing"),
            cite=_B,
            kings=replace(_KINGS_ANYWHERE, cite=_B),
            captures=replace(_LIFTED_LATER, cite=_B),
            perft=(7, 49, 302, 1469, 7361, 36768, 179740),
            examples=B_DIAGRAMS,
        ),
        "c": Reading(
            names=Text(
                de="Hausregel C: Steine schlagen auch rückwärts",
                en="house rules C: men capture backward, too",
            ),
            cite=_C,
            first=WHITE,
            men=Men(
                move=FORWARD,
                capture=DIAGONAL,
                may_take_kings=True,
                cite=_C,
                disputed="Most house rules let men capture forward only.",
            ),
            kings=replace(_KINGS_ANYWHERE, cite=_C),
            captures=replace(_LIFTED_LATER, cite=_C),
            promotion=Promotion(in_capture=InCapture.GOES_ON_AS_MAN, cite=_C),
            draws=tuple(
                replace(
                    rule,
                    disputed="Most of these apps do not say when a game is drawn; one draws at "
                    "the third repetition or after 30 plies of kings.",
                )
                for rule in HOUSE_DRAWS
            ),
            perft=(7, 49, 302, 1469, 7482, 37986),
            examples=C_DIAGRAMS,
        ),
        "majority": Reading(
            names=Text(de="mit Mehrheitsschlag", en="most pieces first"),
            cite="spiel-viel.de, schachwochen",
            captures=Captures(
                compulsory=True,
                prefer=(MOST_PIECES,),
                removal=Removal.AT_ONCE,
                cite="spiel-viel.de, schachwochen, spin.de",
                disputed="Most house rules leave the choice free.",
            ),
            examples=MAJORITY_DIAGRAMS,
        ),
        "forty": forty(HOUSE_DRAWS[0], FORTY_DIAGRAMS),
    },
    perft=(7, 49, 302, 1469, 7361, 36768, 179740),
    examples=DIAGRAMS,
)

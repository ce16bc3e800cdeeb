"""Parachute Checkers: four pieces a side wait behind the enemy's lines for their one capture."""

from damarium.rules.captures import BY_KING, Captures, Removal
from damarium.rules.compass import BACKWARD, FORWARD
from damarium.rules.endings import HOUSE_DRAWS, Ends
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Parachutists, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.parachute.diagrams import DIAGRAMS
from damarium.rules.variants.parachute.parachutists import GOES_ON_DIAGRAMS

_PAGE = "BrainKing, rules of Parachute Checkers"
_GENERAL = "BrainKing, general rules of draughts and table of games"

_START = (
    "wwww",
    "bbbb",
    "bbbb",
    "....",
    "....",
    "wwww",
    "wwww",
    "bbbb",
)

PARACHUTE = Sheet(
    id="parachute",
    names=Text(de="Fallschirmdame", en="Parachute Checkers"),
    about=Text(
        de="Je vier Fallschirmspringer warten auf der letzten Reihe auf ihren einen Schlag.",
        en="Four parachutists of each side wait on the last row for their one capture.",
    ),
    aliases=("fallschirmdame", "parachute checkers", "Parachute draughts"),
    cite=f"{_PAGE}; checkerschest.com, parachute checkers. The start position is a picture there; "
    "checkerschest.com describes it, PirnaschW/BoardGames agrees",
    board=DarkSquares(8, 8),
    setup=Diagram("".join(_START)),
    numbering=Letters(),
    men=Men(move=FORWARD, capture=FORWARD, cite=f"{_PAGE}: as in Czech draughts"),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=_GENERAL),
    parachutists=Parachutists(
        capture=BACKWARD,
        goes_on=False,
        cite=_PAGE,
        disputed="Sources say only that a parachutist becomes a man when it captures; whether the "
        "man then goes on capturing they leave open: reading `goes-on`. That its capture is "
        "compulsory follows from the Czech rules.",
    ),
    captures=Captures(
        prefer=(BY_KING,),
        removal=Removal.AT_ONCE,
        cite=_GENERAL,
        disputed_removal="The Czech federation, to whose game BrainKing refers, leaves pieces "
        "standing until the move ends.",
    ),
    promotion=Promotion(in_capture=InCapture.STOPS, cite=_GENERAL),
    ends=Ends(
        cite=_GENERAL,
        disputed="That a side with parachutists alone, none of which can capture, has lost is "
        "inferred: it cannot move.",
    ),
    draws=HOUSE_DRAWS,
    readings={
        "goes-on": Reading(
            names=Text(
                de="der gelandete Stein schlägt weiter", en="the landed man goes on capturing"
            ),
            cite=f"{_PAGE}, which does not exclude it",
            parachutists=Parachutists(
                capture=BACKWARD,
                goes_on=True,
                cite=f"{_PAGE}, which does not exclude it",
                disputed="No source says so, and none says otherwise.",
            ),
            perft=(7, 11, 42, 126, 368, 1146, 3585, 11444),
            examples=GOES_ON_DIAGRAMS,
        ),
    },
    perft=(7, 11, 42, 126, 359, 1126, 3534, 11086, 34241, 109849),
    examples=DIAGRAMS,
)

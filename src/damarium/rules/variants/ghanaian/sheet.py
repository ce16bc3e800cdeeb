"""Ghanaian draughts, damii: a hundred squares, a free choice, and a last single piece loses."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.endings import Counter, Ends, LastPiece, Repetition, quiet_kings
from damarium.rules.geometry import DarkSquares
from damarium.rules.material import LONE_KING, Force, Material, exactly
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.ghanaian.diagrams import DIAGRAMS
from damarium.rules.variants.ghanaian.readings import (
    FORWARD_CAPTURES_DIAGRAMS,
    MAJORITY_DIAGRAMS,
    SINGLE_PIECE_PLAYS_DIAGRAMS,
)

_LOCAL = "GhanaRules, a program's rules of the game"
_CONFIG = "a rule set written for the program moddable-rules"
_PLATFORM = "a site on which damii is played"
_SCRIBD = "Damii, Ghana draughts, on scribd"

_DRAWS = (
    Repetition(3, cite="Damarium, so that a game ends: no source tells of repetition"),
    quiet_kings(plies=50, cite="the rules of one program: 25 moves of kings by each side"),
)

GHANAIAN = Sheet(
    id="ghanaian",
    names=Text(de="Ghanaische Dame", en="Ghanaian draughts"),
    about=Text(
        de="Hundert Felder auf gespiegeltem Brett, fliegende Damen und freie Wahl beim Schlagen; "
        "wem nur noch ein einziger Stein bleibt, der hat verloren.",
        en="A hundred squares on a mirrored board, flying kings and a free choice of captures; "
        "whoever is left with a single piece has lost.",
    ),
    aliases=("Damii", "ghanaian draughts", "Ghanaian checkers", "ghanaische dame"),
    cite=f"sources contradict each other: {_LOCAL}; {_CONFIG}; {_PLATFORM}; {_SCRIBD}",
    board=DarkSquares(10, 10, mirrored=True),
    setup=Rows(4),
    first=WHITE,
    numbering=Numbers(Corner.UPPER_LEFT),
    men=Men(
        move=FORWARD,
        capture=DIAGONAL,
        may_take_kings=True,
        cite=_LOCAL,
        disputed=f"{_CONFIG} lets men capture forward only: reading `forward-captures`.",
    ),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=_LOCAL),
    captures=Captures(
        compulsory=True,
        prefer=(),
        removal=Removal.END_OF_MOVE,
        cite=f"{_LOCAL}; {_SCRIBD}: in West Africa the rule of the most pieces is mostly left out",
        disputed=f"{_PLATFORM} keeps that rule: reading `majority`. That a king that overlooks a "
        "capture is lost, as Wikipedia is remembered to say, has no place where nothing can be "
        "overlooked.",
    ),
    promotion=Promotion(
        in_capture=InCapture.STOPS,
        cite=_LOCAL,
        disputed=f"{_PLATFORM} crowns a man only where his move ends: reading `majority`.",
    ),
    ends=Ends(
        LastPiece.ANY,
        cite=_CONFIG,
        disputed=f"{_LOCAL} plays on with a single piece: reading `single-piece-plays`.",
    ),
    draws=_DRAWS,
    readings={
        "majority": Reading(
            names=Text(de="das Meiste muss genommen werden", en="the most must be taken"),
            cite=_PLATFORM,
            captures=Captures(
                compulsory=True,
                prefer=(MOST_PIECES,),
                removal=Removal.END_OF_MOVE,
                cite=_PLATFORM,
            ),
            promotion=Promotion(
                in_capture=InCapture.GOES_ON_AS_MAN,
                cite=f"{_PLATFORM}: as in international draughts",
            ),
            perft=(9, 81, 658, 4265, 27117, 167140, 1049442),
            examples=MAJORITY_DIAGRAMS,
        ),
        "forward-captures": Reading(
            names=Text(
                de="Steine schlagen nur vorwärts",
                en="men capture only forward",
            ),
            cite=_CONFIG,
            men=Men(move=FORWARD, capture=FORWARD, may_take_kings=True, cite=_CONFIG),
            examples=FORWARD_CAPTURES_DIAGRAMS,
        ),
        "single-piece-plays": Reading(
            names=Text(
                de="auch mit einem einzigen Stein geht es weiter",
                en="a single piece plays on",
            ),
            cite=_LOCAL,
            ends=Ends(cite=_LOCAL),
            draws=(
                *_DRAWS,
                Counter(
                    "sixteen",
                    plies=32,
                    when=Material(Force(kings=exactly(3), men=exactly(0)), LONE_KING),
                    cite="the rules of one program: 16 moves with three kings against one",
                ),
            ),
            perft=(9, 81, 658, 4265, 27132, 168316, 1060829),
            examples=SINGLE_PIECE_PLAYS_DIAGRAMS,
        ),
    },
    perft=(9, 81, 658, 4265, 27132, 168316, 1060829),
    examples=DIAGRAMS,
)

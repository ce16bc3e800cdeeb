"""Turkish draughts, dama: along rows and columns, and the most pieces must be taken."""

from damarium.rules.captures import MOST_PIECES, Captures, Removal
from damarium.rules.compass import AHEAD_AND_ASIDE, STRAIGHT
from damarium.rules.endings import HOUSE_DRAWS, Ends, Pending, Repetition, Standoff
from damarium.rules.geometry import AllSquares
from damarium.rules.material import Force, Material, exactly
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Diagram
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.turkish.diagrams import DIAGRAMS
from damarium.rules.variants.turkish.readings import (
    BRAINKING_DIAGRAMS,
    CROWNS_AT_ONCE_DIAGRAMS,
    KING_BEATS_MAN_DIAGRAMS,
)

_BRAINKING = "BrainKing, rules of Turkish Checkers and general rules"
_WIKIPEDIA = "Wikipedia, Turkish draughts"
_FEDERATION = "Turkish federation (TÜDAF), rules of the game"
_DAMA_AKADEMISI = "damaakademisi.com, Turkish rules, 2"

_START = (
    "........",
    "bbbbbbbb",
    "bbbbbbbb",
    "........",
    "........",
    "wwwwwwww",
    "wwwwwwww",
    "........",
)

_ONE = Force(pieces=exactly(1))
_, _QUIET = HOUSE_DRAWS

TURKISH = Sheet(
    id="turkish",
    names=Text(de="Türkische Dame", en="Turkish draughts"),
    about=Text(
        de="Auf allen 64 Feldern geradeaus und seitwärts; schlagen muss man so viel wie möglich.",
        en="On all 64 squares, straight on and sideways; you must take as much as you can.",
    ),
    aliases=(
        *("türkische dame", "Turkish checkers", "turkish draughts"),
        *("Türk daması", "turk damasi", "Dama oyunu"),
    ),
    cite=f"{_BRAINKING}; {_WIKIPEDIA}; damaakademisi.com; damaturk.com; pydraughts",
    board=AllSquares(8, 8),
    setup=Diagram("".join(_START)),
    numbering=Letters(),
    pdn=30,
    men=Men(move=AHEAD_AND_ASIDE, capture=AHEAD_AND_ASIDE, cite=_BRAINKING),
    kings=Kings(
        move=STRAIGHT,
        capture=STRAIGHT,
        range=Range.FLYING,
        landing=Landing.ANY,
        cite=_BRAINKING,
        disputed="alemanni's page lets a king land right behind the piece it takes only; here "
        "that is a game of its own: `greek`.",
    ),
    captures=Captures(
        prefer=(MOST_PIECES,),
        removal=Removal.AT_ONCE,
        turn_back=False,
        cite=f"{_BRAINKING}; {_WIKIPEDIA}: no turn of 180 degrees",
        disputed="Posts in BrainKing's forum say that the site once had no quantity rule and let "
        "kings go first; its table now marks the one and not the other.",
    ),
    promotion=Promotion(
        in_capture=InCapture.GOES_ON_AS_MAN,
        cite=f"{_WIKIPEDIA}: crowned at the end of the move; pydraughts; Winther",
        disputed="BrainKing and setupgroup.com end the move: reading `brainking`; draughts.github"
        ".io crowns in passing: reading `crowns-at-once`.",
    ),
    ends=Ends(
        cite=_BRAINKING,
        disputed="Some let a king win against a man: reading `king-beats-man`.",
    ),
    draws=(
        Repetition(3, cite="alemanni's page on Turkish checkers"),
        Standoff(
            "one-each",
            when=Material(_ONE, _ONE),
            unless=Pending.CAPTURE,
            cite=f"{_DAMA_AKADEMISI}; {_FEDERATION}",
            disputed="pydraughts waits for two more moves by each side; that a capture is still "
            "made is inferred.",
        ),
        _QUIET,
    ),
    readings={
        "brainking": Reading(
            names=Text(de="nach BrainKing", en="after BrainKing"),
            cite=_BRAINKING,
            promotion=Promotion(
                in_capture=InCapture.STOPS,
                cite=f"{_BRAINKING}; setupgroup.com; rules in BrainKing's forum",
                disputed="Wikipedia, pydraughts and Winther let it go on as a man.",
            ),
            perft=(8, 64, 708, 7538, 85090, 931312),
            examples=BRAINKING_DIAGRAMS,
        ),
        "crowns-at-once": Reading(
            names=Text(de="im Schlag gekrönt", en="crowned in passing"),
            cite="draughts.github.io, Turkish draughts",
            promotion=Promotion(
                in_capture=InCapture.GOES_ON_AS_KING,
                cite="draughts.github.io, Turkish draughts; Ludii's text on Dama",
                disputed="Ludii's own code lets it go on as a man.",
            ),
            perft=(8, 64, 708, 7538, 85090, 931312),
            examples=CROWNS_AT_ONCE_DIAGRAMS,
        ),
        "king-beats-man": Reading(
            names=Text(de="Dame besiegt Stein", en="a king beats a man"),
            cite="an older text of Wikipedia, as m0ksem/GameCheckersBot, issue 178, has it",
            ends=Ends(
                king_beats_man=True,
                cite="an older text of Wikipedia, as m0ksem/GameCheckersBot, issue 178, has it",
                disputed=f"{_DAMA_AKADEMISI}, Winther and others call it a draw.",
            ),
            perft=(8, 64, 708, 7538, 85090, 931312),
            examples=KING_BEATS_MAN_DIAGRAMS,
        ),
    },
    perft=(8, 64, 708, 7538, 85090, 931312),
    examples=DIAGRAMS,
)

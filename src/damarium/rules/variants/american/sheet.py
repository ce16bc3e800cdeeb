"""American checkers, the English game: short kings, free choice among captures."""

from damarium.rules.captures import Captures, Removal
from damarium.rules.color import BLACK
from damarium.rules.compass import FORWARD
from damarium.rules.endings import Ends, Event, Repetition, quiet, quiet_kings
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_readings import forty
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.american.diagrams import AUTOMATIC_DIAGRAMS, DIAGRAMS, FORTY_DIAGRAMS

_TABLE_SITE = "a table-game site's page on American checkers"

_THREEFOLD = Repetition(
    3,
    claimed=True,
    cite="WCDF 1.32",
    disputed="By WCDF 1.32 the claim is made before the move that brings the third time about; on "
    "this site by the side that faces it.",
)

AMERICAN = Sheet(
    id="american",
    names=Text(de="Amerikanische Dame", en="American checkers"),
    about=Text(
        de="Kurze Könige, freie Wahl beim Schlagen; Schwarz beginnt.",
        en="Short kings, a free choice among captures; Black begins.",
    ),
    aliases=("english", "checkers", "amerikanische dame", "american checkers"),
    cite="WCDF rules of checkers; on 10x10 and 12x12, where a table-game site plays them, it does "
    "not say who begins",
    board=DarkSquares(8, 8),
    setup=Rows(3),
    first=BLACK,
    numbering=Numbers(Corner.UPPER_LEFT),
    pdn=21,
    men=Men(move=FORWARD, capture=FORWARD, may_take_kings=True, cite="WCDF 1.15-1.19"),
    kings=Kings(range=Range.SHORT, cite="WCDF 1.16, 1.18"),
    captures=Captures(
        compulsory=True,
        prefer=(),
        removal=Removal.AT_ONCE,
        cite="WCDF 1.17-1.20; a checkers site; BrainKing",
        disputed_removal="With short kings, removal at once and at the end of the move play alike.",
    ),
    promotion=Promotion(in_capture=InCapture.STOPS, cite="WCDF 1.19"),
    ends=Ends(cite="WCDF rules"),
    draws=(
        _THREEFOLD,
        quiet(
            plies=80,
            resets=(Event.CAPTURE, Event.MAN_MOVE),
            claimed=True,
            cite="WCDF 1.32: 40 of his own moves without an advanced man or a capture",
            disputed="pydraughts counts 80 plies of kings only, CheckerBoard strikes after 79, "
            "Ludomax after 50 moves, PlayStrategy lets a man's move go on counting; two sites have "
            "rules of their own: readings `automatic` and `forty`.",
        ),
    ),
    readings={
        "automatic": Reading(
            names=Text(de="Remis von selbst", en="automatic draws"),
            cite=_TABLE_SITE,
            draws=(
                Repetition(3, cite=_TABLE_SITE),
                quiet_kings(plies=80, cite=_TABLE_SITE),
            ),
            examples=AUTOMATIC_DIAGRAMS,
        ),
        "forty": forty(_THREEFOLD, FORTY_DIAGRAMS),
    },
    perft=(7, 49, 302, 1469, 7361, 36768, 179740, 845931),
    examples=DIAGRAMS,
)

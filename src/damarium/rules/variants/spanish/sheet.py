"""Spanish draughts: men forward, flying kings, the most pieces and then the most kings."""

from damarium.rules.captures import MOST_KINGS, MOST_PIECES, Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import FORWARD
from damarium.rules.endings import Ends, LastPiece, Repetition, quiet_kings
from damarium.rules.geometry import DarkSquares
from damarium.rules.numbering import Corner, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.shared_readings import forty
from damarium.rules.sheet import Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.variants.spanish.diagrams import (
    DIAGRAMS,
    ENCYCLOPEDIA_DIAGRAMS,
    ENCYCLOPEDIA_MAN_DIAGRAMS,
    FORTY_DIAGRAMS,
)

_BURNS = "Burns (ed.), The Encyclopedia of Games, 1998, p. 156, as told by Wikipedia"
_LUDOTEKA = "Ludoteka, rules of the Spanish game"

_PROTECTED_KINGS = Men(
    move=FORWARD,
    capture=FORWARD,
    may_take_kings=False,
    cite=_BURNS,
    disputed="Most sources let a man take a king; this one says that only kings do.",
)
_QUANTITY_ONLY = Captures(prefer=(MOST_PIECES,), removal=Removal.END_OF_MOVE, cite=_BURNS)

SPANISH = Sheet(
    id="spanish",
    names=Text(de="Spanische Dame", en="Spanish draughts"),
    about=Text(
        de="Fliegende Damen, Steine nur vorwärts, und schlagen muss man so viel wie möglich.",
        en="Flying kings, men only forward, and you must take as much as you can.",
    ),
    aliases=("Juego de damas", "damas", "spanische dame", "spanish draughts"),
    cite="Ludoteka; realidad-simulada.es; a checkers site's page on Spanish draughts",
    board=DarkSquares(8, 8, mirrored=True),
    setup=Rows(3),
    first=WHITE,
    numbering=Numbers(Corner.LOWER_RIGHT),
    pdn=24,
    men=Men(
        move=FORWARD,
        capture=FORWARD,
        may_take_kings=True,
        cite=_LUDOTEKA,
        disputed="The encyclopedia's text protects kings from men: reading `encyclopedia`.",
    ),
    kings=Kings(range=Range.FLYING, landing=Landing.ANY, cite=_LUDOTEKA),
    captures=Captures(
        compulsory=True,
        prefer=(MOST_PIECES, MOST_KINGS),
        removal=Removal.END_OF_MOVE,
        cite=_LUDOTEKA,
        disputed="igraydoma.ru asks for the most pieces only; an Argentine text puts a capture "
        "by a king before the number of kings.",
    ),
    promotion=Promotion(
        in_capture=InCapture.STOPS,
        cite="FPD 3.1.e: the same movement; tkabber-draughts, Spanish text",
        disputed="Most Spanish sources are silent; one of several says that the move ends.",
    ),
    draws=(
        Repetition(3, cite=_LUDOTEKA),
        quiet_kings(
            plies=40,
            cite=_LUDOTEKA,
            disputed="A checkers site has 40 moves by each side: reading `forty`. Ludoteka also "
            "limits three kings against one on the long diagonal; the number of moves is lost.",
        ),
    ),
    ends=Ends(cite=_LUDOTEKA),
    readings={
        "encyclopedia": Reading(
            names=Text(de="nach der Enzyklopädie", en="after the encyclopedia"),
            cite=_BURNS,
            men=_PROTECTED_KINGS,
            captures=_QUANTITY_ONLY,
            ends=Ends(
                LastPiece.ANY,
                cite=_BURNS,
                disputed="The German word leaves open whether a lone king counts.",
            ),
            perft=(7, 49, 302, 1469, 7361, 36473, 177532),
            examples=ENCYCLOPEDIA_DIAGRAMS,
        ),
        "encyclopedia-man": Reading(
            names=Text(
                de="nach der Enzyklopädie, nur ein letzter Stein verliert",
                en="after the encyclopedia, only a last man loses",
            ),
            cite=_BURNS,
            men=_PROTECTED_KINGS,
            captures=_QUANTITY_ONLY,
            ends=Ends(
                LastPiece.MAN,
                cite=_BURNS,
                disputed="The German word leaves open whether a lone king counts.",
            ),
            examples=ENCYCLOPEDIA_MAN_DIAGRAMS,
        ),
        "forty": forty(Repetition(3, cite=_LUDOTEKA), FORTY_DIAGRAMS),
    },
    perft=(7, 49, 302, 1469, 7361, 36473, 177532, 828783),
    examples=DIAGRAMS,
)

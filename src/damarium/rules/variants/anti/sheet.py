"""Anti-Checkers: American checkers in which whoever is taken or blocked wins."""

from dataclasses import replace

from damarium.rules.color import WHITE
from damarium.rules.endings import HOUSE_DRAWS, Ends
from damarium.rules.numbering import Letters
from damarium.rules.text import Text
from damarium.rules.transforms import losing
from damarium.rules.variants.american import sheet as american
from damarium.rules.variants.anti.diagrams import DIAGRAMS

_BRAINKING = "BrainKing, its table of draughts games"

ANTI = replace(
    losing(american.AMERICAN),
    id="anti",
    names=Text(de="Anti Dame", en="Anti-Checkers"),
    about=Text(
        de="Amerikanische Dame verkehrt: Wer alles verliert oder nicht mehr ziehen kann, gewinnt.",
        en="American checkers upside down: who loses everything or cannot move wins.",
    ),
    aliases=(
        *("anti dame", "anti-dame", "antidame", "anti checkers", "anti-checkers"),
        *("Giveaway checkers", "english giveaway"),
    ),
    cite=f"{_BRAINKING}; everything2, Anti-Checkers; mig0/Games-Checkers, english_give_away. "
    "BrainKing's own page could not be read: that the base is the American game is inferred from "
    "its table, which marks nothing for it, and White begins there as in its other games",
    numbering=Letters(),
    first=WHITE,
    pdn=None,
    ends=Ends(
        losing=True,
        cite=f"{_BRAINKING}; draughts.github.io and lidraughts for other games of this kind",
        disputed="BrainKing's words about a blocked side could not be read; in every other losing "
        "game with a source a side without a move has won.",
    ),
    draws=HOUSE_DRAWS,
    readings={},
    perft=(7, 49, 302, 1469, 7361, 36768, 179740, 845931),
    examples=DIAGRAMS,
)

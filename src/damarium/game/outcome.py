"""How games end: who has won, why, and that in words."""

from dataclasses import dataclass, field
from enum import StrEnum

from damarium.game.words import side
from damarium.notation.message import N_, Message
from damarium.rules import Color


class End(StrEnum):
    """The reason for which a game is over."""

    NO_MOVE = "no_move"
    NO_PIECE = "no_piece"
    LAST_PIECE = "last_piece"
    FIRST_KING = "first_king"
    KING_BEATS_MAN = "king_beats_man"
    STANDOFF = "standoff"
    REPETITION = "repetition"
    COUNTER = "counter"
    CLAIMED = "claimed"
    AGREED = "agreed"
    RESIGNED = "resigned"
    FLAG = "flag"
    LEFT = "left"
    ABORTED = "aborted"


@dataclass(frozen=True)
class Outcome:
    """The end of a game.

    Attributes:
        winner: the side that has won, None for a draw, and where a game was called off.
        reason: why; equal to its word, such as "no_move".
        detail: the draw rule that struck or was claimed: "repetition" or the id of a counter or a
            standoff; for a last piece "any" or "man"; else "".
    """

    winner: Color | None
    reason: End
    message: Message = field(compare=False, repr=False)
    detail: str = ""

    def sentence(self, lang: str = "en") -> str:
        """The end in a sentence.

        >>> from damarium.rules import WHITE
        >>> Outcome.resigned(WHITE).sentence()
        'White resigns: Black wins.'
        """
        return self.message.in_(lang)

    @classmethod
    def agreed(cls) -> "Outcome":
        """Both sides have agreed on a draw."""
        return cls(None, End.AGREED, N_("A draw by agreement."))

    @classmethod
    def resigned(cls, loser: Color) -> "Outcome":
        """A side has given up."""
        return lost(End.RESIGNED, loser, N_("%(loser)s resigns: %(winner)s wins."))

    @classmethod
    def flag(cls, loser: Color) -> "Outcome":
        """A side's time is used up."""
        return lost(End.FLAG, loser, N_("%(loser)s has no time left: %(winner)s wins."))

    @classmethod
    def left(cls, absent: Color, *, drawn: bool) -> "Outcome":
        """A side stayed away, and the other one claimed the win or a draw."""
        if drawn:
            return cls(None, End.LEFT, N_("%(side)s has left: a draw.", side=side(absent)))
        return lost(End.LEFT, absent, N_("%(loser)s has left: %(winner)s wins."))

    @classmethod
    def aborted(cls) -> "Outcome":
        """The game was called off before it had really begun: it counts for nobody."""
        return cls(None, End.ABORTED, N_("The game was called off."))


def lost(reason: End, loser: Color, sentence: Message, detail: str = "") -> Outcome:
    """A decided game; `sentence` may speak of %(loser)s and %(winner)s."""
    values = {"loser": side(loser), "winner": side(loser.other)}
    return Outcome(loser.other, reason, Message(sentence.text, values), detail)

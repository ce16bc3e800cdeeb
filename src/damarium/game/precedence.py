"""What a capture lacks beside a better one, in words."""

from dataclasses import dataclass

from damarium.game.ground import waits
from damarium.game.move import Move
from damarium.game.reason import Reason
from damarium.game.words import taken, the_piece
from damarium.notation.message import N_, Message, pgettext
from damarium.rules.captures import Criterion, Worth

#: The code of each step of the precedence.
CODES = {
    Criterion.MOST_PIECES: Reason.MOST_PIECES,
    Criterion.MOST_KINGS: Reason.MOST_KINGS,
    Criterion.BY_KING: Reason.KING_FIRST,
    Criterion.KINGS_EARLIEST: Reason.EARLIEST_KING,
    Criterion.MOST_VALUE: Reason.MOST_VALUE,
}


@dataclass(frozen=True)
class Comparison:
    """A refused capture and a legal one.

    Attributes:
        refused: the text of the refused capture.
        few: how many pieces it takes, in words.
        better: the legal capture.
        kings: the squares of the kings that the legal one takes.
        counts: what the refused one and the legal one count together.
        worth: what a man and a king count, where pieces count.
        names: the squares by name.
        flying: what a king is called.
    """

    refused: str
    few: object
    better: Move
    kings: tuple[int, ...]
    counts: tuple[int, int]
    worth: Worth
    names: tuple[str, ...]
    flying: bool

    def proof(self, criterion: Criterion) -> tuple[int, ...]:
        """The squares that prove the legal capture better."""
        if criterion in (Criterion.MOST_PIECES, Criterion.MOST_VALUE):
            return self.better.captured
        return (self.better.origin,) if criterion is Criterion.BY_KING else self.kings

    def sentence(self, criterion: Criterion) -> Message:
        """In what the refused capture is less."""
        if criterion is Criterion.MOST_PIECES:
            return N_(
                "%(refused)s takes %(few)s. %(more)s",
                refused=self.refused,
                few=self.few,
                more=takes(self.better, self.names, flying=self.flying),
            )
        values: dict[str, object] = {
            "refused": self.refused,
            "better": self.better.text,
            "squares": tuple(self.names[square] for square in self.kings),
        }
        if criterion is Criterion.MOST_VALUE:
            return self._worth_less()
        if criterion is Criterion.MOST_KINGS:
            return self._fewer_kings(values)
        return self._by_man(values) if criterion is Criterion.BY_KING else self._later(values)

    def _worth_less(self) -> Message:
        values = {
            "refused": self.refused,
            "better": self.better.text,
            "less": self.counts[0],
            "more": self.counts[1],
            "man": self.worth.man,
            "king": self.worth.king,
        }
        if self.flying:
            return pgettext(
                "flying king",
                "%(refused)s counts %(less)s, %(better)s counts %(more)s: a man counts %(man)s, "
                "a king %(king)s.",
                **values,
            )
        return pgettext(
            "short king",
            "%(refused)s counts %(less)s, %(better)s counts %(more)s: a man counts %(man)s, "
            "a king %(king)s.",
            **values,
        )

    def _fewer_kings(self, values: dict[str, object]) -> Message:
        if self.flying:
            return pgettext(
                "flying king",
                "%(refused)s takes fewer kings than %(better)s (%(squares)s).",
                **values,
            )
        return pgettext(
            "short king", "%(refused)s takes fewer kings than %(better)s (%(squares)s).", **values
        )

    def _by_man(self, values: dict[str, object]) -> Message:
        if self.flying:
            return pgettext(
                "flying king",
                "%(refused)s captures with a man, %(better)s with a king.",
                **values,
            )
        return pgettext(
            "short king", "%(refused)s captures with a man, %(better)s with a king.", **values
        )

    def _later(self, values: dict[str, object]) -> Message:
        if self.flying:
            return pgettext(
                "flying king", "%(better)s takes a king earlier than %(refused)s.", **values
            )
        return pgettext("short king", "%(better)s takes a king earlier than %(refused)s.", **values)


def takes(move: Move, names: tuple[str, ...], *, flying: bool) -> Message:
    """What a capture takes: "The man on 11 takes two: 15 and 23."."""
    position = move.legal.position.squares()
    return N_(
        "%(piece)s takes %(many)s: %(squares)s.",
        piece=the_piece(
            names[move.origin],
            king=move.king,
            flying=flying,
            parachutist=waits(move.legal.variant, position, move.origin),
        ),
        many=taken(move.captured, position, flying=flying),
        squares=tuple(names[square] for square in move.victims),
    )

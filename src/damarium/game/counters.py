"""Draw rules at work: how far each has counted, what it forgives, and claims."""

from dataclasses import dataclass

from damarium.game.outcome import End, Outcome
from damarium.notation.message import N_, AnyOf, Message, pgettext
from damarium.rules.endings import Counter, Event, Repetition


@dataclass(frozen=True)
class DrawCounter:
    """A draw rule that counts plies, and its count in a position.

    Attributes:
        id: the rule's id.
        count: the plies of both sides since the last of `resets`.
        limit: the count that draws.
        claimed: whether the draw must be claimed; else it comes by itself.
        resets: what sets the count back to 0.
    """

    id: str
    count: int
    limit: int
    claimed: bool
    resets: tuple[Event, ...]

    @property
    def struck(self) -> bool:
        """Whether the limit is reached."""
        return self.count >= self.limit

    def sentence(self, lang: str = "en") -> str:
        """How far it is.

        >>> DrawCounter("kings", 31, 40, False, (Event.CAPTURE, Event.MAN_MOVE)).sentence()
        '31 of 40 plies without a capture or a move by a man.'
        """
        return N_(
            "%(count)s of %(limit)s plies without %(events)s.",
            count=self.count,
            limit=self.limit,
            events=_without(self.resets),
        ).in_(lang)

    def resets_sentence(self, lang: str = "en") -> str:
        """What sets it back.

        >>> DrawCounter("quiet", 3, 80, True, (Event.CAPTURE,)).resets_sentence()
        'A capture sets the count back to 0.'
        """
        events = AnyOf(tuple(_RESETTING[event] for event in self.resets))
        text = N_("%(events)s sets the count back to 0.", events=events).in_(lang)
        return text[0].upper() + text[1:]


@dataclass(frozen=True)
class Claim:
    """A draw that the side to move may claim; nothing happens if it does not.

    Attributes:
        id: "repetition" or the id of a counter.
        message: why, to be said in a language.
    """

    id: str
    message: Message

    def sentence(self, lang: str = "en") -> str:
        """Why a draw may be claimed."""
        return self.message.in_(lang)

    def outcome(self) -> Outcome:
        """The end of the game if it is claimed."""
        sentence = N_("A draw, as claimed: %(why)s", why=self.message)
        return Outcome(None, End.CLAIMED, sentence, self.id)


def reached(rule: Repetition | Counter) -> Message:
    """What has happened when a draw rule strikes."""
    if isinstance(rule, Repetition):
        return N_(
            "The same position has come %(times)s times with the same side to move.",
            times=rule.times,
        )
    return N_(
        "%(limit)s plies have passed without %(events)s.",
        limit=rule.plies,
        events=_without(rule.resets),
    )


_RESETTING = {
    Event.CAPTURE: pgettext("resets the count", "a capture"),
    Event.MAN_MOVE: pgettext("resets the count", "a move by a man"),
    Event.MAN_ADVANCE: pgettext("resets the count", "an advance of a man"),
    Event.CROWNING: pgettext("resets the count", "a crowning"),
}

_WITHOUT = {
    Event.CAPTURE: pgettext("without", "a capture"),
    Event.MAN_MOVE: pgettext("without", "a move by a man"),
    Event.MAN_ADVANCE: pgettext("without", "an advance of a man"),
    Event.CROWNING: pgettext("without", "a crowning"),
}


def _without(events: tuple[Event, ...]) -> AnyOf:
    return AnyOf(tuple(_WITHOUT[event] for event in events))

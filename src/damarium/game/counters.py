"""Draw rules at work: how far each has counted, what it forgives, and claims."""

from dataclasses import dataclass

from damarium.game.outcome import End, Outcome
from damarium.notation.message import N_, AnyOf, Message, pgettext
from damarium.rules.endings import Counter, Counting, Event, Repetition
from damarium.rules.material_text import MaterialText


@dataclass(frozen=True, repr=False)
class DrawCounter:
    """A draw rule that counts plies, and its count in a position.

    Attributes:
        rule: the rule as the game's sheet has it.
        count: the plies counted.
        counting: whether it counts: what the rule asks for stands on the board.
        flying: whether the game's kings fly, which decides what they are called.
    """

    rule: Counter
    count: int = 0
    counting: bool = True
    flying: bool = True

    def __repr__(self) -> str:
        return f"<DrawCounter {self.id} {self.count}/{self.limit}>"

    @property
    def id(self) -> str:
        """The rule's id."""
        return self.rule.id

    @property
    def limit(self) -> int:
        """The count that draws."""
        return self.rule.plies

    @property
    def claimed(self) -> bool:
        """Whether the draw must be claimed; else it comes by itself."""
        return self.rule.claimed

    @property
    def resets(self) -> tuple[Event, ...]:
        """What sets the count back to 0."""
        return self.rule.resets

    @property
    def struck(self) -> bool:
        """Whether the limit is reached."""
        return self.count >= self.limit

    def sentence(self, lang: str = "en") -> str:
        """How far it is.

        >>> DrawCounter(Counter("kings", 40, (Event.CAPTURE, Event.MAN_MOVE)), 31).sentence()
        '31 of 40 plies without a capture or a move by a man.'
        """
        values = {"count": self.count, **_values(self.rule, flying=self.flying)}
        return Message(_progress(self.rule).text, values).in_(lang)

    def resets_sentence(self, lang: str = "en") -> str:
        """What sets it back.

        >>> DrawCounter(Counter("quiet", 80, (Event.CAPTURE,)), 3).resets_sentence()
        'A capture sets the count back to 0.'
        """
        said = []
        if self.resets:
            events = AnyOf(tuple(_RESETTING[event] for event in self.resets))
            said.append(N_("%(events)s sets the count back to 0.", events=events))
        if self.rule.when:
            said.append(N_("The count ends when that no longer stands on the board."))
        texts = [message.in_(lang) for message in said]
        return " ".join(text[0].upper() + text[1:] for text in texts)


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


def reached(rule: Repetition | Counter, *, flying: bool = True) -> Message:
    """What has happened when a draw rule strikes; `flying` tells what its kings are called."""
    if isinstance(rule, Repetition):
        return N_(
            "The same position has come %(times)s times with the same side to move.",
            times=rule.times,
        )
    return Message(_full(rule).text, _values(rule, flying=flying))


def _full(rule: Counter) -> Message:
    if rule.when is None:
        return N_("%(limit)s plies have passed without %(events)s.")
    if rule.counts is Counting.STRONGER:
        return N_("The stronger side has made its %(limit)s moves: %(material)s.")
    if rule.resets:
        return N_("%(limit)s plies have passed without %(events)s: %(material)s.")
    return N_("%(limit)s plies have passed: %(material)s.")


def _progress(rule: Counter) -> Message:
    if rule.when is None:
        return N_("%(count)s of %(limit)s plies without %(events)s.")
    if rule.counts is Counting.STRONGER:
        return N_("%(count)s of %(limit)s moves by the stronger side: %(material)s.")
    if rule.resets:
        return N_("%(count)s of %(limit)s plies without %(events)s: %(material)s.")
    return N_("%(count)s of %(limit)s plies: %(material)s.")


def _values(rule: Counter, *, flying: bool) -> dict[str, object]:
    values: dict[str, object] = {"limit": rule.plies}
    if rule.resets:
        values["events"] = AnyOf(tuple(_WITHOUT[event] for event in rule.resets))
    if rule.when:
        values["material"] = MaterialText(rule.when, flying)
    return values


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

"""What goes wrong on the way to an answer, said so that a visitor can mend it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from damarium.notation.message import N_, Message


@dataclass
class Problem(Exception):
    """An answer other than the one asked for.

    Attributes:
        status: the HTTP status.
        title: what happened, in a few words.
        sentence: what, where, and what would be right.
        fields: flaws by the name of the field they were found in.
        suggestions: spellings of variants near to the one that is unknown.
        headers: what the answer's head says beside.
    """

    status: int
    title: Message
    sentence: Message
    fields: Mapping[str, Message] = field(default_factory=dict)
    suggestions: tuple[str, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict)

    def to_json(self, lang: str) -> dict[str, object]:
        """The form in which the API reports it."""
        return {
            "sentence": self.sentence.in_(lang),
            "fields": {name: flaw.in_(lang) for name, flaw in self.fields.items()},
            "suggestions": list(self.suggestions),
        }


class CannotServe(Exception):
    """The server cannot start; the message is one sentence for whoever runs it."""


def no_such_game(id: str) -> Problem:
    """The answer where a game is asked for that does not exist."""
    return Problem(
        404,
        N_("There is no such game"),
        N_("No game here is called %(id)s. Perhaps the address is incomplete.", id=id[:40]),
    )


def no_such_page() -> Problem:
    """The answer where nothing lives at an address."""
    return Problem(
        404,
        N_("There is no such page"),
        N_("Nothing is found at this address. Perhaps it is incomplete."),
    )

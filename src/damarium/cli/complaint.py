"""What is wrong with what was typed, in one sentence for whoever typed it."""

from damarium.notation.message import Message
from damarium.rules.flaws import Flaw

_LONGEST = 120


def shown(text: str) -> str:
    """What was typed, cut where it is longer than a sentence bears."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def listed(flaws: tuple[Flaw, ...]) -> str:
    """Every flaw of a set of rules: a single one in the sentence, several on lines of their own."""
    if len(flaws) == 1:
        return f" {flaws[0]}"
    return "".join(f"\n  {flaw}" for flaw in flaws)


class Complaint(Exception):
    """Ends a command with exit code 2 and a sentence on stderr."""

    code = 2

    def __init__(self, message: Message) -> None:
        super().__init__(message.in_("en"))
        self.message = message

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, where, and what would be right."""
        return self.message.in_(lang)


class Failure(Complaint):
    """Ends a command with exit code 1: what was asked about is not as it should be."""

    code = 1

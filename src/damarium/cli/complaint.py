"""What is wrong with what was typed, in one sentence for whoever typed it."""

from damarium.notation.message import Message

_LONGEST = 120


def shown(text: str) -> str:
    """What was typed, cut where it is longer than a sentence bears."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


class Complaint(Exception):
    """Ends a command with exit code 2 and a sentence on stderr."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.in_("en"))
        self.message = message

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, where, and what would be right."""
        return self.message.in_(lang)

"""What cannot be read: each error says what, where, and what would be right."""

from damarium.notation.message import Message


class UnknownSquare(ValueError):
    """A text or an index that names no square of the board.

    Attributes:
        text: what was read.
        message: the flaw, to be said in a language.
    """

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(message.in_("en"))
        self.text = text
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.message)

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, in one language."""
        return self.message.in_(lang)


class InvalidMove(ValueError):
    """A text that is no move in any position.

    Attributes:
        text: what was read.
        message: the flaw, to be said in a language.
    """

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(message.in_("en"))
        self.text = text
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.message)

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, in one language."""
        return self.message.in_(lang)

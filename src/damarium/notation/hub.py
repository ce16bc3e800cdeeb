"""Hub, version 2: what a board and an engine write to each other, line by line.

Hub counts squares from 1, row by row from the top left, on every board and in every game, whatever
the game's own notation calls them; here they are indices as everywhere else.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from damarium.notation.message import N_, Message
from damarium.notation.placement import Placement
from damarium.rules import BLACK, WHITE

_ARGUMENT = re.compile(r'(?P<name>[^\s="]+)(?:=(?:"(?P<quoted>[^"]*)"|(?P<bare>[^\s"]*)))?(?!\S)')
_QUOTED = re.compile(r'[\s="]|\A\Z')
_SIDES = {"W": WHITE, "B": BLACK}
_QUIET = re.compile(r"([0-9]{1,3})-([0-9]{1,3})")
_CAPTURE = re.compile(r"[0-9]{1,3}(?:x[0-9]{1,3}){2,}")
_WHOLE = re.compile(r"[0-9]{1,18}")
_REAL = re.compile(r"[0-9]{1,9}(?:\.[0-9]{0,9})?|\.[0-9]{1,9}")
_LONGEST = 60


class InvalidHub(ValueError):
    """A line, or a part of one, that Hub does not know.

    Attributes:
        message: what is wrong and what would be right, to be said in a language.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message.in_("en"))
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message,)

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, in one language."""
        return self.message.in_(lang)


def cut(text: str) -> str:
    """A stranger's text, as long as a sentence bears it."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


@dataclass(frozen=True)
class Line:
    """One line: a command and its arguments; one without a value has the empty text.

    >>> str(Line("done", {"move": "32-28", "ponder": ""}))
    'done move=32-28 ponder=""'
    """

    command: str
    arguments: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        written = (f"{name}={_value(value)}" for name, value in self.arguments.items())
        return " ".join([self.command, *written])

    def needed(self, name: str) -> str:
        """An argument's value; InvalidHub where it is missing or empty."""
        value = self.arguments.get(name, "")
        if not value:
            raise InvalidHub(N_("%(command)s needs %(name)s=….", command=self.command, name=name))
        return value

    def whole(self, name: str, most: int = 10**18) -> int:
        """An argument's value as a number from 1 to `most`; InvalidHub where it is none."""
        text = self.needed(name)
        if _WHOLE.fullmatch(text) is None or not 1 <= int(text) <= most:
            raise InvalidHub(
                N_(
                    "%(name)s=%(text)s: expected a whole number from 1 to %(most)s.",
                    name=name,
                    text=cut(text),
                    most=most,
                )
            )
        return int(text)

    def seconds(self, name: str) -> float:
        """An argument's value as a length of time; InvalidHub where it is none."""
        text = self.needed(name)
        if _REAL.fullmatch(text) is None:
            raise InvalidHub(
                N_("%(name)s=%(text)s: expected seconds, such as 0.5.", name=name, text=cut(text))
            )
        return float(text)


def _value(value: str) -> str:
    # there is no way of writing a quotation mark within quotation marks
    return '"{}"'.format(value.replace('"', "'")) if _QUOTED.search(value) else value


def read_line(text: str) -> Line | None:
    """The line that a text is, None for an empty one; InvalidHub where it is none.

    >>> read_line('level moves=9 time="291.5"')
    Line(command='level', arguments={'moves': '9', 'time': '291.5'})
    """
    command, *rest = text.split(maxsplit=1) or [""]
    if not command:
        return None
    arguments: dict[str, str] = {}
    part = rest[0].strip() if rest else ""
    while part:
        found = _ARGUMENT.match(part)
        if found is None:
            raise InvalidHub(
                N_(
                    'Arguments cannot be read from "%(part)s" on: write name=value, and quotation '
                    "marks around a value with spaces.",
                    part=cut(part),
                )
            )
        if found["name"] in arguments:
            raise InvalidHub(N_("%(name)s is given twice.", name=cut(found["name"])))
        arguments[found["name"]] = found["quoted"] or found["bare"] or ""
        part = part[found.end() :].lstrip()
    return Line(command, arguments)


def read_position(text: str, squares: int) -> Placement:
    """The position that a text describes on a board of so many squares; InvalidHub says why not.

    >>> read_position("WeewB", 4).position
    '..wB'
    """
    turn = _SIDES.get(text[:1])
    if turn is None:
        raise InvalidHub(N_("The position begins with the side to move: W or B."))
    letters = text[1:]
    wrong = next((letter for letter in letters if letter not in "ewbWB"), None)
    if wrong is not None:
        raise InvalidHub(
            N_(
                "%(letter)s is no piece: the letters are w and b, W and B for kings, e for empty.",
                letter=wrong,
            )
        )
    if len(letters) != squares:
        raise InvalidHub(
            N_(
                "The position has %(count)s squares: this board has %(squares)s.",
                count=len(letters),
                squares=squares,
            )
        )
    return Placement(turn, letters.replace("e", "."))


def write_position(placement: Placement) -> str:
    """The position as Hub writes it.

    >>> write_position(Placement(WHITE, "..wB"))
    'WeewB'
    """
    return ("W" if placement.turn is WHITE else "B") + placement.position.replace(".", "e")


@dataclass(frozen=True)
class HubMove:
    """A move by the indices of its squares: its ends, and what is taken in whatever order."""

    origin: int
    destination: int
    captured: frozenset[int] = frozenset()

    def __str__(self) -> str:
        squares = (self.origin, self.destination, *sorted(self.captured))
        return ("x" if self.captured else "-").join(str(square + 1) for square in squares)


def read_move(text: str) -> HubMove:
    """The move that a text means in some position; InvalidHub where it means none.

    >>> read_move("28x19x23") == HubMove(27, 18, frozenset({22})), str(read_move("32-28"))
    (True, '32-28')
    """
    quiet = _QUIET.fullmatch(text)
    if quiet is not None:
        return HubMove(int(quiet[1]) - 1, int(quiet[2]) - 1)
    if _CAPTURE.fullmatch(text) is None:
        raise InvalidHub(
            N_(
                "%(text)s is no move: write 32-28, or 28x19x23 with every captured square.",
                text=cut(text),
            )
        )
    origin, destination, *captured = (int(number) - 1 for number in text.split("x"))
    if len(set(captured)) < len(captured):
        raise InvalidHub(N_("%(text)s takes a piece twice.", text=cut(text)))
    return HubMove(origin, destination, frozenset(captured))

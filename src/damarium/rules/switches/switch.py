"""One switch of the vocabulary: where it stands in the JSON of rules, and its words."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

#: Rules in their JSON form, not necessarily playable yet.
Draft = dict[str, Any]

#: Parts of rules that are as usual where nothing is said of them.
_USUAL = ("men", "kings", "captures", "promotion", "ends")

Translate = Callable[[str], str]


class Kind(Enum):
    """What a switch is set by."""

    CHOICE = "choice"
    YES = "yes"
    NUMBER = "number"
    TEXT = "text"
    #: directions, by a word or one by one
    WAYS = "ways"
    #: some of the choices in an order
    LADDER = "ladder"


@dataclass(frozen=True)
class Choice:
    """A value and its words."""

    value: str
    text: str


@dataclass(frozen=True)
class Switch:
    """One thing that rules can say, read from a draft and written into it as a text.

    Attributes:
        id: the place in the JSON form, with full stops.
        help: one line for whoever wonders what it does.
        read: the value in a draft; "" where the draft has no room for it.
        write: sets the value; nothing else changes but what cannot be without it.
        paths: the beginnings of the paths of flaws that this switch can mend.
        numbers: for a number the least and the most that is worth trying.
    """

    id: str
    label: str
    help: str
    kind: Kind
    read: Callable[[Draft], str]
    write: Callable[[Draft, str], None]
    choices: tuple[Choice, ...] = ()
    paths: tuple[str, ...] = ()
    numbers: range = range(0)

    def answers_for(self, path: str) -> bool:
        """Whether a flaw at a path is this switch's."""
        return any(path == one or path.startswith((f"{one}.", f"{one}[")) for one in self.paths)

    def said(self, value: str) -> str:
        """A value in words."""
        texts = {choice.value: choice.text for choice in self.choices}
        if self.kind is Kind.LADDER:
            return " → ".join(texts.get(one, one) for one in value.split(",")) or texts[""]
        if value.startswith("own:"):
            return " / ".join(map(_arrows, value.removeprefix("own:").split("/")))
        return texts.get(value, value)


#: The directions of a compass as they lie in the picture.
ARROWS = {"nw": "↖", "n": "↑", "ne": "↗", "w": "←", "e": "→", "sw": "↙", "s": "↓", "se": "↘"}


def _arrows(words: str) -> str:
    return " ".join(ARROWS.get(word, word) for word in words.split(",") if word) or "–"


def value_at(draft: Draft, path: str, default: object = None) -> Any:
    """What stands at a path, else the default."""
    found: Any = draft
    for name in path.split("."):
        if not isinstance(found, dict) or name not in found:
            return default
        found = found[name]
    return found


def set_at(draft: Draft, path: str, value: object, default: object = None) -> None:
    """Put a value at a path; the default leaves it out."""
    *parents, last = path.split(".")
    place = draft
    for name in parents:
        if not isinstance(place.get(name), dict):
            if value == default:
                return
            place[name] = {}
        place = place[name]
    if value != default:
        place[last] = value
        return
    place.pop(last, None)
    if parents and parents[0] in _USUAL and not draft[parents[0]]:
        del draft[parents[0]]


def text_of(value: object) -> str:
    """A JSON value as the text of a field."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def number_from(text: str) -> object:
    """The number that a text says; the text itself where it says none."""
    text = text.strip()
    short = text.isascii() and text.isdecimal() and len(text) <= 4
    return int(text) if short else text[:20]


def choice(
    path: str,
    label: str,
    help: str,
    choices: tuple[Choice, ...],
    default: str,
) -> Switch:
    """A switch for one word among several."""
    # a word that may be missing altogether is null in JSON
    usual = default or None
    return Switch(
        path,
        label,
        help,
        Kind.CHOICE,
        read=lambda draft: text_of(value_at(draft, path, usual)),
        write=lambda draft, value: set_at(draft, path, value or None, usual),
        choices=choices,
        paths=(path,),
    )


def yes(path: str, label: str, help: str, words: Translate, *, default: bool = False) -> Switch:
    """A switch that is on or off."""
    return Switch(
        path,
        label,
        help,
        Kind.YES,
        read=lambda draft: text_of(value_at(draft, path, default)),
        write=lambda draft, value: set_at(draft, path, value == "yes", default),
        choices=yes_and_no(words),
        paths=(path,),
    )


def yes_and_no(_: Translate) -> tuple[Choice, ...]:
    """The two words of a switch that is on or off."""
    return Choice("yes", _("yes")), Choice("no", _("no"))

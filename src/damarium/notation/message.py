"""Sentences for people, kept in English until it is known in which language they are read."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from damarium.locale import translations


@runtime_checkable
class Sayable(Protocol):
    """Something that can be said in a language."""

    def in_(self, lang: str) -> str:
        """The words in one language."""


@dataclass(frozen=True)
class Message:
    """An English sentence with its values; `in_` says it in a language.

    Values that can be said are said in it too, and a tuple becomes a list in words.
    """

    text: str
    values: Mapping[str, object] = field(default_factory=dict)
    context: str = ""

    def in_(self, lang: str) -> str:
        """The sentence in one language, English where that has no words for it.

        >>> Message("taken: %(squares)s", {"squares": ("15", "23", "30")}).in_("en")
        'taken: 15, 23 and 30'
        """
        catalogue = translations(lang)
        text = (
            catalogue.pgettext(self.context, self.text)
            if self.context
            else catalogue.gettext(self.text)
        )
        return text % {name: _said(value, lang) for name, value in self.values.items()}


def N_(text: str, /, **values: object) -> Message:  # noqa: N802 - the name that pybabel looks for
    """A message to be translated later."""
    return Message(text, values)


def pgettext(context: str, text: str, /, **values: object) -> Message:
    """A message to be translated later, whose words depend on what it is about."""
    return Message(text, values, context)


@dataclass(frozen=True)
class AnyOf:
    """A value that is said as a list of alternatives.

    >>> N_("no %(piece)s", piece=AnyOf(("man", "king"))).in_("en")
    'no man or king'
    """

    items: tuple[object, ...]


def _said(value: object, lang: str) -> str:
    if isinstance(value, Sayable):
        return value.in_(lang)
    if isinstance(value, AnyOf):
        return _listed(value.items, _OR, lang)
    if isinstance(value, tuple):
        return _listed(value, _AND, lang)
    return str(value)


def _listed(items: tuple[object, ...], pair: Message, lang: str) -> str:
    words = [_said(item, lang) for item in items]
    if len(words) < 2:
        return "".join(words)
    return Message(pair.text, {"left": ", ".join(words[:-1]), "right": words[-1]}).in_(lang)


_OR = N_("%(left)s or %(right)s")
_AND = N_("%(left)s and %(right)s")

"""Short texts in the languages that a sheet is written in."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Text:
    """The same words in German and in English.

    >>> Text(de="Dame", en="Draughts").in_("de")
    'Dame'
    """

    de: str = ""
    en: str = ""

    def in_(self, lang: str) -> str:
        """The words in one language; English where the language is not written."""
        return (self.de if lang == "de" else self.en) or self.en or self.de

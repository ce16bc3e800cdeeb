"""Where the sources of rules are silent or disagree, and which source a fact is from."""

from collections.abc import Mapping
from dataclasses import dataclass

from damarium.locale import translations, translator
from damarium.rules.book.description import Note
from damarium.rules.book.works import work
from damarium.rules.captures import Captures
from damarium.rules.endings import Counter, Ends, Repetition, Standoff
from damarium.rules.pieces import Kings, Men, Parachutists
from damarium.rules.promotion import Promotion
from damarium.rules.setup import OpeningRemoval
from damarium.rules.sheet import Sheet


@dataclass(frozen=True)
class _Removal:
    """What sources say of the removal of captured pieces, apart from their capture."""

    cite: str
    disputed: str


Part = (
    Men
    | Kings
    | Parachutists
    | Captures
    | _Removal
    | Promotion
    | Ends
    | OpeningRemoval
    | Repetition
    | Counter
    | Standoff
)

#: The part of a sheet that a fact is from, where the two are not called alike.
_PART_OF = {
    "line": "men",
    "take-kings": "men",
    "men-capture": "men",
    "run-limit": "kings",
    "kings-capture": "kings",
    "crowning": "promotion",
    "straight-on": "captures",
    "turn-back": "captures",
    "finish": "captures",
    "aim": "ends",
}


def parts(sheet: Sheet) -> dict[str, Part]:
    """The parts of a sheet that name their sources, by the ids of notes on them."""
    found: dict[str, Part | None] = {
        "opening": sheet.opening,
        "men": sheet.men,
        "parachutists": sheet.parachutists,
        "kings": sheet.kings,
        "captures": sheet.captures,
        "removal": _Removal(sheet.captures.cite, sheet.captures.disputed_removal),
        "promotion": sheet.promotion,
        "ends": sheet.ends,
        **{f"draw-{rule.id}": rule for rule in sheet.draws},
    }
    return {name: part for name, part in found.items() if part is not None}


def notes(sheet: Sheet, lang: str = "en") -> tuple[Note, ...]:
    """A note on each part of a sheet about which sources are silent or disagree.

    >>> from damarium.rules import parse
    >>> [note.id for note in notes(parse("spanish").sheet)]
    ['men', 'captures', 'promotion', 'draw-kings']
    """
    return tuple(_note(name, part, lang) for name, part in parts(sheet).items() if part.disputed)


def _note(name: str, part: Part, lang: str) -> Note:
    text, spoken = _told(part.disputed, lang)
    cite = work(part.cite, lang)
    return Note(name, _about(name, lang), text, spoken, cite.text, cite.lang)


def cite_of(fact: str, found: Mapping[str, Part]) -> str:
    """The source of a fact, "" where none is named."""
    part = found.get(_part_of(fact))
    return part.cite if part else ""


def note_of(fact: str, found: Mapping[str, Part]) -> str:
    """The id of the note on a fact; only the first fact of each part has it."""
    part = found.get(fact)
    return fact if part is not None and part.disputed else ""


def _part_of(fact: str) -> str:
    return "captures" if fact.startswith("captures-") else _PART_OF.get(fact, fact)


def _told(text: str, lang: str) -> tuple[str, str]:
    """What sources say, written in English beside the rules, and the language it is now in."""
    there = translations(lang).gettext(text)
    return there, "en" if there == text else lang


def _about(name: str, lang: str) -> str:
    _ = translator(lang)
    words = {
        "opening": _("Opening"),
        "men": _("Men"),
        "parachutists": _("Parachutists"),
        "kings": _("Kings"),
        "captures": _("Capturing"),
        "removal": _("Captured pieces leave"),
        "promotion": _("Crowning"),
        "ends": _("End"),
    }
    return words.get(name, _("Draws"))

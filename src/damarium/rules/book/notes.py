"""Where the sources of rules are silent or disagree, and which sources there are."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from damarium.locale import translations, translator
from damarium.rules.book.description import Note
from damarium.rules.book.texts import Texts
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

#: Where in a work something stands: sections and articles, but neither its year nor which annex.
_PLACES = re.compile(
    r"(?<!Annex)(?:,? (?:(?:sections? |and )?[0-9]{1,2}(?:[.-][0-9a-z]+)*|and following))+$"
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
    return tuple(
        Note(name, _about(name, lang), *_told(part.disputed, lang), part.cite)
        for name, part in parts(sheet).items()
        if part.disputed
    )


def cite_of(fact: str, found: Mapping[str, Part]) -> str:
    """The source of a fact, "" where none is named."""
    part = found.get(_part_of(fact))
    return part.cite if part else ""


def note_of(fact: str, found: Mapping[str, Part]) -> str:
    """The id of the note on a fact; only the first fact of each part has it."""
    part = found.get(fact)
    return fact if part is not None and part.disputed else ""


def sources(sheet: Sheet, texts: Texts | None) -> tuple[str, ...]:
    """The works that are named for the rules, then those for the texts, each once."""
    whole = sheet.cite.casefold()
    cites = "; ".join(part.cite for part in parts(sheet).values()).split("; ")
    told = "; ".join(texts.sources).split("; ") if texts else []
    found = [*map(_work, cites), *told]
    found = [sheet.cite, *(each for each in found if each.casefold() not in whole)]
    return tuple(dict.fromkeys(filter(None, found)))


def marks(cite: str, named: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """The numbers of the works that a fact is from, from 1 up, each with the places in it.

    What none of the works is named for is from the first one: it is that of the whole game.

    >>> marks("FMJD Annex 1, 4.2; Winther, 3", ("Winther", "FMJD Annex 1"))
    ((2, 'FMJD Annex 1, 4.2'), (1, 'Winther, 3'))
    """
    if not cite or not named:
        return ()
    found: dict[int, list[str]] = {}
    for part in cite.split("; "):
        work = _work(part)
        if work in named:
            found.setdefault(named.index(work) + 1, []).append(part)
        elif (work or part).casefold() in named[0].casefold():
            found.setdefault(1, []).append(part)
    return tuple((number, "; ".join(told)) for number, told in found.items()) or ((1, cite),)


def _work(cite: str) -> str:
    """The work that is cited, without the places in it; "" where it is none."""
    topic, colon, rest = cite.partition(": ")
    # before the colon stands what is cited, or one word for what of it
    said = rest if colon and topic.isalpha() and topic.islower() else topic
    if said[:1].isdigit() or (" as " in f" {said}" and said[:1].islower()):
        return ""
    return _PLACES.sub("", said)


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

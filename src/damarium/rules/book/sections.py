"""The chapters of the rule book about one game."""

from collections.abc import Iterator

from damarium.rules.book import beginning, course, naming
from damarium.rules.book.description import Section, Sentence
from damarium.rules.book.diagrams import diagrams, section_of
from damarium.rules.book.notes import cite_of, note_of, parts
from damarium.rules.book.words import Words
from damarium.rules.crowningfacts import crowning_in_capture
from damarium.rules.facts import facts
from damarium.rules.variant import Variant

Said = Iterator[tuple[str, str]]


def sections(variant: Variant, lang: str) -> tuple[Section, ...]:
    """All chapters in their order; one without anything to say is left out.

    >>> from damarium.rules import parse
    >>> [section.id for section in sections(parse("spanish"), "en")][:4]
    ['setup', 'moving', 'capturing', 'crowning']
    """
    sheet = variant.sheet
    words = Words(sheet, lang)
    known = {fact.id: fact.text for fact in facts(sheet, lang)}
    _ = words.gettext
    chapters = (
        ("setup", _("Aim, board and set-up"), _setup(words, known)),
        (
            "moving",
            _("Moving"),
            _picked(known, "men", "line", "parachutists", "kings", "run-limit"),
        ),
        ("capturing", _("Capturing"), _capturing(words, known)),
        ("crowning", _("Crowning"), _crowning(words)),
        ("ends", _("End"), _ends(words, known)),
        ("draws", _("Draws"), _draws(words, known)),
        ("notation", _("Notation"), _notation(words)),
    )
    found = parts(sheet)
    shown = [(section_of(example, sheet), example) for example in diagrams(variant)]
    return tuple(
        Section(
            name,
            title,
            tuple(
                Sentence(fact, text, cite_of(fact, found), note_of(fact, found))
                for fact, text in said
                if text
            ),
            tuple(example for place, example in shown if place == name),
        )
        for name, title, said in chapters
    )


def _picked(known: dict[str, str], *names: str) -> Said:
    return ((name, known.get(name, "")) for name in names)


def _setup(words: Words, known: dict[str, str]) -> Said:
    yield "aim", course.aim(words)
    yield "squares", beginning.squares(words)
    yield from _picked(known, "board")
    yield "orientation", beginning.orientation(words)
    yield "setup", beginning.setup(words)
    yield from _picked(known, "first", "opening")


def _capturing(words: Words, known: dict[str, str]) -> Said:
    yield "capture", course.capture(words)
    yield "men-capture", course.men_capture(words)
    yield "kings-capture", course.kings_capture(words)
    yield "captures", course.compulsory(words, known.get("captures", ""))
    steps = course.ladder(words)
    yield from ((f"captures-{number}", step) for number, step in enumerate(steps, start=1))
    yield "finish", course.finish(words)
    yield from _picked(known, "take-kings", "straight-on", "removal", "turn-back")


def _crowning(words: Words) -> Said:
    yield "crowning", course.crowning(words)
    yield "promotion", crowning_in_capture(words.sheet, words.lang)


def _ends(words: Words, known: dict[str, str]) -> Said:
    yield from _picked(known, "ends")
    yield "lost", course.lost(words)


def _draws(words: Words, known: dict[str, str]) -> Said:
    _ = words.gettext
    if not words.sheet.draws:
        yield "draws", _("No rule ends a game in a draw.")
    yield from ((name, text) for name, text in known.items() if name.startswith("draw-"))


def _notation(words: Words) -> Said:
    yield "numbering", naming.numbering(words)
    yield "notation", naming.notation(words)
    yield "pdn", naming.pdn(words)

"""The rule book as plain text: lines of a width, lists, and footnotes in brackets."""

import shutil
import textwrap
from collections.abc import Iterator, Sequence

from damarium.locale import translator
from damarium.rules.book.description import Description, Note, Section

_WIDEST, _NARROWEST = 96, 40


def width() -> int:
    """How many signs a line of the terminal has, as far as they are well read."""
    return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))


def page(book: Description) -> Iterator[str]:
    """A description line by line."""
    _ = translator(book.lang)
    yield book.title
    yield "=" * len(book.title)
    if book.also:
        yield from _wrapped(_("Also called: %(names)s") % {"names": ", ".join(book.also)})
    yield from _wrapped(book.deck)
    if book.variant_of:
        yield _("Variant of: %(name)s (%(spelling)s)") % {
            "name": book.variant_of.name,
            "spelling": book.variant_of.spelling,
        }
    yield ""
    yield from _wrapped("; ".join(f"{label}: {value}" for label, value in book.summary))
    if book.texts and book.texts.what.in_(book.lang):
        yield from _paragraphs(_("What it is"), [book.texts.what.in_(book.lang)])
    marks = {note.id: f"[{number}]" for number, note in enumerate(book.notes, start=1)}
    for section in book.sections:
        yield from _section(section, marks)
    if book.texts:
        history = book.texts.history.in_(book.lang)
        yield from _paragraphs(_("History"), [history] if history else [])
        tips = [f"{tip.title.in_(book.lang)}: {tip.text.in_(book.lang)}" for tip in book.texts.tips]
        yield from _listed(_("Tips"), tips)
    yield from _asked(book)
    yield from footnotes(book.notes, book.lang)
    yield from _listed(_("Sources"), [work.text for work in book.works])
    yield from _listed(
        _("Readings"), [f"{each.spelling}: {each.name}. {each.about}" for each in book.readings]
    )


def footnotes(notes: Sequence[Note], lang: str) -> Iterator[str]:
    """The notes on what is disputed, each behind the number that stands at the sentence."""
    _ = translator(lang)
    if not notes:
        return
    yield from heading(_("Where sources are silent or disagree"))
    for number, note in enumerate(notes, start=1):
        cite = _(" Here as in: %(cite)s.") % {"cite": note.cite} if note.cite else ""
        yield from _wrapped(f"{note.about}: {note.text}{cite}", f"[{number}] ")


def _section(section: Section, marks: dict[str, str]) -> Iterator[str]:
    yield from heading(section.title)
    for sentence in section.sentences:
        mark = marks.get(sentence.note, "")
        yield from _wrapped(f"{sentence.text} {mark}".rstrip(), "* ")


def _asked(book: Description) -> Iterator[str]:
    _ = translator(book.lang)
    yield from heading(_("Questions"))
    for asked in book.questions:
        yield from _wrapped(f"{asked.question} {asked.answer}", "* ")


def _paragraphs(title: str, texts: Sequence[str]) -> Iterator[str]:
    if texts:
        yield from heading(title)
    for text in texts:
        yield from _wrapped(text)


def _listed(title: str, texts: Sequence[str]) -> Iterator[str]:
    if texts:
        yield from heading(title)
    for text in texts:
        yield from _wrapped(text, "* ")


def heading(title: str) -> Iterator[str]:
    """The lines that begin a part."""
    yield from ("", title, "-" * len(title))


def _wrapped(text: str, first: str = "") -> list[str]:
    return textwrap.wrap(
        text,
        width(),
        initial_indent=first,
        subsequent_indent=" " * len(first),
        break_long_words=False,
        break_on_hyphens=False,
    )

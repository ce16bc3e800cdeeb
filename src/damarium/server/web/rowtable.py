"""Two games row by row, with footnotes where sources of either are silent or disagree."""

import string
from dataclasses import dataclass

from damarium.rules import Variant
from damarium.rules.book.compared import Row
from damarium.rules.book.notes import notes
from damarium.rules.book.rows import compare
from damarium.server.web.quoting import pieces


@dataclass(frozen=True)
class Footnote:
    """A note below the table.

    Attributes:
        sign: what marks it: a letter.
        side: 0 of the first game, 1 of the second.
        row: the id of the row that it is marked in first, one that differs before others.
        equal: it is marked in no row that differs.
        cite: the source of what is used here, and in `cite_lang` its language, "" for a mere name.
        lang: the language that the note is told in.
    """

    sign: str
    side: int
    row: str
    equal: bool
    about: str
    pieces: list[tuple[str, str]]
    cite: str
    cite_lang: str
    lang: str


@dataclass(frozen=True)
class RowTable:
    """Rows, the names of the two games, and the notes by side and id."""

    names: tuple[str, str]
    rows: tuple[Row, ...]
    notes: dict[tuple[int, str], Footnote]

    @property
    def differing(self) -> int:
        """In how many rows the games differ."""
        return sum(not row.equal for row in self.rows)

    def note(self, row: Row, side: int) -> Footnote | None:
        """The note on a value."""
        return self.notes.get((side, row.notes[side]))


def row_table(a: Variant, b: Variant, lang: str) -> RowTable:
    """The table of two games in one language."""
    rows = compare(a, b, lang)
    texts = [{note.id: note for note in notes(variant.sheet, lang)} for variant in (a, b)]
    found: dict[tuple[int, str], Footnote] = {}
    # where equal rows are hidden the letters have no gaps
    for row in sorted(rows, key=lambda row: row.equal):
        for side in (0, 1):
            note = texts[side].get(row.notes[side])
            if note is None or (side, note.id) in found:
                continue
            found[side, note.id] = Footnote(
                string.ascii_lowercase[len(found) % 26],
                side,
                row.id,
                row.equal,
                note.about,
                pieces(note.text, (a, b)[side], note.lang),
                note.cite,
                note.cite_lang,
                note.lang,
            )
    return RowTable((a.name(lang), b.name(lang)), rows, found)

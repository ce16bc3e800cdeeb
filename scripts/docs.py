"""Writes what docs hold of the rules; with `check` it only says which files are stale."""

import json
import sys
from pathlib import Path

from damarium.rules import Example, Sheet, describe, parse, sheets
from damarium.rules.book.description import Description, Note, Section, Sentence
from damarium.rules.schema import schema

_ENDS = {
    "no_move": "no move is left",
    "no_piece": "no piece is left",
    "last_piece": "the last piece has lost",
    "first_king": "there is a king",
    "king_beats_man": "a king is alone with a man",
    "standoff": "a draw at once",
    "repetition": "a draw by repetition",
    "counter": "a draw by the count",
}

DOCS = Path(__file__).parent.parent / "docs"


def page(sheet: Sheet) -> str:
    """One game as Markdown: its rules with their sources, its readings and its numbers."""
    book = describe(parse(sheet.id))
    lines = [f"# {book.title}", "", f"*{sheet.names.de}.* {book.deck}", ""]
    lines += [f"Source: {sheet.cite}.", ""]
    for section in book.sections:
        lines += [f"## {section.title}", "", *map(_told, section.sentences), ""]
        lines += _diagrams(section)
    if book.notes:
        lines += ["## Where sources disagree", "", *map(_noted, book.notes), ""]
    if sheet.readings:
        lines += ["## Readings", ""]
    for name, reading in sheet.readings.items():
        lines += [
            f"### `{sheet.id}/{name}`: {reading.names.en}",
            "",
            f"Source: {reading.cite}.",
            "",
        ]
        lines += _otherwise(describe(parse(f"{sheet.id}/{name}")), book)
    if sheet.perft:
        counted = " ".join(str(leaves) for leaves in sheet.perft)
        lines += ["## Numbers", "", f"Perft from the start, depth 1 on: {counted}.", ""]
    return "\n".join(lines).rstrip() + "\n"


def _otherwise(reading: Description, usual: Description) -> list[str]:
    """What a reading says that the usual one does not."""
    told = {each.text for section in usual.sections for each in section.sentences}
    said = [each for section in reading.sections for each in section.sentences]
    lines = [*(_told(each) for each in said if each.text not in told), ""]
    if doubts := [_noted(each) for each in reading.notes if each not in usual.notes]:
        lines += ["Sources disagree here:", "", *doubts, ""]
    for section in reading.sections:
        lines += _diagrams(section)
    return lines


def _told(sentence: Sentence) -> str:
    return f"- {sentence.text}" + (f" ({sentence.cite})" if sentence.cite else "")


def _noted(note: Note) -> str:
    rule = note.id.removeprefix("draw-")
    return f"- {note.about}{f', {rule}' if rule != note.id else ''}: {note.text}"


def _diagrams(section: Section) -> list[str]:
    if not section.diagrams:
        return []
    lines = ["| Position | What follows | Why |", "| --- | --- | --- |"]
    lines += [f"| `{each.fen}` | {_follows(each)} | {each.about.en} |" for each in section.diagrams]
    return [*lines, ""]


def _follows(example: Example) -> str:
    """What a diagram shows: all legal moves, or what comes of a line of play."""
    if not example.play and example.moves:
        return ", ".join(example.moves)
    end = f"the game is over: {_ENDS[example.ends]}" if example.ends else "the game goes on"
    if example.claims:
        end = "a draw may be claimed"
    counts = ", ".join(f"{name} at {count}" for name, count in example.counts.items())
    played = f"after {example.play}" if example.play else ""
    return ", ".join(part for part in (counts, played, end) if part)


def files() -> dict[Path, str]:
    """Every file that is made of the rules, with what belongs in it: pages and the schema."""
    pages = {DOCS / "variants" / f"{sheet.id}.md": page(sheet) for sheet in sheets().values()}
    form = json.dumps(schema(), indent=2, ensure_ascii=False)
    return {**pages, DOCS / "guide" / "rules.schema.json": f"{form}\n"}


def main(words: list[str]) -> int:
    """Write the files, or check that they are what would be written."""
    stale = []
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(str(path.relative_to(DOCS)))
            if "check" not in words:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if stale and "check" in words:
        print(f"docs: {', '.join(stale)} differs from the rules: run `make docs`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

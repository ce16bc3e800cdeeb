"""Writes docs/variants from the sheets; with `check` it only says which pages are stale."""

import sys
from pathlib import Path

from damarium.rules import Sheet, parse, sheets
from damarium.rules.facts import facts
from damarium.rules.numbering import game_type

FOLDER = Path(__file__).parent.parent / "docs" / "variants"


def page(sheet: Sheet) -> str:
    """One game as Markdown: its rules with their sources, its readings and its numbers."""
    lines = [f"# {sheet.names.en}", "", f"*{sheet.names.de}.* {sheet.about.en}", ""]
    lines += [f"Source: {sheet.cite}.", ""]
    if sheet.pdn is not None:
        tag = game_type(sheet.pdn, sheet.first, sheet.board, sheet.numbering)
        lines += [f'PDN: `[GameType "{tag}"]`.', ""]
    lines += ["## Rules", "", *_rules(sheet), ""]
    lines += _disputes(sheet)
    if sheet.readings:
        lines += ["## Readings", ""]
        for name, reading in sheet.readings.items():
            lines += [f"### `{sheet.id}/{name}`: {reading.names.en}", ""]
            lines += [f"Source: {reading.cite}.", ""]
            usual = set(_rules(sheet))
            resolved = parse(f"{sheet.id}/{name}").sheet
            lines += [line for line in _rules(resolved) if line not in usual]
            lines.append("")
    lines += ["## Numbers", ""]
    counted = " ".join(str(leaves) for leaves in sheet.perft)
    lines += [f"Perft from the start, depth 1 on: {counted}.", ""]
    lines += ["## Diagrams", "", "| Position | What follows | Why |", "| --- | --- | --- |"]
    for example in sheet.examples:
        follows = ", ".join(example.moves) or example.ends or "the game goes on"
        lines.append(f"| `{example.fen}` | {follows} | {example.about.en} |")
    return "\n".join(lines) + "\n"


def _rules(sheet: Sheet) -> list[str]:
    cites = {
        "captures": sheet.captures.cite,
        "men": sheet.men.cite,
        "kings": sheet.kings.cite,
        "promotion": sheet.promotion.cite,
        "ends": sheet.ends.cite,
        **{f"draw-{rule.id}": rule.cite for rule in sheet.draws},
    }
    written = []
    for fact in facts(sheet):
        cite = cites.get(fact.id, "")
        written.append(f"- {fact.text}" + (f" ({cite})" if cite else ""))
    return written


def _disputes(sheet: Sheet) -> list[str]:
    parts = (sheet.men, sheet.kings, sheet.captures, sheet.promotion, sheet.ends, *sheet.draws)
    disputed = [part.disputed for part in parts if part.disputed]
    if not disputed:
        return []
    return ["## Where sources disagree", "", *(f"- {each}" for each in disputed), ""]


def main(words: list[str]) -> int:
    """Write the pages, or check that they are what would be written."""
    stale = []
    for sheet in sheets().values():
        path = FOLDER / f"{sheet.id}.md"
        text = page(sheet)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
            if "check" not in words:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if stale and "check" in words:
        print(f"docs/variants: {', '.join(stale)} differs from the sheets: run `make docs`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

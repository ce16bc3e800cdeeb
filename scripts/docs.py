"""Writes docs/variants from the sheets; with `check` it only says which pages are stale."""

import sys
from collections.abc import Sequence
from pathlib import Path

from damarium.rules import Example, Sheet, parse, sheets
from damarium.rules.captures import Captures
from damarium.rules.endings import Counter, Ends, Repetition, Standoff
from damarium.rules.facts import facts
from damarium.rules.geometry import AllSquares, Board, DarkSquares, Hexagon
from damarium.rules.numbering import game_type
from damarium.rules.pieces import Kings, Men
from damarium.rules.promotion import Promotion

_Part = Men | Kings | Captures | Promotion | Ends | Repetition | Counter | Standoff

_ENDS = {
    "no_move": "no move is left",
    "no_piece": "no piece is left",
    "last_piece": "the last piece has lost",
    "repetition": "a draw by repetition",
    "counter": "a draw by the count",
}

FOLDER = Path(__file__).parent.parent / "docs" / "variants"


def page(sheet: Sheet) -> str:
    """One game as Markdown: its rules with their sources, its readings and its numbers."""
    lines = [f"# {sheet.names.en}", "", f"*{sheet.names.de}.* {sheet.about.en}", ""]
    lines += [f"Source: {sheet.cite}.", ""]
    if sheet.pdn is not None:
        tag = game_type(sheet.pdn, sheet.first, sheet.board, sheet.numbering)
        lines += [f'PDN: `[GameType "{tag}"]`.', ""]
    lines += ["## Rules", "", *_board(sheet), *_rules(sheet), ""]
    if disputed := _disputes(sheet):
        lines += ["## Where sources disagree", "", *disputed, ""]
    if sheet.readings:
        lines += ["## Readings", ""]
        for name, reading in sheet.readings.items():
            lines += [f"### `{sheet.id}/{name}`: {reading.names.en}", ""]
            lines += [f"Source: {reading.cite}.", ""]
            usual = set(_rules(sheet))
            resolved = parse(f"{sheet.id}/{name}").sheet
            lines += [line for line in _rules(resolved) if line not in usual]
            doubts = [line for line in _disputes(resolved) if line not in _disputes(sheet)]
            if doubts:
                lines += ["", "Sources disagree here:", "", *doubts]
            lines.append("")
    lines += ["## Numbers", ""]
    counted = " ".join(str(leaves) for leaves in sheet.perft)
    lines += [f"Perft from the start, depth 1 on: {counted}.", ""]
    lines += ["## Diagrams", "", "| Position | What follows | Why |", "| --- | --- | --- |"]
    for example in sheet.examples:
        lines.append(f"| `{example.fen}` | {_follows(example)} | {example.about.en} |")
    return "\n".join(lines) + "\n"


def _board(sheet: Sheet) -> list[str]:
    """Board, set-up and the names of the squares."""
    board = sheet.board
    men = sheet.setup.squares(board).count("w")
    names = sheet.numbering.names(board)
    return [
        f"- {_shape(board)}; {men} men a side.",
        f"- Squares are called {names[0]} (top left as White sits) to {names[-1]}.",
        "- A man that ends his move on the far row is crowned.",
    ]


def _shape(board: Board) -> str:
    size = "x".join(map(str, board.size))
    match board:
        case DarkSquares():
            corner = "light" if board.mirrored else "dark"
            return f"{size}, a {corner} square at the lower left"
        case AllSquares():
            return f"{size}, all squares are played on"
        case Hexagon():
            return f"a hexagon of {len(board.places)} cells, {board.side} along each edge"
        case _:
            return f"{size} points joined by lines"


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
    """Where sources disagree, each with the part of the rules that it is about."""
    parts: dict[str, Sequence[_Part]] = {
        "Men": (sheet.men,),
        "Kings": (sheet.kings,),
        "Captures": (sheet.captures,),
        "Crowning": (sheet.promotion,),
        "End": (sheet.ends,),
        **{f"Draws, {rule.id}": (rule,) for rule in sheet.draws},
    }
    said = [
        f"- {name}: {part.disputed}"
        for name, all_parts in parts.items()
        for part in all_parts
        if part.disputed
    ]
    return list(dict.fromkeys(said))


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

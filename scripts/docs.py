"""Writes what docs hold of the rules; with `check` it only says which files are stale."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from damarium.rules import BLACK, WHITE, Color, Example, Sheet, parse, sheets
from damarium.rules.captures import Captures
from damarium.rules.endings import Counter, Ends, Repetition, Standoff
from damarium.rules.facts import facts
from damarium.rules.geometry import AllSquares, Board, DarkSquares, Hexagon
from damarium.rules.numbering import game_type
from damarium.rules.pieces import Kings, Men, Parachutists
from damarium.rules.promotion import Promotion, PromotionSquares
from damarium.rules.schema import schema
from damarium.rules.setup import OpeningRemoval

_Part = (
    Men
    | Kings
    | Parachutists
    | Captures
    | Promotion
    | Ends
    | OpeningRemoval
    | Repetition
    | Counter
    | Standoff
)

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
    if sheet.perft:
        counted = " ".join(str(leaves) for leaves in sheet.perft)
        lines += ["## Numbers", "", f"Perft from the start, depth 1 on: {counted}.", ""]
    if sheet.examples:
        lines += ["## Diagrams", "", "| Position | What follows | Why |", "| --- | --- | --- |"]
    for example in sheet.examples:
        lines.append(f"| `{example.fen}` | {_follows(example)} | {example.about.en} |")
    return "\n".join(lines).rstrip() + "\n"


def _board(sheet: Sheet) -> list[str]:
    """Board, set-up and the names of the squares."""
    board = sheet.board
    names = sheet.numbering.names(board)
    top = "at the top" if isinstance(board, Hexagon) else "top left"
    lines = [
        f"- {_shape(board)}; {_pieces(sheet)}.",
        f"- Squares are called {names[0]} ({top} as White sits) to {names[-1]}.",
    ]
    if sheet.promotion.on is PromotionSquares.FAR_ROW:
        lines.append("- A man that ends his move on the far row is crowned.")
    return lines


def _pieces(sheet: Sheet) -> str:
    """With how many pieces the game begins."""
    white, black = (_side(sheet, color) for color in (WHITE, BLACK))
    return f"{white} a side" if white == black else f"{white} against {black}"


def _side(sheet: Sheet, color: Color) -> str:
    letter = color.value[0]
    position = sheet.setup.squares(sheet.board)
    waiting = sheet.promotion.on.of(sheet.board, color) if sheet.parachutists else ()
    parachutists = sum(position[square] == letter for square in waiting)
    men = position.count(letter) - parachutists
    counts = {"men": men, "parachutists": parachutists, "kings": position.count(letter.upper())}
    return " and ".join(f"{count} {name}" for name, count in counts.items() if count)


def _shape(board: Board) -> str:
    size = board.dimensions
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
        "line": sheet.men.cite,
        "kings": sheet.kings.cite,
        "run-limit": sheet.kings.cite,
        "parachutists": sheet.parachutists.cite if sheet.parachutists else "",
        "opening": sheet.opening.cite if sheet.opening else "",
        "straight-on": sheet.captures.cite,
        "turn-back": sheet.captures.cite,
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
        "Parachutists": (sheet.parachutists,) if sheet.parachutists else (),
        "Kings": (sheet.kings,),
        "Captures": (sheet.captures,),
        "Crowning": (sheet.promotion,),
        "End": (sheet.ends,),
        "Opening": (sheet.opening,) if sheet.opening else (),
        **{f"Draws, {rule.id}": (rule,) for rule in sheet.draws},
    }
    said = [
        f"- {name}: {part.disputed}"
        for name, all_parts in parts.items()
        for part in all_parts
        if part.disputed
    ]
    return list(dict.fromkeys(said))


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

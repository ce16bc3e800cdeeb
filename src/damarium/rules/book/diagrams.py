"""Which section of the rule book a diagram belongs to, by what it shows."""

import re

from damarium.rules.color import BLACK, WHITE
from damarium.rules.nearest import same
from damarium.rules.sheet import Example, Sheet
from damarium.rules.variant import Variant

#: Ends that are draws.
_DRAWN = ("standoff", "repetition", "counter")
_SQUARES = re.compile(r"[-x:]")


def diagrams(variant: Variant) -> tuple[Example, ...]:
    """The diagrams that are true of a variant: its own, or those of a game with equal rules."""
    if variant.sheet.examples:
        return variant.sheet.examples
    known = same(variant.sheet)
    # the same rules may be told with other names of the squares
    if known is None or known.sheet.numbering != variant.sheet.numbering:
        return ()
    return known.sheet.examples


def section_of(example: Example, sheet: Sheet) -> str:
    """The id of the section that a diagram belongs to."""
    if example.section:
        return example.section
    if example.ends:
        return "draws" if example.ends in _DRAWN else "ends"
    if example.counts or example.claims:
        return "draws"
    moves = (*example.moves, *example.play.split())
    captures = any("x" in move for move in moves)
    if any(_crowns(move, example, sheet) for move in moves) and not (
        captures and _has_choice(example)
    ):
        return "crowning"
    return "capturing" if captures else "moving"


def _has_choice(example: Example) -> bool:
    """Whether it shows which capture is made, and not what becomes of the one who makes it."""
    first = {_SQUARES.split(move)[0] for move in example.moves}
    return len(first) > 1 or len(_pieces(example.fen, example.fen.startswith("W"))) > len(first)


def _crowns(move: str, example: Example, sheet: Sheet) -> bool:
    """Whether a man comes to a crowning square of its in a move from the position."""
    names = sheet.numbering.names(sheet.board)
    way = [names.index(square) for square in _SQUARES.split(move) if square in names]
    side = WHITE if example.fen.startswith("W") else BLACK
    squares = sheet.promotion.on.of(sheet.board, side)
    return (
        bool(way)
        and names[way[0]] in _men(example.fen, side is WHITE)
        and any(square in squares for square in way[1:])
    )


def _men(fen: str, white: bool) -> list[str]:
    return [piece for piece in _pieces(fen, white) if not piece.startswith("K")]


def _pieces(fen: str, white: bool) -> list[str]:
    field = next((each for each in fen.split(":")[1:] if each.startswith("WB"[not white])), "")
    return field[1:].split(",")

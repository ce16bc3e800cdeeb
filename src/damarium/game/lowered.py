"""Variants as the core plays them, built once each."""

from functools import lru_cache

from damarium._core import Position, Rules
from damarium.notation import Placement
from damarium.rules import BLACK, WHITE, Variant
from damarium.rules.lower import core_form
from damarium.rules.sheet import Sheet


@lru_cache(maxsize=256)
def lowered(variant: Variant) -> Rules:
    """The core's rules of a variant."""
    return lower(variant.sheet)


def lower(sheet: Sheet) -> Rules:
    """The core's rules of a sheet."""
    return Rules(core_form(sheet))


def placed(rules: Rules, placement: Placement, counters: tuple[int, ...] = ()) -> Position:
    """The core's position of pieces and side to move."""
    found: dict[str, list[int]] = {piece: [] for piece in "wWbB."}
    for square, piece in enumerate(placement.position):
        found[piece].append(square)
    turn, runs = placement.turn.index, placement.runs
    return Position.of(rules, found["w"], found["W"], found["b"], found["B"], turn, counters, runs)


def placement(position: Position) -> Placement:
    """A position of the core without its counters."""
    return Placement(WHITE if position.turn == 0 else BLACK, position.squares(), position.runs)

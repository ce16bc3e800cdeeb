"""Every game that the laws are asked of, found by machine: sheets, readings, sizes, transforms."""

from damarium.rules import Variant, parse, sheets
from damarium.rules.flaws import UnknownVariant
from damarium.rules.geometry import DarkSquares
from damarium.rules.sheet import Sheet
from damarium.rules.transforms import TRANSFORMS

_SIZES = ("@10x10", "@12x12")


def _variants_of(sheet: Sheet) -> list[Variant]:
    readings = [sheet.id, *(f"{sheet.id}/{reading}" for reading in sheet.readings)]
    words = [f"+{word}" for word in TRANSFORMS]
    everything = readings[-1]
    for tail in (*_sizes(sheet)[:1], *words):
        everything += tail if _fits(everything + tail) else ""
    fitting = [word for word in words if _fits(sheet.id + word)]
    sizes = [size for size in _sizes(sheet) if _fits(sheet.id + size)]
    # every game with the first word, and in turn, told by its letters, with one of the others
    first, *others = fitting
    own = others[sum(map(ord, sheet.id)) % len(others)] if others else first
    tails = dict.fromkeys((*sizes, first, own))
    return [parse(spelling) for spelling in (*readings, *map(sheet.id.__add__, tails), everything)]


def _sizes(sheet: Sheet) -> tuple[str, ...]:
    """The sizes that a game is asked in: all where it is at home on the common board."""
    if sheet.board == DarkSquares(8, 8):
        return _SIZES
    # so many lines cross on a large board that the naive generator would never end
    crowded = isinstance(sheet.board, DarkSquares) and sheet.board.straight
    return () if crowded else _SIZES[:1]


def _fits(spelling: str) -> bool:
    """Whether a game has this size or takes this word: not every one does."""
    try:
        parse(spelling)
    except UnknownVariant:
        return False
    return True


def _variants() -> list[Variant]:
    found = [variant for sheet in sheets().values() for variant in _variants_of(sheet)]
    return list(dict.fromkeys(found))


#: Sheets and readings as they are, each with sizes and transforms, and all of them at once.
VARIANTS = _variants()
SPELLINGS = [variant.spelling for variant in VARIANTS]

#: Those that carry diagrams and numbers of their own.
SHEETS = [
    parse(spelling)
    for sheet in sheets().values()
    for spelling in (sheet.id, *(f"{sheet.id}/{reading}" for reading in sheet.readings))
]

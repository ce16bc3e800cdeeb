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
    # each game in one of its sizes or with one word, in turn, told by its letters
    tails = [tail for tail in (*_sizes(sheet), *words) if _fits(sheet.id + tail)]
    own = tails[sum(map(ord, sheet.id)) % len(tails)]
    return [parse(spelling) for spelling in (*readings, sheet.id + own, everything)]


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

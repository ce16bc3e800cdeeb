"""Every game that the laws are asked of, found by machine: sheets, readings, sizes, transforms."""

from damarium.rules import Variant, parse, sheets
from damarium.rules.setup import Rows
from damarium.rules.sheet import Sheet
from damarium.rules.transforms import TRANSFORMS

_SIZES = ("@10x10", "@12x12")


def _spellings(sheet: Sheet) -> list[str]:
    readings = [sheet.id, *(f"{sheet.id}/{reading}" for reading in sheet.readings)]
    sizes = _SIZES if isinstance(sheet.setup, Rows) else ()
    words = [f"+{word}" for word in TRANSFORMS]
    everything = readings[-1] + "".join(sizes[:1]) + "".join(words)
    tails = (*sizes, *words)
    return [*readings, *(sheet.id + tail for tail in tails), everything]


def _variants() -> list[Variant]:
    found = [parse(spelling) for sheet in sheets().values() for spelling in _spellings(sheet)]
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

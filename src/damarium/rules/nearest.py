"""Which known game rules are, or which they are most like."""

from dataclasses import dataclass
from functools import cache

from damarium.rules.catalogue import sheets
from damarium.rules.draft import draft_of
from damarium.rules.sheet import Sheet
from damarium.rules.switches import Draft, switches
from damarium.rules.variant import Variant, resolve


@dataclass(frozen=True)
class Known:
    """A known game as drafts are compared with it."""

    variant: Variant
    draft: Draft
    values: tuple[str, ...]


@cache
def known() -> tuple[Known, ...]:
    """Every game there is, each followed by its readings."""
    return tuple(
        _known(resolve(sheet, reading))
        for sheet in sheets().values()
        for reading in ("", *sheet.readings)
    )


def same(sheet: Sheet) -> Variant | None:
    """The known game that is played exactly by these rules."""
    return _by_hash().get(Variant(sheet).hash)


def nearest(draft: Draft) -> tuple[Variant, int]:
    """The known game that differs in the fewest switches, and in how many; draws decide ties."""
    values = _values(draft)

    def distance(game: Known) -> tuple[int, int]:
        differing = sum(one != other for one, other in zip(values, game.values, strict=True))
        return differing, int(game.draft.get("draws") != draft.get("draws"))

    best = min(known(), key=distance)
    return best.variant, sum(distance(best))


@cache
def _by_hash() -> dict[str, Variant]:
    found: dict[str, Variant] = {}
    for game in known():
        found.setdefault(game.variant.hash, game.variant)
    return found


def _known(variant: Variant) -> Known:
    draft = draft_of(variant.sheet)
    return Known(variant, draft, _values(draft))


def _values(draft: Draft) -> tuple[str, ...]:
    return tuple(switch.read(draft) for switch in switches("en"))

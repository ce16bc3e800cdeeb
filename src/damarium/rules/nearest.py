"""Which known game rules are, or which they are most like."""

from dataclasses import dataclass
from functools import cache

from damarium.rules.catalogue import sheets
from damarium.rules.draft import as_far, draft_of
from damarium.rules.endings import Draw
from damarium.rules.sheet import Sheet
from damarium.rules.switches import Draft, switches
from damarium.rules.variant import Variant, resolve


@dataclass(frozen=True)
class Known:
    """A known game as drafts are compared with it."""

    variant: Variant
    draft: Draft
    values: tuple[str, ...]
    draws: frozenset[Draw]


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


def nearest(draft: Draft, made_from: Variant | None = None) -> tuple[Variant, int]:
    """The known game that differs in the fewest switches, and in how many.

    Draws count as one, and decide between games with equally many. Of those that are still equal
    it is the game from which the rules were made; then one with more of the same draw rules, one
    that is no reading, and one that has a number in PDN.
    """
    values, draws = _values(draft), _draws(draft)

    def distance(game: Known) -> tuple[int, bool, bool, int, bool, bool]:
        return (
            sum(one != other for one, other in zip(values, game.values, strict=True)),
            draws != game.draws,
            game.variant != made_from,
            len(draws ^ game.draws),
            bool(game.variant.reading),
            game.variant.sheet.pdn is None,
        )

    best = min(known(), key=distance)
    differing, drawn_otherwise, *_ = distance(best)
    return best.variant, differing + drawn_otherwise


@cache
def _by_hash() -> dict[str, Variant]:
    found: dict[str, Variant] = {}
    for game in known():
        found.setdefault(game.variant.hash, game.variant)
    return found


def _known(variant: Variant) -> Known:
    draft = draft_of(variant.sheet)
    return Known(variant, draft, _values(draft), _draws(draft))


def _values(draft: Draft) -> tuple[str, ...]:
    return tuple(switch.read(draft) for switch in switches("en"))


def _draws(draft: Draft) -> frozenset[Draw]:
    """The draw rules as values: a file may tell them in more words than the known games do."""
    return frozenset(as_far(draft).draws)

"""The known games, as the rule book looks them up."""

from damarium.rules.catalogue import sheets
from damarium.rules.flaws import UnknownVariant
from damarium.rules.spelling import parse
from damarium.rules.variant import Variant
from damarium.rules.variants import YARDSTICKS


def games() -> tuple[Variant, ...]:
    """All games, each in its usual reading."""
    return tuple(parse(game) for game in sheets())


def yardsticks() -> tuple[Variant, ...]:
    """The games with which every other one is compared first."""
    return tuple(parse(game) for game in YARDSTICKS)


def parsed(spelling: str) -> Variant | None:
    """The variant of a spelling, None where it names none."""
    try:
        return parse(spelling)
    except UnknownVariant:
        return None


def usual(variant: Variant) -> bool:
    """Whether a variant is what its spelling says: rules of one's own may be called alike."""
    return parsed(variant.spelling) == variant


def plain(variant: Variant) -> bool:
    """Whether it is one of the known games, without a reading, a size or a transform."""
    return variant.spelling == variant.id and usual(variant)

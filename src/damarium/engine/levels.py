"""Ten strengths of play, from beginner to everything the engine has."""

from dataclasses import dataclass

from damarium.engine.limits import Limit


@dataclass(frozen=True)
class Level:
    """One strength: how far it looks and how badly it misjudges what it sees.

    Attributes:
        number: 1 to 10.
        limit: bounds of its search; `millis` is a promise, whatever the machine.
        noise: centi-men by which each judged position may be wrong, up or down.
    """

    number: int
    limit: Limit
    noise: int


#: Weak levels look less far and misjudge, but from level 3 on none overlooks a capture in reply.
LEVELS = (
    Level(1, Limit(depth=1, millis=1000), noise=900),
    Level(2, Limit(depth=1, millis=1000), noise=250),
    Level(3, Limit(depth=1, millis=1000), noise=30),
    Level(4, Limit(depth=2, millis=1000), noise=45),
    Level(5, Limit(depth=3, millis=1000), noise=45),
    Level(6, Limit(depth=4, millis=1000), noise=30),
    Level(7, Limit(depth=5, millis=1000), noise=10),
    Level(8, Limit(depth=7, millis=1000), noise=15),
    Level(9, Limit(depth=9, millis=1000), noise=10),
    Level(10, Limit(millis=1500), noise=0),
)


def level(number: int) -> Level:
    """The level of a number; ValueError names the numbers there are.

    >>> level(10).noise
    0
    """
    if not 1 <= number <= len(LEVELS):
        raise ValueError(f"level {number}: expected 1 to {len(LEVELS)}")
    return LEVELS[number - 1]

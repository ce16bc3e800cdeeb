"""How games ended, counted: who won, why, and after how many plies."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from damarium.game import Outcome
from damarium.rules import WHITE

#: Lengths are counted in steps of so many plies.
STEP = 10


@dataclass(frozen=True)
class Results:
    """Finished games of one kind, added up.

    Attributes:
        white, black, draws: games by who has won them.
        plies: moves of both sides in all games together.
        ends: games by the reason, as `ending` names it.
        lengths: games by the plies they took, rounded down to whole steps of ten.
    """

    white: int = 0
    black: int = 0
    draws: int = 0
    plies: int = 0
    ends: Mapping[str, int] = field(default_factory=dict)
    lengths: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, outcome: Outcome, plies: int) -> "Results":
        """One game."""
        return cls(
            white=int(outcome.winner is WHITE),
            black=int(outcome.winner is not WHITE and outcome.winner is not None),
            draws=int(outcome.winner is None),
            plies=plies,
            ends={ending(outcome): 1},
            lengths={plies - plies % STEP: 1},
        )

    def __add__(self, other: "Results") -> "Results":
        return Results(
            self.white + other.white,
            self.black + other.black,
            self.draws + other.draws,
            self.plies + other.plies,
            _sum(self.ends, other.ends),
            _sum(self.lengths, other.lengths),
        )

    @property
    def games(self) -> int:
        """How many there are."""
        return self.white + self.draws + self.black

    @property
    def mean(self) -> float:
        """Plies of a game on the average; 0 where there is none."""
        return self.plies / self.games if self.games else 0.0

    def to_json(self) -> dict[str, Any]:
        """The form in files: reasons by their names, a number for each step of lengths."""
        steps = range(0, max(self.lengths, default=-STEP) + STEP, STEP)
        return {
            "games": self.games,
            "white": self.white,
            "draws": self.draws,
            "black": self.black,
            "plies": self.plies,
            "ends": dict(sorted(self.ends.items())),
            "lengths": [self.lengths.get(step, 0) for step in steps],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Results":
        """The results that `to_json` wrote.

        >>> Results.from_json(Results(white=2, plies=31, lengths={10: 2}).to_json()).mean
        15.5
        """
        lengths = {at * STEP: count for at, count in enumerate(data["lengths"]) if count}
        counts = {name: data[name] for name in ("white", "black", "draws", "plies")}
        return cls(**counts, ends=data["ends"], lengths=lengths)


def ending(outcome: Outcome) -> str:
    """The reason of an end as one word, with the draw rule or the kind of piece where it has one.

    >>> ending(Outcome.agreed())
    'agreed'
    """
    reason = outcome.reason.value
    return f"{reason}/{outcome.detail}" if outcome.detail not in ("", reason) else reason


def _sum(one: Mapping[Any, int], other: Mapping[Any, int]) -> dict[Any, int]:
    return dict(sorted((Counter(one) + Counter(other)).items()))

"""The figures of finished games: of one variant, of a game with all its rules, of all games."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache

from damarium.engine.results import Results
from damarium.engine.selfplay import shipped
from damarium.rules import WHITE, UnknownVariant, parse
from damarium.server.store.tallies import Changes

#: What parts a game's id from its reading, its size and its house rules.
_GOING_ON = "/@+"


@dataclass(frozen=True)
class Fared:
    """How one side has fared in some games."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def __add__(self, other: "Fared") -> "Fared":
        return Fared(self.won + other.won, self.drawn + other.drawn, self.lost + other.lost)

    @property
    def games(self) -> int:
        """How many there are."""
        return self.won + self.drawn + self.lost

    @property
    def each(self) -> tuple[int, int, int]:
        """Games won, drawn and lost."""
        return self.won, self.drawn, self.lost


@dataclass(frozen=True)
class Figures:
    """Finished games of one kind, added up.

    Attributes:
        results: who won, why, how long it took.
        began: how the side that began has fared.
        months: games by the month in which they ended, "2026-11".
        levels: how people have fared against each level of the computer.
    """

    results: Results = Results()
    began: Fared = Fared()
    months: Mapping[str, int] = field(default_factory=dict)
    levels: Mapping[int, Fared] = field(default_factory=dict)

    def __add__(self, other: "Figures") -> "Figures":
        levels = {
            level: self.levels.get(level, Fared()) + other.levels.get(level, Fared())
            for level in sorted(self.levels.keys() | other.levels.keys())
        }
        months = dict(sorted((Counter(self.months) + Counter(other.months)).items()))
        return Figures(self.results + other.results, self.began + other.began, months, levels)

    @property
    def games(self) -> int:
        """How many there are."""
        return self.results.games

    @property
    def colours(self) -> tuple[int, int, int]:
        """Games that White has won, drawn games, and games that Black has won."""
        return self.results.white, self.results.draws, self.results.black


def read(tallies: Changes) -> dict[str, Figures]:
    """The figures of each variant by its spelling, from what is counted."""
    counted: dict[str, dict[str, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
    for (variant, fact, value), count in tallies.items():
        counted[variant][fact][value] = count
    return {variant: _figures(facts) for variant, facts in counted.items()}


def _figures(facts: Mapping[str, Mapping[str, int]]) -> Figures:
    winner = facts.get("winner", {})
    results = Results(
        white=winner.get("white", 0),
        black=winner.get("black", 0),
        draws=winner.get("draw", 0),
        plies=facts.get("plies", {}).get("", 0),
        ends=dict(facts.get("end", {})),
        lengths={int(least): count for least, count in facts.get("length", {}).items()},
    )
    levels: dict[int, dict[str, int]] = defaultdict(dict)
    for value, count in facts.get("level", {}).items():
        level, _, fared = value.partition("/")
        levels[int(level)][fared] = count
    return Figures(
        results,
        Fared(**facts.get("began", {})),
        dict(sorted(facts.get("month", {}).items())),
        {level: Fared(**fared) for level, fared in sorted(levels.items())},
    )


def total(some: Iterable[Figures]) -> Figures:
    """All of them together."""
    return sum(some, Figures())


def game_of(spelling: str) -> str:
    """The id of the game that a spelling is a variant of.

    >>> game_of("spanish/forty@10x10+losing")
    'spanish'
    """
    return re.split(f"[{_GOING_ON}]", spelling, maxsplit=1)[0]


def beginnings(spelling: str) -> tuple[str, ...]:
    """How the spellings begin that are counted under this one, too.

    >>> beginnings("spanish"), beginnings("spanish/forty")
    (('spanish/', 'spanish@', 'spanish+'), ())
    """
    return tuple(f"{spelling}{sign}" for sign in _GOING_ON if spelling == game_of(spelling))


def of_variant(figures: Mapping[str, Figures], spelling: str) -> Figures:
    """The figures under a spelling; under a game's id those of all its rules together."""
    if spelling != game_of(spelling):
        return figures.get(spelling, Figures())
    return total(figures[one] for one in rules_of(figures, spelling))


def rules_of(figures: Mapping[str, Figures], id: str) -> list[str]:
    """The spellings of a game of which there are games, the most played first."""
    own = [one for one in figures if game_of(one) == id and figures[one].games]
    return sorted(own, key=lambda one: (-figures[one].games, one))


@lru_cache(maxsize=256)
def of_selfplay(spelling: str) -> Figures:
    """The figures of the engine's games against itself; empty where it has played none."""
    match = shipped()[1].get(spelling)
    if match is None:
        return Figures()
    return Figures(match.results, _began(spelling, match.results))


@cache
def selfplay() -> Mapping[str, Figures]:
    """The same for every variant of which there are such games."""
    return {spelling: of_selfplay(spelling) for spelling in shipped()[1]}


def _began(spelling: str, results: Results) -> Fared:
    try:
        white = parse(spelling).sheet.first is WHITE
    except UnknownVariant:
        return Fared()
    won, lost = (results.white, results.black) if white else (results.black, results.white)
    return Fared(won, results.draws, lost)

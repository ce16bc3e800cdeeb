"""Figures for programs: as values of JSON and as lines of CSV."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from damarium.engine.results import STEP
from damarium.engine.selfplay import shipped
from damarium.rules import parse
from damarium.server.stats.figures import Fared, Figures
from damarium.server.stats.shares import shares

#: Where figures come from: games of people here, or the engine's against itself.
SERVER, SELFPLAY = "server", "selfplay"

#: The heads of `facts` and of `rows`.
FACTS_HEAD = ("source", "fact", "value", "games")
ROWS_HEAD = (
    *("source", "variant", "games", "white", "draws", "black"),
    *("white_percent", "draws_percent", "black_percent"),
    *("first_won", "first_drawn", "first_lost", "plies", "mean_plies"),
)


def as_json(figures: Figures) -> dict[str, Any]:
    """All figures of some games; percentages of three belong together and add up to 100."""
    results = figures.results
    white, draws, black = _shared(figures.colours)
    ends = sorted(results.ends.items(), key=lambda one: (-one[1], one[0]))
    return {
        "games": figures.games,
        "white": white,
        "draws": draws,
        "black": black,
        "first": _fared(figures.began),
        "plies": results.plies,
        "mean_plies": round(results.mean, 2),
        "ends": [
            {"end": end, **share}
            for (end, _), share in zip(ends, _shared([n for _, n in ends]), strict=True)
        ],
        "lengths": [
            {"least": least, "most": least + STEP - 1, "games": count}
            for least, count in sorted(results.lengths.items())
        ],
        "months": [{"month": month, "games": count} for month, count in figures.months.items()],
        "levels": [{"level": level, **_fared(one)} for level, one in figures.levels.items()],
    }


def plan_json() -> dict[str, int]:
    """What decides the engine's games against itself."""
    return shipped()[0].to_json()


def name_of(variant: str, lang: str) -> str:
    """A variant's name; its spelling where no such variant is known any more."""
    try:
        return parse(variant).name(lang)
    except ValueError:
        return variant


def rows(figures: Mapping[str, Figures], source: str) -> Iterator[tuple[object, ...]]:
    """A line of CSV for each variant."""
    for variant, one in sorted(figures.items()):
        if one.games:
            percents = [share / 100 for share in shares(one.colours)]
            mean = round(one.results.mean, 2)
            yield (
                *(source, variant, one.games, *one.colours, *(f"{part:.2f}" for part in percents)),
                *(*one.began.each, one.results.plies, f"{mean:.2f}"),
            )


def facts(figures: Figures, source: str) -> Iterator[tuple[object, ...]]:
    """A line of CSV for each thing told of some games, its value, and how many games have it."""
    results = figures.results
    told: dict[str, Mapping[Any, int]] = {
        "winner": dict(zip(("white", "draw", "black"), figures.colours, strict=True)),
        "first": dict(zip(("won", "drawn", "lost"), figures.began.each, strict=True)),
        "end": results.ends,
        "length": {f"{one}-{one + STEP - 1}": n for one, n in sorted(results.lengths.items())},
        "month": figures.months,
        "level": {
            f"{level}/{fared}": count
            for level, one in figures.levels.items()
            for fared, count in zip(("won", "drawn", "lost"), one.each, strict=True)
        },
    }
    for fact, values in told.items():
        yield from ((source, fact, value, count) for value, count in values.items() if count)


def as_csv(head: tuple[str, ...], lines: Iterable[tuple[object, ...]]) -> str:
    """Lines with their head, with commas."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows(lines)
    return file.getvalue()


def _shared(counts: Iterable[int]) -> list[dict[str, Any]]:
    counts = list(counts)
    return [
        {"games": count, "percent": share / 100}
        for count, share in zip(counts, shares(counts), strict=True)
    ]


def _fared(one: Fared) -> dict[str, Any]:
    won, drawn, lost = _shared(one.each)
    return {"won": won, "drawn": drawn, "lost": lost}

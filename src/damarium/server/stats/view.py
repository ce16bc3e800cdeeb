"""Figures as pages show them: numbers as people write them, charts with their sentences."""

from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from damarium.engine.results import STEP
from damarium.notation.message import N_, Message
from damarium.rules import Variant
from damarium.server.stats.charts import TRACK, bar, columns, length_steps, level_bar
from damarium.server.stats.figures import Fared, Figures
from damarium.server.stats.shares import number, percent, shares
from damarium.server.stats.words import (
    end_detail,
    end_words,
    games_words,
    month_words,
    months_between,
)

#: Months that a chart shows at most; the table beside it has them all.
_MONTHS = 12
#: Columns of a chart of lengths up to which each has its number.
_COUNTED = 9
#: Games of which one is in the middle, and so many that half of them say something.
_FEW, _MANY = 3, 20
_WHITE, _DRAW, _BLACK = N_("White"), N_("Draw"), N_("Black")


def shown(figures: Figures, lang: str, variant: Variant | None = None) -> dict[str, Any]:
    """All that a page shows of figures; `variant` tells what its draw rules say."""
    return {
        **results(figures, lang),
        "began": fared(figures.began, lang),
        "months": _months(figures, lang),
        "lengths": _lengths(figures, lang),
        "ends": _ends(figures, variant, lang),
        "levels": _levels(figures, lang),
    }


def results(figures: Figures, lang: str) -> dict[str, Any]:
    """Who has won: counts, percentages, the parts of a bar, and the same as a sentence."""
    parts = shares(figures.colours)
    white, draws, black = (percent(part, lang) for part in parts)
    said = N_(
        "White has won %(white)s, %(draws)s were drawn, Black has won %(black)s.",
        white=white,
        draws=draws,
        black=black,
    )
    names = zip((_WHITE, _DRAW, _BLACK), figures.colours, (white, draws, black), strict=True)
    return {
        "games": figures.games,
        "count": number(figures.games, lang),
        "words": games_words(figures.games, lang),
        "mean": number(figures.results.mean, lang),
        "bar": bar(parts),
        "said": said.in_(lang),
        "parts": [
            {"name": name.in_(lang), "words": games_words(games, lang), "percent": share}
            for name, games, share in names
        ],
    }


def fared(one: Fared, lang: str) -> dict[str, str]:
    """How a side has fared, in percent."""
    won, drawn, lost = (percent(share, lang) for share in shares(one.each))
    return {"won": won, "drawn": drawn, "lost": lost}


def _months(figures: Figures, lang: str) -> dict[str, Any] | None:
    if not figures.months:
        return None
    first, last = min(figures.months), max(*figures.months, f"{datetime.now(UTC):%Y-%m}")
    every = {month: figures.months.get(month, 0) for month in months_between(first, last)}
    lately = dict(list(every.items())[-_MONTHS:])
    ends = [(month_words(one, lang), number(count, lang)) for one, count in lately.items()]
    said = N_("Finished games: %(count)s in %(month)s.", count=ends[0][1], month=ends[0][0])
    if len(ends) > 1:
        said = N_(
            "Finished games: %(count)s in %(month)s, %(last)s in %(last_month)s.",
            count=ends[0][1],
            month=ends[0][0],
            last=ends[-1][1],
            last_month=ends[-1][0],
        )
    drawn = columns({month_words(one, lang, short=True): lately[one] for one in lately})
    return {
        "said": said.in_(lang),
        "columns": drawn,
        "since": month_words(first, lang),
        "rows": [(month_words(one, lang), number(n, lang)) for one, n in figures.months.items()],
    }


def _lengths(figures: Figures, lang: str) -> dict[str, Any] | None:
    lengths = figures.results.lengths
    if not lengths:
        return None
    steps = length_steps(lengths)
    cut = max(lengths) > max(steps)
    rows = {_plies(one): count for one, count in sorted(lengths.items())}
    told = {one: f"{one}+" if cut and one == max(steps) else _plies(one) for one in steps}
    titles = [
        N_(
            "%(plies)s plies: %(games)s",
            plies=told[one],
            games=games_words(count, lang),
        ).in_(lang)
        for one, count in steps.items()
    ]
    return {
        "said": _usual_length(lengths, number(figures.results.mean, lang)).in_(lang),
        "columns": columns({str(one): count for one, count in steps.items()}),
        "titles": titles,
        # as many numbers as there is room for
        "counts": len(steps) <= _COUNTED,
        "every": 1 if len(steps) <= _COUNTED else 3,
        "cut": cut,
        "rows": [(plies, number(count, lang)) for plies, count in rows.items()],
    }


def _plies(least: int) -> str:
    return f"{least}–{least + STEP - 1}"


def _usual_length(lengths: Mapping[int, int], mean: str) -> Message:
    """How long games take: the more of them there are, the more can be said."""
    total = sum(lengths.values())
    if total < _FEW:
        return N_("The average is %(mean)s plies.", mean=mean)
    median = _plies(_median(lengths))
    if total < _MANY:
        return N_(
            "The game in the middle takes %(median)s plies; the average is %(mean)s.",
            median=median,
            mean=mean,
        )
    least, most = _middle(lengths)
    return N_(
        "Half of the games or more take %(least)s to %(most)s plies, the one in the middle "
        "%(median)s; the average is %(mean)s.",
        least=least,
        most=most,
        median=median,
        mean=mean,
    )


def _median(lengths: Mapping[int, int]) -> int:
    """The step in which the middle game lies, of two the shorter one."""
    seen, middle = 0, (sum(lengths.values()) + 1) // 2
    for step in sorted(lengths):
        seen += lengths[step]
        if seen >= middle:
            return step
    raise ValueError("there is no game")


def _middle(lengths: Mapping[int, int]) -> tuple[int, int]:
    """Between which plies the middle half of all games lies, in whole steps."""
    total, seen = sum(lengths.values()), 0
    least = most = 0
    for step in sorted(lengths):
        if 4 * seen <= total:
            least = step
        if 4 * seen < 3 * total:
            most = step + STEP - 1
        seen += lengths[step]
    return least, most


def _ends(figures: Figures, variant: Variant | None, lang: str) -> list[dict[str, Any]]:
    told: Counter[tuple[str, str]] = Counter()
    for end, count in figures.results.ends.items():
        # of several games together their draw rules are one
        told[end_words(end, lang), end_detail(end, variant, lang)] += count
    ends = sorted(told.items(), key=lambda one: (-one[1], one[0]))
    parts = shares([count for _, count in ends])
    return [
        {
            "words": words,
            "detail": detail,
            "count": number(count, lang),
            "percent": percent(share, lang),
        }
        for ((words, detail), count), share in zip(ends, parts, strict=True)
    ]


def _levels(figures: Figures, lang: str) -> dict[str, Any] | None:
    levels = figures.levels
    if not levels:
        return None
    rows = [
        {
            "level": level,
            "games": number(one.games, lang),
            **fared(one, lang),
            "width": level_bar(shares(one.each)[0]),
        }
        for level, one in levels.items()
    ]
    low, high = rows[0], rows[-1]
    said = N_("People win %(won)s at level %(level)s.", won=low["won"], level=low["level"])
    if len(rows) > 1:
        said = N_(
            "People win %(won)s at level %(level)s and %(last)s at level %(last_level)s.",
            won=low["won"],
            level=low["level"],
            last=high["won"],
            last_level=high["level"],
        )
    return {"said": said.in_(lang), "track": TRACK, "rows": rows}

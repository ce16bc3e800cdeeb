"""Charts as drawings: rectangles and where their words stand, in units of a chart's own size."""

from collections.abc import Mapping
from dataclasses import dataclass

from damarium.engine.results import STEP
from damarium.server.stats.shares import WHOLE

#: The width of every chart, and the height that the longest column has.
WIDTH, TALLEST = 600, 120
#: The track of a level's bar, between the number of the level and the share that is won.
TRACK = 486
#: Columns a chart has at least, so that a few of them are not as wide as walls.
_LEAST = 9
#: Columns a chart of lengths has at most: the last one holds all longer games.
_MOST_LENGTHS = 24


@dataclass(frozen=True)
class Column:
    """One column of a chart.

    Attributes:
        x, y, width, height: its rectangle; `y` counts from the top.
        count: what it stands for.
        label: what stands under it, or "".
    """

    x: float
    y: float
    width: float
    height: float
    count: int
    label: str = ""


def bar(parts: tuple[int, ...]) -> list[tuple[float, float]]:
    """Where each part of a bar begins and how wide it is, in a width of 1000.

    >>> bar((5000, 2500, 2500))
    [(0.0, 500.0), (500.0, 250.0), (750.0, 250.0)]
    """
    start, found = 0, []
    for part in parts:
        found.append((1000 * start / WHOLE, 1000 * part / WHOLE))
        start += part
    return found


def level_bar(part: int) -> float:
    """How much of its track a share fills.

    >>> level_bar(10_000), level_bar(2500)
    (486.0, 121.5)
    """
    return round(TRACK * part / WHOLE, 1)


def columns(counts: Mapping[str, int]) -> list[Column]:
    """A column for each count from the left, the greatest as high as there is room."""
    pitch = WIDTH / max(len(counts), _LEAST)
    most = max(counts.values(), default=0) or 1
    gap = min(9.0, pitch / 5)
    found = []
    for at, (label, count) in enumerate(counts.items()):
        height = TALLEST * count / most
        # whatever is there is to be seen
        height = max(height, 1.5) if count else 0.0
        x, y, width = round(at * pitch, 1), round(TALLEST - height, 1), round(pitch - gap, 1)
        found.append(Column(x, y, width, round(height, 1), count, label))
    return found


def length_steps(lengths: Mapping[int, int]) -> dict[int, int]:
    """Games by their plies in steps without gaps from the shortest on; very long ones stand last.

    >>> length_steps({40: 2, 60: 1})
    {40: 2, 50: 0, 60: 1}
    """
    if not lengths:
        return {}
    first = min(lengths)
    last = min(max(lengths), first + (_MOST_LENGTHS - 1) * STEP)
    steps = dict.fromkeys(range(first, last + STEP, STEP), 0)
    for least, count in lengths.items():
        steps[min(least, last)] += count
    return steps

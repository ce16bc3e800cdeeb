"""Marks on a board that is drawn once: a dark core in a chalk case, as on the live board."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from damarium.server.look.drawing import HALF_HEIGHT, HALF_WIDTH, UNIT

Point = tuple[float, float]


@dataclass(frozen=True)
class Shape:
    """An outline and the class that paints it; or, with a `text`, letters in the middle of `at`."""

    kind: str
    outline: str = ""
    text: str = ""
    at: Point = (0, 0)


@dataclass(frozen=True)
class Marks:
    """What is marked, by the numbers of the squares.

    Attributes:
        ways: of one or two moves, each square by square.
        victims: pieces that would be taken.
        targets: squares that can be reached.
        can: pieces that may move, where not all may.
        chosen: the one piece that is spoken of.
        tags: squares whose names are written beside what stands there.
    """

    ways: tuple[tuple[int, ...], ...] = ()
    victims: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    can: tuple[int, ...] = ()
    chosen: int | None = None
    tags: tuple[int, ...] = field(default=())


_WAYS = "ab"


def below(marks: Marks, middles: Sequence[Point], ground: str) -> tuple[Shape, ...]:
    """Marks under the pieces, so that what is taken stays to be seen."""
    return tuple(_below(marks, middles, ground))


def above(marks: Marks, middles: Sequence[Point], ground: str) -> tuple[Shape, ...]:
    """Marks above the pieces."""
    return tuple(_above(marks, middles, ground))


def _below(marks: Marks, middles: Sequence[Point], ground: str) -> Iterator[Shape]:
    if marks.chosen is not None:
        place = middles[marks.chosen]
        yield Shape("m-chosen", outline(ground, place, 0))
        yield Shape("m-chosen-edge", outline(ground, place, 2.5))
    # the first way is drawn last: a stretch that two share is shown once, as the first
    for way, style in reversed(list(zip(marks.ways, _WAYS, strict=False))):
        line = "M" + "L".join(_two(middles[square]) for square in way)
        yield Shape("m-path-case", line)
        yield Shape(f"m-path {style}", line)
    for square in marks.can:
        yield Shape("m-can-case", _circle(middles[square], 46))
        yield Shape("m-can", _circle(middles[square], 46))


def _above(marks: Marks, middles: Sequence[Point], ground: str) -> Iterator[Shape]:
    for square in marks.victims:
        corners = _brackets(middles[square], 37 if ground == "hexagon" else 43)
        yield Shape("m-victim-case", corners)
        yield Shape("m-victim", corners)
    badges: dict[int, tuple[str, int]] = {}
    for way, style in reversed(list(zip(marks.ways, _WAYS, strict=False))):
        badges |= {square: (style, number) for number, square in enumerate(way) if number}
    for square, (style, number) in badges.items():
        place = middles[square]
        drawn = _circle(place, 22) if style == "a" else _box(place, 21)
        yield Shape(f"badge {style}", drawn)
        yield Shape("badge-no", text=str(number), at=(place[0], place[1] + 10))
    for square in marks.targets:
        yield Shape("m-target", _circle(middles[square], 15))


def outline(ground: str, place: Point, inset: float) -> str:
    """The outline of a square, less `inset` on every side."""
    x, y = place
    if ground == "hexagon":
        shrunk = 1 - inset / HALF_HEIGHT
        w, h = HALF_WIDTH * shrunk, HALF_HEIGHT * shrunk
        right, down = _units((w / 2, h))
        left, width = _units((x - w, w))
        return (
            f"M{left} {_two((y,))}l{right}-{down}h{width}l{right} {down}-{right} {down}h-{width}z"
        )
    if ground == "points":
        return _circle(place, UNIT / 2 - 2 - inset)
    return _box(place, UNIT / 2 - inset)


def _circle(place: Point, radius: float) -> str:
    left, y, r, across = _units((place[0] - radius, place[1], radius, 2 * radius))
    return f"M{left} {y}a{r} {r} 0 0 1 {across} 0a{r} {r} 0 0 1-{across} 0z"


def _box(place: Point, half: float) -> str:
    left, top, side = _units((place[0] - half, place[1] - half, 2 * half))
    return f"M{left} {top}h{side}v{side}h-{side}z"


def _brackets(place: Point, far: float) -> str:
    """Four corners round a piece."""
    arm, (x, y) = 16, place
    left, right, top, bottom = x - far, x + far, y - far, y + far
    corners = (
        ((left, top + arm), (left, top), (left + arm, top)),
        ((right - arm, top), (right, top), (right, top + arm)),
        ((right, bottom - arm), (right, bottom), (right - arm, bottom)),
        ((left + arm, bottom), (left, bottom), (left, bottom - arm)),
    )
    return "".join("M" + "L".join(map(_two, corner)) for corner in corners)


def _two(place: Iterable[float]) -> str:
    return " ".join(_units(place))


def _units(values: Iterable[float]) -> list[str]:
    """Numbers without needless digits."""
    return [f"{value:.1f}".removesuffix(".0") for value in values]

"""Boards as pictures: a plain SVG in wood, ivory and ebony, for notebooks."""

from collections.abc import Iterator

from damarium.rules import Variant

_SIDE = 48
_LIGHT, _DARK, _FRAME, _NUMBER = "#EBDABB", "#AD7F54", "#5B3D25", "#170C03"
#: face, edge and crown of a piece
_WOODS = {"w": ("#F7EEDC", "#64492A", "#4E3118"), "b": ("#3B322C", "#120D0A", "#F3DFB2")}
_CROWN = "M-10 7 L-12 -7 L-5 -1 L0 -9 L5 -1 L12 -7 L10 7 Z"


def picture(variant: Variant, position: str) -> str:
    """The position as a standalone SVG with the squares by name.

    >>> from damarium.rules import parse
    >>> picture(parse("american"), "." * 32)[:46]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBo'
    """
    board = variant.sheet.board
    width, height = (length * _SIDE for length in board.grid)
    frame = f'width="{width + 12}" height="{height + 12}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 {width + 12} {height + 12}" ',
        f'{frame} role="img">',
        f'<rect x="-6" y="-6" {frame} fill="{_FRAME}"/>',
        f'<rect width="{width}" height="{height}" fill="{_LIGHT}"/>',
        *_squares(variant),
        *_pieces(variant, position),
        "</svg>",
    ]
    return "".join(parts)


def _squares(variant: Variant) -> Iterator[str]:
    for (column, row), name in zip(variant.sheet.board.places, variant.squares, strict=True):
        x, y = column * _SIDE, row * _SIDE
        yield f'<rect x="{x}" y="{y}" width="{_SIDE}" height="{_SIDE}" fill="{_DARK}"/>'
        yield (
            f'<text x="{x + 3}" y="{y + 11}" font-family="sans-serif" font-size="10" '
            f'fill="{_NUMBER}">{name}</text>'
        )


def _pieces(variant: Variant, position: str) -> Iterator[str]:
    for (column, row), piece in zip(variant.sheet.board.places, position, strict=True):
        if piece == ".":
            continue
        face, edge, crown = _WOODS[piece.lower()]
        yield (
            f'<g transform="translate({column * _SIDE + _SIDE // 2} {row * _SIDE + _SIDE // 2})">'
            f'<circle r="18" fill="{face}" stroke="{edge}" stroke-width="1.5"/>'
            f'<circle r="13" fill="none" stroke="{edge}" stroke-width="1"/>'
        )
        if piece.isupper():
            yield f'<path d="{_CROWN}" fill="{crown}"/>'
        yield "</g>"

"""QR codes: black on white, with a margin that cameras need."""

import re

import pytest
import segno

from damarium.server.look.qr import QUIET_ZONE, qr_svg

LINK = "https://example.org/t/abcdefgh23"


def dark(svg: str) -> set[tuple[int, int]]:
    """The rows and columns of the dark modules that a drawing shows."""
    found: set[tuple[int, int]] = set()
    for left, row, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", svg):
        found |= {(int(row), int(left) + step) for step in range(int(width))}
    return found


@pytest.mark.parametrize("text", [LINK, LINK + "#" + 32 * "a", "x"])
def test_every_dark_module_is_drawn_inside_the_margin(text: str) -> None:
    matrix = segno.make(text, error="m", micro=False).matrix
    assert dark(qr_svg(text, "code")) == {
        (row + QUIET_ZONE, column + QUIET_ZONE)
        for row, modules in enumerate(matrix)
        for column, module in enumerate(modules)
        if module
    }


def test_the_code_is_black_on_white_and_has_a_name() -> None:
    size = len(segno.make(LINK, error="m", micro=False).matrix) + 2 * QUIET_ZONE
    svg = qr_svg(LINK, "QR code of the invitation")
    assert f'viewBox="0 0 {size} {size}" role="img" aria-label="QR code of the invitation"' in svg
    assert f'<rect width="{size}" height="{size}" fill="#fff"/><path fill="#000"' in svg

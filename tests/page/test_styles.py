"""Styles hold in both directions of writing: their words are start and end, not left and right."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

CSS = Path(__file__).parents[2] / "src" / "damarium" / "server" / "static" / "css"

_PHYSICAL = re.compile(
    r"(?<![\w.-])(?:"
    r"(?:left|right)\s*:"
    r"|(?:margin|padding|scroll-margin|scroll-padding|border)-(?:left|right)\b"
    r"|border-(?:top|bottom)-(?:left|right)-radius"
    r"|(?:text-align|float|clear|background-position)\s*:[^;}]*\b(?:left|right)\b"
    r"|safe-area-inset-(?:left|right)"
    r")"
)
#: Four values in the order top, right, bottom, left; for radii the four corners.
_FOUR = re.compile(r"(?<![\w-])(margin|padding|inset|border-width|border-radius)\s*:\s*([^;}]+)")


def physical(line: str) -> bool:
    """Whether a line of a style sheet tells left and right apart."""
    return bool(_PHYSICAL.search(line)) or any(
        sided(name, values(text)) for name, text in _FOUR.findall(line)
    )


def values(text: str) -> list[str]:
    """The values of a property; what a function holds is part of its value."""
    return re.findall(r"(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+", text.replace("!important", ""))


def sided(name: str, given: list[str]) -> bool:
    first, second, third, fourth = (
        given[index] if index < len(given) else given[index - 2 if index > 1 else 0]
        for index in ((0, 1, 2, 3) if len(given) > 1 else (0, 0, 0, 0))
    )
    if name == "border-radius":
        return (first, fourth) != (second, third)
    return second != fourth


@pytest.mark.parametrize("file", sorted(CSS.glob("*.css")), ids=lambda file: file.name)
def test_a_style_that_tells_left_from_right_says_why(file: Path) -> None:
    lines = ["", *file.read_text("utf-8").splitlines()]
    assert [
        line.strip()
        for above, line in pairwise(lines)
        if physical(line) and "/*" not in above + line
    ] == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("a { left: 0; }", True),
        ("a { margin-left: 3px; }", True),
        ("a { border-right-color: red; }", True),
        ("a { text-align: right; }", True),
        ("a { padding: 1px 2px 3px 4px; }", True),
        ("a { padding: 1px max(2px, var(--a)) 3px max(2px, var(--b)); }", True),
        ("a { border-radius: 3px 12px 12px; }", True),
        ("a { border-top-left-radius: 3px; }", True),
        ("a { border-radius: 3px 12px; }", True),
        ("a { border-radius: 12px 12px 0 0; }", False),
        ("a { border-radius: 12px; }", False),
        ("a { padding: 1px max(2px, var(--a)) 3px max(2px, var(--a)); }", False),
        ("a { margin: 1px auto 2px; inset: auto 0 0; }", False),
        ("a { margin-inline: 1px 2px; inset-inline-start: 0; text-align: start; }", False),
        (".play .left { grid-area: left; }", False),
    ],
)
def test_what_tells_left_from_right_is_found(line: str, found: bool) -> None:
    assert physical(line) is found

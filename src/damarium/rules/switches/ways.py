"""Switches for directions: by a word, or one by one for each side."""

from damarium.rules.compass import NAMED_DIRECTIONS, Compass
from damarium.rules.switches.switch import (
    Choice,
    Draft,
    Kind,
    Switch,
    Translate,
    set_at,
    value_at,
)

OWN = "own:"


def way_choices(_: Translate) -> tuple[Choice, ...]:
    """Every set of directions that has a word."""
    return (
        Choice("forward", _("diagonally forward")),
        Choice("diagonal", _("diagonally, both ways")),
        Choice("backward", _("diagonally backward")),
        Choice("ahead", _("straight and diagonally forward")),
        Choice("ahead_and_aside", _("straight forward and sideways")),
        Choice("not_back", _("every way but back")),
        Choice("straight", _("along rows and columns")),
        Choice("every_way", _("in all eight directions")),
        Choice("nowhere", _("not at all")),
    )


def ways(
    path: str, label: str, help: str, choices: tuple[Choice, ...], default: str = ""
) -> Switch:
    """A switch for directions; without a default "" means that they are not told apart."""
    return Switch(
        path,
        label,
        help,
        Kind.WAYS,
        read=lambda draft: ways_text(value_at(draft, path, default)),
        write=lambda draft, value: set_at(draft, path, ways_json(value), default or None),
        choices=choices,
        paths=(path,),
    )


def ways_text(data: object) -> str:
    """Directions as one text: their word, or `own:nw,ne/sw,se`."""
    if isinstance(data, str):
        return data
    if not isinstance(data, dict):
        return ""
    sides = (data.get("white"), data.get("black"))
    listed = [side if isinstance(side, list) else [] for side in sides]
    return OWN + "/".join(",".join(str(way) for way in side) for side in listed)


def ways_json(text: str) -> object:
    """The JSON form of directions: a word where one names them."""
    if not text.startswith(OWN):
        return text or None
    white, _, black = text.removeprefix(OWN).partition("/")
    return {"white": _ordered(white), "black": _ordered(black)}


def one_by_one(text: str) -> tuple[frozenset[str], frozenset[str]]:
    """The directions that a text means, for White and for Black."""
    named = NAMED_DIRECTIONS.get(text)
    if named is not None:
        return frozenset(way.value for way in named.white), frozenset(
            way.value for way in named.black
        )
    white, _, black = text.removeprefix(OWN).partition("/")
    return frozenset(white.split(",")) - {""}, frozenset(black.split(",")) - {""}


def in_words(draft: Draft, path: str) -> None:
    """Directions that a word names are told by it, so that equal rules read alike."""
    data = value_at(draft, path)
    if isinstance(data, dict):
        told = one_by_one(ways_text(data))
        word = next((name for name in NAMED_DIRECTIONS if one_by_one(name) == told), None)
        if word:
            set_at(draft, path, word)


def _ordered(text: str) -> list[str]:
    asked = set(text.split(","))
    return [way.value for way in Compass if way.value in asked]

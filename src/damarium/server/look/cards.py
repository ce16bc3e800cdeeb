"""The games as the pages show them to be chosen from: a card each, with its board."""

import unicodedata
from functools import cache
from typing import Any

from damarium.notation.message import N_, Message
from damarium.rules import (
    BLACK,
    WHITE,
    Color,
    InvalidRules,
    Sheet,
    UnknownVariant,
    Variant,
    parse,
    resolve,
    sheets,
)
from damarium.rules.draft import OWN
from damarium.rules.geometry import AllSquares, Board, DarkSquares, Hexagon, Points
from damarium.server.look.paint import both

#: Sizes offered beside a game's own, where its rules can be played on them.
SIZES = ((8, 8), (10, 10), (12, 12))

USUAL = N_("Usual rules")
_OWN = N_("Own rules")

#: Transforms that the form which begins a game has a switch for.
_SWITCHES = frozenset(("capture-optional",))

#: Kinds of boards by which the collection is sifted; those of dark squares are called by size.
_ALL_SQUARES = N_("All squares")
_OTHER_BOARDS = N_("Other boards")


@cache
def cards(lang: str) -> tuple[dict[str, Any], ...]:
    """Every game there is, in one language and in the order of its alphabet."""
    return tuple(sorted((_card(sheet, lang) for sheet in sheets().values()), key=_in_alphabet))


@cache
def first_game() -> str:
    """The id of the game that newcomers are offered: PDN counts the games from the best known."""
    known = sheets().values()
    return min(known, key=lambda sheet: (sheet.pdn is None, sheet.pdn, sheet.id)).id


def families(lang: str) -> list[dict[str, str]]:
    """The kinds of boards that there are games for: those of dark squares by size, then others."""
    found = {card["family"] for card in cards(lang)}
    sizes = sorted((one for one in found if "x" in one), key=lambda one: int(one.split("x")[0]))
    others = {"all": _ALL_SQUARES.in_(lang), "other": _OTHER_BOARDS.in_(lang)}
    return [
        *({"id": size, "name": size} for size in sizes),
        *({"id": kind, "name": name} for kind, name in others.items() if kind in found),
    ]


def _in_alphabet(card: dict[str, Any]) -> tuple[str, str]:
    """Letters with marks stand beside those without, as in dictionaries."""
    plain = unicodedata.normalize("NFKD", card["name"])
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold(), card["id"]


def cards_with(lang: str, id: str, size: str) -> tuple[dict[str, Any], ...]:
    """Every game, where the one called `id` offers `size`, too, if it can be played so."""
    try:
        variant = parse(f"{id}@{size}")
    except UnknownVariant:
        return cards(lang)
    return tuple(
        _with_size(card, variant)
        if card["id"] == id and _size(variant) not in card["sizes"]
        else card
        for card in cards(lang)
    )


def _with_size(card: dict[str, Any], variant: Variant) -> dict[str, Any]:
    drawn = {"board": board_json(variant), "start": _start(variant)}
    return {
        **card,
        "sizes": [*card["sizes"], _size(variant)],
        "boards": {**card["boards"], _size(variant): drawn},
    }


def has_switches(variant: Variant) -> bool:
    """Whether the form which begins a game can say all of a variant."""
    return variant.id in sheets() and set(variant.transforms) <= _SWITCHES


def board_json(variant: Variant) -> dict[str, Any]:
    """A board as the page draws it: its squares in order, each with its place and its names."""
    board = variant.sheet.board
    letters = board.letters
    return {
        "ground": _ground(board),
        "shape": _shape(board),
        "size": _size(variant),
        "width": board.grid[0],
        "height": board.grid[1],
        "squares": [
            {"id": name, "x": column, "y": row, "letters": letter}
            for name, letter, (column, row) in zip(
                variant.squares, letters, board.places, strict=True
            )
        ],
        "first": variant.sheet.first.value,
        "removal": variant.sheet.captures.removal.value,
        "parachutists": _parachutists(variant),
    }


def _parachutists(variant: Variant) -> dict[str, list[str]] | None:
    """The squares on which each side's uncrowned pieces are parachutists; None without such."""
    sheet = variant.sheet
    if sheet.parachutists is None:
        return None
    return {
        color.value: [variant.squares[index] for index in sheet.promotion.on.of(sheet.board, color)]
        for color in (WHITE, BLACK)
    }


def _shape(board: Board) -> str:
    """One word for all boards that are drawn alike."""
    mirrored = "-mirrored" if isinstance(board, DarkSquares) and board.mirrored else ""
    return f"{_ground(board)}-{board.dimensions}{mirrored}"


def _ground(board: Board) -> str:
    """How the board is drawn: the page knows one ground for each of these words."""
    if isinstance(board, AllSquares):
        return "chequered" if board.chequered else "plain"
    return _GROUNDS[type(board)]


_GROUNDS: dict[type[Board], str] = {DarkSquares: "dark", Points: "points", Hexagon: "hexagon"}


def game_name(variant: Variant, lang: str) -> str:
    """The game's name with its size and house rules, without its reading."""
    return Variant(variant.sheet, "", variant.size, variant.transforms).name(lang)


def reading_name(variant: Variant, lang: str) -> str:
    """The name of the reading; the usual one has a name, too."""
    if variant.reading:
        return variant.reading_names.in_(lang)
    return _OWN.in_(lang) if variant.id == OWN else USUAL.in_(lang)


def orientation(variant: Variant, first: Color) -> Message:
    """How the board lies before whoever sits below, and who begins."""
    black = first is BLACK
    board = variant.sheet.board
    if not isinstance(board, DarkSquares):
        return N_("Black begins") if black else N_("White begins")
    if board.mirrored:
        if black:
            return N_("Light square at the lower left, Black begins")
        return N_("Light square at the lower left, White begins")
    if black:
        return N_("Dark square at the lower left, Black begins")
    return N_("Dark square at the lower left, White begins")


def _card(sheet: Sheet, lang: str) -> dict[str, Any]:
    own = resolve(sheet)
    others = [variant for size in SIZES if (variant := _in_size(sheet, size))]
    return {
        "id": sheet.id,
        "spelling": own.spelling,
        "name": own.name(lang),
        "about": sheet.about.in_(lang),
        "orientation": _orientation(own, lang),
        "readings": [
            {"id": "", "name": USUAL.in_(lang)},
            *({"id": name, "name": one.names.in_(lang)} for name, one in sheet.readings.items()),
        ],
        "sizes": [_size(own), *map(_size, others)],
        "board": board_json(own),
        "start": _start(own),
        "family": _family(sheet),
        "known": _known(sheet),
        "boards": {
            _size(variant): {"board": board_json(variant), "start": _start(variant)}
            for variant in others
        },
    }


def _family(sheet: Sheet) -> str:
    """The kind of board, a word that the pages sift by."""
    board = sheet.board
    if isinstance(board, DarkSquares):
        width, height = board.size
        return board.dimensions if width == height else "other"
    return "all" if isinstance(board, AllSquares) else "other"


def _known(sheet: Sheet) -> list[str]:
    """Every name somebody may look for the game by, in all languages."""
    names = [sheet.names.de, sheet.names.en, sheet.id, *sheet.aliases]
    return list(dict.fromkeys(names))


def _orientation(variant: Variant, lang: str) -> dict[str, str]:
    first = variant.sheet.first
    plain, repainted = (orientation(variant, side).in_(lang) for side in (first, first.other))
    return both("text", plain, repainted)


def _in_size(sheet: Sheet, size: tuple[int, int]) -> Variant | None:
    """The game in another size; None where that is its own, or where it cannot be."""
    try:
        variant = resolve(sheet, size=size)
    except InvalidRules:
        return None
    return variant if variant.size else None


def _size(variant: Variant) -> str:
    return variant.sheet.board.dimensions


def _start(variant: Variant) -> str:
    return variant.sheet.setup.squares(variant.sheet.board)

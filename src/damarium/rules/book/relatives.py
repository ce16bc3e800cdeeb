"""The games beside a game: what it is a variant of, its readings, those set up alike."""

from collections.abc import Iterable

from damarium.rules.book import rows
from damarium.rules.book.compared import Row
from damarium.rules.book.description import Relative
from damarium.rules.book.games import games, parsed, plain, usual, yardsticks
from damarium.rules.book.hand import texts_of
from damarium.rules.book.otherwise import FEW, is_played, played, unlike
from damarium.rules.catalogue import sheets
from damarium.rules.draft import draft_of
from damarium.rules.nearest import nearest as known_nearest
from damarium.rules.spelling import parse
from damarium.rules.variant import Variant

#: Rows by which one game is hardly nearer to another, and those that count twice.
_MINOR = ("first", "orientation", "removal", "kings-landing", "turn-back", "draws")
_MAJOR = ("board", "men-move", "kings")
#: How far a variant of a game may be from it.
_FARTHEST = 6


def nearest(variant: Variant) -> Variant:
    """The known game that it is best told beside; not the game itself.

    It is the one from which it was made or beside which it is always named; where nobody has
    named one, the game that differs least.
    """
    named = [*_declared_base(variant), *relatives(variant)]
    if named:
        return named[0]
    return _nearest(variant, [game for game in games() if game.id != variant.id])


def relatives(variant: Variant) -> tuple[Variant, ...]:
    """The games beside which it is always named, the nearest first."""
    texts = texts_of(variant.id) if plain(variant) else None
    return tuple(parse(game) for game in texts.relatives) if texts else ()


def base(variant: Variant) -> Variant | None:
    """The game that a game, reading, size or transform was made from, or else the nearest one.

    For rules of somebody's own it is the game that the editor of rules finds, too.
    """
    if plain(variant):
        if declared := _declared_base(variant):
            return declared[0]
        if variant in yardsticks():
            return None
        found = _nearest(variant, list(yardsticks()))
        return found if _telling(played(variant, found)) <= _FARTHEST else None
    if usual(variant):
        return parsed(variant.id)
    return known_nearest(draft_of(variant.sheet))[0]


def _declared_base(variant: Variant) -> tuple[Variant, ...]:
    texts = texts_of(variant.id) if plain(variant) else None
    return (parse(texts.base),) if texts and texts.base else ()


def variant_of(variant: Variant, lang: str) -> Relative | None:
    """The same as one line about it."""
    found = base(variant)
    return None if found is None else _relative(found, lang)


def played_as(variant: Variant, lang: str) -> str:
    """A reading or rules of one's own in a sentence: a game, and the little that is otherwise."""
    found = base(variant)
    if found is None:
        return variant.sheet.about.in_(lang)
    return unlike(found, variant, lang, FEW)


def readings(variant: Variant, lang: str) -> tuple[Relative, ...]:
    """The other ways in which sources tell this game, each with what it has otherwise."""
    sheet = sheets().get(variant.id)
    # on another board, or with its rules transformed, it is a game that no source tells
    if sheet is None or not usual(variant) or variant.size or variant.transforms:
        return ()
    told = (parse(f"{variant.id}/{name}" if name else variant.id) for name in ("", *sheet.readings))
    return tuple(
        Relative(each.spelling, each.name(lang), unlike(variant, each, lang))
        for each in told
        if each.spelling != variant.spelling
    )


def same_setup(variant: Variant, lang: str) -> tuple[Relative, ...]:
    """Games that begin with the same men on the same board."""
    start = _start(variant)
    return tuple(
        _relative(game, lang) for game in games() if game.id != variant.id and _start(game) == start
    )


def others(variant: Variant, lang: str) -> tuple[Relative, ...]:
    """All other games, a line each, in the order of their names."""
    told = (_relative(game, lang) for game in games() if game != variant)
    return tuple(sorted(told, key=lambda one: one.name.casefold()))


def _nearest(variant: Variant, among: list[Variant]) -> Variant:
    """The game that differs least; of equals, one with more of the same draw rules, or in PDN."""
    here = rows.told(variant, "en")

    def distance(game: Variant) -> tuple[int, int, int, bool]:
        differing = list(filter(is_played, rows.beside(here, rows.told(game, "en"), "en")))
        changed = set(variant.sheet.draws) ^ set(game.sheet.draws)
        return _telling(differing), len(differing), len(changed), game.sheet.pdn is None

    return min(among, key=distance)


def _telling(differing: Iterable[Row]) -> int:
    """How far apart games are that differ in some rows."""
    return sum(1 + (row.id in _MAJOR) for row in differing if row.id not in _MINOR)


def _start(variant: Variant) -> tuple[object, str]:
    board = variant.sheet.board
    return board, variant.sheet.setup.squares(board)


def _relative(game: Variant, lang: str) -> Relative:
    return Relative(game.spelling, game.name(lang), game.sheet.about.in_(lang))

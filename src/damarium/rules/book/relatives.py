"""The games beside a game: what it is a variant of, its readings, those set up alike."""

from collections.abc import Iterable

from damarium.locale import translations, translator
from damarium.rules.book import rows
from damarium.rules.book.compared import Row
from damarium.rules.book.description import Relative
from damarium.rules.book.games import games, parsed, plain, usual, yardsticks
from damarium.rules.book.rows import compare
from damarium.rules.book.values import NOTHING
from damarium.rules.catalogue import sheets
from damarium.rules.spelling import parse
from damarium.rules.variant import Variant

#: Rows that tell how a game is shown, not how it is played.
_SHOWN = ("numbering",)
#: Rows that say nothing of their own where another row leaves no room for them.
_DEPENDENT = ("kings-landing", "men-take-kings", "turn-back", "crowning-capture")
#: Rows by which one game is hardly nearer to another, and those that count twice.
_MINOR = ("first", "orientation", "removal", "kings-landing", "turn-back", "draws")
_MAJOR = ("board", "men-move", "kings")
#: How far a variant of a game may be from it.
_FARTHEST = 7
#: How many rows a line about a game names.
_NAMED = 6


def nearest(variant: Variant) -> Variant:
    """The known game that differs least; not the game itself."""
    return _nearest(variant, [game for game in games() if game.id != variant.id])


def played(a: Variant, b: Variant, lang: str = "en") -> tuple[Row, ...]:
    """The rows in which two games are played differently."""
    return tuple(row for row in compare(a, b, lang) if _is_played(row))


def _is_played(row: Row) -> bool:
    if row.equal or row.id in _SHOWN:
        return False
    return not (row.id in _DEPENDENT and NOTHING in row.values)


def told(usually: Variant, here: Variant, lang: str) -> tuple[str, ...]:
    """What a game has otherwise than another one, row by row in words.

    Draw rules are named one by one only where nothing else differs.
    """
    _ = translator(lang)
    differing = played(usually, here, lang)
    others = [row for row in differing if row.id != "draws"]
    said = [_in_words(row, lang) for row in others[:_NAMED]]
    if len(others) > _NAMED:
        more = len(others) - _NAMED
        counted = translations(lang).ngettext(
            "and %(num)s thing more", "and %(num)s things more", more
        )
        said.append(counted % {"num": more})
    elif len(others) < len(differing):
        said.append(_("other draw rules") if others else _in_words(differing[0], lang))
    return tuple(said)


def _in_words(row: Row, lang: str) -> str:
    _ = translator(lang)
    nothing = translations(lang).pgettext("rules", "none")
    there, here = (nothing if value == NOTHING else value for value in row.values)
    return _("%(label)s: %(here)s (there: %(there)s)") % {
        "label": row.label,
        "here": here,
        "there": there,
    }


def base(variant: Variant) -> Variant | None:
    """The game that a reading, size or transform was made from, or else the nearest one."""
    if plain(variant):
        if variant in yardsticks():
            return None
        found = _nearest(variant, list(yardsticks()))
        return found if _telling(played(variant, found)) <= _FARTHEST else None
    if usual(variant):
        return parsed(variant.id)
    return _nearest(variant, list(games()))


def variant_of(variant: Variant, lang: str) -> Relative | None:
    """The same as one line about it."""
    found = base(variant)
    return None if found is None else _relative(found, lang)


def played_as(variant: Variant, lang: str) -> str:
    """A reading or rules of one's own in a sentence: a game, and what is otherwise."""
    found = base(variant)
    if found is None:
        return variant.sheet.about.in_(lang)
    return unlike(found, variant, lang)


def unlike(usually: Variant, here: Variant, lang: str) -> str:
    """What a game has otherwise than another one, in a sentence."""
    _ = translator(lang)
    said, name = told(usually, here, lang), usually.name(lang)
    if not said:
        return _("Played exactly like %(name)s.") % {"name": name}
    return _("Unlike %(name)s: %(rows)s.") % {"name": name, "rows": "; ".join(said)}


def readings(variant: Variant, lang: str) -> tuple[Relative, ...]:
    """The other ways in which sources tell this game, each with what it has otherwise."""
    sheet = sheets().get(variant.id)
    if sheet is None or not usual(variant):
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
    """The game that differs least; where it is equal, one that has a PDN number."""
    here = rows.told(variant, "en")

    def distance(game: Variant) -> tuple[int, int, bool]:
        differing = list(filter(_is_played, rows.beside(here, rows.told(game, "en"), "en")))
        return _telling(differing), len(differing), game.sheet.pdn is None

    return min(among, key=distance)


def _telling(differing: Iterable[Row]) -> int:
    """How far apart games are that differ in some rows."""
    return sum(1 + (row.id in _MAJOR) for row in differing if row.id not in _MINOR)


def _start(variant: Variant) -> tuple[object, str]:
    board = variant.sheet.board
    return board, variant.sheet.setup.squares(board)


def _relative(game: Variant, lang: str) -> Relative:
    return Relative(game.spelling, game.name(lang), game.sheet.about.in_(lang))

"""The games beside a game: what it is a variant of, its readings, those set up alike."""

from damarium.locale import translator
from damarium.rules.book.compared import Row
from damarium.rules.book.description import Relative
from damarium.rules.book.games import games, parsed, plain, usual, yardsticks
from damarium.rules.book.rows import compare
from damarium.rules.catalogue import sheets
from damarium.rules.spelling import parse
from damarium.rules.variant import Variant

#: Rows that tell how a game is shown, not how it is played.
_SHOWN = ("numbering",)
#: In how many rows a variant of a game may differ from it.
_MOST_ROWS = 8
#: How many rows a line about a game names.
_NAMED = 4


def nearest(variant: Variant) -> tuple[Variant, tuple[Row, ...]]:
    """The known game that differs in the fewest rows, and these; not the game itself."""
    return _nearest(variant, [game for game in games() if game.id != variant.id])


def played(a: Variant, b: Variant, lang: str = "en") -> tuple[Row, ...]:
    """The rows in which two games are played differently."""
    return tuple(row for row in compare(a, b, lang) if not row.equal and row.id not in _SHOWN)


def base(variant: Variant) -> Variant | None:
    """The game that a reading, size or transform was made from, or else the nearest one."""
    if plain(variant):
        if variant in yardsticks():
            return None
        found, rows = _nearest(variant, list(yardsticks()))
        return found if len(rows) <= _MOST_ROWS else None
    if usual(variant):
        return parsed(variant.id)
    return _nearest(variant, list(games()))[0]


def variant_of(variant: Variant, lang: str) -> Relative | None:
    """The same as one line about it."""
    found = base(variant)
    return None if found is None else _relative(found, lang)


def played_as(variant: Variant, lang: str) -> str:
    """A reading or rules of one's own in a sentence: a game, and what is otherwise."""
    _ = translator(lang)
    found = base(variant)
    if found is None:
        return variant.sheet.about.in_(lang)
    return unlike(found, variant, lang)


def unlike(usually: Variant, here: Variant, lang: str) -> str:
    """What a game has otherwise than another one, in a sentence."""
    _ = translator(lang)
    rows = played(usually, here, lang)
    name = {"name": usually.name(lang)}
    if not rows:
        return _("Played exactly like %(name)s.") % name
    told = "; ".join(f"{row.label}: {row.values[1]}" for row in rows[:_NAMED])
    if len(rows) <= _NAMED:
        return _("As %(name)s, but: %(rows)s.") % {**name, "rows": told}
    return _("As %(name)s, but with %(number)s differences, among them: %(rows)s.") % {
        **name,
        "number": len(rows),
        "rows": told,
    }


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
    """All other games, a line each."""
    return tuple(_relative(game, lang) for game in games() if game != variant)


def _nearest(variant: Variant, among: list[Variant]) -> tuple[Variant, tuple[Row, ...]]:
    compared = [(game, played(variant, game)) for game in among]
    return min(compared, key=lambda pair: len(pair[1]))


def _start(variant: Variant) -> tuple[object, str]:
    board = variant.sheet.board
    return board, variant.sheet.setup.squares(board)


def _relative(game: Variant, lang: str) -> Relative:
    return Relative(game.spelling, game.name(lang), game.sheet.about.in_(lang))

"""What one game has otherwise than another one, in words."""

from collections.abc import Callable

from damarium.locale import translations, translator
from damarium.rules.book import beginning, values
from damarium.rules.book.compared import Row
from damarium.rules.book.draws import draw_briefly, rules_briefly
from damarium.rules.book.rows import compare
from damarium.rules.book.values import NOTHING
from damarium.rules.book.words import Words
from damarium.rules.variant import Variant

#: Rows that tell how a game is shown, not how it is played.
_SHOWN = ("numbering",)
#: Rows that say nothing of their own where another row leaves no room for them.
_DEPENDENT = ("kings-landing", "men-take-kings", "turn-back", "crowning-capture")
#: Rows that tell little of how a game is played: they are named last.
_LAST = ("orientation", "first", "removal")
#: How many rows a sentence about a game names.
MOST = 5
#: How many a line in which it is only introduced has room for.
FEW = 3
#: Rows that name squares, and what a sentence says in their place.
_BRIEFLY: dict[str, Callable[[Words], str]] = {
    "setup": beginning.count,
    "crowning": values.crowning_briefly,
    "opening": values.opening_briefly,
}


def played(a: Variant, b: Variant, lang: str = "en") -> tuple[Row, ...]:
    """The rows in which two games are played differently."""
    return tuple(row for row in compare(a, b, lang) if is_played(row))


def is_played(row: Row) -> bool:
    """Whether a row tells games apart by how they are played."""
    if row.equal or row.id in _SHOWN:
        return False
    return not (row.id in _DEPENDENT and NOTHING in row.values)


def told(usually: Variant, here: Variant, lang: str, most: int = MOST) -> tuple[str, ...]:
    """What a game has otherwise than another one, row by row in words, without naming squares.

    Where more than the draw rules differs, one of them stands for all.

    >>> from damarium.rules import parse
    >>> told(parse("american"), parse("anti"), "en")[0]
    'Who loses: who has no move wins (there: who has no move loses)'
    """
    _ = translator(lang)
    differing = played(usually, here, lang)
    others = [row for row in differing if row.id != "draws"]
    others.sort(key=lambda row: row.id in _LAST)
    said = [_in_words(row, usually, here, lang) for row in others[:most]]
    if len(others) > most:
        more = len(others) - most
        counted = translations(lang).ngettext(
            "and %(num)s thing more", "and %(num)s things more", more
        )
        said.append(counted % {"num": more})
    elif len(others) < len(differing):
        said.append(
            _a_draw(usually, here, lang) if others else _in_words(differing[0], usually, here, lang)
        )
    return tuple(said)


def unlike(usually: Variant, here: Variant, lang: str, most: int = MOST) -> str:
    """The same in a sentence."""
    _ = translator(lang)
    said, name = told(usually, here, lang, most), usually.name(lang)
    if not said:
        # a name may bring an end of its own
        return (_("Played exactly like %(name)s.") % {"name": name}).replace("!.", "!")
    return _("Unlike %(name)s: %(rows)s.") % {"name": name, "rows": "; ".join(said)}


def _a_draw(usually: Variant, here: Variant, lang: str) -> str:
    """That draw rules differ, with the first that only this game has."""
    _ = translator(lang)
    own = _own_draws(here, usually, lang)
    if not own:
        return _("fewer draw rules")
    return _("other draw rules, such as: %(rule)s") % {"rule": own[0]}


def _in_words(row: Row, usually: Variant, here: Variant, lang: str) -> str:
    _ = translator(lang)
    nothing = _nothing(row, lang)
    there, value = (
        nothing if each == NOTHING else each for each in _values(row, usually, here, lang)
    )
    if there == value:
        # what differs are the squares, and they would say little without a board
        return _("%(label)s: on other squares") % {"label": row.label}
    return _("%(label)s: %(here)s (there: %(there)s)") % {
        "label": row.label,
        "here": value,
        "there": there,
    }


def _nothing(row: Row, lang: str) -> str:
    """What it means that a row says nothing of one of both."""
    _, pgettext = translator(lang), translations(lang).pgettext
    if row.id in ("first-king", "lone-king"):
        return _("decides nothing")
    return _("without limit") if row.id == "king-limit" else pgettext("rules", "none")


def _values(row: Row, usually: Variant, here: Variant, lang: str) -> tuple[str, str]:
    """What a row says of both, without squares and without draw rules that both have."""
    briefly = _BRIEFLY.get(row.id)
    if briefly:
        there, value = (briefly(Words(game.sheet, lang)) for game in (usually, here))
        return there, value
    if row.id != "draws":
        return row.values
    there, value = (
        rules_briefly(_own_draws(game, other, lang), lang) or NOTHING
        for game, other in ((usually, here), (here, usually))
    )
    return there, value


def _own_draws(game: Variant, other: Variant, lang: str) -> list[str]:
    """The draw rules in few words that another game has not."""
    # the words of the code are compared: those differ where the rules do
    shared = {draw_briefly(rule, other.sheet) for rule in other.sheet.draws}
    own = (rule for rule in game.sheet.draws if draw_briefly(rule, game.sheet) not in shared)
    return [draw_briefly(rule, game.sheet, lang) for rule in own]

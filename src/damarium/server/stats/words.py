"""Figures in words: reasons of ends, months, and the sentence that each chart can be told by."""

from datetime import date

from babel.dates import format_skeleton

from damarium.engine.selfplay import TOO_LONG
from damarium.game import End
from damarium.game.counters import reached
from damarium.locale import translations
from damarium.notation.message import N_
from damarium.rules import Variant
from damarium.rules.endings import Counter, Repetition
from damarium.server.stats.shares import number

_ENDS = {
    End.NO_MOVE: N_("No move left"),
    End.NO_PIECE: N_("No piece left"),
    End.LAST_PIECE: N_("Only one piece left"),
    f"{End.LAST_PIECE}/man": N_("Only one man left"),
    End.FIRST_KING: N_("The first king"),
    End.KING_BEATS_MAN: N_("A king against a man"),
    End.STANDOFF: N_("Neither side can win"),
    End.REPETITION: N_("The position repeated"),
    End.COUNTER: N_("A draw by counted moves"),
    End.CLAIMED: N_("A draw claimed"),
    End.AGREED: N_("A draw agreed"),
    End.RESIGNED: N_("Resigned"),
    End.FLAG: N_("Time used up"),
    End.LEFT: N_("One side stayed away"),
    TOO_LONG: N_("Broken off after 1000 plies"),
}


def end_words(end: str, lang: str) -> str:
    """What an end is called that `results.ending` names."""
    reason = end.partition("/")[0]
    message = _ENDS.get(end) or _ENDS.get(reason)
    return message.in_(lang) if message else end


def end_detail(end: str, variant: Variant | None, lang: str) -> str:
    """What the draw rule of an end says, "" where there is none or the variant has no such rule."""
    reason, _, detail = end.partition("/")
    if variant is None or reason not in (End.REPETITION, End.COUNTER, End.CLAIMED):
        return ""
    wanted = detail or Repetition.id
    for rule in variant.sheet.draws:
        if isinstance(rule, Repetition | Counter) and rule.id == wanted:
            return reached(rule, flying=variant.sheet.kings.flying).in_(lang)
    return ""


def games_words(count: int, lang: str) -> str:
    """How many games.

    >>> games_words(1, "en"), games_words(28_196, "en")
    ('1 game', '28,196 games')
    """
    text = translations(lang).ngettext("%(num)s game", "%(num)s games", count)
    return text % {"num": number(count, lang)}


def month_words(month: str, lang: str, *, short: bool = False) -> str:
    """A month such as "2026-11" in words.

    >>> month_words("2026-11", "en"), month_words("2026-11", "en", short=True)
    ('November 2026', 'Nov')
    """
    year, number = map(int, month.split("-"))
    first = date(year, number, 1)
    return str(format_skeleton("MMM" if short else "yMMMM", first, locale=lang))


def months_between(first: str, last: str) -> list[str]:
    """Every month from one to another.

    >>> months_between("2025-12", "2026-02")
    ['2025-12', '2026-01', '2026-02']
    """
    start, end = (12 * int(month[:4]) + int(month[5:]) - 1 for month in (first, last))
    return [f"{at // 12:04}-{at % 12 + 1:02}" for at in range(start, end + 1)]

"""Shares of a whole, in hundredths of a percent that add up to it exactly."""

from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache

from babel import Locale
from babel.numbers import format_decimal, format_percent

#: Hundredths of a percent in a whole.
WHOLE = 10_000


def shares(counts: Sequence[int]) -> tuple[int, ...]:
    """The share of each count in their sum; 0 each where there is nothing to share.

    What rounding down leaves goes to those that lose most by it, one hundredth of a percent each.

    >>> shares((29_840, 5_237, 28_196))
    (4716, 828, 4456)
    """
    total = sum(counts)
    if not total:
        return (0,) * len(counts)
    parts = [divmod(count * WHOLE, total) for count in counts]
    missing = WHOLE - sum(whole for whole, _ in parts)
    order = sorted(range(len(counts)), key=lambda at: (-parts[at][1], at))
    luckier = set(order[:missing])
    return tuple(whole + (at in luckier) for at, (whole, _) in enumerate(parts))


@lru_cache(maxsize=2 * WHOLE)
def percent(share: int, lang: str) -> str:
    r"""A share as people of a language write it.

    >>> percent(4456, "en"), percent(4456, "de")
    ('44.56%', '44,56\xa0%')
    """
    pattern = Locale.parse(lang).percent_formats[None].pattern.replace("0", "0.00", 1)
    return str(format_percent(Decimal(share) / WHOLE, pattern, locale=lang))


@lru_cache(maxsize=WHOLE, typed=True)
def number(value: float, lang: str) -> str:
    """A number as people of a language write it, with one decimal where it is no whole one.

    >>> number(28_196, "de"), number(68.25, "en")
    ('28.196', '68.2')
    """
    pattern = "#,##0" if isinstance(value, int) else "#,##0.0"
    return str(format_decimal(value, pattern, locale=lang))

"""The clocks from which a visitor chooses, in words."""

from functools import lru_cache
from typing import Any

from damarium.server.play.clock import OFFERED, clock_text, read_control


@lru_cache(maxsize=64)
def clock_choices(lang: str, chosen: str = "none") -> tuple[dict[str, Any], ...]:
    """Every clock that forms offer: its spelling, its words, and whether it runs for days.

    A clock of days is of use only where two people play from different places. The chosen one is
    among them even where forms do not offer it: the next game of a table would lose it otherwise.
    """
    spellings = OFFERED if chosen in OFFERED or not _is_clock(chosen) else (*OFFERED, chosen)
    return tuple(
        {
            "value": spelling,
            "text": clock_text(control, lang),
            "days": control is not None and control.kind == "days",
        }
        for spelling, control in ((spelling, read_control(spelling)) for spelling in spellings)
    )


def _is_clock(text: str) -> bool:
    try:
        read_control(text)
    except ValueError:
        return False
    return True

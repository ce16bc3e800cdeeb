"""The clocks from which a visitor chooses, in words."""

from functools import cache
from typing import Any

from damarium.server.clock import OFFERED, clock_text, read_control


@cache
def clock_choices(lang: str) -> tuple[dict[str, Any], ...]:
    """Every clock that forms offer: its spelling, its words, and whether it runs for days.

    A clock of days is of use only where two people play from different places.
    """
    return tuple(
        {
            "value": spelling,
            "text": clock_text(control, lang),
            "days": control is not None and control.kind == "days",
        }
        for spelling, control in ((spelling, read_control(spelling)) for spelling in OFFERED)
    )

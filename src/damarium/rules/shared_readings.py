"""Readings that a source gives not for one game but for many."""

from damarium.rules.endings import Event, Repetition, quiet
from damarium.rules.sheet import Example, Reading
from damarium.rules.text import Text

_SITE = "a checkers site's rules of play, declared as its own, for each of its 8x8 games"


def forty(repetition: Repetition, examples: tuple[Example, ...]) -> Reading:
    """Drawn after 40 moves by each side without a capture and without a crowning.

    `repetition` is the game's own rule, which the site keeps; `examples` are in its numbering.
    """
    return Reading(
        names=Text(de="mit der 40-Züge-Regel", en="with the 40-move rule"),
        cite=_SITE,
        draws=(repetition, quiet(plies=80, resets=(Event.CAPTURE, Event.CROWNING), cite=_SITE)),
        examples=examples,
    )

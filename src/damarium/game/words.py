"""Pieces and numbers in words, as sentences of several languages need them."""

from collections.abc import Sequence

from damarium.notation.message import N_, Message, pgettext
from damarium.rules import WHITE, Color

_NUMBERS = (
    pgettext("pieces taken", "none"),
    pgettext("pieces taken", "one"),
    pgettext("pieces taken", "two"),
    pgettext("pieces taken", "three"),
    pgettext("pieces taken", "four"),
    pgettext("pieces taken", "five"),
    pgettext("pieces taken", "six"),
    pgettext("pieces taken", "seven"),
    pgettext("pieces taken", "eight"),
    pgettext("pieces taken", "nine"),
    pgettext("pieces taken", "ten"),
    pgettext("pieces taken", "eleven"),
    pgettext("pieces taken", "twelve"),
)


def taken(captured: Sequence[int], position: str, *, flying: bool) -> object:
    """How many pieces of a position are taken, in words up to twelve."""
    count = len(captured)
    if count == 1 and position[captured[0]].isupper():
        return (
            pgettext("a flying king taken", "one")
            if flying
            else pgettext("a short king taken", "one")
        )
    return _NUMBERS[count] if count < len(_NUMBERS) else count


def side(color: Color) -> Message:
    """The name of a side."""
    return N_("White") if color is WHITE else N_("Black")


def the_piece(square: str, *, king: bool, flying: bool, parachutist: bool = False) -> Message:
    """What stands on a square, as a sentence begins: "The man on 11"."""
    if parachutist:
        return N_("The parachutist on %(square)s", square=square)
    if not king:
        return N_("The man on %(square)s", square=square)
    if flying:
        return pgettext("flying king", "The king on %(square)s", square=square)
    return pgettext("short king", "The king on %(square)s", square=square)


def protected(square: str, *, flying: bool) -> Message:
    """Why a man does not take what stands on a square."""
    if flying:
        return pgettext(
            "flying king", "On %(square)s stands a king; only a king may take it.", square=square
        )
    return pgettext(
        "short king", "On %(square)s stands a king; only a king may take it.", square=square
    )

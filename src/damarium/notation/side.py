"""What the two sides are called."""

from damarium.notation.message import N_, Message
from damarium.rules import WHITE, Color


def side_name(color: Color) -> Message:
    """The name of a side, to be said in a language."""
    return N_("White") if color is WHITE else N_("Black")

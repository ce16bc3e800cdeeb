"""Rules of an address as a game that can be read about and played."""

from damarium.notation.message import N_, Message
from damarium.rules import Variant
from damarium.rules.nearest import nearest
from damarium.server.own.address import unpacked
from damarium.server.own.editing import Editing
from damarium.server.own.file import salvaged
from damarium.server.problem import Problem

#: What is said where rules were given by which nobody can play.
UNPLAYABLE = N_("These rules cannot be played yet")


def read(word: str) -> tuple[Editing, tuple[Message, ...]]:
    """The rules of an address, and a sentence for all that was left out of them.

    They can be played or not; Problem 422 where there are none.
    """
    draft, left_out = salvaged(unpacked(word))
    return Editing(nearest(draft)[0], draft), left_out


def variant_of(word: str) -> Variant:
    """The game that packed rules mean; Problem 422 where they cannot be read or played."""
    variant = read(word)[0].variant
    if variant is None:
        raise Problem(
            422,
            UNPLAYABLE,
            N_("Mend what the editor marks; then they can be read as a page of the rule book."),
        )
    return variant

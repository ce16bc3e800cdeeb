"""Rules of an address as a game that can be read about and played."""

from damarium.notation.message import N_
from damarium.rules import Variant
from damarium.rules.nearest import nearest
from damarium.server.own.address import unpacked
from damarium.server.own.editing import Editing
from damarium.server.own.file import salvaged
from damarium.server.problem import Problem


def variant_of(word: str) -> Variant:
    """The game that packed rules mean; Problem 422 where they cannot be read or played."""
    draft, _ = salvaged(unpacked(word))
    variant = Editing(nearest(draft)[0], draft).variant
    if variant is None:
        raise Problem(
            422,
            N_("These rules cannot be played yet"),
            N_("Mend what the editor marks; then they can be read as a page of the rule book."),
        )
    return variant

"""Notes as they stand on a page: what they put in backticks is a reading or a game."""

import re

from damarium.rules import UnknownVariant, Variant, parse
from damarium.server.own.address import BOOK

_QUOTED = re.compile(r"`([^`]+)`")


def pieces(text: str, variant: Variant, lang: str) -> list[tuple[str, str]]:
    """A text in pieces, each with the address that it leads to, "" for none.

    A game is called by its name; what is neither a reading nor a game stands as it is.

    >>> pieces("As in `forty`, not as in `pool`; `so`.", parse("spanish"), "en")[1::2]
    [('forty', '/rules/spanish/forty'), ('American pool checkers', '/rules/pool'), ('so', '')]
    """
    found = []
    for number, piece in enumerate(_QUOTED.split(text)):
        if number % 2:
            found.append(_named(variant, piece, lang))
        elif piece:
            found.append((piece, ""))
    return found


def _named(variant: Variant, word: str, lang: str) -> tuple[str, str]:
    for spelling in (f"{variant.id}/{word}", word):
        try:
            game = parse(spelling)
        except UnknownVariant:
            continue
        return word if "/" in spelling else game.name(lang), f"{BOOK}/{game.spelling}"
    return word, ""

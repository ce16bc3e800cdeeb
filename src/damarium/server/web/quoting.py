"""Notes as they stand on a page: what they put in backticks is a reading, and leads to it."""

import re

from damarium.rules import UnknownVariant, Variant, parse
from damarium.server.own.address import BOOK

_QUOTED = re.compile(r"`([^`]+)`")


def pieces(text: str, variant: Variant) -> list[tuple[str, str]]:
    """A text in pieces, each with the address that it leads to, "" for none.

    >>> pieces("As in `forty`, or `so`.", parse("spanish"))
    [('As in ', ''), ('forty', '/rules/spanish/forty'), (', or ', ''), ('“so”', ''), ('.', '')]
    """
    found = []
    for number, piece in enumerate(_QUOTED.split(text)):
        if number % 2:
            url = _reading(variant, piece)
            found.append((piece if url else f"“{piece}”", url))
        elif piece:
            found.append((piece, ""))
    return found


def _reading(variant: Variant, word: str) -> str:
    try:
        return f"{BOOK}/{parse(f'{variant.id}/{word}').spelling}"
    except UnknownVariant:
        return ""

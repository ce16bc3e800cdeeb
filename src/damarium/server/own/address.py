"""Rules in an address: all of them, packed, so that a link shows what was meant for ever."""

import base64
import binascii
import zlib
from dataclasses import replace
from urllib.parse import urlencode

from damarium.notation.message import N_
from damarium.rules import Variant, parse
from damarium.rules.draft import OWN, draft_of
from damarium.rules.jsonform import canonical
from damarium.rules.jsontext import read_json
from damarium.rules.nearest import nearest
from damarium.rules.switches import Draft
from damarium.server.problem import Problem

#: Characters of the packed rules; browsers and proxies cut longer addresses off.
LONGEST = 6000
#: Bytes that may come out of them.
_UNPACKED = 64 * 1024

PAGE = "/rules/edit"
#: The pages of the rule book, and the one for rules of somebody's own.
BOOK, OWN_BOOK = "/rules", "/rules/own"


def packed(draft: Draft) -> str:
    """The rules as one word of an address; Problem 413 where they are too many."""
    text = base64.urlsafe_b64encode(zlib.compress(canonical(draft).encode(), 9))
    word = text.decode().rstrip("=")
    if len(word) > LONGEST:
        raise Problem(
            413,
            N_("That is too much"),
            N_("These rules are too long for an address. Keep them as a file instead."),
        )
    return word


def unpacked(word: str) -> Draft:
    """What an address carries, read as little as a file; Problem 422 where that is no object."""
    try:
        padded = word + "=" * (-len(word) % 4)
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(base64.urlsafe_b64decode(padded.encode("ascii")), _UNPACKED)
        data = read_json(text)[0] if unpacker.eof and len(word) <= LONGEST else None
    except (ValueError, binascii.Error, zlib.error, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise Problem(
            422,
            N_("These rules cannot be read"),
            N_("The address is incomplete or was changed on its way."),
        )
    return data


def address_of(variant: Variant) -> str:
    """The address at which the rules of a game that is played can be changed."""
    draft = draft_of(variant.sheet)
    if variant.id == OWN:
        names = {"de": variant.name("de"), "en": variant.name("en")}
        return address(nearest(draft)[0].spelling, {**draft, "names": names})
    if variant == parse(variant.spelling):
        return f"{PAGE}?{urlencode({'from': variant.spelling})}"
    # it began with a position of its own
    return address(variant.spelling, draft)


def book_address(variant: Variant) -> str:
    """The page of the rule book about a game that is played; its facts are anchors there."""
    if variant.id != OWN and _same_rules(variant, parse(variant.spelling)):
        return f"{BOOK}/{variant.spelling}"
    names = {"de": variant.name("de"), "en": variant.name("en")}
    return f"{OWN_BOOK}?{urlencode({'rules': packed({**draft_of(variant.sheet), 'names': names})})}"


def _same_rules(played: Variant, known: Variant) -> bool:
    """Whether a game differs from a known one in nothing but how it began."""
    sheet = known.sheet
    begun = replace(played.sheet, setup=sheet.setup, first=sheet.first, opening=sheet.opening)
    return Variant(begun).hash == known.hash


def address(parent: str, draft: Draft) -> str:
    """The address at which the editor shows these rules, made from a game of that spelling."""
    return f"{PAGE}?{urlencode({'from': parent, 'rules': packed(draft)})}"

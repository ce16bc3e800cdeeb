"""The same game with a rule left out: what would be legal if that rule were not there."""

from dataclasses import replace
from functools import lru_cache

from damarium._core import Rules
from damarium.game.lowered import lower
from damarium.rules import Variant
from damarium.rules.captures import Criterion
from damarium.rules.pieces import Landing


@lru_cache(maxsize=256)
def free(variant: Variant) -> Rules:
    """Neither the duty to capture nor any precedence; a begun capture is still finished."""
    sheet = variant.sheet
    return lower(replace(sheet, captures=replace(sheet.captures, compulsory=False, prefer=())))


@lru_cache(maxsize=256)
def preferring(variant: Variant, prefer: tuple[Criterion, ...]) -> Rules:
    """Only the first steps of the precedence."""
    sheet = variant.sheet
    return lower(replace(sheet, captures=replace(sheet.captures, compulsory=False, prefer=prefer)))


@lru_cache(maxsize=256)
def fearless(variant: Variant) -> Rules:
    """As `free`, and men may take kings."""
    sheet = variant.sheet
    return lower(
        replace(
            sheet,
            captures=replace(sheet.captures, compulsory=False, prefer=()),
            men=replace(sheet.men, may_take_kings=True),
        )
    )


@lru_cache(maxsize=256)
def unhalting(variant: Variant) -> Rules:
    """As `free`, and kings need not stop right behind a king that they take last."""
    sheet = variant.sheet
    return lower(
        replace(
            sheet,
            captures=replace(sheet.captures, compulsory=False, prefer=()),
            kings=replace(sheet.kings, landing=Landing.ANY),
        )
    )


@lru_cache(maxsize=256)
def tireless(variant: Variant) -> Rules:
    """All rules but the one that limits how often a king moves in a row."""
    sheet = variant.sheet
    return lower(replace(sheet, kings=replace(sheet.kings, run_limit=None)))

"""Sentences about words thrown together: none is empty, and none says what is not so."""

import re

from hypothesis import given, settings

from damarium.rules import Sheet
from damarium.rules.captures import Removal
from damarium.rules.facts import facts
from damarium.rules.promotion import InCapture, PromotionSquares
from tests.rules.strange import sheets

#: What is said of draws and ends names kings also where the rule can never strike.
_MAY_NAME_KINGS = ("ends", "draw-")


def _told(sheet: Sheet, *, exchanged: bool = False) -> dict[str, str]:
    said = facts(sheet, exchanged=exchanged)
    assert len({fact.id for fact in said}) == len(said)
    return {fact.id: fact.text for fact in said}


@given(sheets())
@settings(max_examples=100, deadline=None)
def test_every_sentence_is_whole(sheet: Sheet) -> None:
    said = _told(sheet)
    assert {"captures", "men", "removal", "promotion", "ends", "first"} <= set(said)
    for text in said.values():
        assert text.endswith(".")
        assert not re.search(r"%\(|  | [,.;:]|,[,.]|\.\.|: \.", text)


@given(sheets())
@settings(max_examples=100, deadline=None)
def test_no_sentence_speaks_of_what_there_is_not(sheet: Sheet) -> None:
    said = _told(sheet)
    rules = {name: text for name, text in said.items() if not name.startswith(_MAY_NAME_KINGS)}
    crowned = sheet.promotion.on is not PromotionSquares.NEVER
    drawn = any(piece in "WB" for piece in sheet.setup.squares(sheet.board))
    if not crowned:
        assert said["promotion"] == "Men are never crowned."
        assert not any("crowning" in text or "advancing" in text for text in said.values())
        if not drawn:
            assert not any("king" in text.casefold() for text in rules.values())
    if sheet.ends.first_king_wins and sheet.promotion.in_capture is not InCapture.GOES_ON_AS_KING:
        assert not any("king" in text.casefold() for text in rules.values())
    assert ("twice" in said["removal"]) == (sheet.captures.removal is Removal.END_OF_MOVE)
    assert ("You win" in said["ends"]) == sheet.ends.losing
    assert ("You lose" in said["ends"]) != sheet.ends.losing
    assert ("any jump" in said["captures"]) == sheet.captures.may_stop
    assert ("parachutists" in said) == (sheet.parachutists is not None)


@given(sheets())
@settings(max_examples=50, deadline=None)
def test_sides_are_exchanged_in_every_sentence(sheet: Sheet) -> None:
    names = {"White": "Black", "Black": "White"}
    swapped = {
        name: re.sub(r"\b(White|Black)\b", lambda side: names[side[0]], text)
        for name, text in _told(sheet).items()
    }
    assert _told(sheet, exchanged=True) == swapped

"""Rules on their way: their JSON form while somebody changes it, playable or not."""

from dataclasses import replace
from typing import Any

from damarium.rules.boardflaws import board_flaws
from damarium.rules.flaws import InvalidRules
from damarium.rules.geometry import DarkSquares
from damarium.rules.jsonform import decode, encode, without_sources
from damarium.rules.setup import Rows
from damarium.rules.sheet import PLAY_FIELDS, Sheet
from damarium.rules.switches.switch import Draft
from damarium.rules.text import Text
from damarium.rules.validate import validate

#: The id of all rules that somebody made up himself.
OWN = "own"
#: Characters of a name.
LONGEST_NAME = 60
#: What a draft holds: all that decides play, how squares are called, and the name it was given.
FIELDS = (*PLAY_FIELDS, "numbering", "names")

_PLAINEST = Sheet(OWN, Text(en=OWN), DarkSquares(8, 8), Rows(3))
#: The least that a sheet must say, where one field of it is looked at alone.
LEAST: Draft = {name: encode(_PLAINEST)[name] for name in ("id", "names", "board", "setup")}


def draft_of(sheet: Sheet) -> Draft:
    """The rules of a sheet, to be changed: without its name and its sources."""
    encoded = encode(replace(sheet, readings={}, examples=()))
    rules = {
        name: without_sources(encoded[name])
        for name in (*PLAY_FIELDS, "numbering")
        if name in encoded
    }
    # where nothing but a source was said all is as usual; that there are parachutists is not
    return {name: rule for name, rule in rules.items() if rule != {} or name == "parachutists"}


def sheet_of(draft: Draft, usual: Text) -> Sheet:
    """The sheet that a draft means, called as it says or else as usual; InvalidRules otherwise."""
    names = draft.get("names", encode(usual))
    return validate(decode(Sheet, {**draft, "id": OWN, "names": names}))


def as_far(draft: Draft) -> Sheet:
    """What can be read of a draft, the rest as in the plainest game. It need not be playable."""
    read: dict[str, Any] = {}
    for name in (*PLAY_FIELDS, "numbering"):
        if name in draft:
            try:
                read[name] = getattr(decode(Sheet, {**LEAST, name: draft[name]}), name)
            except InvalidRules:
                continue
    sheet = replace(_PLAINEST, **read)
    # nobody could wait for the squares of a board of a million files
    return replace(sheet, board=_PLAINEST.board) if board_flaws(sheet.board) else sheet

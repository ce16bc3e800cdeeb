"""Rules being changed: what a form changes in them, and all that follows from them."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cached_property

from damarium.game import Board
from damarium.notation.message import N_, Message
from damarium.rules import Flaw, InvalidRules, Variant
from damarium.rules.boardflaws import numbering_flaws
from damarium.rules.difference import Difference, draft_differences
from damarium.rules.draft import as_far, draft_of, sheet_of
from damarium.rules.facts import facts
from damarium.rules.nearest import nearest, same
from damarium.rules.numbering import Numbers
from damarium.rules.sheet import Sheet
from damarium.rules.switches import Draft, Kind, Switch, answering, switches
from damarium.rules.switches.ways import OWN as OWN_WAYS
from damarium.rules.switches.ways import in_words
from damarium.rules.text import Text
from damarium.server.own import drawfields
from damarium.server.own.file import one_line
from damarium.server.own.limits import limit_flaws

Fields = dict[str, list[str]]


@dataclass(frozen=True)
class Editing:
    """Rules as they are at the moment, made from a known game."""

    parent: Variant
    draft: Draft

    @cached_property
    def found(self) -> tuple[Sheet | None, tuple[Flaw, ...]]:
        """The sheet where the rules can be played, else all that is wrong with them."""
        try:
            sheet = sheet_of(self.draft, self.usual_name)
        except InvalidRules as error:
            return None, error.flaws
        flaws = () if same(sheet) else limit_flaws(sheet)
        return (None, flaws) if flaws else (sheet, ())

    @property
    def sheet(self) -> Sheet | None:
        """The sheet where the rules can be played."""
        return self.found[0]

    @property
    def flaws(self) -> tuple[Flaw, ...]:
        """All that is wrong with them."""
        return self.found[1]

    @cached_property
    def usual_name(self) -> Text:
        """What rules are called that nobody gave a name."""
        named = N_("%(game)s, own rules", game=self.parent)
        return Text(**{lang: _named(named, self.parent, lang) for lang in ("de", "en")})

    @cached_property
    def known(self) -> Variant | None:
        """The known game that is played by exactly these rules."""
        return same(self.sheet) if self.sheet else None

    @cached_property
    def nearest(self) -> tuple[Variant, int]:
        """The known game that these rules are most like, and in how much they differ."""
        return nearest(self.draft, self.parent)

    @property
    def own_name(self) -> str:
        """The name that somebody gave; "" where nobody did."""
        names = self.draft.get("names")
        told = names.get("en") or names.get("de") if isinstance(names, dict) else ""
        return one_line(told) if isinstance(told, str) else ""

    def name(self, lang: str) -> str:
        """What these rules are called: as somebody named them, or as the game that they are."""
        if self.own_name:
            names = self.draft["names"]
            told = names.get(lang) if isinstance(names, dict) else ""
            return (one_line(told) if isinstance(told, str) else "") or self.own_name
        return self.known.name(lang) if self.known else self.usual_name.in_(lang)

    @property
    def variant(self) -> Variant | None:
        """The game to be played; None while it cannot be."""
        if self.sheet is None:
            return None
        if self.known and not self.own_name and _looks_alike(self.sheet, self.known.sheet):
            return self.known
        return Variant(self.sheet)

    @property
    def drawn(self) -> Variant:
        """What can be drawn of the board, playable or not."""
        sheet = self.sheet or as_far(self.draft)
        if list(numbering_flaws(sheet.board, sheet.numbering)):
            sheet = replace(sheet, numbering=Numbers())
        return Variant(sheet)

    @property
    def start(self) -> str:
        """What stands on it, a letter a square."""
        sheet = self.drawn.sheet
        try:
            return sheet.setup.squares(sheet.board)
        except ValueError:
            return "." * len(sheet.board.places)

    @property
    def first_moves(self) -> int | None:
        """How many moves there are to begin with."""
        return len(Board(Variant(self.sheet)).legal_moves) if self.sheet else None

    def differences(self, lang: str) -> tuple[Difference, ...]:
        """What is other than in the game that they were made from."""
        return draft_differences(draft_of(self.parent.sheet), self.draft, lang)

    def facts(self, lang: str) -> list[tuple[str, str, bool]]:
        """The rules in sentences: id, text, and whether the parent's rules say otherwise."""
        if self.sheet is None:
            return []
        before = {fact.text for fact in facts(self.parent.sheet, lang)}
        return [(fact.id, fact.text, fact.text not in before) for fact in facts(self.sheet, lang)]

    def mends(self, flaw: Flaw, lang: str) -> Iterator[tuple[str, Draft]]:
        """Changes of one switch after which a flaw is gone and none has come, each in words."""
        for switch in answering(flaw.field, lang):
            now = switch.read(self.draft)
            for value in _worth_trying(switch, now, self.parent):
                trial = deepcopy(self.draft)
                switch.write(trial, value)
                left = Editing(self.parent, trial).flaws
                if flaw not in left and len(left) < len(self.flaws):
                    yield f"{switch.label}: {switch.said(value)}", trial


def begun(parent: Variant) -> Editing:
    """The rules of a known game, not changed yet."""
    return Editing(parent, draft_of(parent.sheet))


def changed(editing: Editing, fields: Fields) -> Editing:
    """The rules after a form was sent: only what it says otherwise is written."""
    draft = deepcopy(editing.draft)
    for switch in switches("en"):
        value = _value(switch, fields)
        if value is not None and value != switch.read(editing.draft):
            switch.write(draft, value)
            if switch.kind is Kind.WAYS:
                in_words(draft, switch.id)
    if "draws.add" in fields:
        drawfields.changed(draft, fields)
    if "name" in fields:
        _rename(draft, fields["name"][0])
    return Editing(editing.parent, draft)


def _rename(draft: Draft, text: str) -> None:
    name = one_line(text)
    draft.pop("names", None)
    if name:
        draft["names"] = {"de": name, "en": name}


def _looks_alike(one: Sheet, other: Sheet) -> bool:
    return draft_of(one) == draft_of(other)


def _named(message: Message, parent: Variant, lang: str) -> str:
    return one_line(replace(message, values={"game": parent.name(lang)}).in_(lang))


def _value(switch: Switch, fields: Fields) -> str | None:
    """What a form says of a switch; None where it says nothing."""
    told = fields.get(switch.id)
    if not told:
        return None
    if switch.kind is Kind.LADDER:
        return ",".join(_moved([step for step in told if step], fields))
    if switch.kind is Kind.WAYS and told[0] == "own":
        sides = (fields.get(f"{switch.id}.{side}", []) for side in ("white", "black"))
        return OWN_WAYS + "/".join(",".join(side) for side in sides)
    return told[0].replace("\r\n", "\n")


def _moved(steps: list[str], fields: Fields) -> list[str]:
    """The steps of a ladder when one was sent up, if any."""
    up = fields.get("ladder.up", [""])[0]
    number = int(up) if up.isascii() and up.isdecimal() and len(up) < 3 else 0
    if 0 < number < len(steps):
        steps[number - 1], steps[number] = steps[number], steps[number - 1]
    return steps


def _worth_trying(switch: Switch, now: str, parent: Variant) -> list[str]:
    tried: list[str]
    if switch.kind is Kind.NUMBER:
        near = int(now) if now.isascii() and now.isdecimal() else switch.numbers.start
        tried = [str(n) for n in sorted(switch.numbers, key=lambda n: abs(n - near))[:16]]
    elif switch.kind is Kind.LADDER:
        steps = now.split(",")
        tried = [",".join(dict.fromkeys(steps)), ""]
    else:
        tried = [choice.value for choice in switch.choices]
    usual = switch.read(draft_of(parent.sheet))
    return [value for value in dict.fromkeys([usual, *tried]) if value != now]

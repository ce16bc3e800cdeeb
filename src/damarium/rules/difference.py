"""What differs between two sets of rules, switch by switch, in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from damarium.locale import translator
from damarium.rules.draft import as_far, draft_of
from damarium.rules.drawfacts import draw_rule
from damarium.rules.sheet import Sheet
from damarium.rules.switches import Draft, groups

#: What stands where one of the two has nothing.
NOTHING = "–"
#: Switches that say nothing new where another one makes room for them.
_TOLD_ELSEWHERE = ("setup.rows", "setup.position", "board.width", "board.height", "board.side")


@dataclass(frozen=True)
class Difference:
    """One thing in which rules differ.

    Attributes:
        id: the switch, or `draws.` and the id of a draw rule.
        group: the name of the group of switches that it belongs to.
        label: what it is called there; "" for draw rules, which say themselves what they are.
        before: in words, as the first of the two has it.
        after: as the second has it.
    """

    id: str
    group: str
    label: str
    before: str
    after: str


def differences(before: Sheet, after: Sheet, lang: str = "en") -> tuple[Difference, ...]:
    """What differs between two sheets.

    >>> from damarium.rules import parse
    >>> russian, brazilian = parse("russian").sheet, parse("brazilian").sheet
    >>> [f"{one.label}: {one.before} → {one.after}" for one in differences(russian, brazilian)][0]
    'Which capture first: whichever you like → the most pieces'
    """
    return draft_differences(draft_of(before), draft_of(after), lang)


def draft_differences(before: Draft, after: Draft, lang: str = "en") -> tuple[Difference, ...]:
    """What differs between two drafts, as far as they can be read."""
    return (*_switched(before, after, lang), *_drawn(before, after, lang))


def draw_words(draft: Draft, lang: str) -> dict[str, str]:
    """The draw rules of a draft in words, by their ids."""
    sheet = as_far(draft)
    return {rule.id: draw_rule(rule, sheet, lang) for rule in sheet.draws}


def _switched(before: Draft, after: Draft, lang: str) -> Iterator[Difference]:
    for group in groups(lang):
        for switch in group.switches:
            old, new = switch.read(before), switch.read(after)
            if old != new and switch.said(new) and not (switch.id in _TOLD_ELSEWHERE and not old):
                # what there is no room for any more has gone with the switch above it
                said = [switch.said(value) or NOTHING for value in (old, new)]
                yield Difference(switch.id, group.name, switch.label, *said)


def _drawn(before: Draft, after: Draft, lang: str) -> Iterator[Difference]:
    _ = translator(lang)
    group = _("Draws")
    old, new = draw_words(before, lang), draw_words(after, lang)
    for rule in dict.fromkeys([*old, *new]):
        was, is_now = old.get(rule, NOTHING), new.get(rule, NOTHING)
        if was != is_now:
            yield Difference(f"draws.{rule}", group, "", was, is_now)

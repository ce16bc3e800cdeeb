"""Every switch that rules have, in groups: for whoever changes rules or compares them."""

from dataclasses import dataclass
from functools import cache

from damarium.locale import translator
from damarium.rules.switches.board import board_switches, setup_switches
from damarium.rules.switches.captures import capture_switches, precedence_switches
from damarium.rules.switches.course import crowning_switches, end_switches
from damarium.rules.switches.pieces import king_switches, men_switches
from damarium.rules.switches.switch import Choice, Draft, Kind, Switch

__all__ = ["Choice", "Draft", "Group", "Kind", "Switch", "answering", "groups", "switches"]


@dataclass(frozen=True)
class Group:
    """Switches that belong together."""

    id: str
    name: str
    switches: tuple[Switch, ...]


@cache
def groups(lang: str) -> tuple[Group, ...]:
    """All switches but those of draws, which are a list."""
    _ = translator(lang)
    return (
        Group("board", _("Board"), board_switches(_)),
        Group("setup", _("Set-up and beginning"), setup_switches(_)),
        Group("men", _("Men"), men_switches(_)),
        Group("kings", _("Kings"), king_switches(_)),
        Group("captures", _("Capturing"), capture_switches(_)),
        Group("precedence", _("Precedence"), precedence_switches(_)),
        Group("crowning", _("Crowning"), crowning_switches(_)),
        Group("ends", _("End"), end_switches(_)),
    )


@cache
def switches(lang: str) -> tuple[Switch, ...]:
    """The same without their groups."""
    return tuple(switch for group in groups(lang) for switch in group.switches)


def answering(path: str, lang: str) -> tuple[Switch, ...]:
    """The switches that can mend a flaw at a path, first the one that names most of it."""
    fitting = [switch for switch in switches(lang) if switch.answers_for(path)]
    return tuple(sorted(fitting, key=lambda switch: -len(max(switch.paths, key=len))))

"""The switches of capturing: the duty, the order of precedence, the removal."""

from damarium.rules.captures import Criterion
from damarium.rules.switches.switch import (
    Choice,
    Draft,
    Kind,
    Switch,
    Translate,
    choice,
    number_from,
    set_at,
    text_of,
    value_at,
    yes,
)

_VALUE = Criterion.MOST_VALUE.value
#: What pieces count where somebody begins to weigh them.
_USUAL_WORTH = {"man": 1, "king": 2}


def capture_switches(_: Translate) -> tuple[Switch, ...]:
    """The duty to capture, and how captures go."""
    return (
        yes(
            "captures.compulsory",
            _("You must capture"),
            _("Whether a side that can capture must."),
            _,
            default=True,
        ),
        yes(
            "captures.may_stop",
            _("May stop half-way"),
            _("A capture that has begun may end after any jump."),
            _,
        ),
        choice(
            "captures.removal",
            _("Captured pieces leave"),
            _("Until then they are in the way and cannot be jumped twice."),
            (
                Choice("end", _("when the move ends")),
                Choice("at_once", _("at once, jump by jump")),
            ),
            "end",
        ),
        yes(
            "captures.straight_on",
            _("Straight on only"),
            _("Later jumps go in the direction of the first."),
            _,
        ),
        yes(
            "captures.turn_back",
            _("May turn back"),
            _("A flying king may turn by 180 degrees between two jumps."),
            _,
            default=True,
        ),
    )


def precedence_switches(_: Translate) -> tuple[Switch, ...]:
    """Which of several captures must be made."""
    return (
        Switch(
            "captures.prefer",
            _("Which capture first"),
            _("What is compared first, then what decides among the captures that remain."),
            Kind.LADDER,
            _ladder,
            _set_ladder,
            (
                Choice("", _("whichever you like")),
                Choice("most_pieces", _("the most pieces")),
                Choice("by_king", _("by a king, if one can")),
                Choice("most_kings", _("the most kings")),
                Choice("kings_earliest", _("kings as early as possible")),
                Choice(_VALUE, _("the highest worth")),
            ),
            ("captures.prefer", "captures.worth"),
        ),
        _worth("man", _("A man's worth"), _("What a captured man counts.")),
        _worth("king", _("A king's worth"), _("What a captured king counts.")),
    )


def _worth(name: str, label: str, help: str) -> Switch:
    path = f"captures.worth.{name}"

    def read(draft: Draft) -> str:
        worth = value_at(draft, "captures.worth")
        return text_of(worth.get(name, 1)) if isinstance(worth, dict) else ""

    def write(draft: Draft, value: str) -> None:
        if isinstance(value_at(draft, "captures.worth"), dict):
            set_at(draft, path, number_from(value), 1)

    return Switch(path, label, help, Kind.NUMBER, read, write, paths=(path,), numbers=range(1, 256))


def _ladder(draft: Draft) -> str:
    prefer = value_at(draft, "captures.prefer", [])
    return ",".join(map(str, prefer)) if isinstance(prefer, list) else ""


def _set_ladder(draft: Draft, value: str) -> None:
    steps = [step for step in value.split(",") if step][: len(Criterion)]
    set_at(draft, "captures.prefer", steps, [])
    # the highest worth and what pieces are worth cannot be without each other
    if _VALUE not in steps:
        set_at(draft, "captures.worth", None)
    elif not isinstance(value_at(draft, "captures.worth"), dict):
        set_at(draft, "captures.worth", dict(_USUAL_WORTH))

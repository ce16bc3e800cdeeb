"""The switches of men, of parachutists and of kings."""

from dataclasses import replace

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
    yes_and_no,
)
from damarium.rules.switches.ways import way_choices, ways


def men_switches(_: Translate) -> tuple[Switch, ...]:
    """How men go, and the third kind of piece."""
    every = way_choices(_)
    return (
        ways("men.move", _("Moves"), _("Where a man goes without capturing."), every, "forward"),
        ways("men.capture", _("Captures"), _("Where a man captures."), every, "forward"),
        ways(
            "men.capture_on",
            _("Captures on"),
            _("Where it goes on in the same capture."),
            (Choice("", _("as it began")), *every),
        ),
        yes(
            "men.may_take_kings",
            _("May take kings"),
            _("Whether a man may capture a king."),
            _,
            default=True,
        ),
        yes(
            "men.linear",
            _("Lines of men move"),
            _("An unbroken line may go one square along itself."),
            _,
        ),
        yes(
            "men.far_row_only_captures",
            _("Only captures on the far row"),
            _("A man who stands there uncrowned makes no quiet moves."),
            _,
        ),
        Switch(
            "parachutists",
            _("Parachutists"),
            _("Men on their own crowning squares wait there, only capture, and then are men."),
            Kind.YES,
            lambda draft: text_of(isinstance(draft.get("parachutists"), dict)),
            _set_parachutists,
            yes_and_no(_),
            ("parachutists",),
        ),
        _where_they_are(
            ways(
                "parachutists.capture",
                _("Parachutists capture"),
                _("Where they jump from their squares."),
                every,
                "backward",
            )
        ),
        _where_they_are(
            yes(
                "parachutists.goes_on",
                _("Parachutists go on"),
                _("The capture in which one becomes a man may go on as a man's."),
                _,
            )
        ),
    )


def king_switches(_: Translate) -> tuple[Switch, ...]:
    """How kings go."""
    every = way_choices(_)
    same = tuple(one for one in every if one.value in _SAME_FOR_BOTH)
    return (
        choice(
            "kings.range",
            _("Range"),
            _("How far a king goes in one step."),
            (
                Choice("short", _("one square")),
                Choice("flying", _("any distance: it flies")),
            ),
            "short",
        ),
        choice(
            "kings.landing",
            _("Landing"),
            _("Where a flying king comes down behind the piece it takes."),
            (
                Choice("any", _("on any square")),
                Choice("next", _("right behind")),
                Choice("next_after_king", _("right behind, if that piece is a king")),
            ),
            "any",
        ),
        ways("kings.move", _("Moves"), _("Where a king goes without capturing."), same, "diagonal"),
        ways("kings.capture", _("Captures"), _("Where a king captures."), same, "diagonal"),
        Switch(
            "kings.run_limit",
            _("Moves in a row"),
            _("So many quiet moves with the same king, while its side has men; empty: no limit."),
            Kind.NUMBER,
            lambda draft: text_of(value_at(draft, "kings.run_limit")),
            lambda draft, value: set_at(
                draft, "kings.run_limit", number_from(value) if value.strip() else None
            ),
            (Choice("", _("no limit")),),
            ("kings.run_limit",),
            range(1, 101),
        ),
    )


#: Kings of both sides go the same ways.
_SAME_FOR_BOTH = ("diagonal", "straight", "every_way", "nowhere")


def _where_they_are(switch: Switch) -> Switch:
    """The switch in games that have parachutists; others have no room for it."""

    def there(draft: Draft) -> bool:
        return isinstance(draft.get("parachutists"), dict)

    def write(draft: Draft, value: str) -> None:
        if there(draft):
            switch.write(draft, value)

    return replace(
        switch, read=lambda draft: switch.read(draft) if there(draft) else "", write=write
    )


def _set_parachutists(draft: Draft, value: str) -> None:
    if value != "yes":
        draft.pop("parachutists", None)
    elif not isinstance(draft.get("parachutists"), dict):
        draft["parachutists"] = {}

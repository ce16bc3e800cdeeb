"""The switches of crowning and of the end of the game."""

from damarium.rules.color import Color
from damarium.rules.promotion import far_row
from damarium.rules.switches.board import board_of, squares_json, squares_text
from damarium.rules.switches.switch import (
    Choice,
    Draft,
    Kind,
    Switch,
    Translate,
    choice,
    set_at,
    value_at,
    yes,
)

_ON = "promotion.on"


def crowning_switches(_: Translate) -> tuple[Switch, ...]:
    """Where men are crowned, and what a capture has to do with it."""
    return (
        Switch(
            _ON,
            _("Crowning squares"),
            _("Where a man becomes a king."),
            Kind.CHOICE,
            _crowning,
            _set_crowning,
            (
                Choice("far_row", _("the far row")),
                Choice("squares", _("squares of its own")),
                Choice("never", _("nowhere: men stay men")),
            ),
            (_ON,),
        ),
        _squares("white", _("White's crowning squares")),
        _squares("black", _("Black's crowning squares")),
        choice(
            "promotion.in_capture",
            _("There in a capture"),
            _("What a man does that comes there while it captures and could go on."),
            (
                Choice("stops", _("it is crowned and stops")),
                Choice("goes_on_as_man", _("it goes on as a man, crowned only if it ends there")),
                Choice("goes_on_as_king", _("it is crowned and goes on as a king")),
            ),
            "stops",
        ),
    )


def end_switches(_: Translate) -> tuple[Switch, ...]:
    """Who wins."""
    return (
        yes(
            "ends.losing",
            _("Losing game"),
            _("Everything that would lose wins: who has no move has won."),
            _,
        ),
        choice(
            "ends.last_piece_loses",
            _("Last piece loses"),
            _("Whether a side that is down to its last piece has lost."),
            (
                Choice("", _("no")),
                Choice("any", _("yes, any piece")),
                Choice("man", _("yes, if it is a man")),
            ),
            "",
        ),
        yes(
            "ends.first_king_wins",
            _("First king wins"),
            _("The first man to be crowned wins the game."),
            _,
        ),
        yes(
            "ends.king_beats_man",
            _("King beats man"),
            _("A king alone against a man alone has won."),
            _,
        ),
    )


def _squares(color: str, label: str) -> Switch:
    path = f"{_ON}.squares.{color}"
    return Switch(
        path,
        label,
        "",
        Kind.TEXT,
        read=lambda draft: squares_text(value_at(draft, path)),
        write=lambda draft, value: (
            set_at(draft, path, squares_json(value)) if _crowning(draft) == "squares" else None
        ),
        paths=(path,),
    )


def _crowning(draft: Draft) -> str:
    on = value_at(draft, _ON, "far_row")
    return "squares" if isinstance(on, dict) else str(on)


def _set_crowning(draft: Draft, value: str) -> None:
    if value == _crowning(draft):
        return
    if value != "squares":
        set_at(draft, _ON, value, "far_row")
        return
    board = board_of(draft)
    far = {
        color.value: [board.letters[square] for square in far_row(board, color)] if board else []
        for color in Color
    }
    set_at(draft, _ON, {"squares": far})

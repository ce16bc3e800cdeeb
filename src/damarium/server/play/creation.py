"""What a visitor asks for when a game begins: from a form or from JSON, flaws named by field."""

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace

from damarium.notation import InvalidFen, read_fen
from damarium.notation.message import N_, Message
from damarium.notation.placement import NO_RUNS
from damarium.rules import (
    BLACK,
    WHITE,
    Color,
    InvalidRules,
    UnknownVariant,
    Variant,
    parse,
)
from damarium.rules.setup import Diagram
from damarium.rules.validate import validate
from damarium.server.own.flawtext import flaw_text
from damarium.server.own.limits import placed_flaws
from damarium.server.own.strangers import own_variant
from damarium.server.play.clock import OFFERED, TimeControl, read_control
from damarium.server.play.rematch import Wish
from damarium.server.play.seats import OPEN, PERSON, Seat
from damarium.server.problem import Problem

LEVELS = range(1, 11)
OPPONENTS = ("computer", "here", "link", "open")
COLOURS = ("white", "black", "lot")

#: What a form shows at first, and what is meant where a field is left out.
DEFAULTS: Mapping[str, object] = {
    "reading": "",
    "size": "",
    "capture_optional": False,
    "opponent": "computer",
    "level": 5,
    "colour": "white",
    "clock": "none",
    "listed": False,
}

_LONGEST = 100
#: Flaws of a position that are told at once.
_MOST_FLAWS = 4


@dataclass(frozen=True)
class Wanted:
    """A game to begin; see `Games.create`."""

    variant: Variant
    seats: dict[Color, Seat]
    control: TimeControl | None
    listed: bool = False
    joins: str = "white"


def read(fields: Mapping[str, object], variant: Variant | None = None) -> Wanted:
    """The game that the fields ask for, of a variant that is given or that they name, too.

    Problem 422 names every flaw.
    """
    variant = variant or _variant(fields)
    flaws: dict[str, Message] = {}
    variant = _placed(variant, fields, flaws)
    opponent = _one_of(fields, "opponent", OPPONENTS, flaws)
    colour = _one_of(fields, "colour", COLOURS, flaws)
    control = _control(fields, flaws)
    own = secrets.choice((WHITE, BLACK)) if colour == "lot" else Color(colour)
    match opponent:
        case "here":
            if control is not None and control.kind == "days":
                flaws["clock"] = N_("Days for a move are for games by a link.")
            wanted = Wanted(variant, {WHITE: PERSON, BLACK: PERSON}, control)
        case "link":
            wanted = Wanted(variant, {own: PERSON, own.other: OPEN}, control, _listed(fields))
        case "open":
            seats = {WHITE: OPEN, BLACK: OPEN}
            wanted = Wanted(variant, seats, control, _listed(fields), colour)
        case _:
            computer = Seat(_level(fields, flaws))
            wanted = Wanted(variant, {own: PERSON, own.other: computer}, None)
    if flaws:
        raise _flawed(flaws)
    return wanted


def read_next(fields: Mapping[str, object], variant: Variant, control: TimeControl | None) -> Wish:
    """The game that is wished for after one of this variant and clock.

    What the fields leave out stays as it is. Problem 422 names every flaw.
    """
    flaws: dict[str, Message] = {}
    if any(fields.get(name) for name in ("variant", "game", "rules")):
        variant = _placed(_variant(fields), fields, flaws)
    wish = Wish(variant, _control(fields, flaws) if fields.get("clock") else control)
    if flaws:
        raise _flawed(flaws)
    return wish


def read_pairing(fields: Mapping[str, object]) -> Wish:
    """What somebody who takes any opponent wants to play. Problem 422 names every flaw."""
    return read_next({"clock": "none", **fields}, _variant(fields), None)


def as_values(fields: Mapping[str, object]) -> dict[str, object]:
    """The fields as a form shows them again."""
    level = _text(fields, "level")
    return {
        **{name: _text(fields, name) for name in DEFAULTS},
        "capture_optional": _yes(fields, "capture_optional"),
        "listed": _yes(fields, "listed"),
        "level": int(level) if _is_level(level) else DEFAULTS["level"],
    }


def unknown_variant(error: UnknownVariant, status: int = 422) -> Problem:
    """The answer where a spelling names no variant."""
    return Problem(
        status,
        N_("There is no such variant"),
        N_("No variant is spelled %(spelling)s.", spelling=_shown(error.spelling)),
        {"variant": N_("No variant is spelled %(spelling)s.", spelling=_shown(error.spelling))},
        tuple(dict.fromkeys(filter(_exists, (_whole(error, near) for near in error.suggestions)))),
    )


def _variant(fields: Mapping[str, object]) -> Variant:
    rules = fields.get("rules")
    if rules is not None:
        return own_variant(rules)
    spelling = _text(fields, "variant")
    if not spelling:
        game, reading, size = (_text(fields, name) for name in ("game", "reading", "size"))
        if not game:
            raise _flawed({"game": N_("Choose a game.")})
        spelling = f"{game}{'/' if reading else ''}{reading}{'@' if size else ''}{size}"
        spelling += "+capture-optional" if _yes(fields, "capture_optional") else ""
    try:
        return parse(spelling)
    except UnknownVariant as error:
        raise unknown_variant(error) from None


def _placed(variant: Variant, fields: Mapping[str, object], flaws: dict[str, Message]) -> Variant:
    """The variant itself, or as it begins with the position that the fields give."""
    text = _text(fields, "fen")
    if not text:
        return variant
    try:
        placement = read_fen(text, variant)
        setup = Diagram(placement.position)
        if placement.runs != NO_RUNS:
            flaws["fen"] = N_("No game can begin here with king moves counted: leave +… out.")
            return variant
        full = variant.sheet.opening and "." not in placement.position
        if full and placement.turn is not variant.sheet.first:
            flaws["fen"] = N_("On a full board the other side begins.")
            return variant
        # pieces are taken away while the board is full, but for one hole
        begun = placement.position.count(".") > 1
        opening = None if begun else variant.sheet.opening
        sheet = replace(variant.sheet, setup=setup, first=placement.turn, opening=opening)
        sheet = validate(sheet)
        if wide := placed_flaws(variant.sheet, sheet):
            flaws["fen"] = flaw_text(wide[0])
    except InvalidFen as error:
        told = [flaw.message for flaw in error.flaws[:_MOST_FLAWS]]
        values = {str(number): message for number, message in enumerate(told)}
        flaws["fen"] = Message(" ".join(f"%({number})s" for number in values), values)
        return variant
    except InvalidRules:
        flaws["fen"] = N_("A game begins with a piece on each side.")
        return variant
    return replace(variant, sheet=sheet)


def _one_of(
    fields: Mapping[str, object],
    name: str,
    choices: tuple[str, ...],
    flaws: dict[str, Message],
) -> str:
    text = _text(fields, name)
    if text in choices:
        return text
    flaws[name] = N_(
        "%(value)s is not offered here; choose one of: %(choices)s.",
        value=_shown(text),
        choices=", ".join(choices),
    )
    return choices[0]


def _control(fields: Mapping[str, object], flaws: dict[str, Message]) -> TimeControl | None:
    text = _text(fields, "clock")
    try:
        return read_control(text)
    except ValueError:
        flaws["clock"] = N_(
            "%(value)s is no clock; choose one such as %(choices)s.",
            value=_shown(text),
            choices=", ".join(OFFERED),
        )
        return None


def _listed(fields: Mapping[str, object]) -> bool:
    return _yes(fields, "listed")


def _level(fields: Mapping[str, object], flaws: dict[str, Message]) -> int:
    text = _text(fields, "level")
    if _is_level(text):
        return int(text)
    flaws["level"] = N_(
        "%(value)s is no level; choose one from %(least)s to %(most)s.",
        value=_shown(text),
        least=LEVELS[0],
        most=LEVELS[-1],
    )
    return LEVELS[0]


def _is_level(text: str) -> bool:
    # isascii: other scripts have digits, too, and "²" is one that is no number
    return text.isascii() and text.isdecimal() and len(text) <= 2 and int(text) in LEVELS


def _text(fields: Mapping[str, object], name: str) -> str:
    value = fields.get(name)
    return str(DEFAULTS.get(name, "") if value is None else value).strip()


def _yes(fields: Mapping[str, object], name: str) -> bool:
    return _text(fields, name).casefold() in ("1", "true", "on", "yes")


def _flawed(flaws: dict[str, Message]) -> Problem:
    first = next(iter(flaws.values()))
    return Problem(422, N_("This game cannot begin"), first, flaws)


def _shown(text: str) -> str:
    """A visitor's text as it may be said back: short, and without halves of characters."""
    clean = text.encode(errors="replace").decode()
    return f"“{clean if len(clean) <= _LONGEST else clean[:_LONGEST] + '…'}”"


def _whole(error: UnknownVariant, near: str) -> str:
    """A suggestion as a whole spelling: a transform's name stands for the game with it."""
    if not near.startswith("+"):
        return near
    return re.split(r"\+|%2b", error.spelling, maxsplit=1, flags=re.IGNORECASE)[0] + near


def _exists(spelling: str) -> bool:
    """Whether a suggestion is a variant: its other parts may be as wrong as the one it mends."""
    try:
        parse(spelling)
    except UnknownVariant:
        return False
    return True

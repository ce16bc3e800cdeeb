"""Two games side by side, row by row."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from damarium.locale import translations, translator
from damarium.rules.book import beginning, outcomes, values
from damarium.rules.book.compared import Row
from damarium.rules.book.games import parsed
from damarium.rules.book.notes import parts
from damarium.rules.book.words import Words
from damarium.rules.sheet import Sheet
from damarium.rules.spelling import parse
from damarium.rules.variant import Variant

#: What one set of rules says in a row.
Value = Callable[[Words], str]

_VALUES: dict[str, Value] = {
    "board": beginning.shape,
    "setup": beginning.where,
    "orientation": values.orientation,
    "first": values.first,
    "men-move": values.men_move,
    "compulsory": values.compulsory,
    "finish": values.finish,
    "men-capture": values.men_capture,
    "kings": values.kings,
    "kings-landing": values.kings_landing,
    "men-take-kings": values.men_take_kings,
    "quantity": values.quantity,
    "precedence": values.precedence,
    "crowning": values.crowning,
    "crowning-capture": values.crowning_capture,
    "removal": values.removal,
    "parachutists": values.parachutists,
    "linear": values.linear,
    "straight-on": values.straight_on,
    "turn-back": values.turn_back,
    "king-limit": values.king_limit,
    "ends": outcomes.ends,
    "first-king": outcomes.first_king,
    "lone-king": outcomes.lone_king,
    "draws": outcomes.draws,
    "opening": values.opening,
    "board-lines": values.board_lines,
    "numbering": values.numbering,
}
#: The language of the words in the code.
_CODE = "en"
#: All rows in their order.
ROWS = tuple(_VALUES)
#: Rows that are left out where both games have nothing special there.
_SPECIAL = ("linear", "straight-on")
#: The part of a sheet whose note belongs to a row.
_NOTED = {
    "men-capture": "men",
    "kings": "kings",
    "precedence": "captures",
    "removal": "removal",
    "crowning-capture": "promotion",
    "parachutists": "parachutists",
    "ends": "ends",
    "opening": "opening",
}


@dataclass(frozen=True)
class Told:
    """What rules say in a row.

    Attributes:
        value: in words.
        fact: the same in the words of the code, which are alike where the rules are: the names of
            a king that flies and of one that does not are one word there.
        note: the id of the note on it, "" for none.
    """

    value: str
    fact: str
    note: str


def compare(
    a: Variant, b: Variant, lang: str = "en", *, only: Iterable[str] = ROWS
) -> tuple[Row, ...]:
    """What two games have in common and what not, a row each.

    Rows that say nothing of either game are left out; with `only` all others are, too.

    >>> from damarium.rules import parse
    >>> rows = compare(parse("american"), parse("spanish"), only=("kings", "quantity"))
    >>> [(row.label, *row.values) for row in rows]
    [('Kings', 'one square', 'flying'), ('Most pieces must be taken', 'no', 'yes')]
    """
    return beside(told(a, lang), told(b, lang), lang, only=only)


def beside(
    first: Mapping[str, Told], second: Mapping[str, Told], lang: str, *, only: Iterable[str] = ROWS
) -> tuple[Row, ...]:
    """The same of what two sets of rules say, for whoever compares one with many."""
    _ = translator(lang)
    wanted, named, no = set(only), labels(lang), _("no")
    rows = []
    for name in ROWS:
        one, other = first[name], second[name]
        dull = {values.NOTHING, no} if name in _SPECIAL else {values.NOTHING}
        said = one.value, other.value
        if name in wanted and not set(said) <= dull:
            equal = one.fact == other.fact
            rows.append(Row(name, named[name], said, equal, (one.note, other.note)))
    return tuple(rows)


@cache
def labels(lang: str) -> dict[str, str]:
    """What is compared in each row, in words."""
    _, pgettext = translator(lang), translations(lang).pgettext
    return {
        "board": _("Board"),
        "setup": _("Pieces a side"),
        "orientation": _("At the lower left"),
        "first": _("Who begins"),
        "men-move": _("Men move"),
        "compulsory": _("Capture compulsory"),
        "finish": _("A begun capture must be finished"),
        "men-capture": _("Men capture"),
        # i18n: in games with either kind of them
        "kings": pgettext("either king", "Kings"),
        "kings-landing": pgettext("either king", "Kings come down"),
        "men-take-kings": pgettext("either king", "Men may take kings"),
        "quantity": _("Most pieces must be taken"),
        "precedence": _("Further precedence"),
        "crowning": _("Men are crowned"),
        "crowning-capture": _("Man reaches a crowning square in a capture"),
        "removal": _("Captured pieces leave"),
        "parachutists": _("Parachutists"),
        "linear": _("Lines of men move as one"),
        "straight-on": _("All jumps in one direction"),
        "turn-back": pgettext("either king", "Kings may turn back in a capture"),
        "king-limit": pgettext("either king", "Same king without a capture"),
        "ends": _("Who loses"),
        "first-king": pgettext("either king", "The first king"),
        "lone-king": pgettext("either king", "A lone king"),
        "draws": _("Draws"),
        "opening": _("First taken away"),
        "board-lines": _("More lines"),
        "numbering": _("Names of the squares"),
    }


def told(variant: Variant, lang: str) -> Mapping[str, Told]:
    """What one set of rules says in every row."""
    # rules of one's own may be spelled alike and name their squares otherwise: they are not kept
    if parsed(variant.spelling) is variant:
        return _of_known(variant.spelling, lang)
    return _of_sheet(variant.sheet, lang)


@lru_cache(maxsize=512)
def _of_known(spelling: str, lang: str) -> dict[str, Told]:
    return _of_sheet(parse(spelling).sheet, lang)


def _of_sheet(sheet: Sheet, lang: str) -> dict[str, Told]:
    facts = _values(sheet, _CODE)
    said = facts if lang == _CODE else _values(sheet, lang)
    noted = {name for name, part in parts(sheet).items() if part.disputed}
    return {name: Told(said[name], facts[name], _note(name, sheet, noted)) for name in ROWS}


def _values(sheet: Sheet, lang: str) -> dict[str, str]:
    words = Words(sheet, lang)
    return {name: value(words) for name, value in _VALUES.items()}


def _note(row: str, sheet: Sheet, noted: set[str]) -> str:
    """The id of the note on a row; of several draw rules the first that has one."""
    if row == "draws":
        names = (f"draw-{rule.id}" for rule in sheet.draws)
        return next((name for name in names if name in noted), "")
    name = _NOTED.get(row, "")
    return name if name in noted else ""

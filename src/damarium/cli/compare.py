"""`damarium compare`: two games side by side."""

import json
import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from damarium.cli.complaint import Complaint
from damarium.cli.given import add_rules, from_file, spelled
from damarium.cli.positions import positions
from damarium.game.beside.shown import shown
from damarium.locale import translator
from damarium.notation.message import N_, Message
from damarium.rules import Variant
from damarium.rules.book.compared import Row
from damarium.rules.book.notes import notes
from damarium.rules.book.page import footnotes, width
from damarium.rules.book.rows import compare

_COLUMNS = 3
#: What stands between two columns.
_GAP = "  "


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    _ = translator(lang)
    parser.add_argument(
        "variants", metavar="VARIANT", nargs="*", help=_("two spellings, such as american@10x10")
    )
    add_rules(parser, lang)
    parser.add_argument("--all", action="store_true", help=_("also what both games have alike"))
    parser.add_argument(
        "--positions", action="store_true", help=_("positions that show the differences")
    )
    parser.add_argument("--json", action="store_true", help=_("one object"))


def run(given: Namespace, lang: str) -> None:
    """Print what differs between two games, a row each."""
    first, second = _both(given)
    rows = compare(first, second, lang)
    if not given.all:
        rows = tuple(row for row in rows if not row.equal)
    if given.json:
        print(
            json.dumps(
                _object(first, second, rows, lang, given.positions), indent=2, ensure_ascii=False
            )
        )
    elif rows:
        print("\n".join(_table(first, second, rows, lang)))
        if given.positions:
            print("\n".join(positions(first, second, rows, lang)))
    else:
        print(N_("Both games are played alike.").in_(lang))


def _both(given: Namespace) -> tuple[Variant, Variant]:
    games = [spelled(each) for each in given.variants]
    if given.rules is not None:
        games.append(from_file(given.rules))
    if len(games) != 2:
        raise Complaint(_not_two(len(games)))
    return games[0], games[1]


def _not_two(number: int) -> Message:
    if number == 0:
        given = N_("No game was given.")
    elif number == 1:
        given = N_("Only one game was given.")
    else:
        given = N_("%(number)s games were given.", number=number)
    return N_(
        "%(given)s Two can be compared: VARIANT VARIANT, or VARIANT and --rules FILE; "
        "`damarium variants` lists all.",
        given=given,
    )


def _table(first: Variant, second: Variant, rows: Sequence[Row], lang: str) -> Iterator[str]:
    """The rows in three columns, and the notes on them."""
    noted = {
        (side, note.id): note
        for side, game in enumerate((first, second))
        for note in notes(game.sheet, lang)
        if any(row.notes[side] == note.id for row in rows)
    }
    marks = {key: f" [{number}]" for number, key in enumerate(noted, start=1)}
    lines = [("", first.name(lang), second.name(lang))]
    for row in rows:
        values = [row.values[side] + marks.get((side, row.notes[side]), "") for side in range(2)]
        lines.append((row.label, values[0], values[1]))
    yield from _set(lines)
    yield from footnotes(tuple(noted.values()), lang)


def _set(lines: Sequence[tuple[str, str, str]]) -> Iterator[str]:
    """Cells in columns, each as wide as it must be and no wider than there is room for."""
    room = (width() - (_COLUMNS - 1) * len(_GAP)) // _COLUMNS
    wide = [min(room, max(len(line[at]) for line in lines)) for at in range(_COLUMNS)]
    for number, line in enumerate(lines):
        cells = [textwrap.wrap(cell, wide[at]) or [""] for at, cell in enumerate(line)]
        for at in range(max(map(len, cells))):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            padded = (f"{part:<{wide[column]}}" for column, part in enumerate(parts))
            yield _GAP.join(padded).rstrip()
        if number == 0:
            yield _GAP.join("-" * each for each in wide)


def _object(
    first: Variant, second: Variant, rows: Sequence[Row], lang: str, with_positions: bool
) -> dict[str, object]:
    found = shown(first, second) if with_positions else {}
    return {
        "variants": [
            {"spelling": game.spelling, "name": game.name(lang)} for game in (first, second)
        ],
        "rows": [
            {
                "id": row.id,
                "label": row.label,
                "values": list(row.values),
                "notes": list(row.notes),
                "equal": row.equal,
                **({"position": asdict(found[row.id])} if row.id in found else {}),
            }
            for row in rows
        ],
    }

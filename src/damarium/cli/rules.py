"""`damarium rules`: the rule book of a game, and games of one's own."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from damarium.cli.complaint import Complaint, Failure, listed, shown
from damarium.cli.given import add_variant, the_variant, variant_in
from damarium.locale import translator
from damarium.notation.message import N_, AnyOf
from damarium.rules import InvalidRules, Variant, parse, sheets
from damarium.rules.facts import facts
from damarium.rules.own import complete

_SHOW = "show"
#: No game can be called so on the command line.
_COMMANDS = (_SHOW, "check", "export", "schema")


def add(parser: ArgumentParser, lang: str) -> None:
    """The commands behind the command."""
    _ = translator(lang)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    text = _("tell all rules of a variant; the word show can be left out")
    tell = commands.add_parser(_SHOW, help=text, description=text)
    add_variant(tell, lang)
    tell.add_argument("--json", action="store_true", help=_("one object"))
    tell.set_defaults(task=_show)

    text = _("name what is wrong with a file of rules, or say what game it is")
    check = commands.add_parser("check", help=text, description=text)
    check.add_argument("file", metavar="FILE", help=_("a variant of your own, from JSON"))
    check.set_defaults(task=_check)

    text = _("write the rules of a variant as a file to start from")
    export = commands.add_parser("export", help=text, description=text)
    add_variant(export, lang)
    export.add_argument("-o", "--output", metavar="FILE", help=_("where to write it"))
    export.set_defaults(task=_export)

    text = _("write the JSON Schema of files of rules")
    schema = commands.add_parser("schema", help=text, description=text)
    schema.add_argument("-o", "--output", metavar="FILE", help=_("where to write it"))
    schema.set_defaults(task=_schema)


def completed(arguments: Sequence[str]) -> list[str]:
    """What was typed behind `rules`, where a variant stands instead of a command.

    >>> completed(["spanish", "--json"]), completed(["check", "my.json"])
    (['show', 'spanish', '--json'], ['check', 'my.json'])
    """
    words = list(arguments)
    if not words:
        raise Complaint(
            N_(
                "Which game? Give VARIANT or --rules FILE, or one of the commands %(commands)s; "
                "`damarium variants` lists all games.",
                commands=AnyOf(_COMMANDS[1:]),
            )
        )
    if words[0] in (*_COMMANDS, "-h", "--help"):
        return words
    return [_SHOW, *words]


def run(given: Namespace, lang: str) -> None:
    """Tell rules, check them, write them, or tell their form."""
    given.task(given, lang)


def _show(given: Namespace, lang: str) -> None:
    # the rule book is large, and the other commands have no use for it
    from damarium.rules import describe
    from damarium.rules.book.plain import plain

    book = describe(the_variant(given), lang)
    if given.json:
        print(json.dumps(plain(book), indent=2, ensure_ascii=False))
    else:
        print(book)


def _check(given: Namespace, lang: str) -> None:
    try:
        variant = variant_in(given.file)
    except InvalidRules as error:
        raise Failure(
            N_(
                "%(path)s holds no rules that can be played:%(flaws)s",
                path=shown(given.file),
                flaws=listed(error.flaws),
            )
        ) from None
    print(f"{variant.name(lang)} ({variant.spelling}, {variant.hash})")
    same = _same(variant)
    if same:
        print(N_("The same rules as %(variants)s.", variants=same).in_(lang))
    print()
    for fact in facts(variant.sheet, lang):
        print(f"* {fact.text}")


def _same(variant: Variant) -> tuple[str, ...]:
    """The spellings of the games and readings that have these rules."""
    games = (
        parse(f"{sheet.id}{reading}")
        for sheet in sheets().values()
        for reading in ("", *(f"/{name}" for name in sheet.readings))
    )
    return tuple(game.spelling for game in games if game.hash == variant.hash)


def _export(given: Namespace, lang: str) -> None:  # noqa: ARG001 - JSON needs no language
    _write(json.dumps(complete(the_variant(given)), indent=2, ensure_ascii=False), given.output)


def _schema(given: Namespace, lang: str) -> None:  # noqa: ARG001 - JSON needs no language
    # asked for rarely, and the only one that looks through the whole vocabulary
    from damarium.rules.schema import schema

    _write(json.dumps(schema(), indent=2, ensure_ascii=False), given.output)


def _write(text: str, path: str | None) -> None:
    if path is None:
        print(text)
        return
    try:
        # a file that is there may be the work of an evening
        with Path(path).open("x", encoding="utf-8") as file:
            file.write(f"{text}\n")
    except FileExistsError:
        raise Complaint(
            N_("%(path)s is there already: give another name.", path=shown(path))
        ) from None
    except OSError as error:
        raise Complaint(
            N_("%(path)s cannot be written: %(why)s.", path=shown(path), why=error.strerror)
        ) from None

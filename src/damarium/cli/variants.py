"""`damarium variants`: the games there are, with their readings."""

import json
from argparse import ArgumentParser, Namespace

from damarium.cli.given import add_rules, from_file
from damarium.locale import translator
from damarium.rules import Variant, parse, sheets


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    _ = translator(lang)
    add_rules(parser, lang)
    parser.add_argument("--json", action="store_true", help=_("a list of objects"))


def run(given: Namespace, lang: str) -> None:
    """Print every game and every reading of it, a line each, or all as JSON."""
    found = [parse(name) for name in sheets()]
    if given.rules is not None:
        found.append(from_file(given.rules))
    if given.json:
        print(json.dumps([_object(each, lang) for each in found], indent=2, ensure_ascii=False))
        return
    lines = [each for game in found for each in (game, *_readings(game))]
    wide = max(len(each.spelling) for each in lines)
    for each in lines:
        print(f"{each.spelling:<{wide}}  {each.name(lang)}")


def _readings(game: Variant) -> list[Variant]:
    sheet = sheets().get(game.id)
    # a game of one's own may be called as one that there is, and has no readings
    if sheet is None or parse(game.id) != game:
        return []
    return [parse(f"{game.id}/{reading}") for reading in sheet.readings]


def _object(game: Variant, lang: str) -> dict[str, object]:
    board = game.sheet.board
    return {
        "spelling": game.spelling,
        "name": game.name(lang),
        "aliases": list(game.sheet.aliases),
        "board": board.dimensions,
        "readings": [
            {"spelling": each.spelling, "name": each.name(lang)} for each in _readings(game)
        ],
    }

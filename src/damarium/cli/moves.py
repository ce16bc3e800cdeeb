"""`damarium moves`: the legal moves of a position."""

import json
from argparse import ArgumentParser, Namespace

from damarium.cli.given import add_fen, add_variant, the_board
from damarium.locale import translator


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    _ = translator(lang)
    add_variant(parser, lang)
    add_fen(parser, lang)
    parser.add_argument("--json", action="store_true", help=_("a list of objects"))


def run(given: Namespace, lang: str) -> None:  # noqa: ARG001 - moves need no language
    """Print the legal moves, a line each, or as JSON."""
    legal = the_board(given).legal_moves
    if given.json:
        print(json.dumps([move.to_json() for move in legal], indent=2))
        return
    for move in legal:
        print(move.text)

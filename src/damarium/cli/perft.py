"""`damarium perft`: counting the ways in which a game can go on."""

from argparse import ArgumentParser, Namespace

from damarium.cli.complaint import Complaint, shown
from damarium.cli.given import add_fen, add_variant, the_board
from damarium.locale import translator
from damarium.notation.message import N_

DEEPEST = 100


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    _ = translator(lang)
    add_variant(parser, lang)
    parser.add_argument("depth", metavar="DEPTH", help=_("how many plies, 0 to 100"))
    add_fen(parser, lang)
    parser.add_argument(
        "--divide", action="store_true", help=_("apart for each move, then the sum")
    )


def run(given: Namespace, lang: str) -> None:  # noqa: ARG001 - numbers need no language
    """Print the count, alone on the last line."""
    depth = _depth(given.depth)
    board = the_board(given)
    if not given.divide or depth == 0:
        print(board.perft(depth))
        return
    parts = board.divide(depth)
    for move, count in parts:
        print(f"{move.text}: {count}")
    print(sum(count for _, count in parts))


def _depth(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= len(str(DEEPEST)):
        depth = int(text)
        if depth <= DEEPEST:
            return depth
    raise Complaint(
        N_(
            "%(depth)s is no depth: give a number of plies from 0 to %(most)s.",
            depth=shown(text),
            most=DEEPEST,
        )
    )

"""`damarium bench`: fixed searches, timed and counted."""

from argparse import ArgumentParser, Namespace

from damarium.cli.complaint import Complaint, shown
from damarium.cli.given import add_rules, from_file, spelled
from damarium.locale import translator
from damarium.notation.message import N_

_DEPTH, _DEEPEST = 11, 50


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    _ = translator(lang)
    parser.add_argument("variants", metavar="VARIANT", nargs="*", help=_("games; all by default"))
    add_rules(parser, lang)
    parser.add_argument("--depth", default=str(_DEPTH), help=_("plies looked ahead (11)"))


def run(given: Namespace, lang: str) -> None:  # noqa: ARG001 - numbers need no language
    """Print a line for every position, and the sums on the last; its first number is the signature.

    The signature stays as it is until the search or a game's rules change.
    """
    from damarium.engine.bench import bench

    depth = _depth(given.depth)
    variants = tuple(spelled(each) for each in given.variants)
    if given.rules is not None:
        variants += (from_file(given.rules),)
    nodes = millis = 0
    for each in bench(depth, variants):
        nodes, millis = nodes + each.nodes, millis + each.millis
        print(f"{_row(each.nodes, each.millis)}  {each.variant} {each.fen}", flush=True)
    print(f"{_row(nodes, millis)}  sum")


def _row(nodes: int, millis: int) -> str:
    return f"{nodes:>12} nodes {millis / 1000:>8.2f} s {nodes / max(millis, 1):>8.0f} knodes/s"


def _depth(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= _DEEPEST:
        return int(text)
    raise Complaint(
        N_(
            "%(depth)s is no depth: give a number of plies from 1 to %(most)s.",
            depth=shown(text),
            most=_DEEPEST,
        )
    )

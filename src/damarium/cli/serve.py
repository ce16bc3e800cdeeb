"""`damarium serve`: the place to play in the browser."""

from argparse import ArgumentParser, Namespace

from damarium.cli.complaint import Complaint, shown
from damarium.cli.given import add_rules, from_file
from damarium.locale import translator
from damarium.notation.message import N_, Message
from damarium.rules import InvalidRules, Variant, sheets
from damarium.rules.catalogue import add as add_game


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    _ = translator(lang)
    parser.add_argument(
        "--host", default="127.0.0.1", help=_("the address to listen on (this machine only)")
    )
    parser.add_argument("--port", default="8000", help=_("the port to listen on (8000)"))
    add_rules(parser, lang)
    parser.add_argument("--database", metavar="FILE", help=_("where games are kept"))


def run(given: Namespace, lang: str) -> None:  # noqa: ARG001 - the server speaks many languages
    """Serve until it is stopped."""
    port = _port(given.port)
    sheets()  # a flawed game is to be told now, and not to the first visitor
    if given.rules is not None:
        _offer(from_file(given.rules))
    # the server's libraries are loaded by those who serve only
    try:
        from damarium.server import CannotServe, run
    except ModuleNotFoundError as error:
        raise Complaint(
            N_(
                "The server needs %(module)s: pip install 'damarium[server]' brings it.",
                module=error.name,
            )
        ) from None
    try:
        run(given.host, port, given.database)
    except CannotServe as error:
        raise Complaint(Message("%(why)s", {"why": error})) from None


def _offer(variant: Variant) -> None:
    try:
        add_game(variant.sheet)
    except InvalidRules:
        raise Complaint(
            N_(
                "There is a game with the id %(id)s already: give another one in the file.",
                id=variant.id,
            )
        ) from None


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 6 and int(text) < 65536:
        return int(text)
    raise Complaint(N_("%(port)s is no port: give a number from 0 to 65535.", port=shown(text)))

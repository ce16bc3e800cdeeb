"""`damarium play`: a game in the terminal, against the computer or between two people."""

from argparse import ArgumentParser, Namespace

from damarium.cli.complaint import Complaint, shown
from damarium.cli.given import add_fen, add_variant, the_board
from damarium.cli.table import Opponent, Table
from damarium.locale import translator
from damarium.notation.message import N_
from damarium.rules import BLACK, WHITE, Color

_COLOURS = {
    "white": WHITE,
    "weiß": WHITE,
    "weiss": WHITE,
    "black": BLACK,
    "schwarz": BLACK,
    "both": None,
    "beide": None,
}
_LEVELS = 10


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    _ = translator(lang)
    add_variant(parser, lang)
    add_fen(parser, lang)
    parser.add_argument("--level", default="5", help=_("the computer's strength, 1 to 10 (5)"))
    parser.add_argument(
        "--colour",
        "--color",
        help=_("your side: white, black, or both for two players (the side that begins)"),
    )


def run(given: Namespace, lang: str) -> None:
    """Play until the game ends or somebody leaves."""
    level = _level(given.level)
    board = the_board(given)
    mine = _colour(given.colour, board.turn)
    opponent: Opponent | None = None
    if mine is not None:
        from damarium.engine import Player

        opponent = Player(board.variant, level)
    Table(board, lang, mine, opponent).play()


def _level(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= _LEVELS:
        return int(text)
    raise Complaint(
        N_(
            "%(level)s is no level: give a number from 1 to %(most)s.",
            level=shown(text),
            most=_LEVELS,
        )
    )


def _colour(text: str | None, usual: Color) -> Color | None:
    if text is None:
        return usual
    if text.casefold() in _COLOURS:
        return _COLOURS[text.casefold()]
    raise Complaint(N_("%(colour)s is no side: give white, black or both.", colour=shown(text)))

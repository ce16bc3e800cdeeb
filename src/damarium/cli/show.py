"""`damarium show`: a position and the rules of its game."""

from argparse import ArgumentParser, Namespace

from damarium.cli.given import add_fen, add_variant, the_board
from damarium.game import Board
from damarium.notation.message import N_
from damarium.rules import WHITE
from damarium.rules.facts import facts


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    add_variant(parser, lang)
    add_fen(parser, lang)


def run(given: Namespace, lang: str) -> None:
    """Print the board, whose turn it is, and the facts of the game."""
    board = the_board(given)
    print(board.variant.name(lang))
    print()
    print(board)
    print()
    print(status(board, lang))
    print(board.fen())
    print()
    for fact in facts(board.variant.sheet, lang):
        print(f"* {fact.text}")


def status(board: Board, lang: str) -> str:
    """Whose turn it is, or how the game has ended."""
    outcome = board.outcome()
    if outcome is not None:
        return outcome.sentence(lang)
    turn = N_("White is to move.") if board.turn is WHITE else N_("Black is to move.")
    return turn.in_(lang)

"""Whether a diagram says what the naive generator says."""

from damarium.rules import Example, Sheet
from tests.naive.moves import Moves, legal_moves
from tests.naive.notation import find, from_fen
from tests.naive.position import Game
from tests.naive.record import Record


def name(example: Example) -> str:
    """A diagram by its position and the moves made in it, to tell which one it was."""
    return f"{example.fen} {example.play}".rstrip()


def moves_of(sheet: Sheet, example: Example) -> Moves:
    """All legal moves of a diagram's position."""
    return legal_moves(from_fen(Game(sheet), example.fen))


def holds(sheet: Sheet, example: Example) -> bool:
    """Whether moves, play and end of a diagram are what the rules make of its position."""
    try:
        return _moves_hold(sheet, example) and _end_holds(sheet, example)
    except LookupError:
        return False


def _moves_hold(sheet: Sheet, example: Example) -> bool:
    if not example.moves:
        return True
    moves = moves_of(sheet, example)
    named = [find(Game(sheet), moves, text) for text in example.moves]
    return len(named) == len(moves) and set(named) == set(moves)


def _end_holds(sheet: Sheet, example: Example) -> bool:
    game = Game(sheet)
    record = Record(from_fen(game, example.fen), example.counts)
    for text in example.play.split():
        if record.outcome() or record.claims():
            return False  # too soon
        record.push(find(game, legal_moves(record.position), text))
    outcome = record.outcome()
    winner, reason = outcome or (None, "")
    if example.winner and winner is not example.winner:
        return False
    return (reason, record.claims()) == (example.ends, set(example.claims))

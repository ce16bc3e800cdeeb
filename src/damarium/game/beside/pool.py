"""The positions among which those are looked for that show a difference of any two games."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from damarium.game.beside.candidate import Candidate
from damarium.game.beside.game import Game
from damarium.game.board import Board
from damarium.rules import Variant, parse
from damarium.rules.book.games import usual
from damarium.rules.book.shown import names_in, positions_for
from damarium.rules.geometry import AllSquares, DarkSquares

#: How many rows farther up a stored position is tried, too: what happens at the far row of a small
#: board happens there on a large one.
_SHIFTS = (2, 4)


def pool(row: str, a: Variant, b: Variant, game: Game) -> Iterator[Candidate]:
    """Positions for a row of two games on the board of one of them.

    They are those in which the row is shown of other games, and the diagrams of both.
    """
    board, seen = game.sheet.board, set[Candidate]()
    shifts = (0, *_SHIFTS) if isinstance(board, DarkSquares | AllSquares) else (0,)
    stored = positions_for(row)
    readable = (candidate for shift in shifts for candidate in _read(stored, board.letters, shift))
    for candidate in (*readable, *diagrams((a, b), game)):
        if candidate not in seen:
            seen.add(candidate)
            yield candidate


def diagrams(variants: Iterable[Variant], game: Game) -> Iterator[Candidate]:
    """The positions of the diagrams of variants and of the games that they were made from."""
    places = {letter: square for square, letter in enumerate(game.sheet.board.letters)}
    known = [each for each in variants if usual(each)]
    sources = dict.fromkeys((*known, *(parse(each.id) for each in known)))
    for source in sources:
        letters = {name: letter for letter, name in names_in(source).items()}
        names = [letters[name] for name in source.squares]
        for position, turn in _diagrams(source):
            pieces = {names[square]: piece for square, piece in enumerate(position) if piece != "."}
            if pieces.keys() <= places.keys():
                stand = ((places[letter], piece) for letter, piece in pieces.items())
                yield Candidate(tuple(sorted(stand)), turn)


@lru_cache(maxsize=256)
def _diagrams(variant: Variant) -> tuple[tuple[str, int], ...]:
    boards = [Board(variant, fen=each.fen) for each in variant.sheet.examples if not each.counts]
    return tuple((board.position, board.turn.index) for board in boards)


def _read(positions: Iterable[str], letters: Sequence[str], up: int) -> Iterator[Candidate]:
    for position in positions:
        try:
            yield Candidate.read(position, letters, up)
        except ValueError:  # this board has no such square
            continue

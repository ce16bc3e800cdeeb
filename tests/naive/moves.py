"""All legal moves of a position, and what a move makes of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from damarium.rules.pieces import Range
from tests.naive.captures import Sequence, preferred, sequences
from tests.naive.position import Place, Position, color_of, is_king


@dataclass(frozen=True)
class Move:
    """A move: ways of playing it that leave the same position are the same move."""

    origin: Place
    destination: Place
    captured: frozenset[Place]
    crowned: bool


#: Every legal move with all the ways of playing it, each a list of the squares touched.
Moves = dict[Move, set[tuple[Place, ...]]]


def legal_moves(position: Position) -> Moves:
    """The legal moves: captures go first where they are compulsory, and precedence chooses."""
    ways = preferred(position, sequences(position))
    if not ways or not position.game.sheet.captures.compulsory:
        ways = [*ways, *_quiet(position)]
    moves: Moves = {}
    for way in ways:
        piece = position.board[way.path[0]]
        crowned = way.becomes != piece
        move = Move(way.path[0], way.path[-1], frozenset(way.captured), crowned)
        moves.setdefault(move, set()).add(way.path)
    return moves


def play(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    board = {
        place: piece
        for place, piece in position.board.items()
        if place != move.origin and place not in move.captured
    }
    piece = position.board[move.origin]
    board[move.destination] = piece.upper() if move.crowned else piece
    return Position(position.game, board, position.turn.other)


def perft(position: Position, depth: int) -> int:
    """How many lines of `depth` distinct moves there are."""
    moves = legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(play(position, move), depth - 1) for move in moves)


def _quiet(position: Position) -> Iterator[Sequence]:
    game = position.game
    for origin in position.own():
        piece = position.board[origin]
        flying = is_king(piece) and game.sheet.kings.range is Range.FLYING
        for right, down in game.steps(piece, capturing=False):
            there = origin[0] + right, origin[1] + down
            while there in game.is_place and there not in position.board:
                crowned = there in game.crowning[color_of(piece)]
                yield Sequence((origin, there), (), piece.upper() if crowned else piece)
                if not flying:
                    break
                there = there[0] + right, there[1] + down

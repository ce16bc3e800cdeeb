"""All legal moves of a position, and what a move makes of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from damarium.rules.compass import Compass
from damarium.rules.pieces import Range
from tests.naive.captures import Sequence, preferred, sequences
from tests.naive.lines import Place
from tests.naive.position import Game, Position, Run, color_of, is_king


@dataclass(frozen=True)
class Move:
    """A move: ways of playing it that leave the same position are the same move.

    A piece that is taken away in the opening is its origin, its destination and what is captured.
    """

    origin: Place
    destination: Place
    captured: frozenset[Place]
    crowned: bool

    @property
    def takes_away(self) -> bool:
        """Whether one's own piece leaves the board."""
        return self.origin in self.captured


#: Every legal move with all the ways of playing it, each a list of the squares touched.
Moves = dict[Move, set[tuple[Place, ...]]]


def legal_moves(position: Position) -> Moves:
    """The legal moves: captures go first where they are compulsory, and precedence chooses."""
    offered = position.to_take_away()
    if position.stopped():
        return {}
    if offered is not None:
        return {
            Move(place, place, frozenset({place}), crowned=False): {(place,)} for place in offered
        }
    ways = preferred(position, sequences(position))
    if not ways or not position.game.sheet.captures.compulsory:
        held = position.held()
        ways = [*ways, *(way for way in quiet(position) if way.path[0] != held)]
    moves: Moves = {}
    for way in ways:
        piece = position.board[way.path[0]]
        crowned = way.becomes != piece
        move = Move(way.path[0], way.path[-1], frozenset(way.captured), crowned)
        moves.setdefault(move, set()).add(way.path)
    return moves


def play(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    board = dict(position.board)
    piece = board[move.origin]
    for place in {move.origin, *move.captured}:
        del board[place]
    if not move.takes_away:
        board[move.destination] = piece.upper() if move.crowned else piece
    after = Position(position.game, board, position.turn.other)
    if position.game.sheet.kings.run_limit is None:
        return after
    return replace(after, runs=_runs(position, move, after))


def _runs(position: Position, move: Move, after: Position) -> tuple[Run | None, Run | None]:
    """How often each side has now moved the same king; a side without men does not count."""
    runs = list(position.runs)
    own, other = position.turn.index, position.turn.other.index
    mine, theirs = runs[own], runs[other]
    runs[own] = None
    if is_king(position.board[move.origin]) and not move.captured:
        before = mine[1] if mine and mine[0] == move.origin else 0
        runs[own] = move.destination, before + 1
    if theirs and theirs[0] in move.captured:
        runs[other] = None
    for color in (position.turn, position.turn.other):
        if color.value[0] not in after.board.values():
            runs[color.index] = None
    return runs[0], runs[1]


def perft(position: Position, depth: int) -> int:
    """How many lines of `depth` distinct moves there are, however often kings are moved."""
    moves = legal_moves(replace(position, runs=(None, None)))
    if depth == 1:
        return len(moves)
    return sum(perft(play(position, move), depth - 1) for move in moves)


def moving(game: Game, piece: str) -> tuple[Compass, ...]:
    """The directions of a piece's quiet moves."""
    kind = game.sheet.kings if is_king(piece) else game.sheet.men
    return kind.move.of(color_of(piece))


def quiet(position: Position) -> Iterator[Sequence]:
    """Every move that takes nothing, were nothing due and no king held."""
    if position.stopped() or position.to_take_away() is not None:
        return
    game, board = position.game, position.board
    for origin in position.own():
        piece = board[origin]
        if game.only_captures(piece, origin):
            continue
        flying = is_king(piece) and game.sheet.kings.range is Range.FLYING
        for way in moving(game, piece):
            before_the_line = not is_king(piece) and game.sheet.men.linear
            for there in game.line(origin, way):
                if there in board:
                    own_man = board[there] == piece and not game.only_captures(piece, there)
                    if before_the_line and own_man:
                        continue  # the whole line goes
                    break
                crowned = not is_king(piece) and there in game.crowning[color_of(piece)]
                yield Sequence((origin, there), (), piece.upper() if crowned else piece)
                if not flying:
                    break

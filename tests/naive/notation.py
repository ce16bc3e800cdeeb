"""Positions and moves as texts: a FEN, `11-15`, `9x18x27`, in the game's own square names."""

import re
from collections.abc import Mapping
from functools import lru_cache

from damarium.rules import BLACK, WHITE
from damarium.rules.geometry import Board
from damarium.rules.numbering import Letters, Numbers
from tests.naive.lines import Place
from tests.naive.moves import Move, Moves
from tests.naive.position import Game, Position, Run

_SIDES = {"W": (WHITE, "w", "W"), "B": (BLACK, "b", "B")}


def from_fen(game: Game, fen: str) -> Position:
    """The position of a FEN such as `W:W3,K5:B7`, or `W:Wb2,Pb8:Bc7`, or `W:W3,K5:BK7:+0+2K5`."""
    place = places_by_name(game)
    turn, *fields = fen.split(":")
    board: dict[Place, str] = {}
    runs: tuple[Run | None, Run | None] = (None, None)
    for field in fields:
        if field.startswith("+"):
            black, white = field[1:].split("+")
            runs = _run(white, "W", board, place), _run(black, "B", board, place)
            continue
        _, man, king = _SIDES[field[0]]
        for name in filter(None, field[1:].split(",")):
            square = place[name.lstrip("KP")]
            assert square not in board, f"{name} twice in {fen}"
            board[square] = king if name.startswith("K") else man
    return Position(game, board, _SIDES[turn][0], runs)


def _run(
    text: str, king: str, board: Mapping[Place, str], place: Mapping[str, Place]
) -> Run | None:
    """A side's run, such as `2K31`; where it has one king, `2` is enough."""
    moves, _, name = text.partition("K")
    if moves == "0":
        return None
    kings = [square for square, piece in board.items() if piece == king]
    square = place[name] if name else kings[0]
    assert square in kings if name else len(kings) == 1
    return square, int(moves)


def places_by_name(game: Game) -> Mapping[str, Place]:
    """Where the squares with the game's own names lie."""
    return _places_by_name(game.sheet.numbering, game.sheet.board)


@lru_cache(maxsize=64)
def _places_by_name(numbering: Numbers | Letters, board: Board) -> Mapping[str, Place]:
    return dict(zip(numbering.names(board), board.places, strict=True))


def path_text(game: Game, move: Move, path: tuple[Place, ...]) -> str:
    """The long text of one way of playing a move: every square it touches."""
    name = {place: name for name, place in places_by_name(game).items()}
    return ("x" if move.captured else "-").join(name[place] for place in path)


def texts(game: Game, moves: Moves) -> set[str]:
    """The long texts of every way of playing every move."""
    return {path_text(game, move, path) for move, paths in moves.items() for path in paths}


def find(game: Game, moves: Moves, text: str) -> Move:
    """The one move that a text means: its squares in order, or only its ends."""
    squares = [places_by_name(game)[name] for name in re.split("[-x]", text)]
    hits = [
        move
        for move, paths in moves.items()
        if tuple(squares) in paths or squares == [move.origin, move.destination]
    ]
    if len(hits) != 1:
        raise LookupError(f"{text} is {len(hits)} of {sorted(texts(game, moves))}")
    return hits[0]

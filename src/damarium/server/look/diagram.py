"""Diagrams of the rule book: a position, what is marked in it, and what follows in words."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from damarium.game import Board, Move
from damarium.notation.message import N_
from damarium.rules import BLACK, WHITE, Color, Example, Variant
from damarium.server.look.marks import Marks
from damarium.server.look.moves import legal_json, must_capture

#: With more pieces on the board only the squares that are spoken of are named.
_FEW = 8
#: More ways than these are told in words only.
_DRAWN = 2
_NAME = re.compile(r"[a-l]?[0-9]+")
#: Pieces in the order in which they are named: what they are called, and what they are.
_KINDS = (
    (N_("White men"), WHITE, False, False),
    (N_("White parachutists"), WHITE, False, True),
    (N_("White kings"), WHITE, True, False),
    (N_("Black men"), BLACK, False, False),
    (N_("Black parachutists"), BLACK, False, True),
    (N_("Black kings"), BLACK, True, False),
)


@dataclass(frozen=True)
class Diagram:
    """A board as it stands on a page.

    Attributes:
        about: the sentence that it shows.
        follows: the legal moves in words, or what comes of a line of play.
        label: all of the position in words.
        position: a letter a square.
        squares: the names of the squares.
        live: what a board begins with on which the moves can be tried; see `/api/rules/try`.
    """

    id: str
    about: str
    follows: str
    label: str
    position: str
    squares: tuple[str, ...]
    marks: Marks
    live: dict[str, Any]


def example_diagram(variant: Variant, example: Example, id: str, lang: str) -> Diagram:
    """A diagram of a sheet."""
    board = Board(variant, fen=example.fen, counts=example.counts)
    moves = board.legal_moves
    about = example.about.in_(lang)
    if example.play:
        first = board.find(example.play.split()[0])
        return _drawn(board, id, about, _played(board, example.play, lang), lang, (first,))
    follows = [one.sentence(lang) for one in board.counters if one.count]
    outcome = board.outcome()
    follows.append(outcome.sentence(lang) if outcome else legal_words(moves, lang))
    return _drawn(board, id, about, " ".join(follows), lang, moves, example.counts)


def moves_diagram(variant: Variant, fen: str, id: str, lang: str, about: str = "") -> Diagram:
    """A position with all its legal moves, or with what has become of the game."""
    board = Board(variant, fen=fen)
    outcome = board.outcome()
    if outcome:
        return _drawn(board, id, about, outcome.sentence(lang), lang, ())
    return _drawn(board, id, about, legal_words(board.legal_moves, lang), lang, board.legal_moves)


def advice_diagram(variant: Variant, fen: str, move: str, id: str, lang: str) -> Diagram:
    """A position with the one move that is best there."""
    board = Board(variant, fen=fen)
    best = board.find(move)
    return _drawn(board, id, "", N_("Best: %(move)s.", move=best.text).in_(lang), lang, (best,))


def live_json(board: Board) -> dict[str, Any]:
    """A position as a board takes it on which moves can be tried."""
    over = board.outcome() is not None
    return {
        "position": board.position,
        "turn": board.turn.value,
        "legal": [] if over else legal_json(board.variant.squares, board.legal_moves),
        "must": not over and must_capture(board),
    }


def legal_words(moves: Sequence[Move], lang: str) -> str:
    """The legal moves of a position in one sentence."""
    texts = ", ".join(_said(move, lang) for move in moves)
    if len(moves) == 1:
        return N_("The only move: %(move)s.", move=texts).in_(lang)
    return N_("All moves: %(moves)s.", moves=texts).in_(lang)


def _said(move: Move, lang: str) -> str:
    return N_("%(move)s (crowned)", move=move.text).in_(lang) if move.crowned else move.text


def _played(board: Board, line: str, lang: str) -> str:
    """What comes of moves that are made one after the other."""
    said = [one.sentence(lang) for one in board.counters if one.count]
    said.append(N_("Played: %(moves)s.", moves=line.replace(" ", ", ")).in_(lang))
    course = board.copy()
    for move in line.split():
        course.push(move)
    outcome, claims = course.outcome(), course.claims()
    if outcome:
        said.append(outcome.sentence(lang))
    elif claims:
        said.append(N_("A draw may be claimed: %(why)s", why=claims[0].message).in_(lang))
    else:
        said.append(N_("The game goes on.").in_(lang))
    return " ".join(said)


def _drawn(
    board: Board,
    id: str,
    about: str,
    follows: str,
    lang: str,
    moves: Sequence[Move],
    counts: Mapping[str, int] | None = None,
) -> Diagram:
    placed = f"{_placed_words(board, lang)} {follows}"
    return Diagram(
        id,
        about,
        follows,
        placed,
        board.position,
        board.variant.squares,
        marks_of(board, moves, about),
        {"fen": board.fen(), "counts": dict(counts or {}), **live_json(board)},
    )


def marks_of(board: Board, moves: Sequence[Move], about: str = "") -> Marks:
    """What is marked so that the moves can be seen, with the names of what `about` speaks of."""
    position, squares = board.position, board.variant.squares
    captures = [move for move in moves if move.captured and len(move.path) > 1]
    origins = tuple(dict.fromkeys(move.origin for move in moves))
    if captures:
        ways, targets = _ways(captures)
        victims = tuple({square for move in captures for square in move.captured})
    else:
        ways, victims = (), ()
        targets = tuple({move.destination for move in moves if len(move.path) > 1})
    alone = len(origins) == 1
    own = sum(_of(board.turn, piece) for piece in position)
    spoken = {square for way in ways for square in way} | {*victims, *targets, *origins}
    named = {name for name in _NAME.findall(about) if name in squares}
    spoken |= {index for index, name in enumerate(squares) if name in named}
    pieces = [index for index, piece in enumerate(position) if piece != "."]
    return Marks(
        ways=ways,
        victims=victims,
        targets=targets,
        can=() if alone or len(origins) == own or ways else origins,
        chosen=origins[0] if alone and not ways and targets else None,
        tags=tuple(sorted(spoken | set(pieces if len(pieces) <= _FEW else ()))),
    )


def _ways(captures: Iterable[Move]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """The ways to be drawn, and the other squares on which the same ways may end."""
    stems: dict[tuple[int, ...], list[Move]] = {}
    for move in captures:
        stems.setdefault((*move.path[:-1], *sorted(move.captured)), []).append(move)
    drawn = list(stems.values())[:_DRAWN]
    ways = tuple(alike[0].path for alike in drawn)
    ends = {move.destination for alike in stems.values() for move in alike}
    return ways, tuple(sorted(ends - {square for way in ways for square in way[1:]}))


def _placed_words(board: Board, lang: str) -> str:
    """Where everything stands, and who is to move."""
    said = []
    for name, color, king, parachutist in _KINDS:
        there = [
            square
            for square, piece in board.pieces().items()
            if (piece.color, piece.king, piece.parachutist) == (color, king, parachutist)
        ]
        if there:
            said.append(f"{name.in_(lang)}: {', '.join(there)}.")
    turn = N_("White to move.") if board.turn is WHITE else N_("Black to move.")
    return " ".join((*said, turn.in_(lang)))


def _of(color: Color, piece: str) -> bool:
    return piece.lower() == color.value[0]

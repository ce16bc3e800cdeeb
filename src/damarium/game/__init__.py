"""Draughts as a library: boards, moves, outcomes, and the reasons why moves are refused."""

from damarium.game.board import Board
from damarium.game.continuations import Continuations
from damarium.game.counters import Claim, DrawCounter
from damarium.game.errors import AmbiguousMove, IllegalMove, InvalidMove
from damarium.game.legal import LegalMoves
from damarium.game.move import Move
from damarium.game.outcome import End, Outcome
from damarium.game.piece import Piece
from damarium.game.reason import Reason
from damarium.game.refusal import Refusal

__all__ = [
    "AmbiguousMove",
    "Board",
    "Claim",
    "Continuations",
    "DrawCounter",
    "End",
    "IllegalMove",
    "InvalidMove",
    "LegalMoves",
    "Move",
    "Outcome",
    "Piece",
    "Reason",
    "Refusal",
]

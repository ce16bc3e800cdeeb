"""A game being played: the board that people import."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Self

from damarium._core import Position
from damarium.game.attempt import Attempt, read
from damarium.game.continuations import Continuations, continuations
from damarium.game.counters import Claim, DrawCounter
from damarium.game.draws import claims, draw_counters, granted, starting_counts
from damarium.game.errors import AmbiguousMove, IllegalMove, InvalidMove
from damarium.game.explain import Explainer
from damarium.game.ground import waits
from damarium.game.legal import LegalMoves
from damarium.game.lowered import lowered, placed, placement
from damarium.game.move import Move
from damarium.game.outcome import Outcome
from damarium.game.picture import picture
from damarium.game.piece import Piece
from damarium.game.refusal import Refusal
from damarium.game.step import Step
from damarium.game.textboard import text_board
from damarium.notation import read_fen, squares, write_fen
from damarium.notation.message import N_
from damarium.rules import BLACK, WHITE, Color, Variant, parse


class Board:
    """A game of one variant: its position, the moves that led there, and what may follow.

    Args:
        variant: a spelling such as "spanish/encyclopedia", or a Variant.
        fen: the position to begin with, in the variant's numbering; else the game's set-up.
        counts: draw counters to begin with, plies by the counter's id; else 0.

    Raises:
        UnknownVariant: the spelling names no variant.
        InvalidFen: the text is no position.

    >>> board = Board("spanish")
    >>> board.push("11-15").text
    '11-15'
    >>> board.turn, board.ply, len(board.legal_moves)
    (<Color.BLACK: 'black'>, 1, 7)
    >>> board.pop().text, board.outcome()
    ('11-15', None)
    """

    __slots__ = ("_claimed", "_seen", "_squares", "_steps", "variant")

    #: The game.
    variant: Variant

    def __init__(
        self,
        variant: str | Variant = "spanish",
        *,
        fen: str | None = None,
        counts: Mapping[str, int] | None = None,
    ) -> None:
        self.variant = parse(variant) if isinstance(variant, str) else variant
        self._squares = squares(self.variant)
        rules = lowered(self.variant)
        first = Position.start(rules)
        if fen is not None or counts:
            pieces = placement(first) if fen is None else read_fen(fen, self.variant)
            first = placed(rules, pieces, starting_counts(self.variant, counts or {}))
        self._steps = [Step(first, None, 1)]
        # how often each position stands in the game, by its key
        self._seen = {first.key: 1}
        self._claimed: Outcome | None = None

    @classmethod
    def from_fen(cls, fen: str, variant: str | Variant = "spanish") -> Self:
        """A board with the position that a text describes.

        >>> Board.from_fen("W:WK16:B27,26,21,K7", "spanish").legal_moves
        <LegalMoves 16x3>
        """
        return cls(variant, fen=fen)

    def copy(self) -> Self:
        """The same game, to be played on without touching this one."""
        twin = type(self).__new__(type(self))
        twin.variant = self.variant
        twin._squares = self._squares
        twin._steps = self._steps.copy()
        twin._seen = self._seen.copy()
        twin._claimed = self._claimed
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    # --- playing ---

    @property
    def legal_moves(self) -> LegalMoves:
        """What the rules of movement allow here; a snapshot that later moves do not change.

        A draw or a lost last piece ends the game, not this list: see `outcome`.
        """
        return self._steps[-1].legal_moves(self.variant)

    def find(self, attempt: Attempt) -> Move:
        """The legal move that a text, squares, or a move from elsewhere mean.

        Raises:
            InvalidMove: it is no move in any position.
            IllegalMove: it is not legal here, or the game is over; the error holds the refusal.
            AmbiguousMove: it may mean several moves; the error holds them.

        >>> board = Board("american", fen="B:W14,22,23:B9")
        >>> board.find("9x25").captured == board.find(["9", "18", "25"]).captured
        True
        """
        if isinstance(attempt, Move) and self.outcome() is None:
            own = self.legal_moves.own(attempt)
            if own is not None:
                return own
        reading = read(attempt, self._squares)
        refusal = None
        found = self.legal_moves.fitting(reading)
        outcome = self.outcome()
        if outcome is not None or not found:
            refusal = Explainer(self.legal_moves, outcome).refusal(reading)
        if refusal is not None:
            raise IllegalMove(str(reading.given), refusal)
        if not found:
            sentence = N_("%(square)s is only one square: a move needs two.", square=reading.given)
            raise InvalidMove(str(reading.given), sentence)
        if len(found) > 1:
            raise AmbiguousMove(str(reading.given), found)
        return found[0]

    def push(self, move: Attempt) -> Move:
        """Play a move: a Move, a text such as "11x20" or "a3b4", or the squares passed.

        Raises what `find` raises; the board is then as it was.
        """
        found = self.find(move)
        position = self._steps[-1].position.play(found.core)
        key = position.key
        times = self._seen.get(key, 0) + 1
        self._seen[key] = times
        self._steps.append(Step(position, found, times))
        return found

    def pop(self) -> Move:
        """Take the last move back, and a claim made since; IndexError where none was played."""
        move = self._steps[-1].move
        if move is None:
            raise IndexError("no move has been played on this board")
        key = self._steps.pop().position.key
        self._seen[key] -= 1
        if not self._seen[key]:
            del self._seen[key]
        self._claimed = None
        return move

    @property
    def played(self) -> tuple[Move, ...]:
        """The moves played on this board."""
        return tuple(step.move for step in self._steps if step.move is not None)

    @property
    def ply(self) -> int:
        """How many moves have been played on this board, both sides counted."""
        return len(self._steps) - 1

    @property
    def turn(self) -> Color:
        """The side to move."""
        return WHITE if self.core.turn == 0 else BLACK

    # --- the end ---

    def outcome(self) -> Outcome | None:
        """How the game has ended, or None while it goes on.

        A side to move without a move, or with a last piece that loses, has lost; only then are
        draws asked, the game's own in the order of its rules.
        """
        if self._claimed is not None:
            return self._claimed
        return self._steps[-1].outcome(self.variant)

    def claims(self) -> tuple[Claim, ...]:
        """The draws that the side to move may claim.

        >>> board = Board("american", fen="B:WK32:BK1", counts={"quiet": 80})
        >>> board.outcome(), [claim.id for claim in board.claims()]
        (None, ['quiet'])
        """
        if self.outcome() is not None:
            return ()
        return claims(self.variant, self.core, self.repetitions())

    def claim(self, claim: Claim | str) -> Outcome:
        """End the game by a claim; ValueError where it may not be claimed."""
        self._claimed = granted(claim, self.claims())
        return self._claimed

    @property
    def counters(self) -> tuple[DrawCounter, ...]:
        """The game's draw counters as they stand."""
        return draw_counters(self.variant, self.core)

    def repetitions(self) -> int:
        """How often this position with this side to move has stood on this board, now included."""
        return self._steps[-1].times

    # --- why not, and how to go on ---

    def refusal(self, attempt: Attempt) -> Refusal | None:
        """Why an attempt cannot be played, or None where it can (or is only ambiguous).

        Squares may be given by name or index. A single square asks whether its piece may move.

        >>> Board("spanish").refusal("9-18").code
        <Reason.TOO_FAR: 'TOO_FAR'>
        """
        reading = read(attempt, self._squares)
        return Explainer(self.legal_moves, self.outcome()).refusal(reading)

    def continuations(self, prefix: Sequence[int | str] = ()) -> Continuations:
        """Every legal way of going on from squares already passed, given by name or index.

        InvalidMove where one is no square; TypeError where a text is given instead of a list.

        >>> board = Board("american", fen="B:W6,7,14,15:BK18")
        >>> [board.names[square] for square in board.continuations(["18"]).next]
        ['9', '11']
        >>> board.continuations(["18", "9", "2", "11", "18"]).complete
        <Move 18x18>
        """
        if isinstance(prefix, str):
            # each of its letters would be read as the name of a square
            raise TypeError(
                f"continuations: {prefix!r}: give a list of squares, as in ['11', '20']"
            )
        path = read(prefix, self._squares).readings[0] if prefix else ()
        return continuations(self.legal_moves, path)

    # --- looking at it ---

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the squares by index, in the game's own notation."""
        return self.variant.squares

    @property
    def core(self) -> Position:
        """The core's form of the position."""
        return self._steps[-1].position

    @property
    def history(self) -> tuple[int, ...]:
        """The keys of the earlier positions, for a search that must see repetitions."""
        return tuple(step.position.key for step in self._steps[:-1])

    @property
    def position(self) -> str:
        """One character a square from the top left: `w b` men, `W B` kings, `.` empty."""
        return self.core.squares()

    def key(self) -> int:
        """A number for the pieces and the side to move, the same whenever these are."""
        return self.core.key

    def fen(self) -> str:
        """The position as text, in the variant's own numbering.

        >>> Board("american", fen="B:B1,K32:W31").fen()
        'B:W31:B1,K32'
        """
        return write_fen(placement(self.core), self.variant)

    def pieces(self) -> dict[str, Piece]:
        """The pieces by the names of their squares."""
        position = self.position
        found = ((name, self._piece(position, at)) for at, name in enumerate(self.names))
        return {name: piece for name, piece in found if piece is not None}

    def piece_at(self, square: int | str) -> Piece | None:
        """The piece on a square, given by name or index; UnknownSquare where there is no such."""
        return self._piece(self.position, squares(self.variant).at(square))

    def _piece(self, position: str, square: int) -> Piece | None:
        piece = Piece.of(position[square])
        waiting = piece is not None and waits(self.variant, position, square)
        return replace(piece, parachutist=True) if piece and waiting else piece

    def perft(self, depth: int) -> int:
        """The number of ways in which the next `depth` plies can be played."""
        return self.core.perft(depth)

    def divide(self, depth: int) -> list[tuple[Move, int]]:
        """The same, apart for each legal move."""
        legal = self.legal_moves
        return [(Move(move, legal), count) for move, count in self.core.divide(depth)]

    def _repr_svg_(self) -> str:
        return picture(self.variant, self.position)

    def __str__(self) -> str:
        return text_board(self.variant, self.position)

    def __repr__(self) -> str:
        return f"<Board {self.variant.spelling} {self.fen()}>"

"""The exact rules core and the search: rules, positions, moves, analyses.

Squares are numbers from 0, row by row from the top left of the picture with White at the bottom,
playing squares only. Colours are 0 (White) and 1 (Black).
"""

from collections.abc import Callable, Sequence
from typing import final

__all__ = ["Analysis", "Move", "Position", "Rules", "Search"]

@final
class Rules:
    """The rules of one game, checked and laid out for the fastest board that has their lines.

    ``text`` is the game's core form, JSON. ``table=True`` forces the neighbour-table board, which
    gives the same answers more slowly. A flaw raises ``ValueError`` as "field: value: reason".
    """

    def __new__(cls, text: str, *, table: bool = False) -> Rules: ...
    @property
    def board(self) -> str:
        """The layout's name: "dark8", "dark10", "dark12", "crossed10", "full8" or "table"."""

    @property
    def squares(self) -> int:
        """How many squares there are."""

@final
class Move:
    """A whole move. Two moves are equal if origin, destination, captured and crowned are."""

    @property
    def origin(self) -> int:
        """The square that the piece leaves."""

    @property
    def destination(self) -> int:
        """The square on which the piece ends."""

    @property
    def captured(self) -> tuple[int, ...]:
        """The squares of the pieces taken, ascending."""

    @property
    def path(self) -> tuple[int, ...]:
        """The canonical way of playing: origin, every landing square, destination.

        Of several ways it is the smallest list. It is found when asked for.
        """

    @property
    def crowned(self) -> bool:
        """Whether the piece is made a king by the move."""

    @property
    def king(self) -> bool:
        """Whether the piece was a king before the move."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Position:
    """A position of a game, an immutable value: the pieces, the side to move, the draw counters.

    Two positions are equal if their pieces, side to move and counters are and they share one
    ``Rules`` object.
    """

    @staticmethod
    def start(rules: Rules) -> Position:
        """The position in which the game begins."""

    @staticmethod
    def of(
        rules: Rules,
        white_men: Sequence[int],
        white_kings: Sequence[int],
        black_men: Sequence[int],
        black_kings: Sequence[int],
        turn: int,
        counters: Sequence[int] = ...,
        runs: Sequence[tuple[int, int]] | None = ...,
    ) -> Position:
        """A position set up by hand; without counters they are 0.

        ``runs`` are those of White and of Black, as the property of that name gives them.

        Raises ``ValueError`` as "field: value: reason" if a square does not exist or is used twice,
        or the counters are not as many as the game has.
        """

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def turn(self) -> int:
        """The side to move: 0 White, 1 Black."""

    @property
    def key(self) -> int:
        """64 bits made of the pieces and the side to move, the same on every kind of board."""

    @property
    def counters(self) -> tuple[int, ...]:
        """The draw counters, in plies."""

    @property
    def counting(self) -> tuple[bool, ...]:
        """For each draw counter whether it counts: what it asks for stands on the board."""

    @property
    def runs(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """White's and Black's run: the square of the king that was moved last, and how many quiet
        moves it has made on end; (0, 0) where there is none or the game does not limit them."""

    def squares(self) -> str:
        """What stands on each square in order: ".", "w" and "b" men, "W" and "B" kings."""

    def legal_moves(self) -> list[Move]:
        """The legal moves, ordered by origin, destination and captured squares."""

    def count(self) -> int:
        """The number of legal moves."""

    def play(self, move: Move) -> Position:
        """The position after a move; ``ValueError`` "illegal move" if it is not legal."""

    def paths(self, move: Move) -> list[tuple[int, ...]]:
        """The ways of playing a move, ascending; none if it is not legal.

        Each is a list of squares like ``Move.path``. Of more than 1,000 ways the first 1,000 are
        given.
        """

    def perft(self, depth: int) -> int:
        """The number of ways in which the next ``depth`` plies (0 to 100) can be played.

        Equal captures are one move; draws and lost last pieces do not end the count. Other threads
        run meanwhile, and Ctrl-C ends it.
        """

    def divide(self, depth: int) -> list[tuple[Move, int]]:
        """The same, apart for each legal move; nothing at depth 0."""

    def verdict(self) -> tuple[int, str] | None:
        """The winner (0 White, 1 Black) and the reason, if the game is decided.

        Reasons are "no_piece", "no_move", "last_piece", "first_king" and "king_beats_man".
        """

    def standoff(self) -> int | None:
        """The index of the standoff, among the game's, that draws at once; else None."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Search:
    """Looks for good moves in one game; remembers what it has seen between searches.

    ``hash_mb`` is the size of its hash table in mebibytes.
    """

    def __new__(cls, rules: Rules, *, hash_mb: int = 16) -> Search: ...
    def run(
        self,
        position: Position,
        history: Sequence[int] = ...,
        *,
        depth: int | None = None,
        nodes: int | None = None,
        millis: int | None = None,
        aim: int | None = None,
        noise: int = 0,
        seed: int = 0,
        on_info: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        """The best line, found until a limit is reached; without any limit until `stop`.

        ``history`` holds the keys of the game's earlier positions, for draws by repetition.
        ``depth`` counts plies; after ``aim`` milliseconds (half of ``millis``) no further depth is
        begun, unless the best move has just turned out worse. ``noise`` is in centi-men by which
        positions are misjudged, drawn by ``seed``. ``on_info`` hears of every finished iteration.
        Other threads run meanwhile, and Ctrl-C ends it. ``RuntimeError`` if this search is running
        already.
        """

    def stop(self) -> None:
        """Ends a running search from another thread; it answers with the best it has found."""

    def clear(self) -> None:
        """Forgets everything learnt in earlier searches."""

@final
class Analysis:
    """What a search has found."""

    @property
    def move(self) -> Move | None:
        """The best move; None where the game is over."""

    @property
    def score(self) -> int:
        """Centi-men for the side to move; a win in n plies is 30000 - n."""

    @property
    def depth(self) -> int:
        """Plies looked ahead in full."""

    @property
    def nodes(self) -> int:
        """Positions visited."""

    @property
    def millis(self) -> int:
        """Milliseconds spent."""

    @property
    def pv(self) -> tuple[Move, ...]:
        """The best line, the best move first."""

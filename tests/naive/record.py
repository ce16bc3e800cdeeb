"""A game being played: what its draw counters stand at, and whether it is over."""

from collections.abc import Mapping, Sequence

from damarium.rules import BLACK, WHITE, Color
from damarium.rules.endings import Counter, Counting, Draw, Event, LastPiece, Repetition
from damarium.rules.geometry import Board
from damarium.rules.material import Force, Material
from tests.naive.moves import Move, legal_moves, play
from tests.naive.position import Position, color_of, is_king


def events(position: Position, move: Move) -> set[Event]:
    """What happens in a ply that a counter may care for."""
    happened = set()
    if move.captured:
        happened.add(Event.CAPTURE)
    if move.crowned:
        happened.add(Event.CROWNING)
    piece = position.board[move.origin]
    if not is_king(piece):
        happened.add(Event.MAN_MOVE)
        goals = position.game.crowning[color_of(piece)]
        if _rows_to_go(move.destination[1], goals) < _rows_to_go(move.origin[1], goals):
            happened.add(Event.MAN_ADVANCE)
    return happened


def _rows_to_go(row: int, goals: frozenset[tuple[int, int]]) -> int:
    return min(abs(row - goal_row) for _, goal_row in goals)


def lost(position: Position) -> str:
    """Why the side to move has lost, or nothing where it has not."""
    own = [position.board[place] for place in position.own()]
    if not own:
        return "no_piece"
    if not legal_moves(position):
        return "no_move"
    last = position.game.sheet.ends.last_piece_loses
    if len(own) == 1 and (last is LastPiece.ANY or (last is LastPiece.MAN and not is_king(own[0]))):
        return "last_piece"
    return ""


def has(picture: str, color: Color, force: Force, board: Board) -> bool:
    """Whether a side has what a draw rule says."""
    letter = color.value[0]
    men, kings = picture.count(letter), picture.count(letter.upper())
    there = [picture[square] for square in force.on.of(board)] if force.on else [letter.upper()]
    return (
        kings in force.kings
        and men in force.men
        and men + kings in force.pieces
        and letter.upper() in there
    )


class Record:
    """A position with the plies that led to it."""

    def __init__(self, position: Position, counts: Mapping[str, int] | None = None) -> None:
        self.position = position
        self.seen = [(position.picture, position.turn)]
        self.counts = {rule.id: 0 for rule in self._counters()}
        #: the counters that have begun to count
        self.begun: set[str] = set()
        here = position.picture
        for rule in self._counters():
            count = (counts or {}).get(rule.id, 0)
            if self._applies(rule, here) and (count or self._may_begin(rule, here)):
                self.begun.add(rule.id)
                self.counts[rule.id] = count

    def push(self, move: Move) -> None:
        """Play a legal move."""
        happened = events(self.position, move)
        mover = self.position.turn
        self.position = play(self.position, move)
        self.seen.append((self.position.picture, self.position.turn))
        for rule in self._counters():
            self._count(rule, happened, mover)

    def _count(self, rule: Counter, happened: set[Event], mover: Color) -> None:
        here = self.position.picture
        if not self._applies(rule, here):
            self.begun.discard(rule.id)
            self.counts[rule.id] = 0
        elif rule.id not in self.begun:
            self.counts[rule.id] = 0
            if self._may_begin(rule, here):
                self.begun.add(rule.id)
        elif happened & set(rule.resets):
            self.counts[rule.id] = 0
        elif rule.counts is Counting.BOTH or mover is self._stronger(rule.when, here):
            self.counts[rule.id] += 1

    def _applies(self, rule: Counter, picture: str) -> bool:
        if any(
            other.replaces == rule.id and self._stronger(other.when, picture)
            for other in self._counters()
        ):
            return False
        return rule.when is None or bool(self._stronger(rule.when, picture))

    def _may_begin(self, rule: Counter, picture: str) -> bool:
        return rule.starts is None or bool(self._stronger(rule.starts, picture))

    def _stronger(self, material: Material | None, picture: str) -> Color | None:
        """The side that a rule about material calls the stronger one, White if both might be."""
        if material is None or len(picture) - picture.count(".") not in material.pieces:
            return None
        board = self.position.game.sheet.board
        for color in (WHITE, BLACK):
            if has(picture, color, material.stronger, board) and has(
                picture, color.other, material.weaker, board
            ):
                return color
        return None

    def outcome(self) -> tuple[Color | None, str] | None:
        """(winner, reason), where the game has ended without anybody's word."""
        reason = lost(self.position)
        if reason:
            return self.position.turn.other, reason
        for rule in self._struck():
            if not rule.claimed:
                return None, "repetition" if isinstance(rule, Repetition) else "counter"
        return None

    def claims(self) -> set[str]:
        """The draw rules by which the side to move may end the game."""
        return {rule.id for rule in self._struck() if rule.claimed}

    def _struck(self) -> list[Draw]:
        return [rule for rule in self._rules() if self._has_struck(rule)]

    def _has_struck(self, rule: Draw) -> bool:
        if isinstance(rule, Repetition):
            return self.seen.count(self.seen[-1]) >= rule.times
        return self.counts[rule.id] >= rule.plies

    def _counters(self) -> list[Counter]:
        return [rule for rule in self._rules() if isinstance(rule, Counter)]

    def _rules(self) -> Sequence[Draw]:
        return self.position.game.sheet.draws

"""A game being played: what its draw counters stand at, and whether it is over."""

from collections.abc import Mapping, Sequence

from damarium.rules import BLACK, WHITE, Color
from damarium.rules.endings import (
    Counter,
    Counting,
    Draw,
    Event,
    LastPiece,
    Pending,
    Repetition,
    Standoff,
)
from damarium.rules.geometry import Board
from damarium.rules.material import Force, Material
from tests.naive.captures import sequences
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
        far = position.game.way_to_go[color_of(piece)]
        # from where no steps lead to a crowning square, none leads nearer
        if far.get(move.destination, _NO_WAY) < far.get(move.origin, _NO_WAY):
            happened.add(Event.MAN_ADVANCE)
    return happened


_NO_WAY = 1000


def verdict(position: Position) -> tuple[Color, str] | None:
    """(winner, reason), where what stands on the board and may be moved decides the game."""
    decided = _loser(position)
    if decided is None:
        return None
    loser, reason = decided
    return loser if position.game.sheet.ends.losing else loser.other, reason


def _loser(position: Position) -> tuple[Color, str] | None:
    """Who would have lost if losing were not winning."""
    ends, turn = position.game.sheet.ends, position.turn
    pieces = "".join(position.board.values())
    own = [piece for piece in pieces if color_of(piece) is turn]
    if not own:
        return turn, "no_piece"
    if ends.first_king_wins:
        # the side that has just moved has made the king
        for winner in (turn.other, turn):
            if winner.value[0].upper() in pieces:
                return winner.other, "first_king"
    blocked = not legal_moves(position)
    last = ends.last_piece_loses
    if len(own) == 1 and (last is LastPiece.ANY or (last is LastPiece.MAN and not is_king(own[0]))):
        return turn, "no_move" if blocked else "last_piece"
    if ends.king_beats_man and sorted(pieces) in (["B", "w"], ["W", "b"]):
        king = WHITE if "W" in pieces else BLACK
        if not sequences(position):
            return king.other, "king_beats_man"
    return (turn, "no_move") if blocked else None


def stands_off(position: Position) -> bool:
    """Whether a rule draws the game at once for what is left on the board."""
    rules = position.game.sheet.draws
    return any(is_off(rule, position) for rule in rules if isinstance(rule, Standoff))


def is_off(rule: Standoff, position: Position) -> bool:
    """Whether this rule does."""
    if stronger(rule.when, position) is None or sequences(position):
        return False
    if rule.unless is Pending.CAPTURE:
        return True
    after = [play(position, move) for move in legal_moves(position)]
    return not after or any(not sequences(each) for each in after)


def stronger(material: Material | None, position: Position) -> Color | None:
    """The side that a rule about material calls the stronger one, White if both might be."""
    picture = position.picture
    if material is None or len(picture) - picture.count(".") not in material.pieces:
        return None
    board = position.game.sheet.board
    for color in (WHITE, BLACK):
        if has(picture, color, material.stronger, board) and has(
            picture, color.other, material.weaker, board
        ):
            return color
    return None


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
        self.seen = [position.identity]
        self.counts = {rule.id: 0 for rule in self._counters()}
        #: the counters that have begun to count
        self.begun: set[str] = set()
        for rule in self._counters():
            count = (counts or {}).get(rule.id, 0)
            if self._applies(rule) and (count or self._may_begin(rule)):
                self.begun.add(rule.id)
                self.counts[rule.id] = count

    def push(self, move: Move) -> None:
        """Play a legal move."""
        happened = events(self.position, move)
        mover = self.position.turn
        self.position = play(self.position, move)
        self.seen.append(self.position.identity)
        for rule in self._counters():
            self._count(rule, happened, mover)

    def _count(self, rule: Counter, happened: set[Event], mover: Color) -> None:
        if not self._applies(rule):
            self.begun.discard(rule.id)
            self.counts[rule.id] = 0
        elif rule.id not in self.begun:
            self.counts[rule.id] = 0
            if self._may_begin(rule):
                self.begun.add(rule.id)
        elif happened & set(rule.resets):
            self.counts[rule.id] = 0
        elif rule.counts is Counting.BOTH or mover is stronger(rule.when, self.position):
            self.counts[rule.id] += 1

    def _applies(self, rule: Counter) -> bool:
        if any(
            other.replaces == rule.id and stronger(other.when, self.position)
            for other in self._counters()
        ):
            return False
        return rule.when is None or bool(stronger(rule.when, self.position))

    def _may_begin(self, rule: Counter) -> bool:
        return rule.starts is None or bool(stronger(rule.starts, self.position))

    def outcome(self) -> tuple[Color | None, str] | None:
        """(winner, reason), where the game has ended without anybody's word."""
        decided = verdict(self.position)
        if decided:
            return decided
        if stands_off(self.position):
            return None, "standoff"
        for rule in self._struck():
            if not rule.claimed:
                return None, "repetition" if isinstance(rule, Repetition) else "counter"
        return None

    def claims(self) -> set[str]:
        """The draw rules by which the side to move may end the game."""
        return {rule.id for rule in self._struck() if rule.claimed}

    def _struck(self) -> list[Repetition | Counter]:
        return [
            rule
            for rule in self._rules()
            if not isinstance(rule, Standoff) and self._has_struck(rule)
        ]

    def _has_struck(self, rule: Repetition | Counter) -> bool:
        if isinstance(rule, Repetition):
            return self.seen.count(self.seen[-1]) >= rule.times
        return self.counts[rule.id] >= rule.plies

    def _counters(self) -> list[Counter]:
        return [rule for rule in self._rules() if isinstance(rule, Counter)]

    def _rules(self) -> Sequence[Draw]:
        return self.position.game.sheet.draws

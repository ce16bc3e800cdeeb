"""Whether positions show one difference of two games, and which shows it best."""

from damarium.game.beside.candidate import Candidate
from damarium.game.beside.game import Game
from damarium.game.beside.parts import ENDS, MOVES
from damarium.game.beside.seen import Seen, Views

#: How good a position is, the less the better: whether the row alone does not explain all, how many
#: pieces there are, how many moves.
Score = tuple[int, ...]


class Quest:
    """The search for one row of one pair, and of all others to whom it is the same.

    Attributes:
        games: both.
        pairs: the ids of the games of these pairs.
        best: the best position so far, with its score.
        stirred: whether the row ever changed what one of both games allows.
        strange: whether a position showed it that one of the games cannot come to.
    """

    def __init__(self, row: str, one: Game, other: Game) -> None:
        self.row = row
        self.games = one, other
        self.pairs: list[tuple[str, str]] = []
        self.best: tuple[Score, Candidate] | None = None
        self.stirred = self.strange = False
        self._ends = row in ENDS
        self._own = [game.ending() if self._ends else game.moving() for game in self.games]
        self._mixed = [one.mixed(row, other), other.mixed(row, one)]

    @property
    def key(self) -> tuple[object, ...]:
        """What the search depends on: quests that share it find the same."""
        ending = (game.ending() for game in self.games)
        kinds = ((*game.men.values(), game.crowns) for game in self.games)
        return self.row, *self._own, *self._mixed, *ending, *kinds

    @property
    def reason(self) -> str:
        """Why nothing was found."""
        if self.strange:
            return "only in positions that one of the games cannot come to"
        if self.stirred:
            return "what one game allows by it is hidden by other differences"
        return "no position was found in which it decides anything"

    def open(self, pieces: int) -> bool:
        """Whether positions of so many pieces may be better than the best one."""
        return self.best is None or self.best[0][:2] >= (0, pieces)

    def look(self, candidate: Candidate, views: Views) -> None:
        """Keep a position that shows the row better than all before, and make it smaller."""
        score = self._score(candidate, views)
        if score is None or (self.best is not None and (score, candidate) >= self.best):
            return
        self.best = score, candidate
        squares = len(self.games[0].sheet.board.places)
        for other in (*candidate.smaller(), candidate.across(squares)):
            self.look(other, Views(other))

    def _score(self, candidate: Candidate, views: Views) -> Score | None:
        """How well a position shows the row; None where it does not."""
        own = [views.of(rules) for rules in self._own]
        one, other = map(self._told, own)
        if one == other and self.stirred:
            return None
        mixed = [self._told(views.of(rules)) if rules else None for rules in self._mixed]
        if mixed[0] in (None, one) and mixed[1] in (None, other):
            return None
        self.stirred = True
        exact = (mixed[0] == other) + (mixed[1] == one)
        if one == other or not (
            exact or _nearer(mixed[0], one, other) or _nearer(mixed[1], other, one)
        ):
            return None
        if not self._possible(candidate, views):
            self.strange = True
            return None
        if self.row in MOVES and self.row != "crowning" and own[0].written == own[1].written:
            return None
        # what explains all from both sides, and White to move, is worth a piece more
        pieces = len(candidate.pieces) + candidate.turn + (exact < len(mixed))
        moves = sum(len(seen.moves) for seen in own)
        return int(not exact), pieces, moves

    def _told(self, seen: Seen) -> frozenset[object]:
        return frozenset((seen.end,)) if self._ends else frozenset(seen.moves)

    def _possible(self, candidate: Candidate, views: Views) -> bool:
        """Whether the position can stand in both games, and these go on where moves are shown."""
        return all(candidate.stands_in(game) for game in self.games) and (
            self._ends or not any(views.of(game.ending()).end for game in self.games)
        )


def _nearer(
    mixed: frozenset[object] | None, own: frozenset[object], aim: frozenset[object]
) -> bool:
    """Whether the mixed rules bring one game nearer to the other, and not away from it as well."""
    return mixed is not None and bool(mixed ^ own) and mixed ^ own <= own ^ aim

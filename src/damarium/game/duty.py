"""The duties of capturing, and which of them forbids an attempt.

They are found by asking the same core with a rule left out: what is legal then was forbidden by
that rule.
"""

from collections.abc import Sequence

from damarium.game.attempt import Reading
from damarium.game.ground import Ground
from damarium.game.halting import halt
from damarium.game.landing import wrong_landing
from damarium.game.legal import LegalMoves
from damarium.game.move import Move
from damarium.game.precedence import CODES, Comparison, takes
from damarium.game.question import Question
from damarium.game.reason import Reason
from damarium.game.refusal import Refusal
from damarium.game.relaxed import fearless, free, preferring, tireless, unhalting
from damarium.game.words import protected, taken
from damarium.notation.message import N_, pgettext
from damarium.notation.moves import spell
from damarium.notation.paths import passed, runs_through, victims
from damarium.rules.captures import Criterion
from damarium.rules.pieces import Landing


class Duty:
    """What a side must do in a position, and why an attempt is not it."""

    def __init__(self, asked: Question) -> None:
        self.asked = asked

    def offended(self, path: tuple[int, ...], *, captures: bool) -> Refusal | None:
        """The duty that forbids an attempt, None where none does; `captures` says its sign."""
        possible = self.asked.under(free(self.asked.variant))
        jumps = [move for move in possible if move.captured]
        if len(path) == 1:
            # whatever the piece may begin, not only what leads back to its own square
            return (
                self._lesser(path, [move for move in jumps if move.origin == path[0]])
                or self._quiet(path, possible)
                or self._tired(path)
                or self._man_takes_king(path)
            )
        return (
            # a step to the next square is meant as one, though a capture might lead there round
            (None if captures else self._quiet(path, possible))
            or self._unfinished(path)
            or self._lesser(path, [move for move in jumps if self._fits(move, path)])
            or self._landing(path, jumps)
            or self._lesser(path, [move for move in jumps if self._cut(move, path)])
            or self._quiet(path, possible)
            or self._tired(path)
            or self._unhalted(path)
            or self._man_takes_king(path)
        )

    def _fits(self, move: Move, path: tuple[int, ...]) -> bool:
        return (move.origin, move.destination) == (path[0], path[-1]) and any(
            runs_through(path, passed(way, move.captured, self.asked.lines)) for way in move.paths
        )

    def _cut(
        self, move: Move, path: tuple[int, ...], *, whole: bool = False
    ) -> tuple[tuple[int, ...], int] | None:
        """The way of a capture that an attempt begins, and how many pieces that beginning takes.

        Where `whole`, the attempt may also be all of it.
        """
        if move.origin != path[0]:
            return None
        for way in move.paths:
            for stop in range(len(way) if whole else len(way) - 1):
                if way[stop] == path[-1] and runs_through(
                    path, passed(way[: stop + 1], move.captured, self.asked.lines)
                ):
                    return way, stop
        return None

    def _unfinished(self, path: tuple[int, ...]) -> Refusal | None:
        if self.asked.sheet.captures.may_stop:
            return None
        for move in self.asked.legal:
            cut = self._cut(move, path) if move.captured else None
            if cut is not None:
                way, stop = cut
                rest = victims(way, move.captured, self.asked.lines)[stop:]
                sentence = N_(
                    "The capture does not end on %(square)s: %(better)s also takes %(rest)s.",
                    square=self.asked.names[path[-1]],
                    better=move.text,
                    rest=tuple(self.asked.names[square] for square in rest),
                )
                return self.asked.refuse(Reason.MUST_CONTINUE, tuple(rest), path, sentence, move)
        return None

    def _landing(self, path: tuple[int, ...], jumps: Sequence[Move]) -> Refusal | None:
        """A capture that would end where it lands, though it goes on from another square there."""
        ground = Ground(self.asked.variant, self.asked.position, self.asked.color, path[0])
        landing = wrong_landing(jumps, ground, path)
        if landing is None:
            return None
        better = next((move for move in landing.moves if move in self.asked.legal), None)
        first = self.asked.sheet.captures.prefer[:1]
        if better is None and first in ((Criterion.MOST_PIECES,), (Criterion.MOST_VALUE,)):
            # even what goes on takes less than another capture, and the attempt less than that
            return self._offends(first[0], path, path, landing.taken)
        sentence = N_(
            "On %(square)s the capture would end; it goes on from %(others)s.",
            square=self.asked.names[path[-1]],
            others=tuple(self.asked.names[square] for square in landing.others),
        )
        return self.asked.refuse(
            Reason.LANDING_MUST_CONTINUE, landing.others, path, sentence, better
        )

    def _lesser(self, path: tuple[int, ...], captures: Sequence[Move]) -> Refusal | None:
        """The precedence that an attempt offends; of its completions the best one counts."""
        prefer = self.asked.sheet.captures.prefer
        left = list(captures)
        for size, criterion in enumerate(prefer, start=1):
            best = self.asked.under(preferring(self.asked.variant, prefer[:size]))
            kept = [move for move in left if move in best]
            if left and not kept:
                valued = criterion is Criterion.MOST_VALUE
                meant = max(left, key=lambda move: self._size(move.captured, valued=valued))
                return self._offends(criterion, path, meant.path, meant.captured)
            left = kept
        return None

    def _size(self, captured: tuple[int, ...], *, valued: bool) -> int:
        return self.asked.value(captured) if valued else len(captured)

    def _offends(
        self,
        criterion: Criterion,
        path: tuple[int, ...],
        way: tuple[int, ...],
        captured: tuple[int, ...],
    ) -> Refusal | None:
        better = self.asked.better(path)
        if better is None:
            return None
        comparison = Comparison(
            refused=spell((way[0], way[-1]), self.asked.names, captures=True),
            few=taken(captured, self.asked.position, flying=self.asked.flying),
            better=better,
            kings=self.asked.kings(better),
            counts=(self.asked.value(captured), self.asked.value(better.captured)),
            worth=self.asked.worth,
            names=self.asked.names,
            flying=self.asked.flying,
        )
        proof, sentence = comparison.proof(criterion), comparison.sentence(criterion)
        return self.asked.refuse(CODES[criterion], proof, path, sentence, better)

    def _quiet(self, path: tuple[int, ...], possible: LegalMoves) -> Refusal | None:
        """A move without a capture where there is something to capture."""
        if not self.asked.sheet.captures.compulsory:
            return None
        better = self.asked.better(path)
        wanted = (
            [move for move in possible if move.origin == path[0]]
            if len(path) == 1
            else possible.fitting(Reading("", (path,)))
        )
        if better is None or not any(not move.captured for move in wanted):
            return None
        refused = (
            self.asked.piece(path[0])
            if len(path) == 1
            else spell((path[0], path[-1]), self.asked.names, captures=False)
        )
        sentence = N_(
            "%(refused)s takes nothing. %(more)s",
            refused=refused,
            more=takes(better, self.asked.names, flying=self.asked.flying),
        )
        return self.asked.refuse(Reason.MUST_CAPTURE, better.captured, path, sentence, better)

    def _tired(self, path: tuple[int, ...]) -> Refusal | None:
        """A king that has been moved too often in a row."""
        limit = self.asked.sheet.kings.run_limit
        if limit is None or not self.asked.position[path[0]].isupper():
            return None
        rested = self.asked.under(tireless(self.asked.variant))
        if len(path) > 1 and not rested.fitting(Reading("", (path,))):
            return None
        if len(path) == 1 and not any(move.origin == path[0] for move in rested):
            return None
        values = {"square": self.asked.names[path[0]], "count": limit}
        sentence = (
            pgettext(
                "flying king",
                "The king on %(square)s has moved %(count)s times in a row without capturing; "
                "until another piece has moved it may only capture.",
                **values,
            )
            if self.asked.flying
            else pgettext(
                "short king",
                "The king on %(square)s has moved %(count)s times in a row without capturing; "
                "until another piece has moved it may only capture.",
                **values,
            )
        )
        better = next(iter(self.asked.legal), None)
        return self.asked.refuse(Reason.KING_MOVE_LIMIT, path[:1], path, sentence, better)

    def _unhalted(self, path: tuple[int, ...]) -> Refusal | None:
        """A capture that ends beyond the square right behind a king."""
        if self.asked.sheet.kings.landing is not Landing.NEXT_AFTER_KING:
            return None
        for move in self.asked.under(unhalting(self.asked.variant)):
            found = halt(move, path, self.asked.lines) if move.captured else None
            if found is not None:
                return self._halt(move, path, *found)
        return None

    def _halt(self, move: Move, path: tuple[int, ...], victim: int, square: int) -> Refusal:
        values = {"victim": self.asked.names[victim], "square": self.asked.names[square]}
        sentence = pgettext(
            "flying king",
            "On %(victim)s stands a king: the capture ends right behind it, on %(square)s.",
            **values,
        )
        halted = (path[0], square, move.captured)
        better = next(
            (
                own
                for own in self.asked.legal
                if (own.origin, own.destination, own.captured) == halted
            ),
            None,
        )
        return self.asked.refuse(Reason.KING_MUST_HALT, (victim, square), path, sentence, better)

    def _man_takes_king(self, path: tuple[int, ...]) -> Refusal | None:
        if self.asked.sheet.men.may_take_kings:
            return None
        for move in self.asked.under(fearless(self.asked.variant)):
            cut = None if move.king else self._cut(move, path, whole=True)
            if cut is None:
                continue
            way, stop = cut
            # asked about the piece alone, all that it would take counts
            met = victims(way, move.captured, self.asked.lines)[: stop or None]
            kings = [square for square in met if self.asked.position[square].isupper()]
            if kings:
                sentence = protected(self.asked.names[kings[0]], flying=self.asked.flying)
                return self.asked.refuse(Reason.MAN_MAY_NOT_TAKE_KING, (kings[0],), path, sentence)
        return None

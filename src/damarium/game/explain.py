"""Finding the rule that forbids an attempt.

The duties of capturing are found by asking the same core with a rule left out: what is legal
then was forbidden by that rule. What no duty explains is a matter of geometry, see `walk`.
"""

from collections.abc import Sequence
from itertools import takewhile

from damarium._core import Rules
from damarium.game.attempt import Reading
from damarium.game.ground import Ground, waits
from damarium.game.halting import halt
from damarium.game.landing import wrong_landing
from damarium.game.legal import LegalMoves
from damarium.game.lowered import placed
from damarium.game.move import Move
from damarium.game.outcome import Outcome
from damarium.game.precedence import CODES, Comparison, takes
from damarium.game.reason import Reason
from damarium.game.refusal import Refusal
from damarium.game.relaxed import fearless, free, preferring, tireless, unhalting
from damarium.game.walk import Walk
from damarium.game.words import protected, side, taken, the_piece
from damarium.notation import Placement
from damarium.notation.lines import lines
from damarium.notation.message import N_, AnyOf, Message, pgettext
from damarium.notation.moves import spell, takes_away
from damarium.notation.paths import passed, runs_through, victims
from damarium.notation.squares import squares
from damarium.rules import BLACK, WHITE
from damarium.rules.captures import Criterion, Worth
from damarium.rules.pieces import Landing


class Explainer:
    """Says why attempts in one position are refused."""

    def __init__(self, legal: LegalMoves, outcome: Outcome | None) -> None:
        self.legal = legal
        self.outcome = outcome
        self.variant = legal.variant
        self.sheet = legal.variant.sheet
        self.names = squares(legal.variant).names
        self.lines = lines(self.sheet.board)
        self.color = WHITE if legal.position.turn == 0 else BLACK
        self.position = legal.position.squares()
        self.flying = self.sheet.kings.flying
        self.worth = self.sheet.captures.worth or Worth()

    def refusal(self, reading: Reading) -> Refusal | None:
        """Why no reading of an attempt can be played, or None where one can.

        An attempt of a single square asks for the piece on it: may it move at all?
        """
        if self.outcome is not None:
            sentence = self.outcome.message
            return self._refuse(Reason.GAME_OVER, (), reading.readings[0], sentence)
        if self.legal.fitting(reading):
            return None
        path = reading.main
        if len(path) == 1 and any(move.origin == path[0] for move in self.legal):
            return None
        return (
            self._owner(path)
            or self._stale(reading)
            or self._opening(path)
            or self._duty(path, captures=reading.captures is True)
            or self._geometry(path)
        )

    # --- whose piece it is ---

    def _owner(self, path: tuple[int, ...]) -> Refusal | None:
        origin = path[0]
        here = self.position[origin]
        square = self.names[origin]
        if here == ".":
            sentence = N_("Square %(square)s is empty.", square=square)
            return self._refuse(Reason.NO_PIECE, (origin,), path, sentence)
        if here.lower() == self.color.value[0]:
            return None
        sentence = N_(
            "%(side)s is to move. The piece on %(square)s belongs to %(other)s.",
            side=side(self.color),
            square=square,
            other=side(self.color.other),
        )
        return self._refuse(Reason.NOT_YOUR_TURN, (origin,), path, sentence)

    def _stale(self, reading: Reading) -> Refusal | None:
        """A move made for another position, whose squares can be played here, but otherwise."""
        path = reading.main
        if reading.move is None or not self.legal.fitting(Reading("", (path,))):
            return None
        sentence = N_(
            "Where it was found, %(move)s took or crowned otherwise than it would here.",
            move=str(reading.move),
        )
        return self._refuse(Reason.STALE_MOVE, path, path, sentence)

    def _opening(self, path: tuple[int, ...]) -> Refusal | None:
        """In the opening of a game that begins so, a piece is taken away before any moves."""
        offered = [move for move in self.legal if takes_away(move.core)]
        if not offered:
            return None
        squares = tuple(move.origin for move in offered)
        sentence = N_(
            "First take away one of your own pieces: on %(squares)s.",
            squares=AnyOf(tuple(self.names[square] for square in squares)),
        )
        return self._refuse(Reason.OPENING_SQUARE, squares, path, sentence, offered[0])

    # --- the duties of capturing ---

    def _duty(self, path: tuple[int, ...], *, captures: bool) -> Refusal | None:
        possible = self._under(free(self.variant))
        jumps = [move for move in possible if move.captured]
        # a step to the next square is meant as one, though a capture might lead there in a circle
        plain = len(path) > 1 and not captures
        return (
            (self._quiet(path, possible) if plain else None)
            or self._unfinished(path)
            or self._lesser(path, [move for move in jumps if self._fits(move, path)])
            or self._landing(path, jumps)
            or self._lesser(path, [move for move in jumps if self._cut(move, path)])
            or self._quiet(path, possible)
            or self._tired(path)
            or self._unhalted(path)
            or self._man_takes_king(path)
        )

    def _under(self, rules: Rules) -> LegalMoves:
        placement = Placement(self.color, self.position)
        return LegalMoves(self.variant, placed(rules, placement))

    def _fits(self, move: Move, path: tuple[int, ...]) -> bool:
        return (move.origin, move.destination) == (path[0], path[-1]) and any(
            runs_through(path, passed(way, move.captured, self.lines)) for way in move.paths
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
                    path, passed(way[: stop + 1], move.captured, self.lines)
                ):
                    return way, stop
        return None

    def _unfinished(self, path: tuple[int, ...]) -> Refusal | None:
        if self.sheet.captures.may_stop:
            return None
        for move in self.legal if len(path) > 1 else ():
            cut = self._cut(move, path) if move.captured else None
            if cut is not None:
                way, stop = cut
                rest = victims(way, move.captured, self.lines)[stop:]
                sentence = N_(
                    "The capture does not end on %(square)s: %(better)s also takes %(rest)s.",
                    square=self.names[path[-1]],
                    better=move.text,
                    rest=tuple(self.names[square] for square in rest),
                )
                return self._refuse(Reason.MUST_CONTINUE, tuple(rest), path, sentence, move)
        return None

    def _landing(self, path: tuple[int, ...], jumps: Sequence[Move]) -> Refusal | None:
        """A capture that would end where it lands, though it goes on from another square there."""
        ground = Ground(self.variant, self.position, self.color, path[0])
        landing = wrong_landing(jumps, ground, path)
        if landing is None:
            return None
        better = next((move for move in landing.moves if move in self.legal), None)
        first = self.sheet.captures.prefer[:1]
        if better is None and first in ((Criterion.MOST_PIECES,), (Criterion.MOST_VALUE,)):
            # even what goes on takes less than another capture, and the attempt less than that
            return self._offends(first[0], path, path, landing.taken)
        sentence = N_(
            "On %(square)s the capture would end; it goes on from %(others)s.",
            square=self.names[path[-1]],
            others=tuple(self.names[square] for square in landing.others),
        )
        return self._refuse(Reason.LANDING_MUST_CONTINUE, landing.others, path, sentence, better)

    def _lesser(self, path: tuple[int, ...], captures: Sequence[Move]) -> Refusal | None:
        """The precedence that an attempt offends; of its completions the best one counts."""
        prefer = self.sheet.captures.prefer
        left = sorted(captures, key=lambda move: (-self._value(move.captured), -len(move.captured)))
        for size in range(1, len(prefer) + 1):
            best = self._under(preferring(self.variant, prefer[:size]))
            kept = [move for move in left if move in best]
            if left and not kept:
                return self._offends(prefer[size - 1], path, left[0].path, left[0].captured)
            left = kept
        return None

    def _offends(
        self,
        criterion: Criterion,
        path: tuple[int, ...],
        way: tuple[int, ...],
        captured: tuple[int, ...],
    ) -> Refusal | None:
        better = self._better(path)
        if better is None:
            return None
        comparison = Comparison(
            refused=spell((way[0], way[-1]), self.names, captures=True),
            few=taken(captured, self.position, flying=self.flying),
            better=better,
            kings=self._kings(better),
            counts=(self._value(captured), self._value(better.captured)),
            worth=self.worth,
            names=self.names,
            flying=self.flying,
        )
        proof, sentence = comparison.proof(criterion), comparison.sentence(criterion)
        return self._refuse(CODES[criterion], proof, path, sentence, better)

    def _quiet(self, path: tuple[int, ...], possible: LegalMoves) -> Refusal | None:
        """A move without a capture where there is something to capture."""
        if not self.sheet.captures.compulsory:
            return None
        better = self._better(path)
        wanted = (
            [move for move in possible if move.origin == path[0]]
            if len(path) == 1
            else possible.fitting(Reading("", (path,)))
        )
        if better is None or not any(not move.captured for move in wanted):
            return None
        refused = (
            self._piece(path[0])
            if len(path) == 1
            else spell((path[0], path[-1]), self.names, captures=False)
        )
        sentence = N_(
            "%(refused)s takes nothing. %(more)s",
            refused=refused,
            more=takes(better, self.names, flying=self.flying),
        )
        return self._refuse(Reason.MUST_CAPTURE, better.captured, path, sentence, better)

    def _tired(self, path: tuple[int, ...]) -> Refusal | None:
        """A king that has been moved too often in a row."""
        limit = self.sheet.kings.run_limit
        if limit is None or not self.position[path[0]].isupper():
            return None
        rested = self._under(tireless(self.variant))
        if len(path) > 1 and not rested.fitting(Reading("", (path,))):
            return None
        if len(path) == 1 and not any(move.origin == path[0] for move in rested):
            return None
        values = {"square": self.names[path[0]], "count": limit}
        sentence = (
            pgettext(
                "flying king",
                "The king on %(square)s has moved %(count)s times in a row without capturing; "
                "until another piece has moved it may only capture.",
                **values,
            )
            if self.flying
            else pgettext(
                "short king",
                "The king on %(square)s has moved %(count)s times in a row without capturing; "
                "until another piece has moved it may only capture.",
                **values,
            )
        )
        better = next(iter(self.legal), None)
        return self._refuse(Reason.KING_MOVE_LIMIT, path[:1], path, sentence, better)

    def _unhalted(self, path: tuple[int, ...]) -> Refusal | None:
        """A capture that ends beyond the square right behind a king."""
        if self.sheet.kings.landing is not Landing.NEXT_AFTER_KING or len(path) < 2:
            return None
        for move in self._under(unhalting(self.variant)):
            found = halt(move, path, self.lines) if move.captured else None
            if found is not None:
                return self._halt(move, path, *found)
        return None

    def _halt(self, move: Move, path: tuple[int, ...], victim: int, square: int) -> Refusal:
        values = {"victim": self.names[victim], "square": self.names[square]}
        sentence = pgettext(
            "flying king",
            "On %(victim)s stands a king: the capture ends right behind it, on %(square)s.",
            **values,
        )
        halted = (path[0], square, move.captured)
        better = next(
            (own for own in self.legal if (own.origin, own.destination, own.captured) == halted),
            None,
        )
        return self._refuse(Reason.KING_MUST_HALT, (victim, square), path, sentence, better)

    def _man_takes_king(self, path: tuple[int, ...]) -> Refusal | None:
        if self.sheet.men.may_take_kings:
            return None
        for move in self._under(fearless(self.variant)):
            cut = None if move.king else self._cut(move, path, whole=True)
            if cut is None:
                continue
            way, stop = cut
            # asked about the piece alone, all that it would take counts
            met = victims(way, move.captured, self.lines)[: stop or None]
            kings = [square for square in met if self.position[square].isupper()]
            if kings:
                sentence = protected(self.names[kings[0]], flying=self.flying)
                return self._refuse(Reason.MAN_MAY_NOT_TAKE_KING, (kings[0],), path, sentence)
        return None

    # --- the geometry ---

    def _geometry(self, path: tuple[int, ...]) -> Refusal:
        ground = Ground(self.variant, self.position, self.color, path[0])
        walk = Walk(ground, self.names)
        fault = walk.along(path)
        if fault is not None:
            better = self._better(path) if ground.taken else None
            return self._refuse(fault.reason, fault.squares, path, fault.sentence, better)
        if ground.only_captures:
            sentence = walk.only_captures()
            return self._refuse(Reason.CAPTURES_ONLY, path[:1], path, sentence)
        piece = self._piece(path[0])
        sentence = (
            N_("%(piece)s has come to the end of its way and can never move again.", piece=piece)
            if ground.at_the_end
            else N_("%(piece)s can neither move nor capture.", piece=piece)
        )
        return self._refuse(Reason.BLOCKED, path[:1], path, sentence)

    # --- what a refusal is made of ---

    def _better(self, path: tuple[int, ...]) -> Move | None:
        """A legal capture: as far as possible along the attempt, then with the same piece."""
        captures = [move for move in self.legal if move.captured]

        def likeness(move: Move) -> int:
            same = takewhile(lambda pair: pair[0] == pair[1], zip(move.path, path, strict=False))
            return sum(1 for _ in same)

        return max(captures, key=likeness, default=None)

    def _piece(self, square: int) -> Message:
        return the_piece(
            self.names[square],
            king=self.position[square].isupper(),
            flying=self.flying,
            parachutist=waits(self.variant, self.position, square),
        )

    def _value(self, captured: Sequence[int]) -> int:
        """What captured pieces count together."""
        man, king = self.worth.man, self.worth.king
        return sum(king if self.position[square].isupper() else man for square in captured)

    def _kings(self, move: Move) -> tuple[int, ...]:
        return tuple(square for square in move.captured if self.position[square].isupper())

    def _refuse(
        self,
        code: Reason,
        proof: tuple[int, ...],
        path: tuple[int, ...],
        sentence: Message,
        better: Move | None = None,
    ) -> Refusal:
        parachutist = waits(self.variant, self.position, path[0])
        fact = code.fact(king=self.position[path[0]].isupper(), parachutist=parachutist)
        return Refusal(code, proof, path, sentence, better, fact, self.flying, parachutist)

"""Draw rules that a federation gives for more than one of its games."""

from damarium.rules.endings import Counter, Event, Repetition, quiet_kings
from damarium.rules.material import (
    LONE_KING,
    Force,
    Material,
    at_least,
    at_most,
    between,
    exactly,
)
from damarium.rules.region import Region

_ANNEX = "FMJD Annex 1"
_CODE = "FMJD-64 rules"

#: At most two pieces against a lone king, one of them a king: two kings, king and man, one king.
TWO_AGAINST_ONE = Material(Force(kings=at_least(1), pieces=at_most(2)), LONE_KING)

#: Three pieces against a lone king, one of them a king.
THREE_AGAINST_ONE = Material(Force(kings=at_least(1), pieces=exactly(3)), LONE_KING)

#: The same, with the lone king on the long diagonal.
THREE_AGAINST_THE_ROAD = Material(
    Force(kings=at_least(1), pieces=exactly(3)),
    Force(kings=exactly(1), men=exactly(0), on=Region.LONG_DIAGONAL),
)

_BOTH_CROWNED = Force(kings=at_least(1))


def fmjd_draws() -> tuple[Repetition | Counter, ...]:
    """The world federation's rules: threefold, 25 moves of kings, and 16 and 5 against a king."""
    return (
        Repetition(3, cite=f"{_ANNEX}, 6.1"),
        quiet_kings(plies=50, cite=f"{_ANNEX}, 6.2"),
        Counter(
            "sixteen",
            plies=32,
            when=THREE_AGAINST_ONE,
            cite=f"{_ANNEX}, 6.3; plies and beginning as lidraughts counts them",
            disputed="The text does not say whether a crowning among the three begins the 16 moves "
            "anew; here it does not. A text quoted on a game site lets the 16 run on after a "
            "capture and cuts them to 5 where the lone king holds the long diagonal.",
        ),
        Counter(
            "five",
            plies=10,
            when=TWO_AGAINST_ONE,
            cite=f"{_ANNEX}, 6.4; plies and beginning as lidraughts counts them",
            disputed="The text is silent on how the 5 moves follow the 16: here they begin anew "
            "where two pieces are left, and never again after that.",
        ),
    )


def fmjd64_draws() -> tuple[Repetition | Counter, ...]:
    """What the federation's section for 64 squares gives for all its games."""
    return (
        Repetition(3, cite=f"{_CODE}, 7.2.3"),
        Counter(
            "three-kings",
            plies=30,
            when=Material(Force(kings=at_least(3), men=exactly(0)), LONE_KING),
            cite=f"{_CODE}, 7.2.4",
            disputed="Counted from the balance of forces on; lidraughts counts anew where the lone "
            "king takes one of four.",
        ),
        Counter(
            "kings",
            plies=30,
            resets=(Event.CAPTURE, Event.MAN_MOVE),
            cite=f"{_CODE}, 7.2.5",
            disputed="lidraughts leaves this rule out with four to seven pieces and kings on both "
            "sides; 32 moves without a change of material are told in forums only.",
        ),
        Counter(
            "few-pieces",
            plies=60,
            resets=(Event.CAPTURE, Event.CROWNING),
            when=Material(_BOTH_CROWNED, _BOTH_CROWNED, pieces=between(4, 5)),
            cite=f"{_CODE}, 7.2.6: 30 moves",
            disputed="lidraughts counts 30 moves of each side; players there ask whether 30 in "
            "all are meant.",
        ),
        Counter(
            "more-pieces",
            plies=120,
            resets=(Event.CAPTURE, Event.CROWNING),
            when=Material(_BOTH_CROWNED, _BOTH_CROWNED, pieces=between(6, 7)),
            cite=f"{_CODE}, 7.2.6: 60 moves",
        ),
        Counter(
            "road",
            plies=10,
            when=THREE_AGAINST_THE_ROAD,
            cite=f"{_CODE}, 7.2.7",
            disputed="The text does not say what leaving the road does; here the count is gone. "
            "lidraughts keeps it, and counts only while no other piece stands on the road.",
        ),
        Counter("two", plies=10, when=TWO_AGAINST_ONE, cite=f"{_CODE}, 7.2.8"),
    )

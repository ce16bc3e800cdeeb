"""Rules that nobody plays: words of the vocabulary thrown together, on boards of many sizes."""

import random

from damarium.rules import Sheet, Variant, resolve
from damarium.rules.captures import Captures, Criterion, Removal
from damarium.rules.color import Color
from damarium.rules.compass import DIAGONAL, FORWARD, Compass, Directions
from damarium.rules.endings import Counter, Ends, Event, LastPiece
from damarium.rules.geometry import DarkSquares
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion
from damarium.rules.setup import Rows
from damarium.rules.text import Text

_SIZES = (
    *((8, 8), (8, 8), (8, 8), (10, 10), (10, 10), (12, 12)),
    *((4, 4), (5, 5), (6, 6), (7, 8), (8, 7), (9, 9), (10, 8), (14, 14), (16, 16)),
)
_SLANTED = Directions((Compass.NE, Compass.SE), (Compass.SW, Compass.NW))
_ONE_WAY = Directions(FORWARD.white, FORWARD.white)


def _mix(dice: random.Random) -> Sheet:
    width, height = dice.choice(_SIZES)
    range_ = dice.choice(list(Range))
    landing = dice.choice(list(Landing)) if range_ is Range.FLYING else Landing.ANY
    criteria = [each for each in Criterion if each is not Criterion.MOST_VALUE]
    ladder = dice.sample(criteria, dice.randint(0, len(criteria)))
    return Sheet(
        id="mix",
        names=Text(en="mix"),
        board=DarkSquares(width, height, dice.choice((False, True))),
        setup=Rows(1),
        first=dice.choice(list(Color)),
        men=Men(
            dice.choice((FORWARD, FORWARD, DIAGONAL, _SLANTED, _ONE_WAY)),
            dice.choice((FORWARD, FORWARD, DIAGONAL, DIAGONAL, _SLANTED, _ONE_WAY)),
            may_take_kings=dice.choice((True, False)),
        ),
        kings=Kings(range=range_, landing=landing),
        captures=Captures(
            dice.choice((True, True, False)),
            tuple(ladder),
            removal=dice.choice(list(Removal)),
        ),
        promotion=Promotion(in_capture=dice.choice(list(InCapture))),
        ends=Ends(dice.choice((None, *LastPiece))),
        draws=tuple(
            Counter(f"counter-{event.value}".replace("_", "-"), dice.randint(1, 1000), (event,))
            for event in Event
        ),
    )


def _mixes() -> list[Variant]:
    dice = random.Random("words of the vocabulary")
    return [resolve(_mix(dice)) for _ in range(100)]


MIXES = _mixes()

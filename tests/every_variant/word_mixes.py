"""Rules that nobody plays: words of the vocabulary thrown together, on boards of every shape."""

import random
from dataclasses import replace

from damarium.rules import Sheet, Variant, resolve
from damarium.rules.captures import Captures, Criterion, Removal, Worth
from damarium.rules.color import Color
from damarium.rules.compass import (
    AHEAD,
    AHEAD_AND_ASIDE,
    BACKWARD,
    DIAGONAL,
    EVERY_WAY,
    FORWARD,
    NOT_BACK,
    NOWHERE,
    STRAIGHT,
    Compass,
    Directions,
    both,
)
from damarium.rules.endings import Counter, Draw, Ends, Event, LastPiece, Pending, Standoff
from damarium.rules.flaws import InvalidRules
from damarium.rules.geometry import AllSquares, Board, DarkSquares, Hexagon, Points
from damarium.rules.material import LONE_KING, Force, Material, at_most, between, exactly
from damarium.rules.pieces import Kings, Landing, Men, Parachutists, Range
from damarium.rules.promotion import CrowningSquares, InCapture, Promotion, PromotionSquares
from damarium.rules.setup import Diagram, OpeningRemoval, Rows
from damarium.rules.text import Text

#: How many mixes there are, and on how many of the boards men go as in the usual games.
MIXED, USUAL = 100, 34

_SIZES = (
    *((8, 8), (8, 8), (8, 8), (10, 10), (10, 10), (12, 12)),
    *((4, 4), (5, 5), (6, 6), (7, 8), (8, 7), (9, 9), (10, 8), (14, 14), (16, 16)),
)
_FULL = ((8, 8), (8, 8), (8, 8), (4, 4), (5, 6), (7, 7), (11, 11))
_SLANTED = Directions((Compass.NE, Compass.SE), (Compass.SW, Compass.NW))
_ONE_WAY = Directions(FORWARD.white, FORWARD.white)
_USUAL_WAYS = (FORWARD, FORWARD, DIAGONAL, DIAGONAL, _SLANTED, _ONE_WAY)
_WAYS = (
    *(AHEAD, AHEAD_AND_ASIDE, NOT_BACK, STRAIGHT, EVERY_WAY, BACKWARD, *_USUAL_WAYS),
    Directions((Compass.N, Compass.E), (Compass.S, Compass.W)),
    Directions((Compass.W,), (Compass.N, Compass.SE, Compass.E)),
)
_KINGS_WAYS = (DIAGONAL, STRAIGHT, EVERY_WAY, EVERY_WAY, both(Compass.N, Compass.E, Compass.SW))
_MATERIALS = (
    Material(LONE_KING, LONE_KING),
    Material(Force(pieces=between(1, 3)), Force(pieces=at_most(4))),
    Material(Force(kings=between(1, 9)), Force(men=exactly(0)), pieces=at_most(8)),
)


def _usual(dice: random.Random) -> Sheet:
    """The words of the games on dark squares."""
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
            dice.choice(_USUAL_WAYS),
            dice.choice(_USUAL_WAYS),
            may_take_kings=dice.choice((True, False)),
        ),
        kings=Kings(range=range_, landing=landing),
        captures=Captures(
            dice.choice((True, True, False)), tuple(ladder), removal=dice.choice(list(Removal))
        ),
        promotion=Promotion(in_capture=dice.choice(list(InCapture))),
        ends=Ends(dice.choice((None, *LastPiece))),
        draws=tuple(
            Counter(f"counter-{event.value}".replace("_", "-"), dice.randint(1, 1000), (event,))
            for event in Event
        ),
    )


def _odd(dice: random.Random) -> Sheet:
    """All other words, each now and then, also where they do not fit together."""

    def now_and_then() -> bool:
        return dice.random() < 0.25

    sheet, board = _usual(dice), _board(dice)
    kings = Kings(
        dice.choice((*_KINGS_WAYS, NOWHERE)),
        dice.choice(_KINGS_WAYS),
        sheet.kings.range,
        sheet.kings.landing,
        run_limit=dice.randint(1, 3) if now_and_then() else None,
    )
    men = Men(
        dice.choice((*_WAYS, NOWHERE)),
        dice.choice(_WAYS),
        dice.choice(_WAYS) if now_and_then() else None,
        sheet.men.may_take_kings,
        linear=now_and_then(),
        far_row_only_captures=now_and_then(),
    )
    may_stop, opening = now_and_then(), now_and_then()
    valued = now_and_then() and not may_stop
    ladder = (*sheet.captures.prefer, Criterion.MOST_VALUE) if valued else sheet.captures.prefer
    ladder = () if may_stop else ladder
    captures = replace(
        sheet.captures,
        prefer=tuple(dice.sample(ladder, len(ladder))),
        worth=Worth(dice.choice((1, 2, 100)), dice.choice((1, 3, 199, 255))) if valued else None,
        may_stop=may_stop,
        straight_on=now_and_then(),
        turn_back=dice.choice((True, False)),
    )
    return replace(
        sheet,
        board=board,
        setup=_full(board) if opening else Rows(1),
        opening=OpeningRemoval(_some(board, dice)[:1]) if opening else None,
        men=men,
        kings=kings,
        parachutists=Parachutists(dice.choice(_WAYS), goes_on=dice.choice((True, False)))
        if now_and_then()
        else None,
        captures=captures,
        promotion=Promotion(_crowning(board, dice), sheet.promotion.in_capture),
        ends=replace(
            sheet.ends,
            first_king_wins=now_and_then() and now_and_then(),
            king_beats_man=now_and_then(),
            losing=now_and_then(),
        ),
        draws=(*sheet.draws, *_standoffs(dice)),
    )


def _board(dice: random.Random) -> DarkSquares | AllSquares | Points | Hexagon:
    shape = dice.choice((DarkSquares, AllSquares, AllSquares, Points, Hexagon))
    if shape is Hexagon:
        return Hexagon(dice.choice((3, 4, 5, 5, 6)))
    if shape is DarkSquares:
        straight = dice.choice((True, True, False))
        return DarkSquares(*dice.choice(_SIZES), dice.choice((False, True)), straight)
    width, height = dice.choice(_FULL)
    return Points(width, height) if shape is Points else AllSquares(width, height)


def _full(board: Board) -> Diagram:
    return Diagram("".join("wb"[square % 2] for square in range(len(board.places))))


def _some(board: Board, dice: random.Random) -> tuple[str, ...]:
    return tuple(dice.sample(board.letters, dice.randint(1, 4)))


def _crowning(board: Board, dice: random.Random) -> PromotionSquares | CrowningSquares:
    kind = dice.choice((None, PromotionSquares.NEVER, *[PromotionSquares.FAR_ROW] * 3))
    return kind or CrowningSquares(_some(board, dice), _some(board, dice))


def _standoffs(dice: random.Random) -> tuple[Draw, ...]:
    return tuple(
        Standoff(f"standoff-{index}", dice.choice(_MATERIALS), dice.choice(list(Pending)))
        for index in range(dice.randint(0, 2))
    )


def _mixes() -> list[Variant]:
    """The first mixes that can be played."""
    dice = random.Random("words of the vocabulary")
    found = [resolve(_usual(dice)) for _ in range(USUAL)]
    while len(found) < MIXED:
        try:
            found.append(resolve(_odd(dice)))
        except InvalidRules:
            continue
    return found


MIXES = _mixes()

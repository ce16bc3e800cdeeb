"""The judge knows the reasons of games with rarer words: each is true in its place only."""

from dataclasses import dataclass, replace
from typing import cast

import pytest

from damarium.game import Reason, Refusal
from damarium.notation.message import Message
from damarium.rules import Sheet, parse
from damarium.rules.captures import MOST_VALUE, Captures, Removal, Worth
from damarium.rules.compass import (
    AHEAD_AND_ASIDE,
    BACKWARD,
    DIAGONAL,
    EVERY_WAY,
    NOT_BACK,
    NOWHERE,
    STRAIGHT,
)
from damarium.rules.geometry import AllSquares, DarkSquares, Points
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Parachutists, Range
from damarium.rules.promotion import Promotion, PromotionSquares
from damarium.rules.setup import Diagram, OpeningRemoval, Rows
from damarium.rules.text import Text
from tests.naive.duty import DUTY
from tests.naive.judge import fault
from tests.naive.lines import Place
from tests.naive.movement import MOVEMENT
from tests.naive.notation import from_fen, places_by_name
from tests.naive.position import Game, drawn
from tests.naive.scene import Scene

_INTERNATIONAL = parse("international").sheet
_HALTING = replace(
    _INTERNATIONAL, kings=replace(_INTERNATIONAL.kings, landing=Landing.NEXT_AFTER_KING)
)
_ROOKS = Sheet(
    id="rooks",
    names=Text(en="rooks"),
    board=AllSquares(8, 8),
    setup=Rows(2),
    numbering=Letters(),
    men=Men(AHEAD_AND_ASIDE, AHEAD_AND_ASIDE),
    kings=Kings(STRAIGHT, STRAIGHT, Range.FLYING),
    captures=Captures(removal=Removal.AT_ONCE, turn_back=False),
)
_STRAIGHT_ON = replace(
    _ROOKS,
    setup=Diagram("wbwbwbwbbwbwbwbw" * 4),
    opening=OpeningRemoval(("a8", "d5")),
    men=Men(NOWHERE, STRAIGHT),
    kings=Kings(),
    promotion=Promotion(PromotionSquares.NEVER),
    captures=Captures(removal=Removal.AT_ONCE, may_stop=True, straight_on=True),
)
_CROSSED = replace(
    _INTERNATIONAL,
    board=DarkSquares(10, 10, straight=True),
    men=Men(_INTERNATIONAL.men.move, EVERY_WAY),
    kings=Kings(DIAGONAL, EVERY_WAY, Range.FLYING, run_limit=3),
    captures=Captures(prefer=(MOST_VALUE,), worth=Worth(100, 199)),
)
_PARACHUTE = replace(
    _ROOKS,
    board=DarkSquares(8, 8),
    men=Men(),
    kings=Kings(range=Range.FLYING),
    parachutists=Parachutists(BACKWARD),
    captures=Captures(),
)
_FAR_ROW = replace(
    _ROOKS,
    board=Points(5, 5),
    men=Men(NOT_BACK, NOT_BACK, far_row_only_captures=True),
    kings=Kings(),
    promotion=Promotion(PromotionSquares.NEVER),
    captures=Captures(),
)


@dataclass(frozen=True)
class Truth:
    """An attempt, the reason that is true of it, and the squares that prove it."""

    code: str
    sheet: Sheet
    fen: str
    attempt: str
    proof: str
    #: the true sentence, where the judge listens to it
    says: str = ""
    #: other reasons that are as true
    also: tuple[str, ...] = ()
    run: tuple[str, int] | None = None

    def __str__(self) -> str:
        return f"{self.code} {self.fen} {self.attempt}"


TRUTHS = [
    Truth("KING_MUST_HALT", _HALTING, "W:WK31,K32:BK19", "32x5", "19,14"),
    Truth("KING_MUST_HALT", _HALTING, "W:WK31,K32:BK19", "32x10", "19"),
    Truth("NO_TURN_BACK", _ROOKS, "W:WKd4:Bd6,d2", "d4xd7xd1", "d7,d1"),
    Truth(
        "STRAIGHT_ON",
        _STRAIGHT_ON,
        "W:Wd1,h8:Bd2,e3,a8",
        "d1xd3xf3",
        "d3,f3",
        also=("WRONG_DIRECTION",),
    ),
    Truth("CAPTURES_ONLY", _STRAIGHT_ON, "W:Wd1,h8:Bd2,a8", "h8-h7", "h8"),
    Truth("CAPTURES_ONLY", _STRAIGHT_ON, "W:Wd1,h8:Bd2,a8", "h8", "h8", also=("BLOCKED",)),
    Truth("CAPTURES_ONLY", _PARACHUTE, "W:Wb8,a3:Bh6", "b8-a7", "b8"),
    Truth("CAPTURES_ONLY", _FAR_ROW, "W:Wc5,a1:Be2", "c5-d5", "c5"),
    Truth("CROWNING_ENDS_MOVE", _PARACHUTE, "W:Wb8,a3:Bc7,e7,h4", "b8xd6xf8", "d6"),
    Truth("OPENING_SQUARE", _STRAIGHT_ON, "", "c8", "a8,d5"),
    Truth("OPENING_SQUARE", _STRAIGHT_ON, "", "a8-a7", "a8,d5"),
    Truth("KING_MOVE_LIMIT", _CROSSED, "W:WK28,50:BK1", "28-32", "28", run=("28", 3)),
]


def _squares(game: Game, names: str) -> tuple[Place, ...]:
    by_name = places_by_name(game)
    return tuple(by_name[name] for name in names.split(","))


def _scene(truth: Truth) -> Scene:
    game = Game(truth.sheet)
    if not truth.fen:
        whole = drawn(game, truth.sheet.setup.squares(truth.sheet.board), truth.sheet.first)
        return Scene(whole)
    position = from_fen(game, truth.fen)
    if truth.run:
        run = places_by_name(game)[truth.run[0]], truth.run[1]
        position = replace(position, runs=(run, None))
    return Scene(position)


def _fault(truth: Truth, code: str, proof: tuple[Place, ...]) -> str:
    scene = _scene(truth)
    game = scene.position.game
    path = _squares(game, truth.attempt.replace("x", ",").replace("-", ","))
    shown, refused = (
        tuple(game.places.index(place) for place in places) for places in (proof, path)
    )
    # the codes are words to the judge, also those that the library does not know yet
    refusal = Refusal(cast(Reason, code), shown, refused, Message(truth.says, {}))
    return fault(scene, path, refusal)


@pytest.mark.parametrize("truth", TRUTHS, ids=str)
def test_a_reason_is_true_and_no_other(truth: Truth) -> None:
    proof = _squares(Game(truth.sheet), truth.proof)
    true = {code for code in (*MOVEMENT, *DUTY) if not _fault(truth, code, proof)}
    assert true == {truth.code, *truth.also}


@pytest.mark.parametrize("truth", TRUTHS, ids=str)
def test_other_squares_prove_nothing(truth: Truth) -> None:
    game = Game(truth.sheet)
    proof = _squares(game, truth.proof)
    beside = tuple(
        game.places[(game.places.index(place) + 1) % len(game.places)] for place in proof
    )
    assert _fault(truth, truth.code, beside)

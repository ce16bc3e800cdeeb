"""Trying moves in a position of the rule book: nothing is kept, each question tells all."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool

from damarium.game import AmbiguousMove, Board, IllegalMove, InvalidMove
from damarium.notation import InvalidFen, read_fen
from damarium.notation.message import N_, Message
from damarium.rules import UnknownVariant, Variant, parse
from damarium.rules.draft import OWN
from damarium.rules.endings import Counter
from damarium.rules.setup import Diagram
from damarium.server.api.answers import flaws
from damarium.server.language import language
from damarium.server.live.refusals import refusal_json
from damarium.server.look.diagram import live_json
from damarium.server.own.address import LONGEST
from damarium.server.own.flawtext import flaw_text
from damarium.server.own.limits import placed_flaws
from damarium.server.own.reading import variant_of
from damarium.server.play import creation
from damarium.server.problem import Problem

router = APIRouter(prefix="/api")

#: Moves that may have been made since the position that is told, and squares of one move.
_MOST_MOVES, _MOST_SQUARES = 200, 60
#: Pieces of a position in which no rules at all leave too many captures to list.
_FEW = 8
_Square = str
_Path = list[_Square]


class Try(BaseModel):
    """A position, the moves made in it since, and one that is tried.

    Attributes:
        variant: the spelling of the game.
        rules: rules of somebody's own, packed as the rules editor's addresses have them.
        fen: the position to begin with.
        counts: draw counters to begin with, plies by the counter's id.
        played: moves made since, each square by square; all must be legal.
        path: the squares of a move that is tried, or none.
    """

    variant: str = Field("", max_length=200)
    rules: str = Field("", max_length=LONGEST)
    fen: str = Field("", max_length=1000)
    counts: dict[str, int] = Field(default_factory=dict, max_length=40)
    played: list[_Path] = Field(default_factory=list, max_length=_MOST_MOVES)
    path: _Path = Field(default_factory=list, max_length=_MOST_SQUARES)


@router.post("/rules/try", responses=flaws(403, 413, 422))
async def attempt(request: Request, tried: Try) -> JSONResponse:
    """What becomes of a move: the position after it, or the refusal with the rule and its squares.

    Without a `path` the answer is the position after the moves that are `played`.
    """
    lang = language(request)
    return JSONResponse(await run_in_threadpool(_answer, tried, lang))


def _answer(tried: Try, lang: str) -> dict[str, Any]:
    board = _board(tried)
    try:
        for path in tried.played:
            board.push(path)
        if tried.path:
            refusal = board.refusal(tried.path)
            if refusal is not None:
                return refusal_json(board.variant, refusal, lang)
            board.push(tried.path)
    except IllegalMove as error:
        raise _unplayable(error.refusal.message) from None
    except InvalidMove as error:
        raise _unplayable(error.message) from None
    except AmbiguousMove:
        raise _unplayable(N_("Those squares may mean several moves: name all of them.")) from None
    outcome = board.outcome()
    return {
        "type": "position",
        "fen": board.fen(),
        "standing": live_json(board),
        "sentence": outcome.sentence(lang) if outcome else "",
    }


def _board(tried: Try) -> Board:
    variant = variant_of(tried.rules) if tried.rules else _known(tried.variant)
    try:
        if tried.fen:
            _bearable(variant, read_fen(tried.fen, variant).position)
        return Board(variant, fen=tried.fen or None, counts=_counts(variant, tried.counts))
    except InvalidFen as error:
        raise _unplayable(error.flaws[0].message) from None


def _bearable(variant: Variant, position: str) -> None:
    """Refuse a position with which no game could be begun here, but for the book's small ones."""
    few = len(position) - position.count(".") <= _FEW
    if few and variant.id != OWN:
        return
    flaws = placed_flaws(variant.sheet, replace(variant.sheet, setup=Diagram(position)))
    if flaws:
        raise _unplayable(flaw_text(flaws[0]))


def _known(spelling: str) -> Variant:
    try:
        return parse(spelling)
    except UnknownVariant as error:
        raise creation.unknown_variant(error) from None


def _counts(variant: Variant, counts: Mapping[str, int]) -> dict[str, int]:
    limits = {rule.id: rule.plies for rule in variant.sheet.draws if isinstance(rule, Counter)}
    for name, count in counts.items():
        if name not in limits or not 0 <= count <= limits[name]:
            sentence = N_(
                "%(name)s is no draw counter of this game that can stand at %(count)s.",
                name=name[:40],
                count=count,
            )
            raise _unplayable(sentence)
    return dict(counts)


def _unplayable(sentence: Message) -> Problem:
    return Problem(422, N_("That cannot be tried here"), sentence)

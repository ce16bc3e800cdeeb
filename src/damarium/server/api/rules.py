"""Rules over the API: what follows from them, before anybody plays by them."""

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from starlette.concurrency import run_in_threadpool

from damarium.notation.message import N_
from damarium.rules import UnknownVariant, Variant, parse
from damarium.rules.jsontext import read_json
from damarium.rules.nearest import nearest
from damarium.rules.switches import Draft
from damarium.server.api.answers import flaws
from damarium.server.language import language
from damarium.server.look.cards import board_json
from damarium.server.own.address import address
from damarium.server.own.editing import Editing
from damarium.server.own.file import salvaged
from damarium.server.own.flawtext import flaw_text
from damarium.server.play import creation
from damarium.server.problem import Problem

router = APIRouter(prefix="/api")

_RULES: dict[str, Any] = {
    "type": "object",
    "description": "rules as `damarium rules export` writes them, playable or not",
}


@router.post(
    "/rules",
    responses=flaws(403, 413, 422),
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": _RULES}}}},
)
async def check(request: Request, parent: str = "") -> JSONResponse:
    """What follows from rules: flaws, sentences, the board, and what differs from a parent.

    Without a parent they are compared with the known game that they are most like.
    """
    data, lang = await _rules(request), language(request)
    return JSONResponse(await run_in_threadpool(_following, data, parent, lang))


def _following(data: dict[str, Any], parent: str, lang: str) -> dict[str, Any]:
    draft, left_out = salvaged(data)
    editing = Editing(_parent(parent, draft), draft)
    near, distance = editing.nearest
    return {
        "name": editing.name(lang),
        "playable": editing.sheet is not None,
        "left_out": [message.in_(lang) for message in left_out],
        "flaws": [
            {"path": flaw.field, "sentence": flaw_text(flaw).in_(lang)} for flaw in editing.flaws
        ],
        "facts": [
            {"id": fact, "text": text, "changed": changed}
            for fact, text, changed in editing.facts(lang)
        ],
        "parent": editing.parent.spelling,
        "differences": [asdict(one) for one in editing.differences(lang)],
        "known": editing.known.spelling if editing.known else None,
        "nearest": {"variant": near.spelling, "differences": distance},
        "board": board_json(editing.drawn),
        "start": editing.start,
        "first_moves": editing.first_moves,
        "url": address(editing.parent.spelling, draft),
    }


def _parent(spelling: str, draft: Draft) -> Variant:
    if not spelling:
        return nearest(draft)[0]
    try:
        return parse(spelling)
    except UnknownVariant as error:
        raise creation.unknown_variant(error) from None


async def _rules(request: Request) -> dict[str, Any]:
    try:
        data, doubled = read_json(await request.body())
    except ValueError:
        data, doubled = None, []
    if doubled:
        sentence = N_("%(name)s stands twice.", name=doubled[0].field[:40])
        raise Problem(400, N_("That cannot be read"), sentence)
    if isinstance(data, dict):
        return data
    title = N_("That cannot be read")
    raise Problem(400, title, N_("The body must be a JSON object of rules."))

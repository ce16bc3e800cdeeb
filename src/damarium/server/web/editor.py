"""The rules editor: how do you play at home?"""

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException

from damarium.notation.message import N_, Message
from damarium.rules import Flaw, UnknownVariant, Variant, parse
from damarium.rules.difference import draw_words
from damarium.rules.nearest import nearest
from damarium.rules.questions import made, questions
from damarium.rules.switches import Kind, Switch, groups
from damarium.rules.switches.switch import ARROWS
from damarium.rules.switches.ways import one_by_one
from damarium.server.addresses import here
from damarium.server.api.beginning import begin, to_seat
from damarium.server.language import language
from damarium.server.look import drawing
from damarium.server.look.cards import board_json, cards, first_game
from damarium.server.own import drawfields
from damarium.server.own.address import PAGE, address, book_address, packed, unpacked
from damarium.server.own.editing import Editing, Fields, begun, changed
from damarium.server.own.file import opened, salvaged
from damarium.server.own.flawtext import flaw_text, mender
from damarium.server.play import creation
from damarium.server.problem import Problem
from damarium.server.site import site_of

router = APIRouter(include_in_schema=False)

#: Ways to mend a flaw that are offered; and how many flaws get offers.
_MOST_MENDS, _MOST_MENDED = 3, 6


@router.get(PAGE)
async def edit(request: Request) -> Response:
    """Change the rules of a game; without one, choose where to begin."""
    asked = request.query_params
    if "ask" in asked:
        parent, draft = made(dict(asked))
        return RedirectResponse(here(request, address(parent.spelling, draft)), 303)
    if "from" not in asked and "rules" not in asked:
        return _page(request, "beginning.html", _beginning(request))
    editing, notes = _asked_for(asked)
    return await _editor(request, editing, notes)


@router.post(PAGE)
async def change(request: Request) -> Response:
    """Take over what a form says and show what follows from it."""
    editing = _sent(await _fields(request))
    return RedirectResponse(here(request, address(editing.parent.spelling, editing.draft)), 303)


@router.post("/rules/play")
async def play(request: Request) -> Response:
    """Begin a game by the rules that a form says, and go there."""
    fields = await _fields(request)
    editing = _sent(fields)
    variant = editing.variant
    if variant is None:
        return await _editor(request, editing, (), 422)
    try:
        wanted = creation.read({name: told[0] for name, told in fields.items()}, variant)
    except Problem as problem:
        return await _editor(request, editing, tuple(problem.fields.values()), 422)
    return to_seat(request, *await begin(request, wanted))


@router.post("/rules/open")
async def open_file(request: Request) -> Response:
    """Show the rules of a file."""
    form = await _form(request)
    try:
        file = form.get("file")
        body = await file.read() if isinstance(file, UploadFile) else b""
        draft, notes = opened(body)
    except Problem as problem:
        return _page(request, "beginning.html", _beginning(request, (problem.sentence,)), 422)
    finally:
        await form.close()
    near = nearest(draft)[0]
    if notes:
        return await _editor(request, Editing(near, draft), notes)
    return RedirectResponse(here(request, address(near.spelling, draft)), 303)


@router.get("/rules/file")
async def save(request: Request) -> Response:
    """The rules of an address as a file that `damarium rules check` reads."""
    editing, _ = _asked_for(request.query_params)
    if editing.sheet is None:
        raise Problem(
            422,
            N_("These rules cannot be played yet"),
            N_("Mend what the editor marks; then they can be saved."),
        )
    text = json.dumps(Variant(editing.sheet).to_json(), ensure_ascii=False, indent=2)
    headers = {"content-disposition": 'attachment; filename="damarium-rules.json"'}
    return Response(f"{text}\n", media_type="application/json", headers=headers)


def _asked_for(asked: Mapping[str, str]) -> tuple[Editing, tuple[Message, ...]]:
    """The rules that an address means, and what is to be said about it."""
    notes: list[Message] = []
    draft = None
    if asked.get("rules"):
        try:
            draft, told = salvaged(unpacked(asked["rules"]))
            notes += told
        except Problem as problem:
            flaw = problem.sentence
            notes.append(N_("%(flaw)s Here are the rules that it begins with.", flaw=flaw))
    spelling = asked.get("from", "")
    try:
        parent = parse(spelling[:200]) if spelling else None
    except UnknownVariant as error:
        if draft is None:
            raise creation.unknown_variant(error, 404) from None
        notes.append(N_("The game that these rules were made from is not known here."))
        parent = None
    if parent is None:
        parent = parse(first_game()) if draft is None else nearest(draft)[0]
    return (begun(parent) if draft is None else Editing(parent, draft)), tuple(notes)


def _sent(fields: Fields) -> Editing:
    """The rules that a form was about, changed as it says."""
    editing, _ = _asked_for({name: fields.get(name, [""])[0] for name in ("from", "rules")})
    return changed(editing, fields)


async def _fields(request: Request) -> Fields:
    form = await _form(request)
    fields: Fields = {}
    for name, value in form.multi_items():
        if isinstance(value, str):
            # some encodings hold halves of characters, which are no text
            fields.setdefault(name, []).append(value.encode(errors="replace").decode())
    await form.close()
    return fields


async def _form(request: Request) -> FormData:
    try:
        return await request.form()
    except HTTPException:
        raise
    except Exception as error:  # a sender names the encoding, and each fails in its own way
        title = N_("That cannot be read")
        raise Problem(400, title, N_("The request is not well formed.")) from error


def _page(request: Request, name: str, values: dict[str, Any], status: int = 200) -> HTMLResponse:
    return site_of(request).templates.page(request, name, values, status)


def _beginning(request: Request, notes: tuple[Message, ...] = ()) -> dict[str, Any]:
    lang = language(request)
    return {
        "questions": questions(lang),
        "variants": cards(lang),
        "notes": [note.in_(lang) for note in notes],
    }


async def _editor(
    request: Request, editing: Editing, notes: tuple[Message, ...], status: int = 200
) -> HTMLResponse:
    def drawn() -> HTMLResponse:
        return _page(request, "editor.html", _values(editing, notes, language(request)), status)

    # what follows from rules takes a while, in which games are to go on
    return await run_in_threadpool(drawn)


def _values(editing: Editing, notes: tuple[Message, ...], lang: str) -> dict[str, Any]:
    parent, draft = editing.parent, editing.draft
    word = packed(draft)
    near, distance = editing.nearest
    board = board_json(editing.drawn)
    query = urlencode({"from": parent.spelling, "rules": word})
    return {
        "notes": [note.in_(lang) for note in notes],
        "name": editing.name(lang),
        "own_name": editing.own_name,
        "usual_name": (editing.known.name if editing.known else editing.usual_name.in_)(lang),
        "parent": {"name": parent.name(lang), "spelling": parent.spelling},
        "known": editing.known.name(lang) if editing.known else "",
        "near": {
            "name": near.name(lang),
            "distance": distance,
            "address": address(near.spelling, draft),
            "is_parent": near.spelling == parent.spelling,
        },
        "rules": word,
        "address": f"{PAGE}?{query}",
        "file": f"/rules/file?{query}",
        "page": book_address(editing.variant) if editing.variant else "",
        "groups": _groups(editing, lang),
        "draws": _draws(editing, lang),
        "flaws": _flaws(editing, lang),
        "differences": editing.differences(lang),
        "facts": editing.facts(lang),
        "board": board,
        "measured": {**board, **drawing.measures(board)},
        "start": editing.start,
        "first_moves": editing.first_moves,
        "arrows": ARROWS,
        "values": dict(creation.DEFAULTS),
    }


def _groups(editing: Editing, lang: str) -> list[dict[str, Any]]:
    before = begun(editing.parent).draft
    return [
        {
            "id": group.id,
            "name": group.name,
            "switches": [
                shown
                for switch in group.switches
                if (shown := _switch(switch, editing, switch.read(before), lang))
            ],
        }
        for group in groups(lang)
    ]


def _switch(switch: Switch, editing: Editing, usual: str, lang: str) -> dict[str, Any] | None:
    """A switch as the page shows it; None where the rules have no room for it."""
    value = switch.read(editing.draft)
    flawed = any(mender(flaw, lang) is switch for flaw in editing.flaws)
    if value == "" and not flawed and all(choice.value for choice in switch.choices):
        return None
    sides = one_by_one(value) if switch.kind is Kind.WAYS else ()
    return {
        "id": switch.id,
        "kind": switch.kind.value,
        "label": switch.label,
        "help": switch.help,
        "value": value,
        "steps": value.split(",") if value else [],
        "choices": switch.choices,
        "sides": sides,
        "own": switch.kind is Kind.WAYS and value not in {one.value for one in switch.choices},
        "least": switch.numbers.start,
        "most": switch.numbers.stop - 1,
        "before": (switch.said(usual) or "–") if value != usual else "",
    }


def _draws(editing: Editing, lang: str) -> dict[str, Any]:
    words, before = draw_words(editing.draft, lang), begun(editing.parent)
    old = draw_words(before.draft, lang)
    return {
        "rules": [
            {
                **rule,
                "text": words.get(rule["id"], ""),
                "changed": words.get(rule["id"]) != old.get(rule["id"]),
            }
            for rule in drawfields.shown(editing.draft)
        ],
        "offered": drawfields.offered(editing.drawn.sheet, lang),
    }


def _flaws(editing: Editing, lang: str) -> list[dict[str, Any]]:
    """Every flaw beside its switch, with changes that mend it."""
    return [
        {
            "path": flaw.field,
            "switch": switch.id if (switch := mender(flaw, lang)) else "draws",
            "label": switch.label if switch else "",
            "text": flaw_text(flaw).in_(lang),
            "mends": [
                {"text": text, "address": address(editing.parent.spelling, draft)}
                for text, draft in _few(editing, flaw, lang)
            ]
            if number < _MOST_MENDED
            else [],
        }
        for number, flaw in enumerate(editing.flaws)
    ]


def _few(editing: Editing, flaw: Flaw, lang: str) -> list[tuple[str, Any]]:
    mends = editing.mends(flaw, lang)
    return [mend for _, mend in zip(range(_MOST_MENDS), mends, strict=False)]

"""The pages: home, a game, and what is shown where neither can be."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from damarium.notation.message import N_, Message
from damarium.rules import UnknownVariant, Variant, parse
from damarium.server.api.beginning import begin, to_seat
from damarium.server.api.games import FirstGame, LaterGame
from damarium.server.api.recent import recent_games
from damarium.server.language import language
from damarium.server.live.state import state
from damarium.server.look import drawing
from damarium.server.look.cards import (
    board_json,
    cards,
    cards_with,
    families,
    first_game,
    game_name,
    has_switches,
    reading_name,
)
from damarium.server.look.templates import page_messages, script_json
from damarium.server.own.address import BOOK, address_of, book_address
from damarium.server.play import creation
from damarium.server.play.fold import Game
from damarium.server.play.room import Room
from damarium.server.play.seats import shown_secret
from damarium.server.problem import Problem
from damarium.server.site import site_of
from damarium.server.web import invitation
from damarium.server.web.forms import form_of

router = APIRouter(include_in_schema=False)

#: Games offered on the home page to be gone on with.
RESUMED = 3


@router.get("/")
async def home(
    request: Request, game: str = "", opponent: str = "", *, listed: bool = False
) -> HTMLResponse:
    """Choose a game; `?game=` chooses one in the address, by any spelling, others an opponent."""
    chosen, values = await _last_played(request)
    if opponent in creation.OPPONENTS:
        values |= {"opponent": opponent, "listed": listed}
    if game:
        try:
            variant = parse(game)
        except UnknownVariant as error:
            raise creation.unknown_variant(error, 404) from None
        if not has_switches(variant):
            raise _without_switch(variant, language(request))
        chosen = variant.id
        values |= _house_rules(variant)
    return await _home(request, chosen, values)


def _without_switch(variant: Variant, lang: str) -> Problem:
    return Problem(
        404,
        N_("There is no switch for this variant"),
        N_(
            "The form cannot say %(name)s. Begin it on its page in the rule book: %(page)s.",
            name=variant.name(lang),
            page=book_address(variant),
        ),
        suggestions=(variant.id,),
    )


async def _last_played(request: Request) -> tuple[str, dict[str, object]]:
    """What the form offers at first: the visitor's last game again, or else the first there is."""
    ids = [card["id"] for card in cards("en")]
    values = dict(creation.DEFAULTS)
    async for room in site_of(request).games.newest_of(recent_games(request)[:1]):
        game = room.game
        if game.variant.id in ids:
            return game.variant.id, values | _house_rules(game.variant) | _opponent(game)
    return first_game(), values


@router.post("/games")
async def create(request: Request) -> Response:
    """Begin a game and go there."""
    fields = await form_of(request)
    try:
        wanted = creation.read(fields)
    except Problem as problem:
        if problem.suggestions:
            raise
        chosen = fields.get("game", "")
        if chosen not in {card["id"] for card in cards("en")}:
            chosen = first_game()
        flaws = {_field(name): flaw for name, flaw in problem.fields.items()}
        return await _home(request, chosen, creation.as_values(fields), flaws)
    return to_seat(request, *await begin(request, wanted))


@router.get("/games/{table}")
async def show(request: Request, game: FirstGame) -> Response:
    """Play a table's first game, watch it, or join it."""
    site = site_of(request)
    room = await site.games.open(game)
    if not room.game.joined:
        return invitation.page(request, room)
    lang = language(request)
    variant = room.game.variant
    board = board_json(variant)
    now = state(room, room.held_by(shown_secret(request)), lang)
    data = {
        "board": {**board, **drawing.measures(board)},
        "state": now,
        "text": page_messages(lang),
        "socket": f"/api/games/{game}/socket?lang={lang}",
        "book": book_address(variant),
        "lang": lang,
    }
    values = {
        "data_json": script_json(data),
        "title": title(room.game, lang),
        "change_rules": address_of(variant),
        "book": book_address(variant),
        "board": board,
        "state": now,
        "variants": cards_with(lang, variant.id, board["size"]),
        "families": families(lang),
        "facts": now["variant"]["facts"],
        "chosen": variant.id,
        "values": dict(creation.DEFAULTS) | _house_rules(variant) | _opponent(room.game),
        "errors": {},
    }
    return site.templates.page(request, "game.html", values)


@router.get("/games/{table}/{round:int}")
async def show_later(request: Request, game: LaterGame) -> Response:
    """The same of a later game."""
    return await show(request, game)


def error_page(request: Request, problem: Problem) -> Response:
    """What is shown instead of a page."""
    lang = language(request)
    path = request.url.path.removeprefix(request.scope.get("root_path", ""))
    reading = path.startswith(BOOK)
    values = {
        "status": problem.status,
        "title": problem.title.in_(lang),
        "sentence": problem.sentence.in_(lang),
        "suggestions": [
            {"name": parse(spelling).name(lang), "url": _suggested(spelling, reading=reading)}
            for spelling in problem.suggestions
            if reading or has_switches(parse(spelling))
        ],
    }
    return site_of(request).templates.page(request, "error.html", values, problem.status)


def _suggested(spelling: str, *, reading: bool) -> str:
    """Where a suggestion leads: who wanted to read is not sent to play."""
    return f"{BOOK}/{spelling}" if reading else f"/?{urlencode({'game': spelling})}"


def title(game: Game, lang: str) -> str:
    """What a game is called in a browser's tab."""
    name = game_name(game.variant, lang)
    levels = [seat.level for seat in game.seats.values() if seat.computer]
    if levels:
        message = N_("%(game)s against the computer, level %(level)s", game=name, level=levels[0])
    elif game.two_people:
        message = N_("%(game)s, a game of two", game=name)
    else:
        message = N_("%(game)s, two at one screen", game=name)
    return message.in_(lang)


async def _home(
    request: Request,
    chosen: str,
    values: Mapping[str, object],
    flaws: Mapping[str, Message] | None = None,
) -> HTMLResponse:
    lang = language(request)
    offered = cards_with(lang, chosen, str(values["size"]))
    card = next(card for card in offered if card["id"] == chosen)
    shapes, games = _drawn_once(offered)
    looks = {shape: _unnamed(board) for shape, board in shapes.items()}
    context = {
        "variants": offered,
        "families": families(lang),
        "shapes": {card["board"]["shape"]: card["board"] for card in offered},
        "data_json": script_json({"shapes": looks, "variants": games}),
        "chosen": chosen,
        "values": {**values, "size": values["size"] or card["sizes"][0]},
        "errors": {name: flaw.in_(lang) for name, flaw in (flaws or {}).items()},
        "resume": await _resume(request, lang),
    }
    status = 422 if flaws else 200
    return site_of(request).templates.page(request, "home.html", context, status)


def _drawn_once(
    offered: tuple[dict[str, Any], ...],
) -> tuple[dict[str, dict[str, Any]], list[dict[str, Any]]]:
    """The boards there are by their shapes, and what the page's script is told of the games.

    Few boards serve all games: but for the names of their squares most are alike.
    """
    shapes: dict[str, dict[str, Any]] = {}

    def looks(board: dict[str, Any], start: str) -> dict[str, str]:
        shapes.setdefault(board["shape"], board)
        return {"shape": board["shape"], "start": start}

    games = [
        {
            **{key: card[key] for key in ("id", "name", "orientation", "readings", "sizes")},
            **looks(card["board"], card["start"]),
            "first": card["board"]["first"],
            "boards": {size: looks(**one) for size, one in card["boards"].items()},
        }
        for card in offered
    ]
    return shapes, games


def _unnamed(board: dict[str, Any]) -> dict[str, Any]:
    """A board to look at: where its squares lie, and not what they are called."""
    looks = {key: board[key] for key in ("ground", "width", "height")}
    places = [[square["x"], square["y"]] for square in board["squares"]]
    return {**looks, **drawing.measures(board), "places": places}


async def _resume(request: Request, lang: str) -> list[dict[str, Any]]:
    """The visitor's games that are still going on."""
    shown: list[dict[str, Any]] = []
    async for room in site_of(request).games.newest_of(recent_games(request)):
        if room.game.running:
            shown.append(_resumable(room, lang))
        if len(shown) == RESUMED:
            break
    return shown


def _resumable(room: Room, lang: str) -> dict[str, Any]:
    game = room.game
    variant = game.variant
    detail = N_(
        "%(title)s, %(reading)s, move %(number)s",
        title=title(game, lang),
        reading=reading_name(variant, lang),
        number=game.ply // 2 + 1,
    )
    return {
        "url": f"/games/{room.id}",
        "title": _whose_turn(game).in_(lang),
        "detail": detail.in_(lang),
        "board": board_json(variant),
        "position": game.position,
    }


def _whose_turn(game: Game) -> Message:
    if game.seats[game.turn].computer:
        return N_("The computer is to move")
    if any(seat.computer for seat in game.seats.values()):
        return N_("You are to move")
    return N_("White is to move") if game.turn.value == "white" else N_("Black is to move")


def _house_rules(variant: Variant) -> dict[str, object]:
    return {
        "reading": variant.reading,
        "size": variant.sheet.board.dimensions,
        "capture_optional": not variant.sheet.captures.compulsory,
    }


def _opponent(game: Game) -> dict[str, object]:
    for color, seat in game.seats.items():
        if seat.computer:
            return {"opponent": "computer", "level": seat.level, "colour": color.other.value}
    clock = game.control.spelling if game.control else "none"
    return {"opponent": "link" if game.two_people else "here", "clock": clock}


def _field(name: str) -> str:
    """The form's field for a flaw; what belongs to none stands above the form."""
    return name if name in ("game", *creation.DEFAULTS) else "form"
